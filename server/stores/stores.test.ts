import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createStore } from '../testing/store-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const english = shop.client();
const thai = shop.client({ locale: 'th' });

let skuId = 0;
const ids = { siam: 0, chiangMai: 0, chiangRai: 0, phuket: 0 };

beforeAll(async () => {
  ({ skuId } = await createProduct(shop));
  const stores = {
    phuket: {
      name: { th: 'สายฟ้า สาขาเซ็นทรัล ภูเก็ต', en: 'Saifah Central Phuket' },
      postcode: '83000',
      latitude: 7.891,
      longitude: 98.368,
      categories: ['mall'],
      stock: { [skuId]: 0 },
      position: 4,
    },
    siam: {
      name: { th: 'สายฟ้า สาขาสยามพารากอน', en: 'Saifah Siam Paragon' },
      address: { th: 'ชั้น 3 สยามพารากอน ถนนพระรามที่ 1', en: 'Floor 3, Siam Paragon, Rama I Road' },
      categories: ['mall', 'service-centre'],
      stock: { [skuId]: 2 },
      position: 1,
    },
    chiangMai: {
      name: { th: 'สายฟ้า สาขานิมมานเหมินท์', en: 'Saifah Nimman' },
      postcode: '50200',
      latitude: 18.7967,
      longitude: 98.9673,
      categories: ['street-shop'],
      hours: {
        2: { opens: 540, closes: 1200 },
        7: { opens: 600, closes: 1080 },
      },
      stock: { [skuId]: 1 },
      position: 2,
    },
    chiangRai: {
      name: { th: 'สายฟ้า สาขาแม่สาย', en: 'Saifah Mae Sai' },
      postcode: '57130',
      latitude: 20.433,
      longitude: 99.883,
      position: 3,
    },
  };
  for (const [name, given] of Object.entries(stores)) {
    ids[name as keyof typeof ids] = (await createStore(shop, given)).storeId;
  }
});

/** Ids of the branches that a query finds, in order. */
async function found(query: Record<string, unknown> = {}): Promise<number[]> {
  const { items, total } = dataOf(await english('GET /utils/api/stores', { query }));
  expect(total).toBe(items.length);
  return items.map(({ storeId }) => storeId);
}

async function provinceId(label: string): Promise<number> {
  const provinces = dataOf(await english('GET /utils/api/postal-addresses/provinces'));
  return provinces.find((province) => province.label === label)?.id ?? 0;
}

const regionId = async (label: string) =>
  dataOf(await english('GET /utils/api/postal-addresses/regions')).find((region) => region.label === label)?.id ?? 0;

describe('a branch', () => {
  const read = async (id: number, client = english) =>
    dataOf(await client('GET /utils/api/stores/{id}', { params: { id } }));

  test('has an address, a location, a phone number and opening hours', async () => {
    const store = await read(ids.siam);
    expect(store).toMatchObject({
      storeId: ids.siam,
      name: 'Saifah Siam Paragon',
      address: 'Floor 3, Siam Paragon, Rama I Road',
      district: { label: 'Pathum Wan' },
      province: { label: 'Bangkok' },
      postcode: '10330',
      phone: '020000001',
      location: { latitude: 13.7466, longitude: 100.5393 },
      distance: null,
    });
    expect(store.categories.map(({ value, label }) => [value, label])).toEqual([
      ['mall', 'mall'],
      ['service-centre', 'service-centre'],
    ]);
    expect(store.openingHours).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, hours: { opens: '10:00', closes: '21:00' } })),
    );
  });

  test('has Thai texts in Thai', async () => {
    const store = await read(ids.siam, thai);
    expect(store).toMatchObject({
      name: 'สายฟ้า สาขาสยามพารากอน',
      address: 'ชั้น 3 สยามพารากอน ถนนพระรามที่ 1',
      district: { label: 'ปทุมวัน' },
      province: { label: 'กรุงเทพมหานคร' },
    });
    expect(store.categories.map(({ label }) => label)).toContain('mall (ไทย)');
  });

  test('has closed days', async () => {
    const { openingHours } = await read(ids.chiangMai);
    expect(openingHours.map(({ hours }) => hours?.opens ?? 'closed')).toEqual([
      'closed',
      '09:00',
      'closed',
      'closed',
      'closed',
      'closed',
      '10:00',
    ]);
  });

  test('is open or closed by Bangkok time', async () => {
    // Tuesday, 08:59 and 09:00 in Bangkok.
    shop.setClock('2026-11-24T01:59:00Z');
    expect((await read(ids.chiangMai)).openNow).toBe(false);
    shop.setClock('2026-11-24T02:00:00Z');
    expect((await read(ids.chiangMai)).openNow).toBe(true);
    expect((await read(ids.siam)).openNow).toBe(false);
  });

  test('has the special days of the next twelve months, its own instead of those of all branches', async () => {
    shop.setClock('2026-11-24T02:00:00Z');
    const name = JSON.stringify({ th: 'วันหยุด', en: 'Holiday' });
    const of = (store_id: number | null, day: string, opens: number | null = null) => ({
      store_id,
      day: sql<Date>`${day}::date`,
      name,
      opens,
      closes: opens && 1080,
    });
    await shop.db
      .insertInto('store_special_days')
      .values([
        of(null, '2026-11-23'),
        of(null, '2026-11-24', 660),
        of(ids.siam, '2026-11-24'),
        of(null, '2027-01-01', 660),
        { ...of(null, '2027-01-02'), cancelled: true },
        of(null, '2028-01-01'),
      ])
      .execute();
    const siam = await read(ids.siam);
    expect(siam.specialDays).toEqual([
      { day: '2026-11-24', name: 'Holiday', hours: null },
      { day: '2027-01-01', name: 'Holiday', hours: { opens: '11:00', closes: '18:00' } },
    ]);
    expect((await read(ids.phuket, thai)).specialDays[0]).toEqual({
      day: '2026-11-24',
      name: 'วันหยุด',
      hours: { opens: '11:00', closes: '18:00' },
    });
    shop.setClock('2026-11-24T05:00:00Z');
    expect([siam.openNow, (await read(ids.phuket)).openNow]).toEqual([false, true]);
    await shop.db.deleteFrom('store_special_days').execute();
  });

  test('is not found by an unknown id, and a malformed id is rejected', async () => {
    expect(failureOf(await shop.app.inject('/utils/api/stores/999999'))).toEqual({ status: 404, code: 'not_found' });
    for (const id of ['0', 'abc', '99999999999'])
      expect(failureOf(await shop.app.inject(`/utils/api/stores/${id}`))).toEqual({
        status: 422,
        code: 'validation_failed',
      });
  });
});

describe('the store finder', () => {
  test('lists all branches by position, in pages', async () => {
    const all = [ids.siam, ids.chiangMai, ids.chiangRai, ids.phuket];
    expect(await found()).toEqual(all);
    const page = dataOf(await english('GET /utils/api/stores', { query: { limit: 2, offset: 1 } }));
    expect(page).toMatchObject({ total: 4, limit: 2, offset: 1 });
    expect(page.items.map(({ storeId }) => storeId)).toEqual(all.slice(1, 3));
    const past = dataOf(await english('GET /utils/api/stores', { query: { offset: 10 } }));
    expect(past).toMatchObject({ total: 4, items: [] });
  });

  test('filters by region and province', async () => {
    const north = await regionId('North');
    const chiangMai = await provinceId('Chiang Mai');
    expect(await found({ region: north })).toEqual([ids.chiangMai, ids.chiangRai]);
    expect(await found({ province: chiangMai })).toEqual([ids.chiangMai]);
    expect(await found({ region: north, province: chiangMai })).toEqual([ids.chiangMai]);
    expect(await found({ region: await regionId('South'), province: chiangMai })).toEqual([]);
  });

  test('filters by category, and lists the categories', async () => {
    expect(await found({ category: 'mall' })).toEqual([ids.siam, ids.phuket]);
    expect(await found({ category: 'service-centre' })).toEqual([ids.siam]);
    const categories = dataOf(await thai('GET /utils/api/store-categories'));
    expect(categories.map(({ value }) => value).sort()).toEqual(['mall', 'service-centre', 'street-shop']);
    expect(categories.map(({ label }) => label)).toContain('street-shop (ไทย)');
  });

  test('finds terms in names, roads, provinces and postcodes in both languages', async () => {
    expect(await found({ query: 'paragon' })).toEqual([ids.siam]);
    expect(await found({ query: 'พระรามที่1' })).toEqual([ids.siam]);
    expect(await found({ query: 'เชียงราย' })).toEqual([ids.chiangRai]);
    expect(await found({ query: 'chiang' })).toEqual([ids.chiangMai, ids.chiangRai]);
    expect(await found({ query: '83000 ภูเก็ต' })).toEqual([ids.phuket]);
    expect(await found({ query: 'paragon ภูเก็ต' })).toEqual([]);
    expect(await found({ query: '%' })).toEqual([]);
  });

  test('finds the branch of a slug', async () => {
    const { slug } = dataOf(await english('GET /utils/api/stores/{id}', { params: { id: ids.phuket } }));
    expect(await found({ slug })).toEqual([ids.phuket]);
    expect(await found({ slug: 'nowhere' })).toEqual([]);
  });

  test('has all matching branches as points of a map', async () => {
    const [point] = dataOf(await english('GET /utils/api/store-points', { query: { category: 'service-centre' } }));
    expect(point).toMatchObject({
      storeId: ids.siam,
      name: 'Saifah Siam Paragon',
      province: { label: 'Bangkok' },
      location: { latitude: 13.7466, longitude: 100.5393 },
    });
    const query = { region: await regionId('North'), query: 'mae sai' };
    expect(dataOf(await english('GET /utils/api/store-points', { query })).map(({ storeId }) => storeId)).toEqual([
      ids.chiangRai,
    ]);
  });

  test('finds branches with a SKU in stock, not those where it is sold out', async () => {
    expect(await found({ skuId })).toEqual([ids.siam, ids.chiangMai]);
    expect(await found({ skuId, category: 'street-shop' })).toEqual([ids.chiangMai]);
  });

  test('sorts by distance in kilometres', async () => {
    // Chiang Rai's clock tower.
    const query = { latitude: 19.9071, longitude: 99.8309 };
    const { items } = dataOf(await english('GET /utils/api/stores', { query }));
    expect(items.map(({ storeId }) => storeId)).toEqual([ids.chiangRai, ids.chiangMai, ids.siam, ids.phuket]);
    const [nearest, next] = items.map(({ distance }) => distance ?? 0);
    expect(nearest).toBeGreaterThan(55);
    expect(nearest).toBeLessThan(62);
    expect(next).toBeGreaterThan(145);
    expect(next).toBeLessThan(160);
    const second = dataOf(await english('GET /utils/api/stores', { query: { ...query, limit: 1, offset: 1 } }));
    expect(second.items.map(({ storeId }) => storeId)).toEqual([ids.chiangMai]);
  });

  test.each(['region=99', 'province=999999999', 'category=nowhere', 'category=', 'skuId=999999999'])(
    'finds no branch by an unknown value (%s)',
    async (query) => {
      const response = await shop.app.inject(`/utils/api/stores?${query}`);
      expect(response.json()).toEqual({ data: { items: [], total: 0, limit: 10, offset: 0 } });
    },
  );

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['offset=-1', 'offset'],
    ['region=north', 'region'],
    ['province=1.5', 'province'],
    ['sku_id=-4', 'skuId'],
    [`query=${'a'.repeat(201)}`, 'query'],
    ['category=%01', 'category'],
    ['latitude=200&longitude=100', 'latitude'],
    ['latitude=13&longitude=-181', 'longitude'],
    ['latitude=&longitude=', 'latitude'],
    ['latitude=north&longitude=100', 'latitude'],
    ['latitude=13&latitude=14&longitude=100', 'latitude'],
    ['latitude=13', 'longitude'],
    ['longitude=100', 'latitude'],
  ])('rejects %s', async (query, field) => {
    const response = await shop.app.inject(`/utils/api/stores?${query}`);
    expect(failureOf(response)).toEqual({ status: 422, code: 'validation_failed' });
    expect(Object.keys(response.json().fields)).toContain(field);
  });
});

describe('pages that show branches', () => {
  /** The tags that `change` invalidates; a marker tag shows when all were received. */
  async function invalidatedBy(change: () => Promise<unknown>): Promise<string[]> {
    const invalidated: string[] = [];
    const stop = await shop.database.listen(
      'page_tags',
      (tag) => invalidated.push(tag),
      () => {},
    );
    await change();
    await sql`select pg_notify('page_tags', 'mark')`.execute(shop.db);
    await expect.poll(() => invalidated).toContain('mark');
    await stop();
    return invalidated.filter((tag) => tag !== 'mark');
  }
  const setStock = (stock: number) =>
    shop.db.updateTable('store_stocks').set({ stock }).where('store_id', '=', ids.siam).execute();

  test('are invalidated by changes of a branch, its hours, its categories and its SKUs', async () => {
    expect(
      await invalidatedBy(() =>
        shop.db.updateTable('stores').set({ phone: '020000002' }).where('store_id', '=', ids.siam).execute(),
      ),
    ).toEqual(['stores']);
    expect(
      await invalidatedBy(() =>
        shop.db.deleteFrom('store_opening_hours').where('store_id', '=', ids.chiangRai).execute(),
      ),
    ).toEqual(['stores']);
    expect(
      await invalidatedBy(() =>
        shop.db.deleteFrom('store_category_members').where('store_id', '=', ids.phuket).execute(),
      ),
    ).toEqual(['stores']);
    expect(
      await invalidatedBy(() =>
        shop.db.insertInto('store_stocks').values({ store_id: ids.chiangRai, sku_id: skuId, stock: 1 }).execute(),
      ),
    ).toEqual(['store-stocks']);
  });

  test('are invalidated when a SKU is sold out or available again in a branch, but not by every change of its stock', async () => {
    await setStock(5);
    expect(await invalidatedBy(() => setStock(1))).toEqual([]);
    expect(await invalidatedBy(() => setStock(0))).toEqual(['store-stocks']);
    expect(await invalidatedBy(() => setStock(3))).toEqual(['store-stocks']);
  });
});
