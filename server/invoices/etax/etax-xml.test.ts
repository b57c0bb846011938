import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shop } from '#contract/shop.ts';
import { includedVat } from '../../pricing/pricing.ts';
import { readEtaxMessage } from '../../testing/etax-messages.ts';
import type { Invoice, InvoiceLine } from '../document.ts';
import { presentForPrint } from '../present-for-print.ts';
import { etaxXml } from './etax-xml.ts';

const named = (th: string, amounts: Partial<InvoiceLine> = {}): InvoiceLine => ({
  name: { th, en: '' },
  quantity: 1,
  unitPrice: 100_00,
  discount: 0,
  ...amounts,
});

function taxInvoice(lines: readonly InvoiceLine[], deliveryFee = 0): Invoice {
  const goods = lines.reduce((sum, { quantity, unitPrice, discount }) => sum + quantity * unitPrice - discount, 0);
  const total = goods + deliveryFee;
  const buyer = {
    type: 'company',
    name: 'บริษัท ผู้ซื้อ จำกัด',
    taxId: '0105536000313',
    branch: '00000',
    address: '1 ถนนสุขุมวิท กรุงเทพมหานคร 10110',
  } as const;
  return {
    invoiceNumber: 'TI2611-000001',
    series: 'TI',
    reference: 'SF1',
    issuedAt: new Date('2026-11-20T03:00:00Z'),
    total,
    vat: includedVat(total, 7),
    vatRate: 7,
    document: { seller: shop.company, buyer, lines, deliveryFee, credit: null },
    replaces: null,
    corrects: null,
  };
}

const read = (invoice: Invoice) => readEtaxMessage(etaxXml(invoice, [invoice]));
const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0);

describe('e-Tax XML', () => {
  it('adds up to the satang: the lines to the document, value and VAT to the total, as on the PDF', () => {
    const lines = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 99 }), unitPrice: fc.integer({ min: 1, max: 999_999_99 }) }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 500_00 }),
        fc.integer({ min: 0, max: 99 }),
        (amounts, deliveryFee, percent) => {
          const invoice = taxInvoice(
            amounts.map(({ quantity, unitPrice }) =>
              named('ของ', { quantity, unitPrice, discount: Math.floor((quantity * unitPrice * percent) / 100) }),
            ),
            deliveryFee,
          );
          const { textsOf, problems } = read(invoice);
          expect(problems).toEqual([]);
          const lineOf = 'SpecifiedTradeSettlementLineMonetarySummation';
          expect(sum(textsOf(`${lineOf}/NetLineTotalAmount`))).toBe(invoice.total - invoice.vat);
          expect(sum(textsOf(`${lineOf}/TaxTotalAmount`))).toBe(invoice.vat);
          expect(sum(textsOf(`${lineOf}/NetIncludingTaxesLineTotalAmount`))).toBe(invoice.total);
          const header = 'SpecifiedTradeSettlementHeaderMonetarySummation';
          const totals = ['TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount'];
          const printed = presentForPrint(invoice).totals.slice(-3);
          expect(totals.flatMap((name) => textsOf(`${header}/${name}`))).toEqual(
            printed.map(({ value }) => value.replaceAll(',', '')),
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  it('holds any text: markup, control characters, halves of surrogate pairs, Thai', () => {
    const { textsOf, problems } = read(
      taxInvoice([named('น้ำ & <b>"ไฟ"</b> ]]> \u0000\u000B\u0085\uFFFE\uD800 😀'), named('\n สอง\tบรรทัด \r\n ')]),
    );
    expect(problems).toEqual([]);
    expect(textsOf('SpecifiedTradeProduct/Name')).toEqual(['น้ำ & <b>"ไฟ"</b> ]]> \uFFFD 😀', 'สอง บรรทัด']);
  });

  it.each(['R&D;', '&amp;', '&lt;b&gt;', '&#0;', '&#x41;', '&nbsp;', '&amp;#38;'])(
    'holds %s as it is written, although XML has entities',
    (name) => {
      const invoice = taxInvoice([named(`สาย ${name}`)]);
      expect(read(invoice).problems).toEqual([]);
      expect(etaxXml(invoice, [invoice])).toContain(`<ram:Name>สาย ${name.replaceAll('&', '&amp;')}</ram:Name>`);
    },
  );

  it('divides texts that are longer than the schema allows, at spaces or between letters with their marks', () => {
    const words = 'สายชาร์จเร็ว '.repeat(30).trim();
    const unbroken = 'น้ำ'.repeat(100);
    const { textsOf, problems } = read(taxInvoice([named(words), named(unbroken)]));
    expect(problems).toEqual([]);
    const parts = [...textsOf('SpecifiedTradeProduct/Name'), ...textsOf('SpecifiedTradeProduct/Description')];
    const [first = '', second = '', restOfFirst = '', restOfSecond = ''] = parts;
    expect(`${first} ${restOfFirst}`).toBe(words);
    expect(second + restOfSecond).toBe(unbroken);
    expect(restOfSecond).toMatch(/^น/);
  });

  it('divides an address that is longer than a line', () => {
    const invoice = taxInvoice([named('ของ')]);
    const { buyer } = invoice.document;
    const address = `${'อาคารยาว '.repeat(30)}กรุงเทพมหานคร 10110`;
    const long = { ...invoice, document: { ...invoice.document, buyer: buyer && { ...buyer, address } } };
    const { textsOf, problems } = read(long);
    expect(problems).toEqual([]);
    expect([textsOf('LineOne').at(-1), ...textsOf('LineTwo')].join(' ')).toBe(address);
    expect(textsOf('PostcodeCode').at(-1)).toBe('10110');
  });

  it('has the parts of the seller’s address that the address itself shows', () => {
    const { address, addressParts } = shop.company;
    const { houseNumber, subdistrictCode, postcode } = addressParts;
    expect(address.th).toContain(houseNumber);
    expect(address.th.endsWith(postcode)).toBe(true);
    expect(subdistrictCode).toMatch(/^[1-9]\d{5}$/);
    expect(read(taxInvoice([named('ของ')])).problems).toEqual([]);
  });

  it('takes the codes of the address of an earlier document from the shop, if that is the same seller', () => {
    const invoice = taxInvoice([named('ของ')]);
    const { addressParts: _, ...seller } = shop.company;
    const earlier = { ...invoice, document: { ...invoice.document, seller } };
    expect(read(earlier).textsOf('CitySubDivisionName')).toEqual([shop.company.addressParts.subdistrictCode]);
    const other = { ...earlier, document: { ...earlier.document, seller: { ...seller, branch: '00001' } } };
    expect(() => etaxXml(other, [other])).toThrow('the codes of the address of its seller are not known');
  });
});
