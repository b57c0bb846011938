import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../db/database.ts';
import { readEtaxMessage } from '../../testing/etax-messages.ts';
import { type CommandResult, runShopCommand } from '../../testing/run-shop-command.ts';
import { createTestShop } from '../../testing/test-shop.ts';
import { invoicesCommand } from '../commands.ts';
import { type Credited, creditInvoice, issueInvoice, replaceInvoice, type Sale } from '../invoices.ts';

const shop = await createTestShop();
const folder = mkdtempSync(join(tmpdir(), 'e-tax-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = (...args: string[]) => runShopCommand(shop, invoicesCommand, ['xml', ...args]);

const address = '1 ถนนสุขุมวิท แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร\u00A010110';
const company = {
  type: 'company',
  name: 'บริษัท น้ำ & ไฟ <1999> "จำกัด"',
  taxId: '0105536000313',
  branch: '00012',
  address,
} as const;
const person = { type: 'person', name: 'มาลี ใจดี', taxId: '1104599001271', branch: null, address } as const;
const tourist = { ...person, name: 'John Smith', taxId: 'AA1234567' } as const;

const phone = { name: { th: 'โทรศัพท์สีดำ', en: 'Black phone' }, quantity: 2, unitPrice: 60_00, discount: 20_00 };
const gift = { name: { th: 'ฟิล์มกันรอย (ของแถม)', en: 'Screen film' }, quantity: 1, unitPrice: 0, discount: 0 };
const paid = { lines: [phone, gift], deliveryFee: 80_00, total: 180_00, vat: 11_78 };
const at = (day: string) => new Date(`2026-11-${day}T18:30:00Z`);

function issue(reference: string, buyer: Sale['buyer'], parts: Partial<Sale> = {}) {
  return transaction(shop.db, (tx) => issueInvoice(tx, { reference, buyer, ...paid, vatRate: 7, ...parts }, at('10')));
}

function credit(reference: string, credited: Credited) {
  const reason = { th: 'หน้าจอ <เสีย>', en: 'broken screen' };
  return transaction(shop.db, (tx) => creditInvoice(tx, { reference, reason, credited }, at('12')));
}

let written: CommandResult;
beforeAll(async () => {
  await issue('SF1', company);
  await issue('SF2', person);
  await issue('SF3', tourist);
  await issue('SF4', null);
  await issue('SF5', null);
  await transaction(shop.db, (tx) => replaceInvoice(tx, { reference: 'SF5', buyer: company }, at('11')));
  await credit('SF1', { lines: [{ ...phone, quantity: 1, discount: 10_00 }], deliveryFee: 0, total: 50_00, vat: 3_27 });
  await credit('SF1', { ...paid, lines: [{ ...phone, quantity: 1, discount: 10_00 }], total: 130_00, vat: 8_50 });
  await credit('SF4', { lines: [], deliveryFee: 80_00, total: 80_00, vat: 5_23 });
  await issue('SF6', null, { lines: [] });
  await issue('SF7', { ...company, address: '1 ถนนสุขุมวิท' });
  written = await run('--month', '2026-11', '--to', folder);
});

const read = (number: string) => readEtaxMessage(readFileSync(join(folder, `${number}.xml`), 'utf8'));

const refused = [
  'AB2611-000003: its lines do not add up to its total',
  'TI2611-000005: the address of its buyer has no postcode',
  '',
].join('\n');

test('a dry run reports what would be written', async () => {
  expect(await run('--month', '2026-11', '--to', join(folder, 'none'), '--dry-run')).toEqual({
    output: '9 written, 2 refused; nothing was written\n',
    errors: refused,
    failed: true,
  });
  expect(readdirSync(folder)).not.toContain('none');
});

test('the documents of a month are written as e-Tax XML in the form of the schema; the others are reported', () => {
  expect(written).toEqual({ output: '9 written, 2 refused\n', errors: refused, failed: true });
  const numbers = readdirSync(folder).map((name) => name.replace(/\.xml$/, ''));
  expect(numbers).toEqual([
    ...['AB2611-000001', 'AB2611-000002', 'CN2611-000001', 'CN2611-000002', 'CN2611-000003'],
    ...['TI2611-000001', 'TI2611-000002', 'TI2611-000003', 'TI2611-000004'],
  ]);
  for (const number of numbers) expect([number, read(number).problems]).toEqual([number, []]);
});

test('a full tax invoice names seller, buyer, order and every item', () => {
  const { schema, textsOf } = read('TI2611-000001');
  expect([schema, ...textsOf('ExchangedDocument/TypeCode'), ...textsOf('ExchangedDocument/Name')]).toEqual([
    'TaxInvoice',
    'T03',
    'ใบเสร็จรับเงิน/ใบกำกับภาษี',
  ]);
  expect(textsOf('ExchangedDocument/IssueDateTime')).toEqual(['2026-11-11T01:30:00.000+07:00']);
  expect(textsOf('SpecifiedTaxRegistration/ID')).toEqual(['010556000001800000', '010553600031300012']);
  expect(textsOf('BuyerTradeParty/Name')).toEqual([company.name]);
  expect(textsOf('PostalTradeAddress/LineOne')[1]).toBe(address.replace('\u00A0', ' '));
  expect(textsOf('CitySubDivisionName')).toEqual(['103301']);
  expect(textsOf('BuyerOrderReferencedDocument/IssuerAssignedID')).toEqual(['SF1']);
  expect(textsOf('SpecifiedTradeProduct/Name')).toEqual([phone.name.th, gift.name.th, 'ค่าจัดส่ง']);
  expect(textsOf('SpecifiedTradeAllowanceCharge/ActualAmount')).toEqual(['20.00']);
  expect(textsOf('NetIncludingTaxesLineTotalAmount')).toEqual(['100.00', '0.00', '80.00']);
  expect(textsOf('NetLineTotalAmount')).toEqual(['93.46', '0.00', '74.76']);
  expect(textsOf('SpecifiedTradeSettlementHeaderMonetarySummation/LineTotalAmount')).toEqual(['168.22']);
  expect(textsOf('SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount')).toEqual(['11.78']);
  expect(textsOf('GrandTotalAmount')).toEqual(['180.00']);
});

test('buyers are identified by tax ID with branch, ID card or passport', () => {
  const schemeOf = (number: string) =>
    [...readFileSync(join(folder, `${number}.xml`), 'utf8').matchAll(/schemeID="(\w+)" schemeAgencyID="RD">(\w+)/g)]
      .at(-1)
      ?.slice(1);
  expect(schemeOf('TI2611-000001')).toEqual(['TXID', '010553600031300012']);
  expect(schemeOf('TI2611-000002')).toEqual(['NIDN', '1104599001271']);
  expect(schemeOf('TI2611-000003')).toEqual(['CCPT', 'AA1234567']);
});

test('an abbreviated tax invoice has no buyer; the full one that replaces it refers to it', () => {
  const abbreviated = read('AB2611-000002');
  expect([abbreviated.schema, ...abbreviated.textsOf('ExchangedDocument/TypeCode')]).toEqual([
    'AbbreviatedTaxInvoice',
    'T05',
  ]);
  expect(abbreviated.textsOf('BuyerTradeParty/Name')).toEqual([]);
  expect(abbreviated.textsOf('GrandTotalAmount')).toEqual(['180.00']);
  const full = read('TI2611-000004');
  expect(full.textsOf('ExchangedDocument/PurposeCode')).toEqual(['TIVC99']);
  expect(full.textsOf('AdditionalReferencedDocument/IssuerAssignedID')).toEqual(['AB2611-000002']);
  expect(full.textsOf('AdditionalReferencedDocument/ReferenceTypeCode')).toEqual(['T05']);
  expect(full.textsOf('AdditionalReferencedDocument/IssueDateTime')).toEqual(['2026-11-11T01:30:00.000+07:00']);
});

test('credit notes show the tax invoice, the reason, the value before, the correct one and the difference', () => {
  const summation = 'SpecifiedTradeSettlementHeaderMonetarySummation';
  const valuesOf = ({ textsOf }: ReturnType<typeof read>) => [
    ...textsOf(`${summation}/OriginalInformationAmount`),
    ...textsOf(`${summation}/LineTotalAmount`),
    ...textsOf(`${summation}/DifferenceInformationAmount`),
    ...textsOf(`${summation}/TaxTotalAmount`),
    ...textsOf(`${summation}/GrandTotalAmount`),
    ...textsOf('ApplicableTradeTax/BasisAmount'),
    ...textsOf('ApplicableTradeTax/CalculatedAmount'),
  ];
  const [line, rest] = [read('CN2611-000001'), read('CN2611-000002')];
  expect(valuesOf(line)).toEqual(['168.22', '121.49', '46.73', '3.27', '50.00', '121.49', '8.51']);
  expect(valuesOf(rest)).toEqual(['121.49', '0.00', '121.49', '8.51', '130.00', '0.00', '0.00']);
  expect(rest.textsOf('IncludedNote/Content').at(-1)).toContain('168.22 บาท ลดหนี้ไปแล้ว 46.73 บาท');
  expect(line.schema).toBe('DebitCreditNote');
  expect(line.textsOf('ExchangedDocument/TypeCode')).toEqual(['81']);
  expect(line.textsOf('ExchangedDocument/Purpose')).toEqual(['หน้าจอ <เสีย>']);
  expect(line.textsOf('ExchangedDocument/PurposeCode')).toEqual(['CDNG99']);
  expect(line.textsOf('AdditionalReferencedDocument/IssuerAssignedID')).toEqual(['TI2611-000001']);
  expect(line.textsOf('AdditionalReferencedDocument/ReferenceTypeCode')).toEqual(['T03']);
});

test('a credit note of an abbreviated tax invoice names no buyer, and may be about the delivery fee alone', () => {
  const { textsOf } = read('CN2611-000003');
  expect(textsOf('SpecifiedTaxRegistration/ID')[1]).toBe('N/A');
  expect(textsOf('AdditionalReferencedDocument/ReferenceTypeCode')).toEqual(['T05']);
  expect(textsOf('SpecifiedTradeProduct/Name')).toEqual(['ค่าจัดส่ง']);
});

test('single documents are written by their numbers; the same document always gives the same file', async () => {
  const first = readFileSync(join(folder, 'TI2611-000001.xml'), 'utf8');
  expect(await run('TI2611-000001', 'TI2611-000099', 'CN2611-000002', '--to', folder)).toEqual({
    output: '2 written, 1 refused\n',
    errors: 'TI2611-000099: there is no such document\n',
    failed: true,
  });
  expect(readFileSync(join(folder, 'TI2611-000001.xml'), 'utf8')).toBe(first);
});

test('a month without documents writes nothing; numbers and a month exclude each other', async () => {
  expect(await run('--month', '2025-01', '--to', folder)).toMatchObject({
    output: '0 written, 0 refused\n',
    failed: false,
  });
  for (const args of [[], ['TI2611-000001', '--month', '2026-11'], ['--month', '13/2026']])
    expect(await run(...args, '--to', join(folder, 'none'))).toMatchObject({ output: '', failed: true });
  expect(readdirSync(folder)).not.toContain('none');
});
