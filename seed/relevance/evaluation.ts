import { products } from '../data/world.ts';
import type { SeedProduct } from '../types.ts';
import { isWanted, type Judgement } from './wanted.ts';

/** How well one query was answered. */
export interface Score {
  judgement: Judgement;
  /** Whether the first result, and one of the first five, is what was meant. */
  first: boolean;
  firstFive: boolean;
  /** Normalised discounted cumulative gain of the first ten, from 0 to 1. */
  gain: number;
  /** Names of the first results. */
  found: string[];
}

const depth = 10;
const byId = new Map(products.map((product) => [product.productId, product]));

function gradeOf(product: SeedProduct, { perfect, good }: Judgement): number {
  if (isWanted(product, perfect)) return 3;
  return good && isWanted(product, good) ? 1 : 0;
}

const gainOf = (grades: readonly number[]) =>
  grades.slice(0, depth).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);

/** Scores the products that a search found, the best first. */
export function scoreOf(judgement: Judgement, productIds: readonly number[]): Score {
  const found = productIds.flatMap((id) => byId.get(id) ?? []);
  const grades = found.map((product) => gradeOf(product, judgement));
  const ideal = products.map((product) => gradeOf(product, judgement)).toSorted((a, b) => b - a);
  return {
    judgement,
    first: grades[0] === 3,
    firstFive: grades.slice(0, 5).includes(3),
    gain: gainOf(grades) / gainOf(ideal),
    found: found.slice(0, 3).map(({ name }) => name.en),
  };
}

/** Means over all queries. */
export function meansOf(scores: readonly Score[]): { success1: number; success5: number; gain10: number } {
  const mean = (value: (score: Score) => number) =>
    scores.reduce((sum, score) => sum + value(score), 0) / scores.length;
  return {
    success1: mean(({ first }) => Number(first)),
    success5: mean(({ firstFive }) => Number(firstFive)),
    gain10: mean(({ gain }) => gain),
  };
}

/** The means and the worst queries, to be read. */
export function report(scores: readonly Score[], worst = 20): string {
  const { success1, success5, gain10 } = meansOf(scores);
  const lines = scores
    .toSorted((a, b) => a.gain - b.gain)
    .slice(0, worst)
    .map(
      ({ judgement, gain, found }) =>
        `  ${gain.toFixed(2)}  ${judgement.locale}  ${judgement.query}  →  ${found.join(' | ') || 'nothing'}`,
    );
  return [
    `${scores.length} queries: success@1 ${success1.toFixed(3)}, success@5 ${success5.toFixed(3)}, nDCG@10 ${gain10.toFixed(3)}`,
    ...lines,
  ].join('\n');
}
