import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#contract/locale.ts';
import { createTestShop, dataOf } from '#server/testing/test-shop.ts';
import { products } from '../data/catalogue.ts';
import type { ClassifiedQuery } from './classified-query.ts';
import { meansOf, report, type Score, scoreOf } from './evaluation.ts';
import { indexDemoProducts } from './index-demo-products.ts';
import { intentJudgements } from './intent-judgements.ts';
import { matchesFilter } from './judgement.ts';
import { judgements } from './judgements.ts';
import { queryClasses } from './query-classes.ts';
import { unknownNames } from './unknown-names.ts';

const shop = await createTestShop();
const client = shop.client();
const byId = new Map(products.map((product) => [product.productId, product]));
const allJudgements = [...judgements, ...intentJudgements];
const scores: Score[] = [];

beforeAll(async () => {
  await indexDemoProducts(shop);
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

test.each(unknownNames)('%s finds nothing rather than anything with its number', async (query) => {
  for (const locale of ['th', 'en'] as const) {
    const { items } = dataOf(
      await client('GET /search/api/{locale}/products', { params: { locale }, query: { query } }),
    );
    expect(items.map(({ productName }) => productName)).toEqual([]);
  }
});

/** What is wrong with the answer; null if nothing is. */
async function problemOf({ query, expected, first = 3, isNotSold, shownVariant }: ClassifiedQuery, locale: Locale) {
  const { items, notSold } = dataOf(
    await client('GET /search/api/{locale}/products', { params: { locale }, query: { query, limit: first } }),
  );
  const found = items.flatMap(({ productId }) => byId.get(productId) ?? []);
  const names = found.map(({ name }) => name.en).join('; ');
  if (found.length === 0) return `${locale} ${query}: nothing`;
  if (!found.every((product) => matchesFilter(product, expected))) return `${locale} ${query}: ${names}`;
  if (Boolean(isNotSold) !== Boolean(notSold)) return `${locale} ${query}: not sold = ${notSold}, ${names}`;
  const shown = items.map(({ productId, defaultProductId }) => {
    const sku = byId.get(productId)?.skus.find((one) => one.productId === defaultProductId);
    return sku?.attributes.map(({ valueLabel }) => valueLabel.en).join(' ') ?? '';
  });
  if (shownVariant && !shown.every((label) => shownVariant.test(label)))
    return `${locale} ${query}: shows ${shown.join('; ')}`;
  return null;
}

describe.each(Object.entries(queryClasses))('%s', (_, queries) => {
  test('is answered in both languages', async () => {
    const problems: string[] = [];
    for (const query of queries)
      for (const locale of ['th', 'en'] as const) {
        const problem = await problemOf(query, locale);
        if (problem) problems.push(problem);
      }
    process.stdout.write(`${2 * queries.length - problems.length} of ${2 * queries.length}\n${problems.join('\n')}\n`);
    expect(problems).toEqual([]);
  });
});
