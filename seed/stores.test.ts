import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '#contract/stores.ts';
import { transaction } from '#server/db/database.ts';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { createTestShop, dataOf } from '#server/testing/test-shop.ts';
import { type DemoStore, stores } from './data/stores.ts';
import { branchStock, seedStores } from './stores.ts';

const shop = await createTestShop();
const english = shop.client();
const tables = [
  'stores',
  'store_categories',
  'store_category_members',
  'store_opening_hours',
  'store_special_days',
  'store_stocks',
];

let sold: number[] = [];
let soldOut = 0;

async function seed() {
  const [products, skus, stocks] = await Promise.all([
    shop.db.selectFrom('products').select(['product_id', 'popularity']).orderBy('product_id').execute(),
    shop.db.selectFrom('skus').select(['sku_id', 'product_id']).orderBy('sku_id').execute(),
    shop.db.selectFrom('stocks').select(['sku_id', 'stock']).orderBy('sku_id').execute(),
  ]);
  await transaction(shop.db, (tx) => seedStores(tx, { products, skus, stocks }));
}

/** All rows with the transaction that wrote each: equal only if no row was written again. */
async function rowsOf(table: string): Promise<string> {
  const { rows } = await sql<{
    all: string;
  }>`select string_agg(xmin::text || t::text, '\n' order by t::text) as all from ${sql.table(table)} t`.execute(
    shop.db,
  );
  return rows[0]?.all ?? '';
}

/** All branches that match a query, from all pages. */
async function all(query: { category?: string; skuId?: number } = {}): Promise<Store[]> {
  const items: Store[] = [];
  for (;;) {
    const page = dataOf(
      await english('GET /utils/api/stores', { query: { ...query, limit: 100, offset: items.length } }),
    );
    items.push(...page.items);
    if (items.length >= page.total) return items;
  }
}

beforeAll(async () => {
  sold = (await createProduct(shop, { skus: Array.from({ length: 20 }, () => ({})) })).skuIds;
  soldOut = (await createProduct(shop, { stock: 0 })).skuId;
  await seed();
});

test('the store finder lists the branches of the demo shop in their order', async () => {
  const listed = await all();
  expect(listed.map(({ name, address, phone }) => [name, address, phone])).toEqual(
    stores.map(({ name, address, phone }) => [name.en, address.en, phone]),
  );
  const resting = listed.filter(({ openingHours }) => openingHours[0]?.hours === null);
  expect(resting.map(({ slug }) => slug)).toEqual(['mae-hong-son']);
});

test('each category has branches, and a flagship store is in a mall and has a service centre', async () => {
  for (const { value } of dataOf(await english('GET /utils/api/store-categories')))
    expect([value, (await all({ category: value })).length > 0]).toEqual([value, true]);
  const flagships = await all({ category: 'flagship' });
  for (const { categories } of flagships)
    expect(categories.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['In a shopping mall', 'Service centre']),
    );
});

test('branches open shorter at New Year, and service centres are closed on public holidays', async () => {
  const hoursOn = async (category: string, day: string) =>
    (await all({ category })).map(({ specialDays }) => specialDays.find((special) => special.day === day)?.hours);
  expect(new Set((await hoursOn('mall', '2026-12-31')).map((hours) => hours?.closes))).toEqual(new Set(['19:00']));
  expect(await hoursOn('street-shop', '2027-01-01')).toContain(null);
  expect(await hoursOn('service-centre', '2026-12-10')).toContain(null);
});

test('some branches have each available SKU, and none has a sold-out one', async () => {
  for (const skuId of sold) {
    const holding = (await all({ skuId })).length;
    expect([skuId, holding > 0 && holding < stores.length]).toEqual([skuId, true]);
  }
  expect(await all({ skuId: soldOut })).toEqual([]);
});

test('seeding again writes no row, and does not change the stock of branches', async () => {
  await shop.db
    .updateTable('store_stocks')
    .set({ stock: 0 })
    .where('sku_id', '=', sold[0] ?? 0)
    .execute();
  const before = await Promise.all(tables.map(rowsOf));
  await seed();
  expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
});

test('seeding again restores a changed branch under the same id', async () => {
  const before = await shop.db.selectFrom('stores').selectAll().orderBy('store_id').execute();
  await shop.db.updateTable('stores').set({ phone: '020000000' }).where('position', '<', 4).execute();
  await seed();
  expect(await shop.db.selectFrom('stores').selectAll().orderBy('store_id').execute()).toEqual(before);
});

describe('the stock of branches', () => {
  const skus = Array.from({ length: 1000 }, (_, index) => ({ skuId: 10_000 + index, rank: index / 1000 }));
  const stockOf = (kind: DemoStore['kind']) =>
    stores.filter((store) => store.kind === kind).map((store) => branchStock(store, skus));
  const average = (kind: DemoStore['kind']) => {
    const counts = stockOf(kind).map((skusInBranch) => skusInBranch.length);
    return counts.reduce((sum, count) => sum + count, 0) / counts.length;
  };

  test('is large in flagship stores, medium in malls, small in street shops, and empty in pickup points', () => {
    expect(average('flagship')).toBeGreaterThan(500);
    expect(average('mall')).toBeGreaterThan(150);
    expect(average('mall')).toBeLessThan(300);
    expect(average('street')).toBeGreaterThan(25);
    expect(average('street')).toBeLessThan(100);
    expect(average('pickup')).toBe(0);
  });

  test('differs between branches of a kind, and is the same each time', () => {
    const [one, other] = stores.filter(({ kind }) => kind === 'mall') as [DemoStore, DemoStore];
    expect(branchStock(one, skus)).toEqual(branchStock(one, skus));
    expect(branchStock(one, skus)).not.toEqual(branchStock(other, skus));
  });

  test('has popular SKUs more often, and at least one unit of each', () => {
    const all = stockOf('mall').flat();
    const popular = all.filter(({ skuId }) => skuId < 10_200).length;
    const rare = all.filter(({ skuId }) => skuId >= 10_800).length;
    expect(popular).toBeGreaterThan(3 * rare);
    expect(all.filter(({ stock }) => !Number.isInteger(stock) || stock < 1)).toEqual([]);
  });
});
