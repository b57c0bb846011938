import type { Locale } from '#contract/locale.ts';
import type { ProductSort } from '#contract/products.ts';
import type { NameSegment } from '#contract/search.ts';
import type { Db } from '../db/database.ts';
import type { QueryTerm } from './analysis/analyser.ts';
import { currentAnalyser } from './index/current-analyser.ts';
import { promotions } from './index/document-rules.ts';
import { findWithinFilters } from './interpretation/find-within-filters.ts';
import { interpretQuery } from './interpretation/interpret-query.ts';
import { sortOf } from './interpretation/query-interpretation.ts';
import type { TextQuery } from './interpretation/text-query-rules.ts';
import { highlightName } from './results/highlight-rules.ts';
import { readBrandIds, readCategoryIdsWithin } from './results/label-queries.ts';
import { findPage } from './results/page-queries.ts';
import { priceRangeInSatang, unfiltered } from './results/selection-queries.ts';

export type { QueryTerm } from './analysis/analyser.ts';
export { indexBacklog, prepareIndex, reindex, updateIndex, watchIndex } from './index/indexing.ts';
export { recordMiss, recordSearch } from './misses.ts';
export { type PassageTerm, passageOf, passageTerms } from './passages.ts';
export { findListing, type ListingQuery } from './results/listing.ts';
export { matchingSkuIds } from './results/matching-skus.ts';
export { rankDocuments, type WeightedText } from './results/rank-documents.ts';
export { suggest } from './results/suggestions.ts';

/** The filters of a list. What is absent does not filter. */
export interface ProductQuery {
  /** The language whose index is searched. */
  locale: Locale;
  /** Includes all categories below it. */
  categoryId?: number;
  query?: string;
  /** A brand's title; case is ignored. */
  brand?: string;
  /** Only products with a current special price. */
  special?: boolean;
  sort: ProductSort;
  limit: number;
  offset: number;
}

/** One page of the matching visible products in a stable order, and how many match. */
export async function findProducts(
  db: Db,
  { locale, categoryId, query = '', brand, special, ...page }: ProductQuery,
): Promise<{ productIds: number[]; total: number }> {
  const selection = {
    ...unfiltered(locale),
    categoryIds: categoryId === undefined ? null : await readCategoryIdsWithin(db, categoryId),
    brandIds: brand === undefined ? null : await readBrandIds(db, [brand]),
    promotions: special ? promotions.special : null,
  };
  if (query.trim() === '') return findPage(db, selection, page);
  const interpretation = await interpretQuery(db, query, locale);
  if (!interpretation) return { productIds: [], total: 0 };
  const price = priceRangeInSatang(interpretation.price);
  const sorted = { ...page, sort: sortOf(interpretation, page.sort) };
  const find = (textQuery: TextQuery | null) => findPage(db, { ...selection, textQuery, price }, sorted);
  return (await findWithinFilters(db, locale, interpretation, find)).page;
}

/**
 * A function that marks in product names what matches the terms of a query.
 * @param locale the language of the names
 */
export async function nameHighlighter(
  db: Db,
  terms: readonly QueryTerm[],
  locale: Locale,
): Promise<(name: string) => NameSegment[]> {
  const analyser = await currentAnalyser(db);
  return (name) => highlightName(name, terms, analyser, locale);
}
