import { describe, expect, test } from 'vitest';
import { storeCategoryRow, storeRow } from '../../tools/import-export-examples/store-rows.ts';
import { reserve } from '../reservations/reservations.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createStore } from '../testing/store-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { storesImportExport } from './commands.ts';
import { findPickupBranch, stockOfBranches, storeStockReservations } from './stores.ts';

const shop = await createTestShop();
const client = shop.client();
const run = (args: string[], input?: string) => runImportExport(shop, storesImportExport, args, input);

const category = { ...storeCategoryRow, position: 1 };
const store = {
  ...storeRow,
  categories: ['in-mall'],
  opening_hours: [
    { weekday: 2, opens: '10:00', closes: '21:30' },
    { weekday: 3, opens: '00:00', closes: '24:00' },
  ],
  position: 1,
};
const currentStores = async () => dataOf(await client('GET /utils/api/stores')).items;

describe('importing the stock of a branch', () => {
  test('neither deadlocks with concurrent orders that are picked up there nor loses their units', async () => {
    const { skuIds } = await createProduct(shop, {
      skus: Array.from({ length: 30 }, (_, index) => ({ sku: `BRANCH-${index}` })),
    });
    const { storeId } = await createStore(shop, { stock: Object.fromEntries(skuIds.map((skuId) => [skuId, 100])) });
    const { slug } = await shop.db
      .selectFrom('stores')
      .select('slug')
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow();
    const stockRow = (sku: string, stock: number) => ({ type: 'store-stock', slug, sku, stock });
    const files = ['BRANCH-29', 'BRANCH-3', 'BRANCH-17'].map((sku) =>
      jsonLines(stockRow(sku, 50), stockRow('BRANCH-0', 60)),
    );
    const results = await Promise.all([
      ...files.map((file) => run(['import'], file)),
      ...Array.from({ length: 10 }, (_, index) =>
        // Not by `transaction`, which retries after a deadlock.
        shop.db.transaction().execute((tx) =>
          reserve(
            tx,
            { store_stock: storeStockReservations },
            {
              pickup: { storeId },
              lines: skuIds.toReversed().map((skuId) => ({ skuId, kind: 'goods' as const, quantity: 1 })),
            },
            { reference: `order ${index}`, now: shop.clock() },
          ),
        ),
      ),
    ]);
    expect(results.every((result) => ('ok' in result ? result.ok : result.errors === ''))).toBe(true);
    const stock = await stockOfBranches(shop.db, [storeId], skuIds);
    expect(stock.get(storeId)?.get(skuIds[5] ?? 0)).toBe(90);
    await shop.db.deleteFrom('stores').where('store_id', '=', storeId).execute();
  });
});

describe('importing branches', () => {
  test('creates a branch with opening hours and stock, and changes nothing when repeated', async () => {
    const { sku, skuId } = await createProduct(shop);
    const file = jsonLines(category, store, { type: 'store-stock', slug: 'siam', sku, stock: 3 });
    expect((await run(['import', '--dry-run'], file)).output).toContain('3 new');
    expect(await currentStores()).toEqual([]);
    expect((await run(['import'], file)).output).toBe('3 read, 3 new, 0 changed, 0 unchanged, 0 refused\n');
    expect(await currentStores()).toMatchObject([
      {
        slug: 'siam',
        name: 'Siam',
        subdistrict: { label: 'Pathum Wan' },
        postcode: '10330',
        categories: [{ value: 'in-mall', label: 'In a mall' }],
        openingHours: [
          { weekday: 1, hours: null },
          { weekday: 2, hours: { opens: '10:00', closes: '21:30' } },
          { weekday: 3, hours: { opens: '00:00', closes: '24:00' } },
          {},
          {},
          {},
          {},
        ],
      },
    ]);
    expect(dataOf(await client('GET /utils/api/stores', { query: { skuId } })).total).toBe(1);
    expect((await run(['import'], file)).output).toBe('3 read, 0 new, 0 changed, 3 unchanged, 0 refused\n');
  });

  test('hides a branch everywhere, and shows it again', async () => {
    const [shown] = await currentStores();
    const id = shown?.storeId ?? 0;
    const findPoints = async () => dataOf(await client('GET /utils/api/store-points', { query: {} }));
    await run(['import'], jsonLines({ type: 'store', slug: 'siam', visible: false }));
    expect(await currentStores()).toEqual([]);
    expect(await findPoints()).toEqual([]);
    expect(await client('GET /utils/api/stores/{id}', { params: { id } })).toMatchObject({ code: 'not_found' });
    expect(await findPickupBranch(shop.db, id)).toBeNull();
    await run(['import'], jsonLines({ type: 'store', slug: 'siam', visible: true }));
    expect(await currentStores()).toEqual([shown]);
    expect(await findPickupBranch(shop.db, id)).toMatchObject({ storeId: id });
  });

  test('changes only the columns of the row, and replaces opening hours and categories', async () => {
    const row = { type: 'store', slug: 'siam', phone: '029999999', opening_hours: [], categories: [] };
    expect((await run(['import'], jsonLines(row))).output).toContain('1 changed');
    const [now] = await currentStores();
    expect(now).toMatchObject({ name: 'Siam', phone: '029999999', categories: [] });
    expect(now?.openingHours.every(({ hours }) => hours === null)).toBe(true);
    await run(['import'], jsonLines(store));
  });

  test.each(['02-999-9999', '(02) 999 9999', '+66 2 999 9999', '๐๒๙๙๙๙๙๙๙'])(
    'reads the telephone number %s',
    async (phone) => {
      await run(['import'], jsonLines({ type: 'store', slug: 'siam', phone }));
      expect((await currentStores())[0]?.phone).toBe('029999999');
      await run(['import'], jsonLines(store));
    },
  );

  test('sets other opening hours of a day, for all branches or for one, and takes them back', async () => {
    shop.setClock('2026-12-01T05:00:00Z');
    const holiday = { type: 'special-opening-day', day: '2026-12-31', name_th: 'วันสิ้นปี', name_en: 'New Year’s Eve' };
    const open = { opens: '10:00', closes: '18:00' };
    const file = jsonLines(
      { ...holiday, branch: null, hours: open },
      { ...holiday, branch: 'siam' },
      { ...holiday, day: '2027-01-05', branch: null, hours: open },
    );
    expect((await run(['import'], file)).output).toContain('3 new');
    expect((await run(['import'], file)).output).toContain('3 unchanged');
    const [before] = await currentStores();
    expect(before?.specialDays.map(({ day, hours }) => [day, hours])).toEqual([
      ['2026-12-31', null],
      ['2027-01-05', open],
    ]);
    const cancelled = { type: 'special-opening-day', day: '2026-12-31', branch: 'siam', cancelled: true };
    expect((await run(['import'], jsonLines(cancelled))).output).toContain('1 changed');
    const [after] = await currentStores();
    expect(after?.specialDays.map(({ day }) => day)).toEqual(['2027-01-05']);
    const { errors } = await run(
      ['import'],
      jsonLines(
        { ...holiday, branch: 'nowhere' },
        { ...holiday, branch: null, hours: { opens: '18:00', closes: '10:00' } },
      ),
    );
    expect(errors.trim().split('\n')).toEqual([
      'row 1: branch: there is no branch nowhere',
      'row 2: hours: must open before it closes',
    ]);
  });

  test('reports each bad row with its number and reason, and imports the others', async () => {
    const { errors, output } = await run(
      ['import'],
      jsonLines(
        { ...store, slug: 'a', categories: ['nowhere'] },
        { ...store, slug: 'b', postcode: '50000' },
        { ...store, slug: 'c', phone: '+66212345', latitude: 91 },
        { ...store, slug: 'd', opening_hours: [{ weekday: 1, opens: '21:00', closes: '10:00' }] },
        {
          ...store,
          slug: 'e',
          opening_hours: [store.opening_hours[0], store.opening_hours[0]],
        },
        { type: 'store', slug: 'f', name_th: 'เอฟ' },
        { type: 'store-stock', slug: 'nowhere', sku: 'X', stock: 1 },
        { type: 'store-stock', slug: 'siam', sku: 'NO-SUCH', stock: 1 },
        { type: 'shelf', slug: 'x' },
        { ...store, slug: 'g' },
      ),
    );
    expect(errors.trim().split('\n')).toEqual([
      'row 1: categories: there is no store category nowhere',
      'row 2: subdistrict, district, province, postcode: there is no such place',
      'row 3: latitude: must be at most 90; phone: must be 9 or 10 digits that begin with 0',
      'row 4: opening_hours[0]: must open before it closes',
      'row 5: opening_hours: must name each weekday once',
      'row 6: name_en, address_th, address_en, subdistrict, district, province, postcode, latitude, longitude, phone: must be given for a new row',
      'row 7: slug: there is no branch nowhere',
      'row 8: sku: there is no SKU of that code',
      'row 9: type: must be one of store-category, store, special-opening-day, store-stock',
    ]);
    expect(output).toBe('10 read, 1 new, 0 changed, 0 unchanged, 9 refused\n');
  });
});
