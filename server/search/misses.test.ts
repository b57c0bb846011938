import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { searchCommand } from './commands.ts';
import {
  countMiss,
  countSearch,
  maxMissesOfDay,
  maxSearchesOfDay,
  minSearchesWithoutSelection,
  readMisses,
} from './miss-queries.ts';
import { updateIndex } from './search.ts';

const shop = await createTestShop();
const client = shop.client();

const search = async (query: string, filters: { category?: string; offset?: number; limit?: number } = {}) =>
  dataOf(await client('GET /search/api/{locale}/products', { params: { locale: 'en' }, query: { query, ...filters } }));
const missed = () => readMisses(shop.db, shop.clock(), 30, 5000);
const searchesOf = async (query: string) => (await missed()).find((miss) => miss.query === query)?.searches ?? 0;

test('a model that is not sold is answered with its neighbours, in the list and in suggestions', async () => {
  const names = ['Glimmer 14', 'Glimmer 16 Pro', 'Glimmer Dock'];
  const [near, pro] = await Promise.all(names.map((name) => createProduct(shop, { name, price: 900 })));
  await updateIndex(shop);
  const found = await search('Glimmer 15 Pro');
  expect(found.notSold).toBe('Glimmer 15 Pro');
  expect(found.items.map(({ productId }) => productId).toSorted()).toEqual(
    [near?.productId, pro?.productId].toSorted(),
  );
  const suggested = dataOf(
    await client('GET /search/api/{locale}/suggest', { params: { locale: 'en' }, query: { query: 'Glimmer 15 Pro' } }),
  );
  expect(suggested.notSold).toBe('Glimmer 15 Pro');
  expect(suggested.products).toHaveLength(2);
  for (const sold of ['glimmer 16 pro', 'glimmer16pro', 'glimmer 14', 'glimmer'])
    expect([sold, (await search(sold)).notSold]).toEqual([sold, null]);
});

test('a product is found by its code, although the code looks like a model that is not sold', async () => {
  const product = await createProduct(shop, { name: 'Glimmer Charger', sku: 'GLIMMER-737-BK' });
  await updateIndex(shop);
  const found = await search('glimmer-737-bk');
  expect([found.notSold, found.items.map(({ productId }) => productId)]).toEqual([null, [product.productId]]);
});

test('operators see which queries found nothing, with their numbers', async () => {
  for (const query of ['Zzyqvx Kettle', ' zzyqvx  KETTLE', 'Glimmer 15']) await search(query);
  const { output } = await runShopCommand(shop, searchCommand, ['report', '--days', '7']);
  expect(output).toMatch(/SEARCHES +LAST +FOUND +QUERY/);
  expect(output).toMatch(/2 +\d{4}-\d\d-\d\d +nothing +zzyqvx kettle/);
  expect(output).toMatch(/1 +\d{4}-\d\d-\d\d +not sold +glimmer 15\n/);
});

test('what may be of a person, further pages and empty filters are not counted', async () => {
  for (const query of ['qzqz@example.com', 'qzqz 081-234-5678', 'qzqz (081) - 234 5678', 'qzqz AA1234567', 'glimmer']) {
    await search(query);
    expect([query, await searchesOf(query)]).toEqual([query, 0]);
  }
  await search('qxqxvw', { offset: 20 });
  await search('qxqxvw', { limit: 100 });
  expect(await searchesOf('qxqxvw')).toBe(0);
});

describe('a query that found something', () => {
  const count = async (query: string, selected: boolean, times = 1) => {
    for (let call = 0; call < times; call += 1)
      dataOf(
        await client('POST /search/api/{locale}/searches', { params: { locale: 'en' }, body: { query, selected } }),
      );
  };
  const notSelected = async () => (await missed()).filter(({ kind }) => kind === 'not_selected');

  test('is reported after five searches of which nobody selected a product', async () => {
    await count('Qwyx Lamp', false, minSearchesWithoutSelection - 1);
    expect(await notSelected()).toEqual([]);
    await count(' qwyx  LAMP', false);
    expect(await notSelected()).toEqual([
      { query: 'qwyx lamp', searches: minSearchesWithoutSelection, lastDay: expect.any(String), kind: 'not_selected' },
    ]);
    const { output } = await runShopCommand(shop, searchCommand, ['report']);
    expect(output).toMatch(/5 +\d{4}-\d\d-\d\d +not selected +qwyx lamp\n/);
    await count('Qwyx Lamp', true);
    expect(await notSelected()).toEqual([]);
  });

  test('is not counted if it may be of a person', async () => {
    await count('qwyx@example.com', false, minSearchesWithoutSelection);
    await count('qwyx 081-234-5678', false, minSearchesWithoutSelection);
    expect(await notSelected()).toEqual([]);
  });

  test('is refused if it is missing or too long', async () => {
    const refused = (body: object) =>
      shop.app.inject({ method: 'POST', url: '/search/api/en/searches', payload: body });
    expect((await refused({ selected: false })).statusCode).toBe(422);
    expect((await refused({ query: 'lamp' })).statusCode).toBe(422);
    expect((await refused({ query: 'a'.repeat(201), selected: false })).statusCode).toBe(422);
  });

  test('is one of a limited number of a day, and deleted after 90 days', async () => {
    await countSearch(shop.db, 'long ago', new Date(shop.clock().getTime() - 100 * 86_400_000), false);
    await sql`
      insert into search_queries (day, query, searches, selections)
      select '2020-02-15', 'query ' || number, 5, 0 from generate_series(1, ${maxSearchesOfDay}::integer) number`.execute(
      shop.db,
    );
    const day = new Date('2020-02-15T05:00:00Z');
    for (const query of ['one more', 'query 7']) await countSearch(shop.db, query, day, false);
    const ofDay = await readMisses(shop.db, day, 1, 10_000);
    expect(ofDay).toHaveLength(maxSearchesOfDay);
    expect(ofDay[0]).toMatchObject({ query: 'query 7', searches: 6 });
    await countSearch(shop.db, 'today', shop.clock(), false);
    expect(await readMisses(shop.db, day, 1, 10_000)).toEqual([]);
  });
});

test('old counts are deleted, and a day has a limited number of queries', async () => {
  await countMiss(shop.db, 'long ago', new Date(shop.clock().getTime() - 100 * 86_400_000), false);
  await sql`
    insert into search_misses (day, query, not_sold_flag)
    select '2020-01-15', 'query ' || number, false from generate_series(1, ${maxMissesOfDay}::integer) number`.execute(
    shop.db,
  );
  const day = new Date('2020-01-15T05:00:00Z');
  for (const query of ['one more', 'query 7']) await countMiss(shop.db, query, day, false);
  const ofDay = await readMisses(shop.db, day, 1, 10_000);
  expect(ofDay).toHaveLength(maxMissesOfDay);
  expect(ofDay[0]).toMatchObject({ query: 'query 7', searches: 2 });
  await countMiss(shop.db, 'today', shop.clock(), false);
  expect(await readMisses(shop.db, day, 1, 10_000)).toEqual([]);
  expect(await searchesOf('long ago')).toBe(0);
});
