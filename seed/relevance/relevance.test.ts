import { beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/db/database.ts';
import { reindex } from '#server/search/search.ts';
import { dataOf, testShop } from '#server/testing/shop.ts';
import { products } from '../data/world.ts';
import { insertOrUpdate } from '../insert-or-update.ts';
import { demoRows } from '../rows.ts';
import { meansOf, report, type Score, scoreOf } from './evaluation.ts';
import { judgements } from './judgements.ts';
import { needs } from './needs.ts';
import { isWanted } from './wanted.ts';

const shop = await testShop();
const judged = [...judgements, ...needs];
const scores: Score[] = [];

beforeAll(async () => {
  const rows = demoRows(shop.clock());
  await transaction(shop.db, async (tx) => {
    await insertOrUpdate(tx, 'brands', ['brand_id'], rows.brands);
    await insertOrUpdate(tx, 'categories', ['category_id'], rows.categories);
    await insertOrUpdate(tx, 'products', ['product_id'], rows.products);
    await insertOrUpdate(tx, 'skus', ['sku_id'], rows.skus);
    await insertOrUpdate(tx, 'stocks', ['sku_id'], rows.stocks);
    await insertOrUpdate(tx, 'special_prices', ['sku_id', 'starts_at'], rows.specialPrices);
  });
  await reindex(shop, () => {});
  const client = shop.client();
  for (const judgement of judged) {
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

test('what a shopper means comes first', () => {
  process.stdout.write(`${report(scores)}\n`);
  const { success1, success5, gain10 } = meansOf(scores);
  expect(scores.length).toBeGreaterThanOrEqual(150);
  expect(success1).toBeGreaterThanOrEqual(0.96);
  expect(success5).toBeGreaterThanOrEqual(0.98);
  expect(gain10).toBeGreaterThanOrEqual(0.91);
});

test('each query of the set means a product that the shop has', () => {
  const meantNothing = judged.filter(({ perfect }) => !products.some((product) => isWanted(product, perfect)));
  expect(meantNothing.map(({ query }) => query)).toEqual([]);
  expect(judged).toHaveLength(new Set(judged.map(({ locale, query }) => `${locale} ${query}`)).size);
});

test('hardly any query of the set finds nothing', () => {
  const nothing = scores.filter(({ found }) => found.length === 0).map(({ judgement }) => judgement.query);
  expect(nothing.length).toBeLessThanOrEqual(2);
});
