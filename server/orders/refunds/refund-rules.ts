import type { Satang } from '#contract/money.ts';
import { type OrderStatus, orderStatusTerms } from '#contract/order-statuses.ts';
import { isPaidOnDelivery, type PaymentMethod } from '#contract/payment-methods.ts';
import { costOfUnits } from '../../pricing/pricing.ts';
import type { StoredLine } from '../stored-order.ts';

/** A line of an order with what was refunded of it. */
export interface RefundableLine extends StoredLine {
  orderLineId: number;
  refundedUnits: number;
  refundedAmount: Satang;
}

/** What was refunded of an order. */
export interface RefundedSums {
  /** All of it. */
  total: Satang;
  /** The part of lines; the rest is delivery fee. */
  lines: Satang;
}

/** What one refund gives back of an order. */
export interface RefundPart {
  lines: readonly { line: RefundableLine; units: number; discount: Satang; amount: Satang }[];
  deliveryFee: Satang;
  total: Satang;
}

/** What is to be refunded in all, refunds made before included. */
export type RefundTarget =
  | 'everything'
  | {
      /** Units by SKU code. */
      units: ReadonlyMap<string, number>;
      deliveryFee: boolean;
    };

interface OrderAmounts {
  payable: Satang;
  deliveryFee: Satang;
  deliveryFeeDiscount: Satang;
}

/** What has to be refunded yet to reach a target; nothing (`total` 0, no lines) if it is reached. */
export function refundPart(
  order: OrderAmounts,
  lines: readonly RefundableLine[],
  refunded: RefundedSums,
  target: RefundTarget,
): RefundPart | { refused: string } {
  const units = target === 'everything' ? lines.map(remainingUnits) : unitsToRefund(lines, target.units);
  if ('refused' in units) return units;
  const parts = linesOfPart(lines, units);
  const deliveryFeeLeft = order.deliveryFee - order.deliveryFeeDiscount - (refunded.total - refunded.lines);
  const deliveryFee = target === 'everything' || target.deliveryFee ? deliveryFeeLeft : 0;
  return { lines: parts, deliveryFee, total: deliveryFee + parts.reduce((sum, { amount }) => sum + amount, 0) };
}

/** The lines of which units are refunded, with what these units cost. */
function linesOfPart(lines: readonly RefundableLine[], units: readonly number[]): RefundPart['lines'] {
  return lines.flatMap((line, index) => {
    const count = units[index] ?? 0;
    return count > 0 ? [{ line, units: count, ...costOfUnits(line, { from: line.refundedUnits, units: count }) }] : [];
  });
}

/** Whether nothing was paid for a line, such as a gift: its units are cancelled, not refunded. */
export function isFree({ total, discount }: Pick<StoredLine, 'total' | 'discount'>): boolean {
  return total === discount;
}

/** What has to be cancelled yet of lines that cost nothing, until these units by SKU code are, units cancelled before included. */
export function partToCancel(
  lines: readonly RefundableLine[],
  units: ReadonlyMap<string, number>,
): RefundPart | { refused: string } {
  const free = lines.filter(isFree);
  for (const [sku, wanted] of units) {
    const unitsOf = (some: readonly RefundableLine[]) =>
      some.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
    if (wanted > unitsOf(free) && unitsOf(lines) > unitsOf(free))
      return { refused: `lines: only ${unitsOf(free)} of ${sku} cost nothing: use refund for the others` };
  }
  const remaining = unitsToRefund(free, units);
  return 'refused' in remaining ? remaining : { lines: linesOfPart(free, remaining), deliveryFee: 0, total: 0 };
}

/** The lines with the units that were neither refunded nor cancelled, and the discount of these. */
export function remainingLines(lines: readonly RefundableLine[]): StoredLine[] {
  return lines.flatMap((line) => {
    const quantity = remainingUnits(line);
    if (quantity === 0) return [];
    const { discount } = costOfUnits(line, { from: line.refundedUnits, units: quantity });
    return [{ ...line, quantity, discount, total: quantity * line.unitPrice }];
  });
}

const remainingUnits = ({ quantity, refundedUnits }: RefundableLine) => quantity - refundedUnits;

/** By line: of each SKU as many units as were not refunded before. Lines that cost most per unit come first, gifts last. */
function unitsToRefund(
  lines: readonly RefundableLine[],
  target: ReadonlyMap<string, number>,
): number[] | { refused: string } {
  const units = lines.map(() => 0);
  for (const [sku, wanted] of target) {
    const ofSku = lines
      .map((line, index) => ({ line, index }))
      .filter(({ line }) => line.sku === sku)
      .sort((one, other) => other.line.unitPrice - one.line.unitPrice);
    if (ofSku.length === 0) return { refused: `lines: ${sku} is not in this order` };
    const ordered = ofSku.reduce((sum, { line }) => sum + line.quantity, 0);
    if (wanted > ordered) return { refused: `lines: ${sku} was ordered ${ordered} times` };
    let missing = wanted - ofSku.reduce((sum, { line }) => sum + line.refundedUnits, 0);
    for (const { line, index } of ofSku) {
      const count = Math.max(0, Math.min(missing, remainingUnits(line)));
      units[index] = count;
      missing -= count;
    }
  }
  return units;
}

/** Whether an order of this status was paid and not closed; one that is paid on delivery is paid when it is delivered. */
export function isPaid({
  status,
  paymentMethod,
}: {
  status: OrderStatus;
  paymentMethod: PaymentMethod | null;
}): boolean {
  if (paymentMethod === null) return false;
  return isPaidOnDelivery(paymentMethod) ? status === 'delivered' : orderStatusTerms[status].isPaid;
}

/** Whether the goods have left the shop, or the services are done: closing the order returns nothing to stock. */
export function isHandedOver(status: OrderStatus): boolean {
  return orderStatusTerms[status].isHandedOver;
}

/** Units by SKU code from `SKU=2 OTHER=1`, also with commas; null if it has another form or no units. */
export function parseUnits(text: string): Map<string, number> | null {
  const units = new Map<string, number>();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, sku = '', count = ''] = /^(.+)=([1-9]\d{0,5})$/.exec(entry) ?? [];
    if (!sku || units.has(sku)) return null;
    units.set(sku, Number(count));
  }
  return units.size > 0 ? units : null;
}
