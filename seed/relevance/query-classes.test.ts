import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#contract/locale.ts';
import { createTestShop, dataOf } from '#server/testing/test-shop.ts';
import { products } from '../data/catalogue.ts';
import { indexDemoProducts } from './index-demo-products.ts';
import { matchesFilter } from './judgement.ts';
import { type ClassifiedQuery, queryClasses } from './query-classes.ts';

const shop = await createTestShop();
const client = shop.client();
const byId = new Map(products.map((product) => [product.productId, product]));

beforeAll(() => indexDemoProducts(shop), 180_000);

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
