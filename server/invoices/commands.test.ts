import { expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { invoicesCommand } from './commands.ts';
import { creditInvoice, issueInvoice, replaceInvoice } from './invoices.ts';

const shop = await createTestShop();
const run = (...args: string[]) => runShopCommand(shop, invoicesCommand, args);

const buyer = {
  type: 'company',
  name: 'บริษัท ผู้ซื้อ, "จำกัด"',
  taxId: '0105536000313',
  branch: '00012',
  address: '1 ถนนสุขุมวิท',
} as const;

function issue(reference: string, at: string, isFull = false) {
  const sale = {
    reference,
    buyer: isFull ? buyer : null,
    lines: [],
    deliveryFee: 0,
    total: 107_00,
    vat: 7_00,
    vatRate: 7,
  };
  return transaction(shop.db, (tx) => issueInvoice(tx, sale, new Date(at)));
}

test('the sales tax report of a month has each document and adds up to the sales tax', async () => {
  await issue('SF1', '2026-10-31T16:59:59Z');
  await issue('SF2', '2026-10-31T17:00:00Z');
  await issue('SF3', '2026-11-10T03:00:00Z', true);
  await issue('SF4', '2026-11-11T03:00:00Z');
  await issue('SF5', '2026-11-30T17:00:00Z');
  const later = new Date('2026-11-12T03:00:00Z');
  await transaction(shop.db, (tx) => replaceInvoice(tx, { reference: 'SF4', buyer }, later));
  const reason = { th: 'ยกเลิก', en: 'cancelled' };
  // In two parts, of which the second takes what is left of the VAT.
  for (const part of [
    { total: 33_33, vat: 2_18 },
    { total: 73_67, vat: 4_82 },
  ])
    await transaction(shop.db, (tx) =>
      creditInvoice(tx, { reference: 'SF3', reason, credited: { lines: [], deliveryFee: 0, ...part } }, later),
    );
  const name = '"บริษัท ผู้ซื้อ, ""จำกัด"""';
  expect(await run('export', '--month', '2026-11')).toEqual({
    output: [
      '\uFEFFdate,invoice_number,series,buyer,tax_id,branch,value,vat,total,order,replaces,replaced_by,corrects',
      '2026-11-01,AB2611-000001,AB,,,,100.00,7.00,107.00,SF2,,,',
      '2026-11-11,AB2611-000002,AB,,,,0.00,0.00,0.00,SF4,,TI2611-000002,',
      `2026-11-12,CN2611-000001,CN,${name},0105536000313,00012,-31.15,-2.18,-33.33,SF3,,,TI2611-000001`,
      `2026-11-12,CN2611-000002,CN,${name},0105536000313,00012,-68.85,-4.82,-73.67,SF3,,,TI2611-000001`,
      `2026-11-10,TI2611-000001,TI,${name},0105536000313,00012,100.00,7.00,107.00,SF3,,,`,
      `2026-11-12,TI2611-000002,TI,${name},0105536000313,00012,100.00,7.00,107.00,SF4,AB2611-000002,,`,
      '',
    ].join('\n'),
    errors: '6 documents: value 200.00, VAT 14.00, total 214.00 baht\n',
    failed: false,
  });
});

test('the documents of a month or of an order are listed', async () => {
  const { output } = await run('list', '--order', 'SF4');
  const [head, ...documents] = output.trimEnd().split('\n');
  expect(head).toMatch(/^NUMBER +ISSUED +ORDER +TOTAL +VAT +BUYER +ABOUT$/);
  expect(documents.map((line) => line.split(/ {2,}/))).toEqual([
    ['AB2611-000002', '2026-11-11 10:00', 'SF4', '107.00', '7.00', 'replaced by TI2611-000002'],
    ['TI2611-000002', '2026-11-12 10:00', 'SF4', '107.00', '7.00', buyer.name, 'replaces AB2611-000002'],
  ]);
  for (const month of ['2026-11', '2569-11', '11/2569', '๒๕๖๙-๑๑', '๑๑/๒๕๖๙'])
    expect((await run('list', '--month', month)).output.trimEnd().split('\n'), month).toHaveLength(7);
  for (const args of [[], ['--month', '2026-11', '--order', 'SF4']])
    expect(await run('list', ...args)).toMatchObject({ output: '', failed: true });
  const { output: nothing, errors, failed } = await run('list', '--order', 'SF404');
  expect([nothing, failed]).toEqual(['', true]);
  expect(errors).toContain('There is no document of an order SF404.');
});

test('a month without documents is a report without rows; a month that is none is refused', async () => {
  expect(await run('export', '--month', '2025-01')).toMatchObject({
    errors: '0 documents: value 0.00, VAT 0.00, total 0.00 baht\n',
    failed: false,
  });
  for (const month of ['2026-13', '13/2026', '11/26', '2026-11-01', '2611']) {
    expect(await run('export', '--month', month)).toMatchObject({
      output: '',
      errors: expect.stringContaining('such as 2026-11'),
      failed: true,
    });
  }
  expect(await run('export')).toMatchObject({ failed: true, errors: expect.stringContaining('--month') });
});

test('the help of the sales tax report says that its month is required', async () => {
  const { output } = await run('export', '--help');
  expect(output).toMatch(/--month <month> +the month, such as 2026-11 \(required\)/);
});
