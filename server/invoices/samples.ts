import { shop } from '#contract/shop.ts';
import type { MailDocument } from '../messaging/messaging.ts';
import { documentPrefixes, type Invoice } from './document.ts';

const sale = {
  reference: `${shop.numberPrefixes.order}26112240081733`,
  issuedAt: new Date('2026-11-22T08:05:00Z'),
  vatRate: 7,
  replaces: null,
};

const charger = {
  name: { th: 'หัวชาร์จเร็ว Anker 511 Nano 3 30W สีดำ', en: 'Anker 511 Charger (Nano 3, 30W) Black' },
  unitPrice: 590_00,
  discount: 0,
};

const document = { seller: shop.company, buyer: null, deliveryFee: 0, credit: null };

const taxInvoice: Invoice = {
  ...sale,
  invoiceNumber: `${documentPrefixes.AB}2611-000042`,
  series: 'AB',
  total: 16_580_00,
  vat: 1084_67,
  document: {
    ...document,
    lines: [
      {
        name: { th: 'แท็บเล็ต Apple iPad (A16) สีฟ้า 256GB', en: 'Apple iPad (A16) Blue 256GB' },
        quantity: 1,
        unitPrice: 16_900_00,
        discount: 1500_00,
      },
      { ...charger, quantity: 2 },
    ],
  },
  corrects: null,
};

const creditNote: Invoice = {
  ...sale,
  invoiceNumber: `${documentPrefixes.CN}2611-000007`,
  series: 'CN',
  total: 590_00,
  vat: 38_60,
  document: {
    ...document,
    lines: [{ ...charger, quantity: 1 }],
    credit: {
      reason: { th: 'คืนสินค้า', en: 'goods were returned' },
      invoiceIssuedAt: sale.issuedAt.toISOString(),
      originalValue: 15_495_33,
      creditedBefore: 0,
      correctValue: 14_943_93,
    },
  },
  corrects: taxInvoice.invoiceNumber,
};

/** A document of an imagined sale, for previews. */
export function sampleDocument(type: MailDocument): Invoice {
  return type === 'tax_invoice' ? taxInvoice : creditNote;
}
