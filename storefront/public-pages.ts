import { listingNames, tidyListingSearch } from './listing/listing-params.ts';
import { productNames, tidyProductSearch } from './products/selected-sku.ts';

/** A page without user data: it may be kept and served to everybody. */
export interface PublicPage {
  /** The query names it knows; others are dropped before it is rendered. */
  query: readonly string[];
  /** Gives a query of those names its one spelling, without what makes no sense: pages are kept by it. */
  tidy?: (query: URLSearchParams) => URLSearchParams;
  /** Seconds until it is rendered anew, where no tag fell before. */
  fresh: number;
}

const minute = 60;

/**
 * The pages that the page cache keeps, by their path in `routes.ts` without the language. Every other page is rendered
 * for its shopper alone. A page whose address has query names of its own lists them here.
 */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': { query: [], fresh: minute },
  '/product-category/*': { query: listingNames, tidy: tidyListingSearch, fresh: minute },
  '/product/compare': { query: ['products'], fresh: minute },
  '/product/:slug?': { query: productNames, tidy: tidyProductSearch, fresh: minute },
  '/brand': { query: [], fresh: 10 * minute },
  '/brand/:slug': { query: [], fresh: minute },
  '/cart': { query: [], fresh: 10 * minute },
};
