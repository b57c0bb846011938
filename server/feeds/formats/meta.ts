import { cut, type Field, matches, maxLength } from '../rules.ts';
import {
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

/**
 * Catalogues of Meta (Facebook, Instagram) as a data feed:
 * https://developers.facebook.com/docs/marketing-api/catalog/reference and https://www.facebook.com/business/help/120325381656392
 */
export const metaFields: readonly Field[] = [
  { name: 'id', value: ({ skuId }) => String(skuId) },
  { name: 'title', value: ({ title }) => cut(title, 200), required: 'must be given' },
  {
    name: 'description',
    value: ({ description }) => cut(description, 9999),
    required: 'must be given',
    rules: [matches(/^(?!.*<[a-z][^>]*>)/is, 'must be without HTML')],
  },
  availabilityInWords,
  condition,
  price,
  link,
  imageLink,
  { name: 'brand', value: ({ brand }) => brand, required: 'must be given', rules: [maxLength(100)] },
  { name: 'additional_image_link', value: ({ pictures }) => withinLength(pictures.slice(1, 21), 2000) },
  itemGroupId,
  salePrice,
  salePeriod,
  googleProductCategory,
  productType(maxLength(750)),
  globalTradeItemNumber,
  { name: 'mpn', value: ({ mpn }) => mpn, rules: [maxLength(100)] },
  { name: 'color', value: ({ colour }) => colour, rules: [maxLength(200)] },
  size(maxLength(200)),
];

/** As many of the URLs as fit into a list of `longest` characters. */
function withinLength(urls: readonly string[], longest: number): string[] {
  let length = -1;
  return urls.filter((url) => {
    length += url.length + 1;
    return length <= longest;
  });
}
