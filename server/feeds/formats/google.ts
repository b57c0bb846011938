import type { FeedItem } from '../feed-items.ts';
import { cut, type Field, maxLength, thb } from '../rules.ts';
import {
  additionalImageLinks,
  condition,
  globalTradeItemNumber,
  googleProductCategory,
  imageLink,
  itemGroupId,
  link,
  price,
  productType,
  salePeriod,
  salePrice,
  size,
} from './catalogue-fields.ts';

/** How far ahead Merchant Center accepts pre-orders, in milliseconds. */
const maxPreOrderLead = 365 * 24 * 3_600_000;

/**
 * Google Merchant Center, for a shop in Thailand: https://support.google.com/merchants/answer/7052112 (product data specification).
 */
export const googleFields: readonly Field[] = [
  { name: 'id', value: ({ skuId }) => String(skuId) },
  itemGroupId,
  { name: 'title', value: ({ title }) => cut(title, 150), required: 'must be given' },
  { name: 'description', value: ({ description }) => cut(description, 5000), required: 'must be given' },
  link,
  imageLink,
  additionalImageLinks,
  { name: 'availability', value: ({ availability }) => availability },
  {
    name: 'availability_date',
    value: preOrderDate,
    required: ({ availability }) =>
      availability === 'preorder'
        ? 'must be given for a pre-order: a future day within a year, in the attribute available-from'
        : undefined,
  },
  price,
  salePrice,
  salePeriod,
  { name: 'brand', value: ({ brand }) => brand, required: 'must be given', rules: [maxLength(70)] },
  globalTradeItemNumber,
  { name: 'mpn', value: ({ mpn }) => mpn, rules: [maxLength(70)] },
  {
    name: 'identifier_exists',
    value: (item) => (item.gtin === undefined && item.mpn === undefined ? 'no' : undefined),
  },
  condition,
  { name: 'color', value: ({ colour }) => colour, rules: [maxLength(100)] },
  size(maxLength(100)),
  googleProductCategory,
  productType(maxLength(750)),
  { name: 'shipping', value: ({ deliveryFee }) => ({ country: 'TH', price: thb(deliveryFee) }) },
];

/** The start of the day in Thailand on which a pre-order ships, if Merchant Center accepts it. */
function preOrderDate({ availability, shipDate, readAt }: FeedItem): string | undefined {
  if (availability !== 'preorder') return undefined;
  const ahead = Date.parse(`${shipDate}T00:00:00+07:00`) - readAt.getTime();
  return ahead > 0 && ahead <= maxPreOrderLead ? `${shipDate}T00:00+0700` : undefined;
}
