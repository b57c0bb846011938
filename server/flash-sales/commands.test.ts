import { describe, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createFlashSale } from '../testing/offer-factory.ts';
import { jsonLines, runImportExport, runShopCommand } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { endFlashSaleCommand, flashSalesImportExport } from './commands.ts';

const shop = await createTestShop();
const client = shop.client();
const run = (args: string[], input?: string) => runImportExport(shop, flashSalesImportExport, args, input);
const at = (hours: number) => new Date(shop.clock().getTime() + hours * 3_600_000).toISOString();
const productOf = async (id: number) => dataOf(await client('GET /pim/api/products/{id}', { params: { id } }));

const saleRow = (id: number) => ({
  type: 'flash-sale',
  id,
  name_th: 'รอบเช้า',
  name_en: 'Morning round',
  starts_at: at(-1),
  ends_at: at(3),
});
const itemRow = (flash_sale: number, sku: string) => ({
  type: 'flash-sale-item',
  flash_sale,
  sku,
  price: 700,
  quota: 10,
  position: 0,
});

describe('importing flash sales', () => {
  test('sells the SKU at the price of the flash sale until it is imported with an end in the past', async () => {
    const { productId, sku } = await createProduct(shop, { price: 1000 });
    const file = jsonLines(saleRow(1001), itemRow(1001, sku));
    expect((await run(['import', '--dry-run'], file)).output).toBe(
      '2 read, 2 new, 0 changed, 0 unchanged, 0 refused; nothing was written\n',
    );
    expect((await productOf(productId)).isSpecialPrice).toBe(false);
    expect((await run(['import'], file)).output).toBe('2 read, 2 new, 0 changed, 0 unchanged, 0 refused\n');
    expect(await productOf(productId)).toMatchObject({ specialPrice: { value: 700 }, flashsales: [{ quota: 10 }] });
    expect((await run(['import'], file)).output).toBe('2 read, 0 new, 0 changed, 2 unchanged, 0 refused\n');
    await run(['import'], jsonLines({ type: 'flash-sale', id: 1001, ends_at: at(-0.5) }));
    expect((await productOf(productId)).isSpecialPrice).toBe(false);
  });

  test('reports each bad row and imports the others', async () => {
    const { sku } = await createProduct(shop, { price: 1000 });
    const { output, errors } = await run(
      ['import'],
      jsonLines(
        { ...saleRow(1002), ends_at: at(-2) },
        saleRow(1003),
        itemRow(1002, sku),
        itemRow(1003, 'NO-SUCH'),
        { ...itemRow(1003, sku), quota: 0 },
        { type: 'flash-sale-item', flash_sale: 1003, sku },
        itemRow(1003, sku),
      ),
    );
    expect(errors.trim().split('\n')).toEqual([
      'row 1: ends_at: must come after starts_at',
      'row 3: flash_sale: there is no flash sale 1002',
      'row 4: sku: there is no SKU of that code',
      'row 5: quota: must be at least 1',
      'row 6: price, quota: must be given for a new row',
    ]);
    expect(output).toBe('7 read, 2 new, 0 changed, 0 unchanged, 5 refused\n');
  });

  test('keeps the units sold, and refuses a quota below them', async () => {
    const { productId, skuId, sku } = await createProduct(shop, { price: 1000 });
    const flash_sale = await createFlashSale(shop, { items: [{ skuId, price: 700, quota: 10, sold: 6 }] });
    const key = { type: 'flash-sale-item', flash_sale, sku };
    expect((await run(['import'], jsonLines({ ...key, quota: 5 }))).errors).toBe(
      'row 1: quota: must be at least 6, the units sold\n',
    );
    await run(['import'], jsonLines({ ...key, quota: 8, price: 650 }));
    expect((await productOf(productId)).flashsales).toMatchObject([{ price: 650, quota: 8, sold: 6 }]);
  });
});

test.each(['jsonl', 'csv'])('an export to %s is imported again without changes', async (format) => {
  const { sku } = await createProduct(shop, { price: 1000 });
  await run(['import'], jsonLines(saleRow(2001), itemRow(2001, sku)));
  const { output: file } = await run(['export', '--format', format]);
  expect(file).toContain(sku);
  expect((await run(['import', '--format', format], file)).output).toMatch(
    /^(\d+) read, 0 new, 0 changed, \1 unchanged, 0 refused\n$/,
  );
  expect((await run(['export', '--format', format])).output).toBe(file);
});

test('flash-sales end ends a running or coming flash sale now', async () => {
  const end = (...args: string[]) => runShopCommand(shop, endFlashSaleCommand, args);
  const { productId, sku } = await createProduct(shop, { price: 1000 });
  await run(['import'], jsonLines(saleRow(9001), itemRow(9001, sku), { ...saleRow(9002), starts_at: at(1) }));
  expect((await productOf(productId)).isSpecialPrice).toBe(true);
  for (const saleId of ['9001', '9002']) {
    expect((await end(saleId, '--dry-run')).output).toBe(`${saleId} would end now; nothing was written.\n`);
    expect((await end(saleId)).output).toBe(`${saleId} has ended.\n`);
    expect((await end(saleId)).errors).toContain(`${saleId} has ended before, at 2026-11-2`);
  }
  expect((await productOf(productId)).isSpecialPrice).toBe(false);
  expect((await end('morning')).errors).toContain('There is no flash sale morning.');
});
