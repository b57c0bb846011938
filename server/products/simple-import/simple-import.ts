import { newProductId, type SkuAttribute } from '../../catalogue/catalogue.ts';
import type { Tx } from '../../db/database.ts';
import type { FileRow, ImportExport, Outcome } from '../../import-export/import-export.ts';
import { importedRowParser } from '../../import-export/parse-row.ts';
import { givenColumns, type SimpleProductRow, simpleProductColumns } from './columns.ts';
import { findBrand, findCategory } from './parents.ts';
import {
  type KnownSku,
  releaseRowSavepoint,
  rollBackRow,
  setRowSavepoint,
  skuByCode,
  skusOfProductNamed,
} from './queries.ts';
import { areVariants, optionsOf, paragraphsOf, picturesOf, usualPicture } from './rules.ts';

/** The imports through which a row is written. */
export interface FullImports {
  catalogue: ImportExport;
  stock: ImportExport;
}

type Refused = { refused: string };
type Written = Exclude<Outcome, Refused>;
const isRefused = (value: object): value is Refused => 'refused' in value;

const read = importedRowParser(givenColumns, ['sku']);
/** What a new SKU must have. */
const requiredForNewSkus = ['name_th', 'price', 'category'] as const;

/** Products in one row per SKU, written as rows of the catalogue and of the stock. A refused row leaves nothing behind. */
export function simpleImport(full: FullImports): ImportExport {
  return {
    name: 'products',
    description: 'products in one row per SKU, with their stock',
    rowTypes: { products: simpleProductColumns },
    notes: `sku, name_th, price, category and stock are enough. An empty cell leaves what is stored; brands and categories are
created when they are first named. Export products with the catalogue, which has all columns.`,
    exportBatches: full.catalogue.exportBatches,
    write: async (tx, rows, now) => {
      const outcomes: Outcome[] = [];
      for (const row of rows) outcomes.push(await writeRow(tx, row, now, full));
      return outcomes;
    },
    constraintMessages: { ...full.catalogue.constraintMessages, ...full.stock.constraintMessages },
    rowsReferToEarlierRows: true,
  };
}

async function writeRow(tx: Tx, row: FileRow, now: Date, full: FullImports): Promise<Outcome> {
  const parsed = read(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== '')));
  if (isRefused(parsed)) return parsed;
  await setRowSavepoint(tx);
  const written = await writeParts(tx, parsed.given, now, full);
  if (isRefused(written)) {
    await rollBackRow(tx);
    return written;
  }
  await releaseRowSavepoint(tx);
  const { isNew, outcomes } = written;
  const isUnchanged = outcomes.every((outcome) => storedAs(outcome) === 'unchanged');
  return {
    stored: isNew ? 'new' : isUnchanged ? 'unchanged' : 'changed',
    warnings: outcomes.flatMap((outcome) => (typeof outcome === 'object' ? outcome.warnings : [])),
  };
}

const storedAs = (outcome: Written) => (typeof outcome === 'object' ? outcome.stored : outcome);

async function writeParts(
  tx: Tx,
  given: SimpleProductRow,
  now: Date,
  full: FullImports,
): Promise<Refused | { isNew: boolean; outcomes: Written[] }> {
  const known = await skuByCode(tx, given.sku);
  const catalogue = await catalogueRows(tx, given, known);
  if (isRefused(catalogue)) return catalogue;
  const needsNoStock = known !== undefined || given.kind === 'service';
  const stock = given.stock === undefined && needsNoStock ? [] : [{ sku: given.sku, stock: given.stock ?? 0 }];
  const outcomes = [
    ...(await full.catalogue.write(tx, catalogue, now)),
    // The SKU is written by now.
    ...(await full.stock.write(tx, stock, now)),
  ];
  const refused = outcomes.find((outcome): outcome is Refused => typeof outcome === 'object' && isRefused(outcome));
  return refused ?? { isNew: !known, outcomes: outcomes as Written[] };
}

/** The rows of the catalogue for a row of the file: those it refers to first. */
async function catalogueRows(
  tx: Tx,
  given: SimpleProductRow,
  known: KnownSku | undefined,
): Promise<Refused | FileRow[]> {
  const missing = requiredForNewSkus.filter((name) => given[name] === undefined);
  if (!known && missing.length > 0) return { refused: `${missing.join(', ')}: must be given for a new SKU` };
  if (given.category_en !== undefined && given.category === undefined)
    return { refused: 'category: must be given with category_en' };
  const options = given.options_th ? optionsOf(given.options_th, given.options_en) : [];
  if (isRefused(options)) return options;
  const sibling = known ? undefined : await siblingOf(tx, given, options);
  if (sibling && isRefused(sibling)) return sibling;

  const isNewProduct = !known && !sibling;
  const brand = isNewProduct || given.brand !== undefined ? await findBrand(tx, given.brand) : undefined;
  if (brand && isRefused(brand)) return brand;
  const category = given.category === undefined ? undefined : await findCategory(tx, given.category, given.category_en);
  if (category && isRefused(category)) return category;

  const productId = known?.productId ?? sibling?.productId ?? (await newProductId(tx));
  const product = {
    type: 'product',
    id: productId,
    ...(isNewProduct ? { short_description_th: '', short_description_en: '' } : {}),
    ...(brand ? { brand: brand.value } : {}),
    ...(category ? { category: category.value } : {}),
    ...namesOf(given, known),
    ...describedIn('th', given.description_th),
    ...describedIn('en', given.description_en),
    ...(given.kind === undefined ? {} : { kind: given.kind }),
    ...(given.visible === undefined ? {} : { visible: given.visible }),
  };
  const sku = {
    type: 'sku',
    product_id: productId,
    sku: given.sku,
    ...(known ? {} : { default_flag: isNewProduct, position: sibling?.position ?? 0 }),
    ...(given.options_th === undefined ? {} : { attributes: options }),
    ...picturesIn(given, known),
    ...(given.price === undefined ? {} : { price: given.price }),
    ...(given.weight_grams === undefined ? {} : { weight_grams: given.weight_grams }),
  };
  return [...(brand?.rows ?? []), ...(category?.rows ?? []), product, sku];
}

/** The product that a new SKU is a variant of; undefined for a product of its own. */
async function siblingOf(
  tx: Tx,
  given: SimpleProductRow,
  options: SkuAttribute[],
): Promise<Refused | { productId: number; position: number } | undefined> {
  const skus = await skusOfProductNamed(tx, given.name_th ?? '');
  const [first] = skus;
  if (!first) return undefined;
  const other = skus.find(({ attributes }) => !areVariants(attributes, options));
  if (other)
    return {
      refused: `name_th: is the name of ${other.sku}: give both options_th that differ, such as สี: ดำ, or another name`,
    };
  return { productId: first.productId, position: skus.length };
}

/** An English name that was only the Thai one follows it. */
function namesOf({ name_th, name_en }: SimpleProductRow, known: KnownSku | undefined): FileRow {
  const followsThai = !known || known.productName.en === known.productName.th;
  return {
    ...(name_th === undefined ? {} : { name_th, ...(followsThai ? { name_en: name_th } : {}) }),
    ...(name_en === undefined ? {} : { name_en }),
  };
}

function describedIn(language: 'th' | 'en', text: string | undefined): FileRow {
  if (text === undefined) return {};
  const [summary = '', ...others] = paragraphsOf(text);
  return {
    [`short_description_${language}`]: summary,
    [`description_${language}`]: others.map((paragraph) => ({ type: 'paragraph', data: { text: paragraph } })),
  };
}

function picturesIn({ sku, pictures }: SimpleProductRow, known: KnownSku | undefined): FileRow {
  if (pictures !== undefined) return { images: picturesOf(pictures) };
  return known ? {} : { images: [usualPicture(sku)] };
}
