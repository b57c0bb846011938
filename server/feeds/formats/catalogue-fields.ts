import { type Field, gtin, matches, otherOptions, thb, toSeconds, webAddress } from '../rules.ts';

/*
 * Fields that the catalogues of Google, Meta and TikTok have in common, by the names of Google's product data specification.
 */

export const itemGroupId: Field = {
  name: 'item_group_id',
  value: ({ productId, hasVariants }) => (hasVariants ? String(productId) : undefined),
};

export const link: Field = { name: 'link', value: (item) => item.link, rules: [webAddress] };

export const imageLink: Field = {
  name: 'image_link',
  value: ({ pictures }) => pictures[0],
  required: 'must be given',
  rules: [webAddress],
};

export const additionalImageLinks: Field = {
  name: 'additional_image_link',
  value: ({ pictures }) => pictures.slice(1, 11),
  rules: [webAddress],
};

export const condition: Field = { name: 'condition', value: () => 'new' };

const availabilityTexts = { in_stock: 'in stock', out_of_stock: 'out of stock', preorder: 'preorder' } as const;

/** Availability as Meta and TikTok write it. */
export const availabilityInWords: Field = {
  name: 'availability',
  value: ({ availability }) => availabilityTexts[availability],
};

export const price: Field = {
  name: 'price',
  value: (item) => thb(item.price),
};

export const salePrice: Field = { name: 'sale_price', value: ({ sale }) => sale && thb(sale.price) };

export const salePeriod: Field = {
  name: 'sale_price_effective_date',
  value: ({ sale }) => sale && `${toSeconds(sale.startsAt)}/${toSeconds(sale.endsAt)}`,
};

/** An id of https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt, which Meta and TikTok accept as well. */
export const googleProductCategory: Field = {
  name: 'google_product_category',
  value: ({ feedCategory }) => feedCategory,
  rules: [matches(/^[1-9]\d*$/, 'must be the id of a category of Google')],
};

export const globalTradeItemNumber: Field = { name: 'gtin', value: (item) => item.gtin, rules: [gtin] };

/** @param rules of the text with the names of the categories from the top down */
export function productType(...rules: NonNullable<Field['rules']>): Field {
  return { name: 'product_type', value: ({ categories }) => categories.join(' > '), rules };
}

/** Variants must differ in an attribute that the catalogues know: the size holds their memory, length or edition. */
export function size(...rules: NonNullable<Field['rules']>): Field {
  return { name: 'size', value: otherOptions, rules };
}
