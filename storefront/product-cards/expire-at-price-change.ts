import { type Priced, priceChangesAt } from '#contract/selling-price.ts';
import type { CachePolicy } from '#storefront/request/cache-policy.ts';

/** Limits how long a page with these prices is cached: until the first of them changes. */
export function expireAtPriceChange(cachePolicy: CachePolicy, products: readonly Priced[]): void {
  for (const product of products) {
    const end = priceChangesAt(product);
    if (end) cachePolicy.expireAt(end);
  }
}
