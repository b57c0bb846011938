import { type Priced, priceChangesAt } from '#contract/selling-price.ts';
import type { PageNotes } from '#storefront/page-notes.ts';

/** Notes that a page shows these prices: it ends when one of them does. */
export function notePrices(page: PageNotes, products: readonly Priced[]): void {
  for (const product of products) {
    const end = priceChangesAt(product);
    if (end) page.validUntil(end);
  }
}
