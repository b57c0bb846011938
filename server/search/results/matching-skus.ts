import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import { currentAnalyser } from '../index/current-analyser.ts';
import { readVariantLabels } from './label-queries.ts';

/**
 * The SKUs that a query with figures asks for (ทีวี 55 นิ้ว, ssd 2tb): of each product those whose options have the most of the figures.
 * Empty without figures.
 */
export async function matchingSkuIds(
  db: Db,
  productIds: readonly number[],
  terms: readonly QueryTerm[],
  locale: Locale,
): Promise<ReadonlySet<number>> {
  const figures = terms.filter(({ term }) => /[0-9]/.test(term));
  if (figures.length === 0 || productIds.length === 0) return new Set();
  const analyser = await currentAnalyser(db);
  const best = new Map<number, { count: number; skuIds: number[] }>();
  for (const { productId, skuId, labels } of await readVariantLabels(db, productIds, locale)) {
    const found = new Set(labels.flatMap((label) => analyser.documentTerms(label, locale)));
    const count = figures.filter(({ term, alternatives }) =>
      [term, ...alternatives].some((phrase) => phrase.split(' ').every((part) => found.has(part))),
    ).length;
    const known = best.get(productId);
    if (count === 0 || (known && known.count > count)) continue;
    best.set(productId, { count, skuIds: known?.count === count ? [...known.skuIds, skuId] : [skuId] });
  }
  return new Set([...best.values()].flatMap(({ skuIds }) => skuIds));
}
