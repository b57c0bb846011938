import { canonicalListingQuery, listingQueryNames } from './listing/listing-view.ts';
import { canonicalProductQuery, productQueryNames } from './products/selected-sku.ts';

/** A page without user data: it may be kept and served to everybody. */
export interface PublicPage {
  /** The query names it knows; others are dropped before it is rendered. */
  query: readonly string[];
  /** Gives a query of those names its one spelling, without what makes no sense: pages are kept by it. */
  canonicalise?: (query: URLSearchParams) => URLSearchParams;
  /** Seconds until it is rendered anew, where no tag fell before. */
  freshSeconds: number;
}

const minute = 60;

/**
 * The pages that the page cache keeps, by their path in `routes.ts` without the language. Every other page is rendered
 * for its shopper alone. A page whose address has query names of its own lists them here.
 */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': { query: [], freshSeconds: minute },
  '/product-category/*': { query: listingQueryNames, canonicalise: canonicalListingQuery, freshSeconds: minute },
  '/product/compare': { query: ['products'], freshSeconds: minute },
  '/product/:slug?': { query: productQueryNames, canonicalise: canonicalProductQuery, freshSeconds: minute },
  '/brand': { query: [], freshSeconds: 10 * minute },
  '/brand/:slug': { query: [], freshSeconds: minute },
  '/cart': { query: [], freshSeconds: 10 * minute },
};
