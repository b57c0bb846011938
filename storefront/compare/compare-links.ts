import { localeHref } from '#storefront/i18n/locale-href.ts';
import { comparedParameter } from './compare-query.ts';

/** URL of the comparison of these products. */
export function compareHref(productIds: readonly number[]): string {
  const path = localeHref('/product/compare');
  return productIds.length > 0 ? `${path}?${comparedParameter}=${productIds.join(',')}` : path;
}
