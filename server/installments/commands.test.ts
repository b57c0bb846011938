import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { jsonLines, runImportExport } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { installmentsImportExport } from './commands.ts';

const shop = await createTestShop();
const run = (args: string[], input?: string) => runImportExport(shop, installmentsImportExport, args, input);

const bankRow = (bank: string) => ({
  type: 'installment-bank',
  bank,
  agent_description_th: `ธนาคาร ${bank}`,
  agent_description_en: `Bank ${bank}`,
  card_type: 'credit',
  minimum_per_month: 500,
});
const planRow = (id: number, bank: string, months: number, general = true) => ({
  type: 'installment-plan',
  ...{ id, bank, months, general },
  interest_rate: 0,
  minimum_price: 3000,
  parameters: { planId: `${bank}-${months}` },
});
const banksOf = async (id: number) =>
  dataOf(await shop.client()('GET /pim/api/products/{id}', { params: { id } })).installmentOptions.map(
    ({ agentCode, installmentOptions }) => [agentCode, installmentOptions.length],
  );

test('imported plans are offered on product pages; products with plans of their own have only those', async () => {
  const phone = await createProduct(shop, { price: 30_000, installmentFlag: true });
  const laptop = await createProduct(shop, { price: 30_000, installmentFlag: true });
  const ownPlans = { type: 'installment-product', product: phone.productId, plans: [901, 900] };
  const file = jsonLines(
    bankRow('KBANK'),
    bankRow('KTC'),
    planRow(103, 'KBANK', 3),
    planRow(110, 'KBANK', 10),
    planRow(900, 'KTC', 24, false),
    planRow(901, 'KTC', 36, false),
    ownPlans,
  );
  expect((await run(['import', '--dry-run'], file)).output).toBe(
    '7 read, 7 new, 0 changed, 0 unchanged, 0 refused; nothing was written\n',
  );
  expect(await banksOf(phone.productId)).toEqual([]);
  expect((await run(['import'], file)).output).toBe('7 read, 7 new, 0 changed, 0 unchanged, 0 refused\n');
  expect(await banksOf(phone.productId)).toEqual([['KTC', 2]]);
  expect(await banksOf(laptop.productId)).toEqual([['KBANK', 2]]);
  expect((await run(['import'], file)).output).toBe('7 read, 0 new, 0 changed, 7 unchanged, 0 refused\n');

  for (const format of ['jsonl', 'csv']) {
    const { output } = await run(['export', '--format', format]);
    expect((await run(['import', '--format', format], output)).output).toMatch(
      /^7 read, 0 new, 0 changed, 7 unchanged/,
    );
  }

  const withoutPlans = jsonLines({ ...ownPlans, plans: [] });
  expect((await run(['import'], withoutPlans)).output).toContain(' 1 changed, 0 unchanged');
  expect(await banksOf(phone.productId)).toEqual([['KBANK', 2]]);
  expect((await run(['import'], withoutPlans)).output).toContain(' 0 new, 0 changed, 1 unchanged');
});

test('each bad row is reported with its number, and the others are imported', async () => {
  const { productId: product } = await createProduct(shop, { price: 100 });
  const { errors, output } = await run(
    ['import'],
    jsonLines(
      { ...bankRow('kbank') },
      { ...bankRow('SCB'), card_type: 'debit' },
      bankRow('UOB'),
      planRow(500, 'NO-SUCH', 3),
      { ...planRow(501, 'UOB', 3), interest_rate: 0.1234 },
      { ...planRow(501, 'UOB', 3), interest_rate: 0.0065 },
      { ...planRow(502, 'UOB', 3), parameters: { password: 'x' } },
      { ...planRow(503, 'UOB', 3), additional_info_th: 'เฉพาะบัตรทอง' },
      planRow(504, 'UOB', 61),
      planRow(505, 'UOB', 6),
      planRow(506, 'UOB', 6),
      { type: 'installment-product', product: 99_999, plans: [505] },
      { type: 'installment-product', product, plans: [505, 12_345] },
      { type: 'installment-product', product, plans: [505, 505] },
    ),
  );
  expect(output).toBe('14 read, 2 new, 0 changed, 0 unchanged, 12 refused\n');
  expect(errors.trim().split('\n')).toEqual([
    'row 1: bank: must be capital letters and digits, with single hyphens between',
    'row 2: card_type: must be credit or cash',
    'row 4: bank: there is no bank NO-SUCH',
    'row 5: interest_rate: must have at most three decimals',
    'row 6: interest_rate: must be percent: 0.65 is 0.65 %, at least 0.1',
    'row 7: parameters: must not have password',
    'row 8: additional_info_th, additional_info_en: must be given both or none',
    'row 9: months: must be at most 60',
    'row 11: months: the bank has another general plan of so many months',
    'row 12: product: there is no product 99999',
    'row 13: plans: there is no plan 12345',
    'row 14: plans: must not have an id twice',
  ]);
});
