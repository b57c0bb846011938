import { beforeAll, expect, test } from 'vitest';
import { createTestShop, dataOf } from '#server/testing/test-shop.ts';
import { products } from '../data/catalogue.ts';
import { meansOf, report, type Score, scoreOf } from './evaluation.ts';
import { indexDemoProducts } from './index-demo-products.ts';
import { intentJudgements } from './intent-judgements.ts';
import { matchesFilter } from './judgement.ts';
import { judgements } from './judgements.ts';

const shop = await createTestShop();
const allJudgements = [...judgements, ...intentJudgements];
const scores: Score[] = [];

beforeAll(async () => {
  await indexDemoProducts(shop);
  const client = shop.client();
  for (const judgement of allJudgements) {
    const { locale, query } = judgement;
    const found = dataOf(
      await client('GET /search/api/{locale}/products', { params: { locale }, query: { query, limit: 10 } }),
    );
    scores.push(
      scoreOf(
        judgement,
        found.items.map(({ productId }) => productId),
      ),
    );
  }
}, 180_000);

test('relevant products are among the first results', () => {
  process.stdout.write(`${report(scores)}\n`);
  const { successAt1, successAt5, ndcgAt10 } = meansOf(scores);
  expect(scores.length).toBeGreaterThanOrEqual(150);
  expect(successAt1).toBeGreaterThanOrEqual(0.96);
  expect(successAt5).toBeGreaterThanOrEqual(0.98);
  expect(ndcgAt10).toBeGreaterThanOrEqual(0.91);
});

test('the demo shop has a relevant product for each query', () => {
  const withoutProduct = allJudgements.filter(
    ({ perfect }) => !products.some((product) => matchesFilter(product, perfect)),
  );
  expect(withoutProduct.map(({ query }) => query)).toEqual([]);
  expect(allJudgements).toHaveLength(new Set(allJudgements.map(({ locale, query }) => `${locale} ${query}`)).size);
});

test('at most two queries find nothing', () => {
  const nothing = scores.filter(({ found }) => found.length === 0).map(({ judgement }) => judgement.query);
  expect(nothing.length).toBeLessThanOrEqual(2);
});
