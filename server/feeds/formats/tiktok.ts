import { type Field, matches } from '../rules.ts';
import {
  additionalImageLinks,
  availabilityInWords,
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
  availabilityInWords,
  condition,
  price,
  link,
  imageLink,
  { name: 'brand', value: ({ brand }) => brand, required: 'must be given' },
  additionalImageLinks,
  itemGroupId,
  salePrice,
  salePeriod,
  googleProductCategory,
  productType(),
  globalTradeItemNumber,
  { name: 'mpn', value: ({ mpn }) => mpn },
  { name: 'color', value: ({ colour }) => colour },
  size(),
];
