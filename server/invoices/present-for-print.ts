import { withUnbrokenPostcode } from '#contract/addresses.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import { amountInWords } from './amount-in-words.ts';
import type { Invoice, InvoiceBuyer, InvoiceSeries, IssuedInvoice } from './document.ts';

const amountFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dateFormats = {
  th: new Intl.DateTimeFormat('th-TH', { dateStyle: 'long', timeZone: 'Asia/Bangkok' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Bangkok' }),
};

const titles: Record<InvoiceSeries, Localised> = {
  TI: { th: 'ใบกำกับภาษี / ใบเสร็จรับเงิน', en: 'Tax invoice / Receipt' },
  AB: { th: 'ใบกำกับภาษีอย่างย่อ', en: 'Abbreviated tax invoice' },
  CN: { th: 'ใบลดหนี้', en: 'Credit note' },
};

function amountText(amount: Satang): string {
  return amountFormat.format(amount / 100);
}

function branchText(branch: string): string {
  return branch === '00000' ? 'สำนักงานใหญ่ (Head office)' : `สาขาที่ ${branch} (Branch ${branch})`;
}

function buyerForPrint({ type, name, taxId, branch, address }: InvoiceBuyer) {
  const taxIdLabel =
    type === 'company'
      ? { th: 'เลขประจำตัวผู้เสียภาษี', en: 'Tax ID' }
      : { th: 'เลขประจำตัวประชาชน / หนังสือเดินทาง', en: 'ID card / Passport' };
  return { name, address, taxId, taxIdLabel, branch: branch && branchText(branch) };
}

function totalsForPrint({ series, total, vat, vatRate, document: { lines, deliveryFee, credit } }: Invoice) {
  const row = (th: string, en: string, amount: Satang, strong = false) => ({
    th,
    en,
    value: amountText(amount),
    strong,
  });
  if (credit) {
    return [
      row('มูลค่าตามใบกำกับภาษีเดิม', 'Value on the tax invoice', credit.originalValue),
      ...(credit.creditedBefore ? [row('ลดหนี้ไปแล้ว', 'Credited before', credit.creditedBefore)] : []),
      row('มูลค่าที่ถูกต้อง', 'Correct value', credit.correctValue),
      row('มูลค่าที่ลดลง', 'Value credited', total - vat),
      row(`ภาษีมูลค่าเพิ่ม ${vatRate}%`, 'VAT', vat),
      row('จำนวนเงินที่ลดหนี้', 'Total credited', total, true),
    ];
  }
  const goods = lines.reduce((sum, { quantity, unitPrice, discount }) => sum + quantity * unitPrice - discount, 0);
  return [
    row('รวมค่าสินค้า', 'Goods', goods),
    row('ค่าจัดส่ง', 'Delivery', deliveryFee),
    ...(series === 'TI'
      ? [row('มูลค่าก่อนภาษี', 'Value before VAT', total - vat), row(`ภาษีมูลค่าเพิ่ม ${vatRate}%`, 'VAT', vat)]
      : []),
    row(
      series === 'TI' ? 'จำนวนเงินรวมทั้งสิ้น' : 'จำนวนเงินรวม (รวมภาษีมูลค่าเพิ่มแล้ว)',
      series === 'TI' ? 'Total' : 'Total, VAT included',
      total,
      true,
    ),
  ];
}

function notesForPrint({ replaces, corrects, document: { credit } }: Invoice, replacedBy: string | null): Localised[] {
  const notes: Localised[] = [{ th: 'ราคาสินค้ารวมภาษีมูลค่าเพิ่มแล้ว', en: 'Prices of goods include VAT.' }];
  if (replacedBy)
    notes.push({
      th: `ยกเลิกแล้ว ออกใบกำกับภาษีเต็มรูปเลขที่ ${replacedBy} แทน`,
      en: `Cancelled and replaced by the tax invoice ${replacedBy}.`,
    });
  if (replaces)
    notes.push({
      th: `ออกแทนใบกำกับภาษีอย่างย่อเลขที่ ${replaces} ซึ่งยกเลิกแล้ว`,
      en: `Replaces the abbreviated tax invoice ${replaces}, which is cancelled.`,
    });
  if (corrects && credit) {
    const of = (locale: Locale, day: string) =>
      credit.invoiceIssuedAt ? ` ${day} ${dateFormats[locale].format(new Date(credit.invoiceIssuedAt))}` : '';
    notes.push({
      th: `ลดหนี้ของใบกำกับภาษีเลขที่ ${corrects}${of('th', 'ลงวันที่')} เหตุผล: ${credit.reason.th}`,
      en: `Credits the tax invoice ${corrects}${of('en', 'of')}. Reason: ${credit.reason.en}`,
    });
  }
  return notes;
}

/** A credit note shows no sum of goods: its lines, of which the delivery fee is one, add up to what it credits. */
function linesForPrint({ document: { lines, deliveryFee, credit } }: Invoice) {
  const goods = lines.map((line) => ({ ...line, name: line.name.th }));
  const delivery = { name: 'ค่าจัดส่ง', quantity: 1, unitPrice: deliveryFee, discount: 0 };
  const shown = credit && deliveryFee > 0 ? [...goods, delivery] : goods;
  return shown.map(({ name, quantity, unitPrice, discount }) => ({
    name,
    quantity: String(quantity),
    unitPrice: amountText(unitPrice),
    discount: discount > 0 ? amountText(discount) : '–',
    amount: amountText(quantity * unitPrice - discount),
  }));
}

/** All texts of a document in Thai with the labels in English as well, amounts with two decimals, years of the Buddhist era. */
export function presentForPrint(invoice: Invoice | IssuedInvoice) {
  const { invoiceNumber, series, reference, issuedAt, total, document } = invoice;
  const replacedBy = 'replacedBy' in invoice ? invoice.replacedBy : null;
  const cancelled = replacedBy ? 'ยกเลิก · Cancelled – ' : '';
  const { seller, buyer } = document;
  return {
    number: invoiceNumber,
    reference,
    title: titles[series],
    copies: ['ต้นฉบับ (สำหรับผู้ซื้อ) · Original', 'สำเนา (สำหรับผู้ขาย) · Copy'].map((copy) => cancelled + copy),
    seller: {
      name: seller.name.th,
      address: withUnbrokenPostcode(seller.address.th),
      taxId: seller.taxId,
      branch: branchText(seller.branch),
    },
    buyer: buyer && buyerForPrint(buyer),
    facts: [
      { th: 'เลขที่', en: 'No.', value: invoiceNumber },
      { th: 'วันที่', en: 'Date', value: dateFormats.th.format(issuedAt) },
      { th: '', en: '', value: dateFormats.en.format(issuedAt) },
      { th: 'เลขที่คำสั่งซื้อ', en: 'Order', value: reference },
    ],
    lines: linesForPrint(invoice),
    totals: totalsForPrint(invoice),
    totalInWords: amountInWords(total),
    notes: notesForPrint(invoice, replacedBy),
  };
}
