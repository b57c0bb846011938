import type { Satang } from '#contract/money.ts';
import { amountSaved } from './selling-price-rules.ts';

/** VAT rate and delivery fee that apply at a given time. */
export interface PricingTerms {
  /** Percent included in prices: 7 is 7 %. */
  vatRate: number;
  delivery: {
    fee: Satang;
    /** Price after discounts from which delivery is free, inclusive. */
    freeFrom: Satang;
    /** Working days until delivery. */
    minimumDays: number;
    maximumDays: number;
  };
}

/** What totals need of a line: unit prices, and the discount of the whole line, which counts up to its price. */
export interface PricedLine {
  quantity: number;
  standard: Satang;
  selling: Satang;
  discount: Satang;
}

/** Totals of a line at standard and at selling prices, before its discount. */
export function lineTotals(line: Omit<PricedLine, 'discount'>): { standard: Satang; selling: Satang } {
  return { standard: line.standard * line.quantity, selling: line.selling * line.quantity };
}

/** Totals of a cart or an order, in satang. */
export interface Totals {
  /** At standard prices. */
  marketPrice: Satang;
  /** At selling prices. */
  price: Satang;
  /** Savings by special prices: market price − price. */
  specialPrice: Satang;
  /** Promotions and coupons, not counting special prices. */
  discount: Satang;
  deliveryFee: Satang;
  /** The whole fee if delivery is free, else 0. */
  deliveryFeeDiscount: Satang;
  /** Price − discount + delivery fee − its discount. */
  payable: Satang;
  beforeVat: Satang;
  /** Included in `payable`, rounded once. */
  vat: Satang;
}

/** What promotions and coupons do to totals besides the discounts of lines. */
export interface TotalsAdjustments {
  /** Whether delivery is free by the shop's terms (`isDeliveryFree`). */
  isDeliveryFree: boolean;
  /** Discounts of promotions and coupons on the delivery fee. */
  deliveryDiscount: Satang;
}

/** The totals of the selected lines of a cart or of an order. Without lines, all are 0, including the delivery fee. */
export function computeTotals(
  lines: readonly PricedLine[],
  terms: PricingTerms,
  { isDeliveryFree, deliveryDiscount }: TotalsAdjustments,
): Totals {
  let marketPrice = 0;
  let price = 0;
  let discount = 0;
  for (const line of lines) {
    const { standard, selling } = lineTotals(line);
    marketPrice += standard;
    price += selling;
    discount += Math.min(line.discount, selling);
  }
  const deliveryFee = lines.length > 0 ? terms.delivery.fee : 0;
  const deliveryFeeDiscount = isDeliveryFree ? deliveryFee : Math.min(deliveryFee, deliveryDiscount);
  const payable = price - discount + deliveryFee - deliveryFeeDiscount;
  const vat = includedVat(payable, terms.vatRate);
  return withDerivedTotals({ marketPrice, price, discount, deliveryFee, deliveryFeeDiscount, payable, vat });
}

/** Whether delivery is free by the shop's terms: by the price of the goods less the discounts of promotions, but not of coupons. */
export function isDeliveryFree(priceOfGoods: Satang, freeFrom: Satang): boolean {
  return priceOfGoods >= freeFrom;
}

/** Adds the totals that follow from the others; orders do not store them. */
export function withDerivedTotals(stored: Omit<Totals, 'specialPrice' | 'beforeVat'>): Totals {
  const { marketPrice, price, discount, deliveryFee, deliveryFeeDiscount, payable, vat } = stored;
  return {
    marketPrice,
    price,
    specialPrice: amountSaved(marketPrice, price),
    discount,
    deliveryFee,
    deliveryFeeDiscount,
    payable,
    beforeVat: payable - vat,
    vat,
  };
}

/** The VAT included in a total, half a satang rounded up. `rate` is in percent with at most two decimals. */
export function includedVat(total: Satang, rate: number): Satang {
  const hundredths = Math.round(rate * 100);
  const divisor = 10_000 + hundredths;
  return Math.floor((2 * total * hundredths + divisor) / (2 * divisor));
}

/**
 * The lines' shares of the VAT of a document, in the order of the lines, by what is paid for each of them. The delivery fee has a
 * share as well: all of them add up to the VAT.
 */
export function vatShares(lines: readonly Omit<PricedLine, 'standard'>[], totals: Totals): Satang[] {
  const paid = lines.map(({ quantity, selling, discount }) => selling * quantity - discount);
  return allocateByWeight(totals.vat, [...paid, totals.deliveryFee - totals.deliveryFeeDiscount]).slice(
    0,
    lines.length,
  );
}

/**
 * What some units of a line cost: `units` after the first `from`. Their shares of its discount add up to it, however the line is divided.
 */
export function costOfUnits(
  line: { quantity: number; unitPrice: Satang; discount: Satang },
  { from, units }: { from: number; units: number },
): { discount: Satang; amount: Satang } {
  const discountOfFirst = (count: number) => allocateByWeight(line.discount, [count, line.quantity - count])[0] ?? 0;
  const discount = discountOfFirst(from + units) - discountOfFirst(from);
  return { discount, amount: units * line.unitPrice - discount };
}

/** A percentage of an amount, half a satang rounded up. The percentage has at most two decimals. */
export function percentOf(amount: Satang, percent: number): Satang {
  // In two parts, because amount × percentage can exceed 2^53.
  const hundredths = Math.round(percent * 100);
  const rest = amount % 10_000;
  return ((amount - rest) / 10_000) * hundredths + Math.floor((2 * rest * hundredths + 10_000) / 20_000);
}

/**
 * Allocates an amount in proportion to weights by the largest-remainder method, so that the shares add up to it exactly. Of equal
 * remainders, the earlier comes first.
 *
 * @throws RangeError if all weights are 0 and the amount is not
 */
export function allocateByWeight(amount: Satang, weights: readonly number[]): Satang[] {
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  if (totalWeight === 0) {
    if (amount !== 0) throw new RangeError('an amount cannot be allocated to weights of 0');
    return weights.map(() => 0);
  }
  const shares = weights.map((weight) => divide(amount, weight, totalWeight));
  let remaining = amount - shares.reduce((sum, { share }) => sum + share, 0);
  // Sorting is stable: of equal remainders, the earlier comes first.
  const largestFirst = shares.toSorted((a, b) => b.remainder - a.remainder);
  for (const entry of largestFirst) {
    if (remaining === 0) break;
    entry.share += 1;
    remaining -= 1;
  }
  return shares.map(({ share }) => share);
}

/** `amount × weight / total`, rounded down, and its remainder, both exact. */
function divide(amount: Satang, weight: number, total: number): { share: Satang; remainder: number } {
  const product = amount * weight;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const remainder = product % total;
    return { share: (product - remainder) / total, remainder };
  }
  // Reached at prices of a few hundred thousand baht.
  const exact = BigInt(amount) * BigInt(weight);
  const divisor = BigInt(total);
  return { share: Number(exact / divisor), remainder: Number(exact % divisor) };
}
