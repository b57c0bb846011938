import type { FlashSaleOffer } from '#contract/products.ts';
import type { Priced } from '#contract/selling-price.ts';

/** When any of these prices may change: the start and end of all price windows, in milliseconds since 1970. */
export function priceChangeTimes(
  products: readonly (Priced & { flashsales: readonly Pick<FlashSaleOffer, 'startDate' | 'endDate'>[] })[],
): number[] {
  const windows = products.flatMap(({ specialPrice, flashsales }) => [
    ...(specialPrice ? [specialPrice] : []),
    ...flashsales,
  ]);
  return [...new Set(windows.flatMap(({ startDate, endDate }) => [Date.parse(startDate), Date.parse(endDate)]))];
}
