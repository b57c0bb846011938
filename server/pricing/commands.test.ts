import { describe, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { pricesImportExport } from './commands.ts';
import { pricesAndStock } from './pricing.ts';

const shop = await createTestShop();
const run = (args: string[], input?: string) => runImportExport(shop, pricesImportExport, args, input);
const priceOf = async (skuId: number) => (await pricesAndStock(shop.db, [skuId], shop.clock())).get(skuId)?.price;

const window = { starts_at: '2026-11-19T00:00:00+07:00', ends_at: '2026-12-01T00:00:00+07:00' };

describe('importing special prices', () => {
  test('creates special prices with their windows and remarks', async () => {
    const { sku, skuId } = await createProduct(shop, { price: 1000 });
    const { output } = await run(
      ['import'],
      jsonLines({ sku, price: 899.5, ...window, remark_th: 'ลดพิเศษ', remark_en: 'Special' }),
    );
    expect(output).toBe('1 read, 1 new, 0 changed, 0 unchanged, 0 refused\n');
    expect(await priceOf(skuId)).toMatchObject({
      selling: 89_950,
      isSpecial: true,
      special: { startsAt: new Date('2026-11-18T17:00:00Z'), remark: { th: 'ลดพิเศษ', en: 'Special' } },
    });
  });

  test('withdraws one that has not begun by an end one second after its start', async () => {
    const { sku, skuId } = await createProduct(shop, { price: 1000 });
    const coming = { sku, price: 900, starts_at: '2027-01-01T00:00:00+07:00', ends_at: '2027-02-01T00:00:00+07:00' };
    await run(['import'], jsonLines(coming));
    const { output } = await run(
      ['import'],
      jsonLines({ sku, starts_at: coming.starts_at, ends_at: '2027-01-01T00:00:01+07:00' }),
    );
    expect(output).toBe('1 read, 0 new, 1 changed, 0 unchanged, 0 refused\n');
    const later = await pricesAndStock(shop.db, [skuId], new Date('2027-01-01T00:00:01+07:00'));
    expect(later.get(skuId)?.price).toMatchObject({ selling: 100_000, isSpecial: false });
  });

  test('creates special prices without texts, which then have none', async () => {
    const { sku, skuId } = await createProduct(shop, { price: 1000 });
    await run(['import'], jsonLines({ sku, price: 900, ...window }));
    expect((await priceOf(skuId))?.special).toMatchObject({ remark: null, promotionCommend: null });
  });

  test('changes the special price that begins at the same time, in any time zone', async () => {
    const { sku, skuId } = await createProduct(shop, { price: 1000 });
    await run(['import'], jsonLines({ sku, price: 900, ...window }));
    const { output } = await run(['import'], jsonLines({ sku, price: 850, starts_at: '2026-11-18T17:00:00Z' }));
    expect(output).toBe('1 read, 0 new, 1 changed, 0 unchanged, 0 refused\n');
    expect((await priceOf(skuId))?.selling).toBe(85_000);
    expect((await run(['import'], jsonLines({ sku, price: 850, ...window }))).output).toContain('1 unchanged');
  });

  test('reports each bad row and imports the others', async () => {
    const { sku, skuId } = await createProduct(shop, { price: 1000 });
    const row = { sku, price: 900, ...window };
    const { output, errors } = await run(
      ['import'],
      jsonLines(
        { ...row, sku: 'NO-SUCH' },
        { ...row, ends_at: row.starts_at },
        { ...row, starts_at: '2026-11-19 00:00' },
        { ...row, starts_at: '2569-11-19T00:00:00+07:00' },
        { ...row, remark_th: 'ลดพิเศษ' },
        { ...row, promotion_commend_en: 'Gift' },
        { sku, price: 900, starts_at: row.starts_at },
        row,
      ),
    );
    expect(errors.trim().split('\n')).toEqual([
      'row 1: sku: there is no SKU of that code',
      'row 2: ends_at: must come after starts_at',
      'row 3: starts_at: must be a time with its zone, such as 2026-12-01T00:00:00+07:00',
      'row 4: starts_at: must have a year of the common era with a zone, such as 2026-11-23T10:00:00+07:00',
      'row 5: remark_th, remark_en: must be given both or none',
      'row 6: promotion_commend_th, promotion_commend_en: must be given both or none',
      'row 7: ends_at: must be given for a new row',
    ]);
    expect(output).toBe('8 read, 1 new, 0 changed, 0 unchanged, 7 refused\n');
    expect((await priceOf(skuId))?.selling).toBe(90_000);
  });

  test('changes nothing in a dry run', async () => {
    const { sku, skuId } = await createProduct(shop, { price: 1000 });
    expect((await run(['import', '--dry-run'], jsonLines({ sku, price: 900, ...window }))).output).toContain('1 new');
    expect((await priceOf(skuId))?.isSpecial).toBe(false);
  });
});

test('exporting special prices writes baht with two decimals and times in UTC, which can be imported unchanged', async () => {
  const from = new Date('2026-11-01T00:00:00Z');
  const to = new Date('2026-12-24T00:00:00Z');
  const { sku } = await createProduct(shop, { price: 1000, specialPrice: { price: 900.5, from, to } });
  const { output } = await run(['export', '--format', 'csv']);
  expect(output).toContain(`\n${sku},900.50,2026-11-01T00:00:00.000Z,2026-12-24T00:00:00.000Z,,,,\n`);
  expect((await run(['import', '--format', 'csv'], output)).output).toMatch(
    / 0 new, 0 changed, \d+ unchanged, 0 refused/,
  );
});
