import type { ProductSort } from '#contract/products.ts';
import type { QueryPriceRange } from '#contract/search.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import type { CategoryMention } from './named-category-rules.ts';
import type { TextQuery } from './text-query-rules.ts';

/** The interpretation of a query. */
export interface QueryInterpretation {
  terms: readonly QueryTerm[];
  textQuery: TextQuery;
  /** The terms that name a category, such as laptop in `laptop 16gb ram`. */
  namedCategory: CategoryMention | null;
  /** The price that the query names. */
  price: QueryPriceRange | null;
  /** How many documents each term matches, at most; merchant codes are not counted. */
  frequencies: readonly number[];
  /** Whether all terms are so common that suggestions need to look at best-selling products only. */
  isCommon: boolean;
  /** The query that is searched for, if it differs from the typed one. */
  correctedQuery: string | null;
  /** The query, if it names a model that is not sold: its neighbours match. */
  notSold: string | null;
}

/** A query for any product: it has a price or a preference and no words besides, or is for a gift. */
export interface AnyProduct {
  terms: readonly [];
  textQuery: null;
  /** What it prefers, as the order of a list. */
  sort: ProductSort;
  price: QueryPriceRange | null;
  correctedQuery: null;
  notSold: null;
}

/** The order of a list, unless the shopper chose one. */
export const sortOf = (interpretation: QueryInterpretation | AnyProduct | null | undefined, chosen: ProductSort) =>
  chosen === 'relevance' && interpretation?.textQuery === null ? interpretation.sort : chosen;
