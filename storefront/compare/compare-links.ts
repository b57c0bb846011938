import { localeHref } from '#storefront/i18n/locale-href.ts';

/** The query name by which a comparison can be shared. */
export const comparedParameter = 'products';

/** The page that compares these products. */
export function compareHref(productIds: readonly number[]): string {
  const path = localeHref('/product/compare');
  return productIds.length > 0 ? `${path}?${comparedParameter}=${productIds.join(',')}` : path;
}
