import { cut, type Field, gtin, matches, maxLength, otherOptions, thb, toSeconds, webAddress } from '../rules.ts';

const availabilityTexts = { in_stock: 'in stock', out_of_stock: 'out of stock', preorder: 'preorder' } as const;

/**
 * Catalogues of Meta (Facebook, Instagram) as a data feed:
 * https://developers.facebook.com/docs/marketing-api/catalog/reference and https://www.facebook.com/business/help/120325381656392
 */
export const metaFields: readonly Field[] = [
  { name: 'id', value: ({ skuId }) => String(skuId), rules: [maxLength(100)] },
  { name: 'title', value: ({ title }) => cut(title, 200), required: 'must be given', rules: [maxLength(200)] },
  {
    name: 'description',
    value: ({ description }) => cut(description, 9999),
    required: 'must be given',
    rules: [maxLength(9999), matches(/^(?!.*<[a-z][^>]*>)/is, 'must be without HTML')],
  },
  { name: 'availability', value: ({ availability }) => availabilityTexts[availability] },
  { name: 'condition', value: () => 'new' },
  {
    name: 'price',
    value: ({ price }) => thb(price),
    rules: [matches(/^(?!0\.00 )\d+\.\d{2} THB$/, 'must be above zero')],
  },
  { name: 'link', value: ({ link }) => link, rules: [webAddress()] },
  { name: 'image_link', value: ({ pictures }) => pictures[0], required: 'must be given', rules: [webAddress()] },
  { name: 'brand', value: ({ brand }) => brand, required: 'must be given', rules: [maxLength(100)] },
  { name: 'additional_image_link', value: ({ pictures }) => withinLength(pictures.slice(1, 21), 2000) },
  { name: 'item_group_id', value: ({ productId, hasVariants }) => (hasVariants ? String(productId) : undefined) },
  { name: 'sale_price', value: ({ sale }) => sale && thb(sale.price) },
  {
    name: 'sale_price_effective_date',
    value: ({ sale }) => sale && `${toSeconds(sale.startsAt)}/${toSeconds(sale.endsAt)}`,
  },
  {
    name: 'google_product_category',
    value: ({ feedCategory }) => feedCategory,
    rules: [matches(/^[1-9]\d*$/, 'must be the id of a category of Google, which Meta accepts')],
  },
  { name: 'product_type', value: ({ categories }) => categories.join(' > '), rules: [maxLength(750)] },
  { name: 'gtin', value: (item) => item.gtin, rules: [gtin()] },
  { name: 'mpn', value: ({ mpn }) => mpn, rules: [maxLength(100)] },
  { name: 'color', value: ({ colour }) => colour, rules: [maxLength(200)] },
  { name: 'size', value: otherOptions, rules: [maxLength(200)] },
];

/** As many of the URLs as fit into a list of `longest` characters. */
function withinLength(urls: readonly string[], longest: number): string[] {
  let length = -1;
  return urls.filter((url) => {
    length += url.length + 1;
    return length <= longest;
  });
}
