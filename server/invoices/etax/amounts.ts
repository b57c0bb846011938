import type { Satang } from '#contract/money.ts';
import { allocateByWeight } from '../../pricing/pricing.ts';
import type { Invoice } from '../document.ts';
import { EtaxNotPossible } from './not-possible.ts';

/** A line of goods or the delivery fee, VAT included in all amounts. */
export interface Item {
  name: string;
  quantity: number;
  unitPrice: Satang;
  discount: Satang;
  /** After the discount. */
  amount: Satang;
  /** Its share of the VAT of the document. */
  vat: Satang;
}

/**
 * What a document charges or credits, item by item. The VAT is worked out once per document; the shares of the items add up to it.
 *
 * @throws EtaxNotPossible if the items do not add up to the total
 */
export function itemsOf({ total, vat, document: { lines, deliveryFee } }: Invoice): Item[] {
  const delivery = { name: 'ค่าจัดส่ง', quantity: 1, unitPrice: deliveryFee, discount: 0 };
  const items = [...lines.map((line) => ({ ...line, name: line.name.th })), ...(deliveryFee > 0 ? [delivery] : [])];
  const amounts = items.map(({ quantity, unitPrice, discount }) => quantity * unitPrice - discount);
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== total)
    throw new EtaxNotPossible('its lines do not add up to its total');
  const shares = allocateByWeight(vat, amounts);
  return items.map((item, index) => ({ ...item, amount: amounts[index] ?? 0, vat: shares[index] ?? 0 }));
}

/** The VAT that is left of a tax invoice after a credit note. */
export function vatLeftAfter(note: Invoice, invoice: Invoice, ofReference: readonly Invoice[]): Satang {
  return ofReference
    .filter(
      ({ corrects, invoiceNumber }) =>
        corrects === note.corrects && sequence(invoiceNumber) <= sequence(note.invoiceNumber),
    )
    .reduce((left, { vat }) => left - vat, invoice.vat);
}

/** Month and number, without the prefix, which a brand may change. */
function sequence(invoiceNumber: string): string {
  return invoiceNumber.replace(/^[A-Z]+/, '');
}
