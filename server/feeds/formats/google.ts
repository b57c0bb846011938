import type { FeedItem } from '../feed-items.ts';
import { cut, type Field, gtin, matches, maxLength, otherOptions, thb, toSeconds, webAddress } from '../rules.ts';

/** How far ahead Merchant Center accepts pre-orders, in milliseconds. */
const maxPreOrderLead = 365 * 24 * 3_600_000;

/**
 * Google Merchant Center, for a shop in Thailand: https://support.google.com/merchants/answer/7052112 (product data specification).
 * `google_product_category` is an id of https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt
 */
export const googleFields: readonly Field[] = [
  { name: 'id', value: ({ skuId }) => String(skuId), rules: [maxLength(50)] },
  {
    name: 'item_group_id',
    value: ({ productId, hasVariants }) => (hasVariants ? String(productId) : undefined),
    rules: [maxLength(50)],
  },
  { name: 'title', value: ({ title }) => cut(title, 150), required: 'must be given', rules: [maxLength(150)] },
  {
    name: 'description',
    value: ({ description }) => cut(description, 5000),
    required: 'must be given',
    rules: [maxLength(5000)],
  },
  { name: 'link', value: ({ link }) => link, rules: [webAddress()] },
  {
    name: 'image_link',
    value: ({ pictures }) => pictures[0],
    required: 'must be given',
    rules: [webAddress()],
  },
  { name: 'additional_image_link', value: ({ pictures }) => pictures.slice(1, 11), rules: [webAddress()] },
  { name: 'availability', value: ({ availability }) => availability },
  {
    name: 'availability_date',
    value: preOrderDate,
    required: ({ availability }) =>
      availability === 'preorder'
        ? 'must be given for a pre-order: a day to come within a year, in the attribute available-from'
        : undefined,
  },
  {
    name: 'price',
    value: ({ price }) => thb(price),
    rules: [matches(/^(?!0\.00 )\d+\.\d{2} THB$/, 'must be above zero')],
  },
  { name: 'sale_price', value: ({ sale }) => sale && thb(sale.price) },
  {
    name: 'sale_price_effective_date',
    value: ({ sale }) => sale && `${toSeconds(sale.startsAt)}/${toSeconds(sale.endsAt)}`,
    rules: [maxLength(51)],
  },
  { name: 'brand', value: ({ brand }) => brand, required: 'must be given', rules: [maxLength(70)] },
  { name: 'gtin', value: (item) => item.gtin, rules: [gtin()] },
  { name: 'mpn', value: ({ mpn }) => mpn, rules: [maxLength(70)] },
  {
    name: 'identifier_exists',
    value: (item) => (item.gtin === undefined && item.mpn === undefined ? 'no' : undefined),
  },
  { name: 'condition', value: () => 'new' },
  { name: 'color', value: ({ colour }) => colour, rules: [maxLength(100)] },
  // Variants must differ in an attribute of Merchant Center: this one holds their memory, length or edition.
  { name: 'size', value: otherOptions, rules: [maxLength(100)] },
  {
    name: 'google_product_category',
    value: ({ feedCategory }) => feedCategory,
    rules: [matches(/^[1-9]\d*$/, 'must be the id of a category of Google')],
  },
  { name: 'product_type', value: ({ categories }) => categories.join(' > '), rules: [maxLength(750)] },
  { name: 'shipping', value: ({ deliveryFee }) => ({ country: 'TH', price: thb(deliveryFee) }) },
];

/** The start of the day in Thailand on which a pre-order ships, if Merchant Center accepts it. */
function preOrderDate({ availability, availableFrom, readAt }: FeedItem): string | undefined {
  if (availability !== 'preorder') return undefined;
  const ahead = Date.parse(`${availableFrom}T00:00:00+07:00`) - readAt.getTime();
  return ahead > 0 && ahead <= maxPreOrderLead ? `${availableFrom}T00:00+0700` : undefined;
}
