import type { SkuAttribute } from '../../catalogue/catalogue.ts';
import type { FileRow, Warning } from '../../import-export/import-export.ts';
import type { SimpleProductRow } from './columns.ts';
import { type KnownCatalogue, productNamed, productOfSku } from './known-catalogue.ts';
import { findBrand, findCategory, type NewCategory } from './parents.ts';
import type { KnownBrand, KnownProduct } from './queries.ts';
import { areVariants, nameCloseTo, optionsOf, paragraphsOf, picturesOf, usualPicture } from './rules.ts';

/** What a row of the file writes. */
export interface PlannedRow {
  isNew: boolean;
  /** Rows of the catalogue: those that others refer to first. */
  catalogue: FileRow[];
  /** Rows of the stock, of which the SKU is among `catalogue` or stored. */
  stock: FileRow[];
  /** About names that may be slips. */
  warnings: Warning[];
}

type Refused = { refused: string };

/** What a new SKU must have. */
const requiredForNewSkus = ['name_th', 'price', 'category'] as const;

/** Plans what a row writes, and adds it to what the rows below can refer to. A refused row adds nothing. */
export function planRow(known: KnownCatalogue, given: SimpleProductRow): Refused | PlannedRow {
  const own = productOfSku(known, given.sku);
  const missing = requiredForNewSkus.filter((name) => given[name] === undefined);
  if (!own && missing.length > 0) return { refused: `${missing.join(', ')}: must be given for a new SKU` };
  if (given.category_en !== undefined && given.category === undefined)
    return { refused: 'category: must be given with category_en' };
  if (given.options_en !== undefined && given.options_th === undefined)
    return { refused: 'options_th: must be given with options_en' };
  const options = given.options_th ? optionsOf(given.options_th, given.options_en) : [];
  if ('refused' in options) return options;
  const sibling = own ? undefined : siblingOf(known, given, options);
  if (sibling && 'refused' in sibling) return sibling;
  const category =
    given.category === undefined ? undefined : findCategory(known.categories, given.category, given.category_en);
  if (category && 'refused' in category) return category;

  const pictures = picturesIn(given, own);
  if ('refused' in pictures) return pictures;

  const product = own ?? sibling;
  const brand = !product || given.brand !== undefined ? findBrand(known.brands, given.brand) : undefined;
  const name = nameOf(given, product);
  const productId = product?.productId ?? takeProductId(known);
  const catalogue = [
    ...(brand?.added ?? []).map(brandRow),
    ...(category?.added ?? []).map(categoryRow),
    {
      type: 'product',
      id: productId,
      ...(product ? {} : { short_description_th: '', short_description_en: '' }),
      ...(brand ? { brand: brand.value } : {}),
      ...(category ? { category: category.value } : {}),
      ...(given.name_th === undefined && given.name_en === undefined ? {} : { name_th: name.th, name_en: name.en }),
      ...describedIn('th', given.description_th),
      ...describedIn('en', given.description_en),
      ...(given.kind === undefined ? {} : { kind: given.kind }),
      ...(given.visible === undefined ? {} : { visible: given.visible }),
    },
    {
      type: 'sku',
      product_id: productId,
      sku: given.sku,
      ...(own ? {} : { default_flag: !product, position: sibling?.skus.length ?? 0 }),
      ...(given.options_th === undefined ? {} : { attributes: options }),
      ...pictures,
      ...(given.price === undefined ? {} : { price: given.price }),
      ...(given.weight_grams === undefined ? {} : { weight_grams: given.weight_grams }),
    },
  ];
  const needsNoStock = own !== undefined || given.kind === 'service';
  const stock = given.stock === undefined && needsNoStock ? [] : [{ sku: given.sku, stock: given.stock ?? 0 }];
  const warnings = [
    ...(brand?.added ?? []).flatMap(({ title }) =>
      slipWarning(
        'brand',
        title,
        known.brands.map((other) => other.title),
      ),
    ),
    ...(category?.added ?? []).flatMap(({ name: { th }, siblingNames }) => slipWarning('category', th, siblingNames)),
  ];

  known.brands.push(...(brand?.added ?? []));
  known.categories.push(...(category?.added ?? []));
  const after = product ?? { productId, name, skus: [] };
  after.name = name;
  if (!product) known.products.push(after);
  const sku = after.skus.find((other) => other.sku === given.sku);
  if (!sku) after.skus.push({ sku: given.sku, attributes: options });
  else if (given.options_th !== undefined) sku.attributes = options;
  return { isNew: !own, catalogue, stock, warnings };
}

/** The product that a new SKU is a variant of; undefined for a product of its own. */
function siblingOf(
  known: KnownCatalogue,
  given: SimpleProductRow,
  options: SkuAttribute[],
): Refused | KnownProduct | undefined {
  const named = productNamed(known, given.name_th ?? '');
  const other = named?.skus.find(({ attributes }) => !areVariants(attributes, options));
  if (other)
    return {
      refused: `name_th: is the name of ${other.sku}: give both options_th that differ, such as สี: ดำ, or another name`,
    };
  return named;
}

function slipWarning(column: string, name: string, names: readonly string[]): Warning[] {
  const other = nameCloseTo(name, names);
  return other === undefined ? [] : [{ message: `${column}: ${name} is new, and close to ${other}` }];
}

function takeProductId({ newProductIds }: KnownCatalogue): number {
  const id = newProductIds.shift();
  if (id === undefined) throw new Error('there are fewer new ids than new SKUs');
  return id;
}

const brandRow = ({ slug, title }: KnownBrand): FileRow => ({ type: 'brand', slug, title });

const categoryRow = ({ path, name, position }: NewCategory): FileRow => ({
  type: 'category',
  path,
  name_th: name.th,
  name_en: name.en,
  position,
});

/** An English name that was only the Thai one follows it. */
function nameOf({ name_th, name_en }: SimpleProductRow, product: KnownProduct | undefined): KnownProduct['name'] {
  const th = name_th ?? product?.name.th ?? '';
  const followsThai = !product || product.name.en === product.name.th;
  return { th, en: name_en ?? (followsThai ? th : product.name.en) };
}

function describedIn(language: 'th' | 'en', text: string | undefined): FileRow {
  if (text === undefined) return {};
  const [summary = '', ...others] = paragraphsOf(text);
  return {
    [`short_description_${language}`]: summary,
    [`description_${language}`]: others.map((paragraph) => ({ type: 'paragraph', data: { text: paragraph } })),
  };
}

function picturesIn(
  { sku, pictures }: SimpleProductRow,
  own: KnownProduct | undefined,
): Refused | { images?: string[] } {
  if (pictures === undefined) return own ? {} : { images: [usualPicture(sku)] };
  const images = picturesOf(pictures);
  return images.length > 0 ? { images } : { refused: 'pictures: must name a file, such as front.jpg' };
}
