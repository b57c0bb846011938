import { inBangkok } from '#contract/bangkok-time.ts';
import type { FeedItem } from '../feed-items.ts';
import { cut, type Field, gtin, matches, maxLength, minLength, otherOptions, type Rule, webAddress } from '../rules.ts';

const categoryId: readonly Rule[] = [matches(/^[1-9]\d*$/, 'must be the number of a category')];
const noCategory = 'must be given: import it with feed-categories';
const noWeight = 'must be given: weight_grams of the SKU';

/** Kilograms with three decimals at most. */
function kilograms({ weightGrams }: FeedItem): string | undefined {
  return weightGrams === null || weightGrams === 0 ? undefined : String(weightGrams / 1000);
}

function stockOf({ availability, stock }: FeedItem): string {
  return availability === 'out_of_stock' ? '0' : String(stock);
}

function isOnSale({ sale, readAt }: FeedItem): boolean {
  return sale !== undefined && Date.parse(sale.startsAt) <= readAt.getTime();
}

function sellingPrice(item: FeedItem): string {
  return (isOnSale(item) && item.sale ? item.sale.price : item.price).toFixed(2);
}

/** `2027-01-31 13:30:00` in Bangkok. */
function lazadaTime(time: string): string {
  return inBangkok(new Date(time)).toISOString().slice(0, 19).replace('T', ' ');
}

const atMostTwoOptions: Rule = (_text, { options }) =>
  options.length > 2 ? `the product has ${options.length} kinds of options, two are possible` : undefined;

/**
 * The mass upload of Shopee, by the column keys of its template; limits are those of the developer documentation:
 * https://open.shopee.com/documents/v2/v2.product.add_item?module=89&type=1. Categories have limits of their own (`get_item_limit`)
 * and attributes that the template asks for on a sheet of its own.
 */
export const shopeeFields: readonly Field[] = [
  { name: 'ps_category', value: ({ feedCategory }) => feedCategory, required: noCategory, rules: categoryId },
  {
    name: 'ps_product_name',
    value: ({ productName, brand, hasVariants, title }) =>
      cut(withBrand(hasVariants ? productName : title, brand), 120),
    required: 'must be given',
    rules: [minLength(20)],
  },
  {
    name: 'ps_product_description',
    value: ({ description }) => cut(description, 3000),
    required: 'must be given',
    rules: [minLength(20)],
  },
  { name: 'ps_sku_parent_short', value: ({ productId }) => String(productId) },
  {
    name: 'et_title_variation_integration_no',
    value: ({ productId, hasVariants }) => (hasVariants ? String(productId) : undefined),
    rules: [atMostTwoOptions],
  },
  ...[0, 1].flatMap((place): Field[] => [
    {
      name: `et_title_variation_${place + 1}`,
      value: ({ hasVariants, options }) => (hasVariants ? options[place]?.name : undefined),
      rules: [maxLength(14)],
    },
    {
      name: `et_title_option_for_variation_${place + 1}`,
      value: ({ hasVariants, options }) => (hasVariants ? options[place]?.label : undefined),
      rules: [maxLength(20)],
    },
  ]),
  {
    name: 'ps_price',
    value: sellingPrice,
  },
  { name: 'ps_stock', value: stockOf },
  { name: 'ps_sku_short', value: ({ sku }) => sku },
  { name: 'ps_gtin_code', value: (item) => item.gtin, rules: [gtin] },
  {
    name: 'ps_item_cover_image',
    value: ({ pictures }) => pictures[0],
    required: 'must be given',
    rules: [webAddress],
  },
  ...Array.from(
    { length: 8 },
    (_, place): Field => ({
      name: `ps_item_image_${place + 1}`,
      value: ({ pictures }) => pictures[place + 1],
      rules: [webAddress],
    }),
  ),
  { name: 'ps_weight', value: kilograms, required: noWeight },
  { name: 'ps_length', value: ({ package: { length } }) => length },
  { name: 'ps_width', value: ({ package: { width } }) => width },
  { name: 'ps_height', value: ({ package: { height } }) => height },
];

function withBrand(name: string, brand: string): string {
  return name.toLowerCase().includes(brand.toLowerCase()) ? name : `${brand} ${name}`;
}

const centimetres: readonly Rule[] = [matches(/^(?!0+(?:\.0+)?$)\d+(?:\.\d{1,2})?$/, 'must be centimetres above zero')];
const noPackage = (side: string) => `must be given: the attribute package-${side} of the SKU, in centimetres`;

/**
 * Products of Lazada, by the names of its API: https://open.lazada.com/apps/doc/api?path=%2Fproduct%2Fcreate and
 * https://lazada-sellercenter.readme.io/docs/createproduct. Categories have further mandatory attributes (GetCategoryAttributes).
 */
export const lazadaFields: readonly Field[] = [
  { name: 'PrimaryCategory', value: ({ feedCategory }) => feedCategory, required: noCategory, rules: categoryId },
  { name: 'AssociatedProduct', value: ({ productId }) => String(productId) },
  {
    name: 'name',
    value: ({ productName, title, hasVariants }) => cut(hasVariants ? productName : title, 255),
    required: 'must be given',
    rules: [minLength(2)],
  },
  { name: 'short_description', value: ({ description }) => description },
  {
    name: 'description',
    value: ({ description }) => description,
    required: 'must be given',
    rules: [maxLength(25_000)],
  },
  { name: 'brand', value: ({ brand }) => brand, required: 'must be given' },
  { name: 'SellerSku', value: ({ sku }) => sku },
  { name: 'color_family', value: ({ colour }) => colour },
  {
    name: 'size',
    value: otherOptions,
  },
  {
    name: 'price',
    value: ({ price }) => price.toFixed(2),
  },
  { name: 'special_price', value: ({ sale }) => sale?.price.toFixed(2) },
  { name: 'special_from_date', value: ({ sale }) => sale && lazadaTime(sale.startsAt) },
  { name: 'special_to_date', value: ({ sale }) => sale && lazadaTime(sale.endsAt) },
  { name: 'quantity', value: stockOf },
  { name: 'package_weight', value: kilograms, required: noWeight },
  {
    name: 'package_length',
    value: ({ package: { length } }) => length,
    required: noPackage('length'),
    rules: centimetres,
  },
  { name: 'package_width', value: ({ package: { width } }) => width, required: noPackage('width'), rules: centimetres },
  {
    name: 'package_height',
    value: ({ package: { height } }) => height,
    required: noPackage('height'),
    rules: centimetres,
  },
  {
    name: '__images__',
    value: ({ pictures }) => pictures.slice(0, 8),
    required: 'must be given',
    rules: [webAddress],
  },
];

/**
 * Products of LINE SHOPPING (MyShop), by the names of its API, a row for each variant. LINE SHOPPING fetches no feed. What is known of
 * its rules, and from where: docs/operations.md, "Product feeds".
 */
export const lineFields: readonly Field[] = [
  { name: 'categoryId', value: ({ feedCategory }) => feedCategory, required: noCategory, rules: categoryId },
  { name: 'code', value: ({ productId }) => String(productId) },
  { name: 'name', value: ({ productName }) => productName, required: 'must be given' },
  { name: 'description', value: ({ description }) => description },
  { name: 'brand', value: ({ brand }) => brand },
  { name: 'imageUrls', value: ({ pictures }) => pictures, required: 'must be given', rules: [webAddress] },
  { name: 'variantOptions', value: ({ hasVariants, options }) => (hasVariants ? options.map(({ name }) => name) : []) },
  { name: 'options', value: ({ hasVariants, options }) => (hasVariants ? options.map(({ label }) => label) : []) },
  { name: 'sku', value: ({ sku }) => sku },
  { name: 'barcode', value: (item) => item.gtin, rules: [gtin] },
  {
    name: 'price',
    value: ({ price }) => price.toFixed(2),
  },
  { name: 'discountedPrice', value: (item) => (isOnSale(item) ? item.sale?.price.toFixed(2) : undefined) },
  { name: 'onHandNumber', value: stockOf },
  { name: 'weight', value: kilograms },
];
