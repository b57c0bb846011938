import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { FlashPrice } from '../flash-sales/flash-sales.ts';

/** A price with its window: from `startsAt`, up to but not at `endsAt`. */
export interface SpecialPriceWindow {
  value: Satang;
  startsAt: Date;
  endsAt: Date;
  remark: Localised | null;
  promotionCommend: Localised | null;
  /** Of a flash sale: which, how many units it has at this price, and how many of them are sold. */
  flash?: { flashSaleId: number; quota: number; sold: number } | null;
}

/** What one piece of a SKU costs at a moment (spec 3; behaviour 4, step 1). */
export interface SellingPrice {
  standard: Satang;
  /** The special price, or that of an add-on deal, while `isSpecial`, else the standard price. */
  selling: Satang;
  /** Whether the window of `special` has begun, or a deal is in force. */
  isSpecial: boolean;
  /** Whole percent saved, rounded down so that no more is promised than is given; 0 unless `isSpecial`. */
  discountPercent: number;
  /** The special price that runs, else the next one to come, else null. */
  special: SpecialPriceWindow | null;
  /** The flash sales that run or come, the first to begin first. */
  flashSales: FlashPrice[];
}

/** How far ahead a flash sale is told of, in milliseconds: the flash sales of a day. */
const flashAhead = 24 * 3_600_000;

/**
 * The price of one of `quantity` pieces of a SKU at `now` (behaviour 4, step 1). A special price counts only while it saves
 * something, that of a flash sale only while all the pieces fit into what is left of its quota: a line has one price.
 * Where several run the lowest wins (of equal ones the one that lasts longest); where several are to come, the first.
 */
export function sellingPriceOf(
  standard: Satang,
  windows: readonly SpecialPriceWindow[],
  now: Date,
  quantity = 1,
): SellingPrice {
  const flashSales = flashPricesOf(windows, now);
  const saving = windows.filter(
    ({ value, endsAt, flash }) => value < standard && endsAt > now && (!flash || flash.sold + quantity <= flash.quota),
  );
  const [running] = saving
    .filter((window) => window.startsAt <= now)
    .sort((a, b) => a.value - b.value || b.endsAt.getTime() - a.endsAt.getTime());
  if (running) {
    const discountPercent = percentSaved(standard, running.value);
    return { standard, selling: running.value, isSpecial: true, discountPercent, special: running, flashSales };
  }
  const [next = null] = saving
    .filter(({ flash, startsAt }) => !flash || startsAt.getTime() <= now.getTime() + flashAhead)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return { standard, selling: standard, isSpecial: false, discountPercent: 0, special: next, flashSales };
}

/** What one piece of a SKU costs by an add-on deal that saves something: special and flash-sale prices do not count then. */
export function dealPriceOf(standard: Satang, dealPrice: Satang): SellingPrice {
  return {
    standard,
    selling: dealPrice,
    isSpecial: true,
    discountPercent: percentSaved(standard, dealPrice),
    special: null,
    flashSales: [],
  };
}

/** What a price saves of the standard price. */
export function savedBy(standard: Satang, selling: Satang): Satang {
  return standard - selling;
}

/** Whole percent that a price saves. */
function percentSaved(standard: Satang, selling: Satang): number {
  return Math.floor((savedBy(standard, selling) * 100) / standard);
}

function flashPricesOf(windows: readonly SpecialPriceWindow[], now: Date): FlashPrice[] {
  return windows
    .flatMap(({ flash, value, startsAt, endsAt }) => (flash ? [{ ...flash, value, startsAt, endsAt }] : []))
    .filter(({ startsAt, endsAt }) => endsAt > now && startsAt.getTime() <= now.getTime() + flashAhead)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The dated settings that totals depend on. */
export interface Terms {
  /** Percent inside prices: 7 is 7 %. */
  vatRate: number;
  delivery: {
    fee: Satang;
    /** Price after discounts from which delivery is free. */
    freeFrom: Satang;
    /** Working days until it arrives. */
    minimumDays: number;
    maximumDays: number;
  };
}

/** A line as far as totals go: prices of one piece, the discount of the whole line. */
export interface PricedLine {
  quantity: number;
  standard: Satang;
  selling: Satang;
  discount: Satang;
}

/** What a whole line costs at standard and at selling prices, before its discount. */
export function lineTotals(line: Omit<PricedLine, 'discount'>): { standard: Satang; selling: Satang } {
  return { standard: line.standard * line.quantity, selling: line.selling * line.quantity };
}

/** Sums over lines, in satang. */
export interface Totals {
  /** At standard prices. */
  marketPrice: Satang;
  /** At selling prices. */
  price: Satang;
  /** What special prices save: market price − price. */
  specialPrice: Satang;
  /** Promotions and coupons, beyond special prices. */
  discount: Satang;
  deliveryFee: Satang;
  /** The whole fee where delivery is free. */
  deliveryFeeDiscount: Satang;
  /** Price − discount + delivery fee − its discount. */
  payable: Satang;
  beforeVat: Satang;
  /** Inside `payable`, rounded once. */
  vat: Satang;
}

/**
 * The totals of the selected lines of a cart or of the lines of an order: the only place that adds money up.
 * Nothing selected costs nothing, delivery included.
 */
export function addUp(lines: readonly PricedLine[], terms: Terms): Totals {
  let marketPrice = 0;
  let price = 0;
  let discount = 0;
  for (const line of lines) {
    const { standard, selling } = lineTotals(line);
    marketPrice += standard;
    price += selling;
    discount += line.discount;
  }
  const deliveryFee = lines.length > 0 ? terms.delivery.fee : 0;
  const deliveryFeeDiscount = price - discount >= terms.delivery.freeFrom ? deliveryFee : 0;
  const payable = price - discount + deliveryFee - deliveryFeeDiscount;
  const vat = vatInside(payable, terms.vatRate);
  return withDerivedTotals({ marketPrice, price, discount, deliveryFee, deliveryFeeDiscount, payable, vat });
}

/** All totals from those that an order stores. */
export function withDerivedTotals(stored: Omit<Totals, 'specialPrice' | 'beforeVat'>): Totals {
  const { marketPrice, price, discount, deliveryFee, deliveryFeeDiscount, payable, vat } = stored;
  return {
    marketPrice,
    price,
    specialPrice: savedBy(marketPrice, price),
    discount,
    deliveryFee,
    deliveryFeeDiscount,
    payable,
    beforeVat: payable - vat,
    vat,
  };
}

/** The VAT that a total includes, half a satang rounded up. The rate is in percent, to two decimals. */
export function vatInside(total: Satang, rate: number): Satang {
  const hundredths = Math.round(rate * 100);
  const divisor = 10_000 + hundredths;
  return Math.floor((2 * total * hundredths + divisor) / (2 * divisor));
}

/**
 * Shares an amount out by weight so that the shares add up to it to the satang: each gets its whole satang, those with
 * the largest remainders one more (the earlier of equal ones).
 *
 * @throws RangeError when there is an amount and no weight to carry it
 */
export function shareOut(amount: Satang, weights: readonly number[]): Satang[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (whole === 0n) {
    if (amount !== 0) throw new RangeError('an amount cannot be shared out over nothing');
    return weights.map(() => 0);
  }
  // Amount × weight passes 2^53 at prices of a few hundred thousand baht.
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, share: Number(exact / whole), remainder: exact % whole };
  });
  let left = amount - shares.reduce((sum, { share }) => sum + share, 0);
  const largestFirst = shares.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const entry of largestFirst) {
    if (left === 0) break;
    entry.share += 1;
    left -= 1;
  }
  return shares.map(({ share }) => share);
}
