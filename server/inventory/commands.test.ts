import { describe, expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { reserve } from '../reservations/reservations.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { untilBlocked } from '../testing/locks.ts';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { stockImportExport } from './commands.ts';
import { stockOfProducts, stockReservations } from './inventory.ts';

const shop = await createTestShop();
const run = (args: string[], input?: string) => runImportExport(shop, stockImportExport, args, input);
const level = async (skuId: number) => (await stockOfProducts(shop.db, [skuId])).at(0);

describe('importing stock', () => {
  test('sets the given columns and leaves the others', async () => {
    const { sku, skuId } = await createProduct(shop, { stock: 3, totalStock: 20, preOrderStock: 5 });
    const { output } = await run(['import', '--format', 'csv'], `sku,stock,pre_order_flag\n${sku},12,FALSE\n`);
    expect(output).toBe('1 read, 0 new, 1 changed, 0 unchanged, 0 refused\n');
    expect(await level(skuId)).toMatchObject({ stock: 12, totalStock: 20, preOrderFlag: false, preOrderStock: 5 });
  });

  test('creates the stock of a SKU that has none', async () => {
    const { sku, skuId } = await createProduct(shop);
    await shop.db.deleteFrom('stocks').where('sku_id', '=', skuId).execute();
    expect((await run(['import'], jsonLines({ sku, stock: 4 }))).output).toContain('1 new');
    expect(await level(skuId)).toMatchObject({ stock: 4, totalStock: null, preOrderFlag: false, preOrderStock: 0 });
  });

  test('reports each bad row and imports the others', async () => {
    const { sku, skuId } = await createProduct(shop);
    const { output, errors, failed } = await run(
      ['import', '--format', 'csv'],
      `sku,stock,total_stock\n${sku},-1,\nNO-SUCH,5,\n${sku},2.5,\n${sku},many,\n,1,\n${sku},7,\n`,
    );
    expect(errors.trim().split('\n')).toEqual([
      'row 2: stock: must be at least 0',
      'row 3: sku: there is no SKU of that code',
      'row 4: stock: must be a whole number, such as 1200 or 1,200',
      'row 5: stock: must be a whole number, such as 1200 or 1,200',
      'row 6: sku: must not be empty',
    ]);
    expect([output, failed]).toEqual(['6 read, 0 new, 1 changed, 0 unchanged, 5 refused\n', true]);
    expect(await level(skuId)).toMatchObject({ stock: 7, totalStock: null });
  });

  test.each([
    ['is empty', ''],
    ['has blank lines only', '\n\n'],
  ])('fails if the file %s', async (_, text) => {
    await expect(run(['import', '--format', 'csv'], text)).rejects.toThrow('row 1 must name the columns');
  });

  test('uses the first of several rows of one SKU and refuses those with another stock, in each run and in a dry run', async () => {
    const { sku, skuId } = await createProduct(shop, { stock: 2 });
    const far = Array.from({ length: 250 }, (_, index) => ({ sku: `${sku}-${index}`, stock: 0 }));
    await createProduct(shop, { skus: far });
    const rows = [
      { sku, stock: 1 },
      { sku, stock: 2 },
      { stock: 1, sku },
      ...far,
      { sku, stock: 2 },
      { sku, stock: 1 },
    ];
    const refused = [2, 254].map((row) => `row ${row}: is the same as row 1 with other values: keep one of the two\n`);
    for (const [options, changed] of [
      [['--dry-run'], 1],
      [[], 1],
      [[], 0],
    ] as const) {
      const result = await run(['import', ...options], jsonLines(...rows));
      expect(result).toMatchObject({ errors: refused.join(''), failed: true });
      expect(result.output).toContain(`255 read, 0 new, ${changed} changed, ${253 - changed} unchanged, 2 refused`);
    }
    expect((await level(skuId))?.stock).toBe(1);
  });

  test('keeps the second of two rows of one SKU if the first is refused', async () => {
    const { sku, skuId } = await createProduct(shop, { stock: 2 });
    const { output, errors } = await run(['import'], jsonLines({ sku, stock: -1 }, { sku, stock: 7 }));
    expect([output, errors]).toEqual([
      '2 read, 0 new, 1 changed, 0 unchanged, 1 refused\n',
      'row 1: stock: must be at least 0\n',
    ]);
    expect((await level(skuId))?.stock).toBe(7);
  });

  test('changes nothing in a dry run or if the file was imported before', async () => {
    const { sku, skuId } = await createProduct(shop, { stock: 3 });
    const file = jsonLines({ sku, stock: 9 });
    expect((await run(['import', '--dry-run'], file)).output).toBe(
      '1 read, 0 new, 1 changed, 0 unchanged, 0 refused; nothing was written\n',
    );
    expect((await level(skuId))?.stock).toBe(3);
    await run(['import'], file);
    const updatedAt = () =>
      shop.db.selectFrom('stocks').select('updated_at').where('sku_id', '=', skuId).executeTakeFirstOrThrow();
    const before = await updatedAt();
    shop.setClock('2026-11-21T03:00:00Z');
    expect((await run(['import'], file)).output).toBe('1 read, 0 new, 0 changed, 1 unchanged, 0 refused\n');
    expect(await updatedAt()).toEqual(before);
  });

  test('does not deadlock with concurrent orders of the same SKUs', async () => {
    const { skuIds } = await createProduct(shop, {
      skus: Array.from({ length: 30 }, (_, index) => ({ sku: `WAIT-${index}`, stock: 100 })),
    });
    const files = ['WAIT-29', 'WAIT-3', 'WAIT-17'].map((sku) =>
      jsonLines({ sku, stock: 50 }, { sku: 'WAIT-0', stock: 60 }),
    );
    const results = await Promise.all([
      ...files.map((file) => run(['import'], file)),
      ...Array.from({ length: 10 }, (_, index) =>
        // Not by `transaction`, which retries after a deadlock.
        shop.db.transaction().execute((tx) =>
          reserve(
            tx,
            { stock: stockReservations },
            {
              pickup: null,
              lines: skuIds.toReversed().map((skuId) => ({ skuId, kind: 'goods' as const, quantity: 1 })),
            },
            { reference: `order ${index}`, now: shop.clock() },
          ),
        ),
      ),
    ]);
    expect(results.every((result) => ('ok' in result ? result.ok : result.errors === ''))).toBe(true);
    const { stock = 0 } = (await level(skuIds[5] ?? 0)) ?? {};
    expect(stock).toBe(90);
  });
});

// PGlite has one connection: nothing runs while a transaction is open.
test.runIf(shop.database.kind === 'postgres')(
  'importing stock locks it from the lowest SKU up, as orders do, whatever the order of the rows',
  async () => {
    // The order of the codes, and of the table after the lowest row changed, is not that of the ids.
    const { skuIds } = await createProduct(shop, {
      skus: Array.from({ length: 4 }, (_, index) => ({ sku: `ORDER-${9 - index}`, stock: 5 })),
    });
    const [lowest = 0, ...higher] = skuIds;
    await shop.db.updateTable('stocks').set({ stock: 6 }).where('sku_id', '=', lowest).execute();
    const rows = [6, 7, 8, 9].map((number) => ({ sku: `ORDER-${number}`, stock: 7 }));
    let importing: ReturnType<typeof run> | undefined;
    await shop.db.transaction().execute(async (tx) => {
      const stocks = tx.selectFrom('stocks').select('sku_id').forUpdate();
      await stocks.where('sku_id', '=', lowest).execute();
      importing = run(['import'], jsonLines(...rows));
      await untilBlocked(shop);
      expect(await stocks.where('sku_id', 'in', higher).noWait().execute()).toHaveLength(3);
    });
    expect((await importing)?.output).toContain('4 changed');
  },
);

test('exporting stock writes one row per SKU, which can be imported unchanged', async () => {
  const { sku } = await createProduct(shop, { stock: 3, totalStock: 20 });
  const { output } = await run(['export', '--format', 'csv']);
  expect(output).toMatch(/^\uFEFFsku,stock,total_stock,pre_order_flag,pre_order_stock\n/);
  expect(output).toContain(`\n${sku},3,20,false,0\n`);
  expect((await run(['import', '--format', 'csv'], output)).output).toMatch(
    / 0 new, 0 changed, \d+ unchanged, 0 refused/,
  );
});

test.runIf(shop.database.kind === 'postgres')(
  'an import that waits for one SKU keeps nobody from ordering the others',
  async () => {
    const first = await createProduct(shop, { stock: 3 });
    const stalled = await createProduct(shop, { stock: 3 });
    const file = jsonLines({ sku: first.sku, stock: 8 }, { sku: stalled.sku, stock: 9 });
    const order = { pickup: null, lines: [{ skuId: first.skuId, kind: 'goods', quantity: 1 }] } as const;
    const imported = await shop.db.transaction().execute(async (tx) => {
      await tx.selectFrom('stocks').select('sku_id').where('sku_id', '=', stalled.skuId).forUpdate().execute();
      const importing = run(['import'], file);
      // Its first row is written, while the second waits.
      await expect.poll(async () => (await level(first.skuId))?.stock).toBe(8);
      await untilBlocked(shop);
      const reserved = await transaction(shop.db, (other) =>
        reserve(other, { stock: stockReservations }, order, { reference: 'during-an-import', now: shop.clock() }),
      );
      expect(reserved.ok).toBe(true);
      return { importing };
    });
    expect((await imported.importing).output).toBe('2 read, 0 new, 2 changed, 0 unchanged, 0 refused\n');
    expect([(await level(first.skuId))?.stock, (await level(stalled.skuId))?.stock]).toEqual([7, 9]);
  },
);
