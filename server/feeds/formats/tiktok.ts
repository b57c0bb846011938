import { type Field, gtin, matches, otherOptions, thb, toSeconds, webAddress } from '../rules.ts';

const availabilityTexts = { in_stock: 'in stock', out_of_stock: 'out of stock', preorder: 'preorder' } as const;

const noControlCharacters = matches(/^\P{Cc}*$/u, 'must be without control characters');

/** Catalogues of TikTok as a data feed: https://ads.tiktok.com/help/article/catalog-product-parameters */
export const tiktokFields: readonly Field[] = [
  { name: 'sku_id', value: ({ skuId }) => String(skuId) },
  {
    name: 'title',
    value: ({ title }) => title,
    required: 'must be given',
    rules: [noControlCharacters, matches(/^\P{Emoji_Presentation}*$/u, 'must be without emoji')],
  },
  { name: 'description', value: ({ description }) => description, required: 'must be given' },
  { name: 'availability', value: ({ availability }) => availabilityTexts[availability] },
  { name: 'condition', value: () => 'new' },
  {
    name: 'price',
    value: ({ price }) => thb(price),
    rules: [matches(/^(?!0\.00 )\d+\.\d{2} THB$/, 'must be above zero')],
  },
  { name: 'link', value: ({ link }) => link, rules: [webAddress()] },
  { name: 'image_link', value: ({ pictures }) => pictures[0], required: 'must be given', rules: [webAddress()] },
  { name: 'brand', value: ({ brand }) => brand, required: 'must be given' },
  { name: 'additional_image_link', value: ({ pictures }) => pictures.slice(1, 11), rules: [webAddress()] },
  { name: 'item_group_id', value: ({ productId, hasVariants }) => (hasVariants ? String(productId) : undefined) },
  { name: 'sale_price', value: ({ sale }) => sale && thb(sale.price) },
  {
    name: 'sale_price_effective_date',
    value: ({ sale }) => sale && `${toSeconds(sale.startsAt)}/${toSeconds(sale.endsAt)}`,
  },
  {
    name: 'google_product_category',
    value: ({ feedCategory }) => feedCategory,
    rules: [matches(/^[1-9]\d*$/, 'must be the id of a category of Google, which TikTok accepts')],
  },
  { name: 'product_type', value: ({ categories }) => categories.join(' > ') },
  { name: 'gtin', value: (item) => item.gtin, rules: [gtin()] },
  { name: 'mpn', value: ({ mpn }) => mpn },
  { name: 'color', value: ({ colour }) => colour },
  { name: 'size', value: otherOptions },
];
