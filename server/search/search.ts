import type { ProductSort } from '#contract/catalogue.ts';
import type { Db } from '../db/database.ts';
import { matchingProducts, relatedProductIds } from './queries.ts';
import { wordsOf } from './rules.ts';

/** A listing to find. What is absent does not narrow it. */
export interface ProductQuery {
  /** Products of this category and of all below it. */
  categoryId?: number;
  /** Each of its words must stand in the product's Thai or English name, its brand's title or a SKU's code. */
  query?: string;
  /** A brand's title, in any case. */
  brand?: string;
  /** Only products with a special price that runs now. */
  special?: boolean;
  sort: ProductSort;
  limit: number;
  offset: number;
  now: Date;
}

/** One page of the visible products that fit, in a stable order, and how many there are in all. */
export async function findProducts(
  db: Db,
  { query, ...filter }: ProductQuery,
): Promise<{ productIds: number[]; total: number }> {
  const words = wordsOf(query ?? '');
  // A query of nothing but blanks and signs asks for something that is not there.
  if (query?.trim() && words.length === 0) return { productIds: [], total: 0 };
  return matchingProducts(db, { ...filter, words });
}

/**
 * Visible products that go with one: those of its own category first, then those of the categories beside it. Within
 * each, brands take turns, the best selling of each before the second.
 */
export function findRelatedProducts(db: Db, productId: number, limit: number): Promise<number[]> {
  return relatedProductIds(db, productId, limit);
}
