import { afterEach, describe, expect, test } from 'vitest';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { deliveryFeesImportExport, vatRatesImportExport } from './commands.ts';
import { pricingTerms } from './pricing.ts';

const shop = await createTestShop();
const vatRates = (args: string[], input?: string) => runImportExport(shop, vatRatesImportExport, args, input);
const fees = (args: string[], input?: string) => runImportExport(shop, deliveryFeesImportExport, args, input);

afterEach(async () => {
  await shop.db.deleteFrom('vat_rates').where('valid_from', '>', new Date('2001-01-01')).execute();
});

describe('importing VAT rates', () => {
  test('changes the rate at midnight in Bangkok, and an export can be imported unchanged', async () => {
    await vatRates(['import', '--format', 'csv'], 'valid_from,rate\n2027-10-01,10\n2027-12-01,8.5\n');
    expect(await pricingTerms(shop.db, new Date('2027-09-30T16:59:59Z'))).toMatchObject({ vatRate: 7 });
    expect(await pricingTerms(shop.db, new Date('2027-09-30T17:00:00Z'))).toMatchObject({ vatRate: 10 });
    expect(await pricingTerms(shop.db, new Date('2027-12-31T00:00:00Z'))).toMatchObject({ vatRate: 8.5 });
    const { output } = await vatRates(['export', '--format', 'csv']);
    expect(output).toBe('\uFEFFvalid_from,rate\n2000-01-01,7\n2027-10-01,10\n2027-12-01,8.5\n');
    expect((await vatRates(['import', '--format', 'csv'], output)).output).toContain('3 unchanged');
  });

  test('refuses rates that apply already, and what is no rate, by row', async () => {
    shop.setClock('2026-11-20T17:00:00Z');
    const { errors, failed } = await vatRates(
      ['import'],
      jsonLines(
        { valid_from: '2000-01-01', rate: 10 },
        { valid_from: '2026-11-21', rate: 10 },
        { valid_from: '2026-11-22', rate: 7.005 },
        { valid_from: '2026-11-22', rate: -1 },
        { valid_from: '2026-11-22', rate: 0.07 },
        { valid_from: '22/11/2026', rate: 10 },
        { valid_from: '2026-11-22' },
      ),
    );
    const past = 'valid_from: must be after today, 2026-11-21: documents were issued at the rate of their day';
    expect(errors.trim().split('\n')).toEqual([
      `row 1: ${past}`,
      `row 2: ${past}`,
      'row 3: rate: must be percent with at most two decimals, such as 7 or 8.5',
      expect.stringContaining('row 4: rate: '),
      'row 5: rate: must be percent: 7 is 7 %',
      'row 6: valid_from: must be a day, such as 2026-12-01',
      'row 7: rate: must be given for a new row',
    ]);
    expect(failed).toBe(true);
  });
});

test('importing delivery fees changes fee, minimum and days at midnight in Bangkok', async () => {
  const row = { type: 'delivery-fee', valid_from: '2027-10-01', fee: 60, free_from: 1000, minimum_days: 1 };
  const { output, errors } = await fees(
    ['import'],
    jsonLines({ ...row, maximum_days: 3 }, { ...row, valid_from: '2027-11-01', minimum_days: 4, maximum_days: 3 }),
  );
  expect(errors).toBe('row 2: maximum_days: must be at least minimum_days\n');
  expect(output).toBe('2 read, 1 new, 0 changed, 0 unchanged, 1 refused\n');
  const before = { fee: 50_00, freeFrom: 800_00, minimumDays: 2, maximumDays: 7 };
  const after = { fee: 60_00, freeFrom: 1000_00, minimumDays: 1, maximumDays: 3 };
  expect((await pricingTerms(shop.db, new Date('2027-09-30T16:59:59Z'))).delivery).toEqual(before);
  expect((await pricingTerms(shop.db, new Date('2027-09-30T17:00:00Z'))).delivery).toEqual(after);
});
