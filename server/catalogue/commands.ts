import type { Command } from 'commander';
import type { Db, Tx } from '../db/database.ts';
import { placeholderPicture } from '../images/images.ts';
import type { Columns } from '../import-export/columns.ts';
import type { FileRow, ImportExport, Outcome } from '../import-export/import-export.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { bahtText } from '../import-export/text-table.ts';
import {
  allBrands,
  allCategories,
  brandsById,
  categoriesById,
  existingBrandSlugs,
  existingCategoryPaths,
  saveBrands,
  saveCategories,
} from './import-export/brand-and-category-queries.ts';
import { identifiedBy, type WriteStep, withoutNewIds, withProductCodes } from './import-export/codes.ts';
import {
  brandColumns,
  categoryColumns,
  importedCodes,
  landingColumns,
  productColumns,
  relationsColumns,
  skuColumns,
} from './import-export/columns.ts';
import { idSources, idsByCode } from './import-export/id-queries.ts';
import {
  advanceProductIdSequence,
  existingProductIds,
  existingSkuIds,
  hideWithoutSkus,
  pricesNotBelowStandard,
  productsAfter,
  productsById,
  productsWithoutSkus,
  saveProducts,
  saveSkus,
  skusById,
  skusOfProducts,
} from './import-export/product-queries.ts';
import { productsWithRelationsAfter, readLandings, relationsByProduct } from './import-export/relation-queries.ts';
import { writeLandings, writeRelations } from './import-export/relations-and-landings.ts';
import { type PicturesCliContext, picturesCommand } from './operator/pictures-command.ts';
import { visibleProductIds } from './queries.ts';

export { removeCommand as removeFromCatalogueCommand } from './operator/remove-command.ts';

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

const writeBrands = rowWriter({
  columns: brandColumns,
  key: ['type', 'id'],
  find: (tx, given) => brandsById(tx, idsOf(given)),
  save: saveBrands,
});

const writeCategories = rowWriter({
  columns: categoryColumns,
  key: ['type', 'id'],
  find: (tx, given) => categoriesById(tx, idsOf(given)),
  async check(tx, rows) {
    const parentPath = (path: string) => path.split('/').slice(0, -1).join('/');
    const known = await existingCategoryPaths(
      tx,
      rows.map(({ row }) => parentPath(row.path)),
    );
    return rows.map(({ row, before }) => {
      if (before && before.path !== row.path) return `path: must stay ${before.path}`;
      const parent = parentPath(row.path);
      return parent === '' || known.has(parent) ? undefined : `path: there is no category ${parent}`;
    });
  },
  save: saveCategories,
});

const writeProducts = rowWriter({
  columns: productColumns,
  key: ['type', 'id'],
  find: (tx, given) => productsById(tx, idsOf(given)),
  async check(tx, rows) {
    const brands = await existingBrandSlugs(
      tx,
      rows.map(({ row }) => row.brand),
    );
    const categories = await existingCategoryPaths(
      tx,
      rows.map(({ row }) => row.category),
    );
    const skus = await existingSkuIds(tx, idsOf(rows.map(({ row }) => row)));
    return rows.map(({ row }) => {
      if (skus.has(row.id)) return 'id: is the id of a SKU';
      if (!brands.has(row.brand)) return `brand: there is no brand ${row.brand}`;
      return categories.has(row.category) ? undefined : `category: there is no category ${row.category}`;
    });
  },
  save: saveProducts,
});

/** Whether a price is less than half or more than twice of what it was, as if a digit was missing or there is one too many. */
const isFarFrom = (before: number, price: number) => price < before / 2 || price > before * 2;

const writeIdentifiedSkus = rowWriter({
  columns: skuColumns,
  key: ['type', 'id'],
  find: (tx, given) => skusById(tx, idsOf(given)),
  async check(tx, rows) {
    const products = await existingProductIds(
      tx,
      rows.flatMap(({ row }) => [row.id, row.product_id]),
    );
    return rows.map(({ row }) => {
      if (products.has(row.id)) return 'id: is the id of a product';
      return products.has(row.product_id) ? undefined : `product_id: there is no product ${row.product_id}`;
    });
  },
  save: saveSkus,
  async warn(tx, rows, now) {
    const lower = await pricesNotBelowStandard(tx, idsOf(rows.map(({ row }) => row)), now);
    const visible = new Set(
      await visibleProductIds(
        tx,
        rows.flatMap(({ row }) => (isWithoutPicture(row.images) ? [row.product_id] : [])),
      ),
    );
    return rows.map(({ row: { id, images, price, product_id }, before }) => {
      if (before && isFarFrom(before.price, price))
        return { message: `price: ${price.toFixed(2)} instead of ${before.price.toFixed(2)}` };
      const other = lower.get(id);
      if (other !== undefined)
        return {
          message: `price: ${price.toFixed(2)} is not above a special price, ${bahtText(other)}, which no longer applies`,
        };
      return isWithoutPicture(images) && visible.has(product_id)
        ? { message: 'images: has no picture, so shoppers see the placeholder' }
        : undefined;
    });
  },
});

function isWithoutPicture(images: readonly string[]): boolean {
  return images.every((path) => path === placeholderPicture);
}

const writeSkusByCode = identifiedBy('sku', 'sku', writeIdentifiedSkus, ({ product_id }) =>
  product_id === undefined ? 'product_code or product_id: must be given for a new SKU' : undefined,
);

/** An empty product_id leaves the product of a SKU as it is. */
const writeSkus = withProductCodes('sku', (tx, rows, now, givenIds) =>
  writeSkusByCode(
    tx,
    rows.map((row) => {
      const { product_id, ...others } = row;
      return product_id === null ? others : row;
    }),
    now,
    givenIds,
  ),
);

const rowTypes = {
  brand: brandColumns,
  category: categoryColumns,
  product: productColumns,
  sku: skuColumns,
  relations: relationsColumns,
  landing: landingColumns,
};

/** Row types in the order in which they must be written: referenced rows first, categories level by level. */
const writeSteps: { matches(row: FileRow): boolean; write: WriteStep }[] = [
  { matches: ({ type }) => type === 'brand', write: identifiedBy('slug', 'brand', writeBrands) },
  ...[1, 2, 3, 4].map((level) => ({
    matches: ({ type, path }: FileRow) => type === 'category' && categoryLevel(path) === level,
    write: identifiedBy('path', 'category', writeCategories),
  })),
  { matches: ({ type }) => type === 'product', write: identifiedBy('product_code', 'product', writeProducts) },
  { matches: ({ type }) => type === 'sku', write: writeSkus },
  { matches: ({ type }) => type === 'relations', write: withProductCodes('relations', withoutNewIds(writeRelations)) },
  ...[false, true].map((hasParent) => ({
    matches: ({ type, parent }: FileRow) => type === 'landing' && Boolean(parent) === hasParent,
    write: withProductCodes('landing', identifiedBy('slug', 'landing', writeLandings)),
  })),
];

/** The level of a category path. Invalid paths count as level 1, where they are refused. */
function categoryLevel(path: unknown): number {
  const level = typeof path === 'string' ? path.split('/').length : 1;
  return level <= 4 ? level : 1;
}

async function write(tx: Tx, rows: readonly FileRow[], now: Date): Promise<Outcome[]> {
  const outcomes: Outcome[] = rows.map(() => ({ refused: `type: must be one of ${Object.keys(rowTypes).join(', ')}` }));
  const own = rows.map(withOwnColumns);
  const givenIds = new Set(own.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])));
  for (const step of writeSteps) {
    const indexes = own.flatMap((row, index) => (step.matches(row) ? [index] : []));
    if (indexes.length === 0) continue;
    const written = await step.write(
      tx,
      indexes.map((index) => own[index] as FileRow),
      now,
      givenIds,
    );
    for (const [at, index] of indexes.entries()) outcomes[index] = written[at] as Outcome;
  }
  return outcomes;
}

/** Drops the empty columns of other row types: a CSV file has the columns of all types. */
function withOwnColumns(row: FileRow): FileRow {
  const type = String(row.type);
  const columns: Columns = {
    ...(Object.hasOwn(rowTypes, type) ? rowTypes[type as keyof typeof rowTypes] : {}),
    ...(Object.hasOwn(importedCodes, type) ? importedCodes[type as keyof typeof importedCodes] : {}),
  };
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => Object.hasOwn(columns, name) || (value !== null && value !== '')),
  );
}

async function* exportBatches(db: Db, batchSize = 250): AsyncGenerator<readonly object[]> {
  yield await allBrands(db);
  yield await allCategories(db);
  for (let last = 0; ; ) {
    const products = await productsAfter(db, last, batchSize);
    const end = products.at(-1);
    if (!end) break;
    last = end.id;
    const skus = Map.groupBy(await skusOfProducts(db, idsOf(products)), ({ product_id }) => product_id);
    yield products.flatMap((product) => [product, ...(skus.get(product.id) ?? [])]);
  }
  for (let last = 0; ; ) {
    const ids = await productsWithRelationsAfter(db, last, batchSize);
    const end = ids.at(-1);
    if (end === undefined) break;
    last = end;
    yield await relationsByProduct(db, ids);
  }
  yield await readLandings(db, null);
}

/** The catalogue in one file. A row may refer to rows above it and to stored rows. */
export const catalogueImportExport: ImportExport = {
  name: 'catalogue',
  description: 'brands, categories, products, SKUs, related products, and landing pages of brands',
  rowTypes,
  importedColumns: importedCodes,
  notes: `A row without an id is identified by its slug (brand, landing), path (category), product_code (product) or sku (SKU); a new
one gets an id from the shop.`,
  exportBatches,
  write,
  constraintMessages: {
    brands_slug_key: 'slug: is used by another brand',
    brands_title_key: 'title: is used by another brand',
    categories_path_key: 'path: is used by another category',
    brand_landings_slug_key: 'slug: is used by another landing page',
    brand_landings_one_per_brand: 'brand: already has a landing page',
    catalogue_ids_are_shared: 'id: is used by a product or a SKU',
    products_product_code_key: 'product_code: is used by another product',
    skus_sku_key: 'sku: is used by another SKU',
    skus_one_default:
      'default_flag: the product already has a default SKU; set default_flag of that one to false first',
  },
  rowsReferToEarlierRows: true,
  completenessCheck: {
    async findIncomplete(tx, rows) {
      const codes = rows.flatMap(({ type, product_code: code }) => (type === 'product' && code ? [String(code)] : []));
      const known = await idsByCode(tx, idSources.product, codes);
      const ids = rows.map(({ type, id, product_code: code }) =>
        type === 'product' ? Number(id ?? known.get(String(code))) : 0,
      );
      const withoutSkus = await productsWithoutSkus(tx, ids);
      return ids.flatMap((id, index) => (withoutSkus.has(id) ? [{ index, id }] : []));
    },
    async refuseIncomplete(tx, ids) {
      const hidden = await hideWithoutSkus(tx, ids);
      return hidden.map((id) => ({ id, refused: 'visible: has no SKU, so it stays hidden' }));
    },
  },
  afterImport: advanceProductIdSequence,
};

/** `npm run shop -- catalogue pictures import`. */
export function cataloguePicturesCommand(cli: PicturesCliContext): Command {
  return picturesCommand(cli, catalogueImportExport);
}
