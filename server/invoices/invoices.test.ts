import { execFileSync } from 'node:child_process';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { transaction } from '../db/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { InvoiceBuyer } from './document.ts';
import { createTypesetter, creditInvoice, issueInvoice, listInvoices, type Sale, sampleDocument } from './invoices.ts';
import { presentForPrint } from './present-for-print.ts';

const { db, close } = await openTestDatabase();
afterAll(close);
const typesetter = createTypesetter();
afterAll(() => typesetter.close());
const november = new Date('2026-11-20T03:00:00Z');

const buyer: InvoiceBuyer = {
  type: 'company',
  name: 'บริษัท ผู้ซื้อ จำกัด',
  taxId: '0105536000313',
  branch: '00012',
  address: '1 ถนนสุขุมวิท กรุงเทพมหานคร 10110',
};

let sales = 0;
function sale(parts: Partial<Sale> = {}): Sale {
  sales += 1;
  return {
    reference: `SF${sales}`,
    buyer: null,
    lines: [{ name: { th: 'โทรศัพท์สีน้ำเงิน', en: 'Blue phone' }, quantity: 2, unitPrice: 60_00, discount: 20_00 }],
    deliveryFee: 80_00,
    total: 180_00,
    vat: 11_78,
    vatRate: 7,
    ...parts,
  };
}

const issue = (parts: Partial<Sale> = {}, now = november) =>
  transaction(db, (tx) => issueInvoice(tx, sale(parts), now));
const reason = { th: 'ยกเลิก', en: 'cancelled' };
const credit = (reference: string, total = 180_00, vat = 11_78) =>
  transaction(db, (tx) =>
    creditInvoice(tx, { reference, reason, credited: { lines: [], deliveryFee: 0, total, vat } }, november),
  );

async function numbersOf(series: string, month: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from invoices where series = ${series} and month = ${month} order by number`.execute(db);
  return rows.map(({ number }) => number);
}

describe('numbers', () => {
  it('count from 1 in each series and each month of Bangkok', async () => {
    expect(await issue({}, new Date('2026-01-31T16:59:59Z'))).toBe('AB2601-000001');
    expect(await issue({}, new Date('2026-01-31T17:00:00Z'))).toBe('AB2602-000001');
    expect(await issue({}, new Date('2026-02-01T00:00:00Z'))).toBe('AB2602-000002');
    expect(await issue({ buyer }, new Date('2026-02-01T00:00:00Z'))).toBe('TI2602-000001');
  });

  it('have no gaps and no doubles after 200 concurrent payments of which every third is rolled back', async () => {
    const march = new Date('2026-03-10T03:00:00Z');
    const payments = Array.from({ length: 200 }, (_, index) =>
      transaction(db, async (tx) => {
        await issueInvoice(tx, sale(), march);
        if (index % 3 === 0) throw new Error('rolled back');
      }).then(
        () => true,
        () => false,
      ),
    );
    const paid = (await Promise.all(payments)).filter(Boolean).length;
    expect(paid).toBe(133);
    expect(await numbersOf('AB', '2603')).toEqual(Array.from({ length: paid }, (_, index) => index + 1));
  });
});

describe('a tax invoice', () => {
  it('is abbreviated without a buyer and full with one, and shows what was paid', async () => {
    await issue({ reference: 'short' });
    await issue({ reference: 'full', buyer });
    const [short] = await listInvoices(db, 'short');
    const [full] = await listInvoices(db, 'full');
    expect(short).toMatchObject({ series: 'AB', total: 180_00, vat: 11_78, issuedAt: november });
    expect(full).toMatchObject({ series: 'TI', document: { buyer, seller: { taxId: '0105560000018' } } });
    if (!short || !full) throw new Error('there is no invoice');
    const valuesOf = (invoice: typeof short) => presentForPrint(invoice).totals.map(({ en, value }) => [en, value]);
    expect(valuesOf(full)).toEqual([
      ['Goods', '100.00'],
      ['Delivery', '80.00'],
      ['Value before VAT', '168.22'],
      ['VAT', '11.78'],
      ['Total', '180.00'],
    ]);
    expect(valuesOf(short).at(-1)).toEqual(['Total, VAT included', '180.00']);
    expect(presentForPrint(full)).toMatchObject({
      title: { th: 'ใบกำกับภาษี / ใบเสร็จรับเงิน' },
      buyer: { name: buyer.name, branch: 'สาขาที่ 00012 (Branch 00012)' },
      facts: [{}, { value: '20 พฤศจิกายน 2569' }, { value: '20 November 2026' }, { value: 'full' }],
    });
    expect(presentForPrint(short)).toMatchObject({ title: { th: 'ใบกำกับภาษีอย่างย่อ' }, buyer: null });
  });

  it('that is replaced is printed as cancelled, with the number of the one that replaced it', async () => {
    await issue({ reference: 'cancelled' });
    const [invoice] = await listInvoices(db, 'cancelled');
    if (!invoice) throw new Error('there is no invoice');
    const { copies, notes } = presentForPrint({ ...invoice, replacedBy: 'TI2611-000009' });
    expect(copies[0]).toBe('ยกเลิก · Cancelled – ต้นฉบับ (สำหรับผู้ซื้อ) · Original');
    expect(notes.at(-1)?.en).toBe('Cancelled and replaced by the tax invoice TI2611-000009.');
    expect(presentForPrint(invoice).copies[0]).toBe('ต้นฉบับ (สำหรับผู้ซื้อ) · Original');
  });

  it('is not issued for a payment of nothing, nor twice for the same payment', async () => {
    expect(await issue({ reference: 'free', total: 0, vat: 0 })).toBeNull();
    await issue({ reference: 'twice' });
    await expect(issue({ reference: 'twice' })).rejects.toThrow('invoices_of_reference');
    expect(await listInvoices(db, 'twice')).toHaveLength(1);
  });

  it('can be neither changed nor deleted', async () => {
    await issue({ reference: 'final' });
    for (const change of [
      sql`update invoices set total_satang = 1 where reference = 'final'`,
      sql`delete from invoices where reference = 'final'`,
    ]) {
      await expect(change.execute(db)).rejects.toThrow('never changed or deleted');
    }
  });

  it('is a PDF of two pages, the original and the copy, whatever the names in it say', async () => {
    await issue({
      reference: 'markup',
      buyer: { ...buyer, name: '#panic() *ตัวหนา* $x$ "</script> \\' },
      lines: Array.from({ length: 3 }, () => ({
        name: { th: '#import "x" น้ำ', en: '' },
        quantity: 1,
        unitPrice: 60_00,
        discount: 0,
      })),
    });
    const [invoice] = await listInvoices(db, 'markup');
    if (!invoice) throw new Error('there is no invoice');
    const pdf = (await typesetter.typeset(invoice)).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });

  it('has no line that goes on on the next page', async () => {
    const invoice = sampleDocument('tax_invoice');
    const name = { th: `Begin ${'ของ '.repeat(60)}End`, en: '' };
    const lines = Array.from({ length: 25 }, () => ({ name, quantity: 1, unitPrice: 100, discount: 0 }));
    const pdf = await typesetter.typeset({ ...invoice, document: { ...invoice.document, lines } });
    if (pdf === 'unavailable') throw new Error('no document');
    const pdfium = await PDFiumLibrary.init();
    const document = await pdfium.loadDocument(pdf);
    const texts = [...document.pages()].map((page) => page.getText());
    const count = (word: string) => texts.map((text) => text.split(word).length - 1);
    document.destroy();
    pdfium.destroy();
    expect(count('Begin').reduce((sum, number) => sum + number)).toBe(50);
    expect(count('End')).toEqual(count('Begin'));
  });

  it('is refused when too many wait to be made, and one that cannot be made does not stop the others', async () => {
    const invoice = sampleDocument('tax_invoice');
    const broken = { ...invoice, document: { ...invoice.document, lines: 'none' as never } };
    const failure = expect(typesetter.typeset(broken)).rejects.toThrow('cannot be typeset');
    const made = await Promise.all(Array.from({ length: 110 }, () => typesetter.typeset(invoice)));
    await failure;
    expect(made.map((pdf) => pdf === 'unavailable')).toEqual(made.map((_, index) => index >= 99));
    expect(await typesetter.typeset(invoice)).toBeInstanceOf(Buffer);
  });

  it('is made although the process that makes it is killed', async () => {
    const invoice = sampleDocument('tax_invoice');
    await typesetter.typeset(invoice);
    const line = { name: { th: 'ของ', en: '' }, quantity: 1, unitPrice: 100, discount: 0 };
    const long = { ...invoice, document: { ...invoice.document, lines: Array.from({ length: 500 }, () => line) } };
    const made = typesetter.typeset(long);
    const children = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'typeset-process'], { encoding: 'utf8' });
    for (const child of children.trim().split('\n')) process.kill(Number(child), 'SIGKILL');
    expect(await made).toBeInstanceOf(Buffer);
  });
});

describe('a credit note', () => {
  it('credits all of the tax invoice, and no more', async () => {
    const invoiceNumber = await issue({ reference: 'credited', buyer });
    expect(await credit('credited')).toMatch(/^CN2611-\d{6}$/);
    await expect(credit('credited', 1, 0)).rejects.toThrow('cannot exceed');
    const [, note] = await listInvoices(db, 'credited');
    expect(note).toMatchObject({ series: 'CN', corrects: invoiceNumber, total: 180_00, vat: 11_78 });
    if (!note) throw new Error('there is no credit note');
    const print = presentForPrint(note);
    expect(print.totals.map(({ value }) => value)).toEqual(['168.22', '0.00', '168.22', '11.78', '180.00']);
    expect(print.notes.map(({ en }) => en)).toContain(
      `Credits the tax invoice ${invoiceNumber} of 20 November 2026. Reason: cancelled`,
    );
  });

  it('credits a part of it; the last one takes what is left of the VAT, and shows what was credited before', async () => {
    await issue({ reference: 'parts', buyer });
    for (const [total, vat] of [
      [60_00, 3_93],
      [60_00, 3_93],
      [60_00, 3_93],
    ] as const)
      await credit('parts', total, vat);
    const [, ...notes] = await listInvoices(db, 'parts');
    expect(notes.map(({ vat }) => vat)).toEqual([3_93, 3_93, 3_92]);
    const second = notes[1];
    if (!second) throw new Error('there is no second credit note');
    expect(presentForPrint(second).totals.map(({ en, value }) => [en, value])).toEqual([
      ['Value on the tax invoice', '168.22'],
      ['Credited before', '56.07'],
      ['Correct value', '56.08'],
      ['Value credited', '56.07'],
      ['VAT', '3.93'],
      ['Total credited', '60.00'],
    ]);
  });

  it('lists the delivery fee that it credits, so that its lines add up to what is credited', async () => {
    await issue({ reference: 'delivered', buyer });
    const credited = { lines: sale().lines, deliveryFee: 80_00, total: 180_00, vat: 11_78 };
    await transaction(db, (tx) => creditInvoice(tx, { reference: 'delivered', reason, credited }, november));
    const [invoice, note] = await listInvoices(db, 'delivered');
    if (!invoice || !note) throw new Error('there is no credit note');
    expect(presentForPrint(note).lines.map(({ name, amount }) => [name, amount])).toEqual([
      ['โทรศัพท์สีน้ำเงิน', '100.00'],
      ['ค่าจัดส่ง', '80.00'],
    ]);
    // The tax invoice has it among its totals.
    expect(presentForPrint(invoice).lines).toHaveLength(1);
  });

  it('is refused by the database if it exceeds the invoice, also concurrently', async () => {
    const invoiceNumber = await issue({ reference: 'covered' });
    const insert = (reference: string) => sql`
      insert into invoices (invoice_number, series, month, number, reference, issued_at, total_satang, vat_satang, vat_rate, document, corrects)
      select series || month || '-' || lpad((last_number + 1)::text, 6, '0'), series, month, last_number + 1, ${reference}, now(), 18001,
        0, 7, '{}', ${invoiceNumber}
      from invoice_series where series = 'CN' and month = '2611'`;
    await expect(insert('covered').execute(db)).rejects.toThrow('would exceed');
    await expect(insert('other').execute(db)).rejects.toThrow('would exceed');
    const notes = await Promise.allSettled([credit('covered', 100_00, 6_54), credit('covered', 100_00, 6_54)]);
    expect(notes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not issued without a tax invoice', async () => {
    expect(await credit('unpaid')).toBeNull();
  });
});
