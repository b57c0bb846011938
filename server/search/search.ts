import type { Locale } from '#contract/locale.ts';
import type { ProductSort } from '#contract/products.ts';
import type { Highlight } from '#contract/search.ts';
import type { Db } from '../db/database.ts';
import type { QueryWord } from './analysis/analyser.ts';
import { analysisOf } from './index/current-analyser.ts';
import { promotions } from './index/document-rules.ts';
import { findBy, understand } from './interpretation/interpret-query.ts';
import { highlightsOf } from './results/highlight-rules.ts';
import { brandIdsOf, categoryIdsBelow } from './results/label-queries.ts';
import { findPage } from './results/page-queries.ts';
import { relatedProductIds } from './results/related-product-queries.ts';
import { everything, priceOf } from './results/selection-queries.ts';

export type { QueryWord } from './analysis/analyser.ts';
export { bringUpToDate, prepareIndex, reindex, watchIndex } from './index/indexing.ts';
export { findListing } from './results/listing.ts';
export { suggest } from './results/suggestions.ts';

/** A listing to find. What is absent does not narrow it. */
export interface ProductQuery {
  /** Whose words the query is taken for. */
  locale: Locale;
  /** Products of this category and of all below it. */
  categoryId?: number;
  query?: string;
  /** A brand's title, in any case. */
  brand?: string;
  /** Only products with a special price that runs now. */
  special?: boolean;
  sort: ProductSort;
  limit: number;
  offset: number;
}

/** One page of the visible products that fit, in a stable order, and how many there are in all. */
export async function findProducts(
  db: Db,
  { locale, categoryId, query = '', brand, special, ...page }: ProductQuery,
): Promise<{ productIds: number[]; total: number }> {
  const selection = {
    ...everything(locale),
    categoryIds: categoryId === undefined ? null : await categoryIdsBelow(db, categoryId),
    brandIds: brand === undefined ? null : await brandIdsOf(db, [brand]),
    promotions: special ? promotions.special : null,
  };
  if (query.trim() === '') return findPage(db, selection, page);
  const reading = await understand(db, query, locale);
  if (!reading) return { productIds: [], total: 0 };
  const price = priceOf(reading.price);
  return findBy(reading, (text) => findPage(db, { ...selection, text, price }, page));
}

/**
 * Visible products that go with one: those of its own category first, then those of the categories beside it. Within
 * each, brands take turns, the best selling of each before the second.
 */
export function findRelatedProducts(db: Db, productId: number, limit: number): Promise<number[]> {
  return relatedProductIds(db, productId, limit);
}

/** Marks in names of products, which are in the language `locale`, what was found by these words. */
export async function nameHighlighter(
  db: Db,
  words: readonly QueryWord[],
  locale: Locale,
): Promise<(name: string) => Highlight[]> {
  const analysis = await analysisOf(db);
  return (name) => highlightsOf(name, words, analysis, locale);
}
