import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SearchResult } from '#contract/search.ts';
import { transaction } from '../db/database.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { jsonLines, runImportExport, runShopCommand } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { reindexCommand, synonymsImportExport } from './commands.ts';
import { reindex, updateIndex, watchIndex } from './search.ts';

const shop = await createTestShop();
const client = shop.client();

async function found(query: string): Promise<SearchResult[]> {
  const response = await client('GET /search/api/{locale}/products', { params: { locale: 'en' }, query: { query } });
  return dataOf(response).items;
}

const idsOf = async (query: string) => (await found(query)).map(({ productId }) => productId);

async function rename(productId: number, name: string): Promise<void> {
  await shop.db
    .updateTable('products')
    .set({ name: JSON.stringify({ th: name, en: name }), short_description: JSON.stringify({ th: name, en: name }) })
    .where('product_id', '=', productId)
    .execute();
}

const runReindex = () =>
  runShopCommand(shop, ({ withShop, errors }) => reindexCommand({ withContext: withShop, errors }), []);

test('a renamed product is found by its new name and no longer by the old one', async () => {
  const { productId } = await createProduct(shop, { name: 'Quokka Torch' });
  expect(await idsOf('quokka')).toEqual([productId]);
  await rename(productId, 'Wallaby Torch');
  expect(await idsOf('quokka')).toEqual([]);
  expect(await idsOf('wallaby')).toEqual([productId]);
});

test('a change that is rolled back does not reach the index', async () => {
  const { productId } = await createProduct(shop, { name: 'Numbat Torch' });
  const change = transaction(shop.db, async (tx) => {
    await tx.updateTable('products').set({ visible: false }).where('product_id', '=', productId).execute();
    throw new Error('rolled back');
  });
  await expect(change).rejects.toThrow('rolled back');
  expect(await idsOf('numbat')).toEqual([productId]);
});

test('a product that is hidden, deleted or has lost its SKUs is no longer found', async () => {
  const ways = {
    hidden: (id: number) =>
      shop.db.updateTable('products').set({ visible: false }).where('product_id', '=', id).execute(),
    deleted: (id: number) => shop.db.deleteFrom('products').where('product_id', '=', id).execute(),
    'without SKUs': (id: number) => shop.db.deleteFrom('skus').where('product_id', '=', id).execute(),
  };
  for (const [way, remove] of Object.entries(ways)) {
    const { productId } = await createProduct(shop, { name: 'Bilby Torch' });
    expect([way, await idsOf('bilby')]).toEqual([way, [productId]]);
    await remove(productId);
    expect([way, await idsOf('bilby')]).toEqual([way, []]);
  }
});

test('a bulk import without page invalidation still updates the index', async () => {
  const { productId } = await createProduct(shop, { name: 'Dunnart Torch' });
  await transaction(shop.db, async (tx) => {
    await sql`set local saifah.quiet = 'on'`.execute(tx);
    await sql`update products set name = '{"th": "Potoroo", "en": "Potoroo"}' where product_id = ${productId}`.execute(
      tx,
    );
  });
  expect(await idsOf('potoroo')).toEqual([productId]);
});

test('the products of a renamed brand or category are found by its new name', async () => {
  const { productId, brandId } = await createProduct(shop, { brand: 'Oldbrand', category: 'kit/oldkind' });
  await shop.db.updateTable('brands').set({ title: 'Newbrand' }).where('brand_id', '=', brandId).execute();
  expect([await idsOf('oldbrand'), await idsOf('newbrand')]).toEqual([[], [productId]]);
  await sql`update categories set name = '{"th": "Newkind", "en": "Newkind"}' where path = 'kit/oldkind'`.execute(
    shop.db,
  );
  expect([await idsOf('oldkind'), await idsOf('newkind')]).toEqual([[], [productId]]);
});

test('lists by price follow special prices when they start and end', async () => {
  const brands = ['Windowed'];
  const special = { price: 50, from: new Date('2026-11-20T04:00:00Z'), to: new Date('2026-11-20T05:00:00Z') };
  const saving = await createProduct(shop, { brand: 'Windowed', price: 200, specialPrice: special });
  const steady = await createProduct(shop, { brand: 'Windowed', price: 100 });
  const cheapest = async (at: string) => {
    shop.setClock(at);
    const query = { brands, sort: 'price-asc' } as const;
    const { items } = dataOf(await client('GET /search/api/{locale}/products', { params: { locale: 'th' }, query }));
    return items[0]?.productId;
  };
  expect(await cheapest('2026-11-20T03:59:59Z')).toBe(steady.productId);
  expect(await cheapest('2026-11-20T04:00:00Z')).toBe(saving.productId);
  expect(await cheapest('2026-11-20T05:00:00Z')).toBe(steady.productId);
});

test('a sold-out product moves to the end and back when it is in stock again', async () => {
  const first = await createProduct(shop, { name: 'Possum Torch', popularity: 9 });
  const second = await createProduct(shop, { name: 'Possum Torch', popularity: 1 });
  expect(await idsOf('possum')).toEqual([first.productId, second.productId]);
  const setStock = (quantity: number) =>
    shop.db.updateTable('stocks').set({ stock: quantity }).where('sku_id', '=', first.skuId).execute();
  await setStock(0);
  expect(await idsOf('possum')).toEqual([second.productId, first.productId]);
  await setStock(3);
  expect(await idsOf('possum')).toEqual([first.productId, second.productId]);
});

test('no document is lost if a process crashes at any statement while writing', async () => {
  const { productId } = await createProduct(shop, { name: 'Wombat 0' });
  await updateIndex(shop);
  let crashed = true;
  for (let statement = 1; crashed; statement += 1) {
    await rename(productId, `Wombat ${statement}`);
    crashed = await updateIndex({ ...shop, db: shop.db.withPlugin(crashingAt(statement)) }).then(
      () => false,
      () => true,
    );
    const [wombat] = await found('wombat');
    expect(wombat?.productName).toBe(`Wombat ${statement}`);
    expect(await idsOf(`wombat ${statement}`)).toEqual([productId]);
    expect(statement).toBeLessThan(100);
  }
  const { rows } = await sql<{ waiting: number }>`select count(*)::integer as waiting from search_queue`.execute(
    shop.db,
  );
  expect(rows).toEqual([{ waiting: 0 }]);
});

/** A plugin that throws at the given statement. */
function crashingAt(statement: number): KyselyPlugin {
  let count = 0;
  return {
    transformQuery({ node }) {
      count += 1;
      if (count === statement) throw new Error('crashed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

test('several processes index at once without losing or repeating a document', async () => {
  const ids: number[] = [];
  for (let i = 0; i < 30; i += 1) ids.push((await createProduct(shop, { name: `Bandicoot ${i}` })).productId);
  await Promise.all([1, 2, 3].map(() => updateIndex(shop)));
  const query = { query: 'bandicoot', limit: 100 };
  const { items, total } = dataOf(
    await client('GET /search/api/{locale}/products', { params: { locale: 'en' }, query }),
  );
  expect([items.map(({ productId }) => productId).sort(), total]).toEqual([ids, 30]);
});

test('a running shop indexes a change by itself', async () => {
  const stop = await watchIndex(shop);
  const { productId } = await createProduct(shop, { name: 'Quoll Torch' });
  const documents = () =>
    sql<{ product_id: number }>`select product_id from search_products where product_id = ${productId}`.execute(
      shop.db,
    );
  await expect.poll(async () => (await documents()).rows).toEqual([{ product_id: productId }]);
  await stop();
});

test('during a rebuild every product is found; it restores missing documents and deletes obsolete ones', async () => {
  const { productId } = await createProduct(shop, { name: 'Glider Torch' });
  const lost = await createProduct(shop, { name: 'Glider Lamp' });
  expect(await idsOf('glider')).toHaveLength(2);
  await sql`delete from search_texts_en where product_id = ${lost.productId}`.execute(shop.db);
  await sql`insert into search_products select 5, brand_id, category_id, created_at, selling_satang, discount, availability,
    promotions, standing, value_ids from search_products where product_id = ${productId}`.execute(shop.db);
  let running = true;
  const rebuild = reindex(shop).then(() => {
    running = false;
  });
  do expect(await idsOf('glider torch')).toContain(productId);
  while (running);
  await rebuild;
  expect(new Set(await idsOf('glider'))).toEqual(new Set([productId, lost.productId]));
  const { rows } = await sql`select from search_products where product_id = 5`.execute(shop.db);
  expect(rows).toEqual([]);
  expect((await runReindex()).errors).toMatch(/\d+ products\n$/);
});

test('imported synonyms take effect with the next search', async () => {
  const { productId } = await createProduct(shop, { name: 'Numbered Kettle' });
  expect(await idsOf('boilerthing')).toEqual([]);
  const row = { synonym: 'kettle', words: ['boilerthing', 'กาน้ำวิเศษ'] };
  const { output } = await runImportExport(shop, synonymsImportExport, ['import'], jsonLines(row));
  expect(output).toContain('1 new');
  for (const query of ['boilerthing', 'กาน้ำวิเศษ']) expect([query, await idsOf(query)]).toEqual([query, [productId]]);
  expect((await runImportExport(shop, synonymsImportExport, ['export'])).output).toContain(JSON.stringify(row));
});
