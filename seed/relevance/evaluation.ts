import { products } from '../data/catalogue.ts';
import type { SeedProduct } from '../types.ts';
import { type Judgement, matchesFilter } from './judgement.ts';

/** Relevance metrics of one query. */
export interface Score {
  judgement: Judgement;
  /** Whether the first result is perfect. */
  successAt1: boolean;
  /** Whether any of the first five results is perfect. */
  successAt5: boolean;
  /** Normalised discounted cumulative gain of the first ten results, 0 to 1. */
  ndcg: number;
  /** Names of the first results. */
  found: string[];
}

const depth = 10;
const byId = new Map(products.map((product) => [product.productId, product]));

function gradeOf(product: SeedProduct, { perfect, good }: Judgement): number {
  if (matchesFilter(product, perfect)) return 3;
  return good && matchesFilter(product, good) ? 1 : 0;
}

const gainOf = (grades: readonly number[]) =>
  grades.slice(0, depth).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);

/** @param productIds the results of the judgement's query, in order */
export function scoreOf(judgement: Judgement, productIds: readonly number[]): Score {
  const found = productIds.flatMap((id) => byId.get(id) ?? []);
  const grades = found.map((product) => gradeOf(product, judgement));
  const ideal = products.map((product) => gradeOf(product, judgement)).toSorted((a, b) => b - a);
  return {
    judgement,
    successAt1: grades[0] === 3,
    successAt5: grades.slice(0, 5).includes(3),
    ndcg: gainOf(grades) / gainOf(ideal),
    found: found.slice(0, 3).map(({ name }) => name.en),
  };
}

/** Means over all queries. */
export function meansOf(scores: readonly Score[]): { successAt1: number; successAt5: number; ndcgAt10: number } {
  const mean = (value: (score: Score) => number) =>
    scores.reduce((sum, score) => sum + value(score), 0) / scores.length;
  return {
    successAt1: mean(({ successAt1 }) => Number(successAt1)),
    successAt5: mean(({ successAt5 }) => Number(successAt5)),
    ndcgAt10: mean(({ ndcg }) => ndcg),
  };
}

/** A printable report of the means and the worst queries. */
export function report(scores: readonly Score[], worst = 20): string {
  const { successAt1, successAt5, ndcgAt10 } = meansOf(scores);
  const lines = scores
    .toSorted((a, b) => a.ndcg - b.ndcg)
    .slice(0, worst)
    .map(
      ({ judgement, ndcg, found }) =>
        `  ${ndcg.toFixed(2)}  ${judgement.locale}  ${judgement.query}  →  ${found.join(' | ') || 'nothing'}`,
    );
  return [
    `${scores.length} queries: success@1 ${successAt1.toFixed(3)}, success@5 ${successAt5.toFixed(3)}, nDCG@10 ${ndcgAt10.toFixed(3)}`,
    ...lines,
  ].join('\n');
}
