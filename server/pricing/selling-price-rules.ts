import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { FlashPrice } from '../flash-sales/flash-sales.ts';

/** A special price and its window: `startsAt` inclusive, `endsAt` exclusive. */
export interface SpecialPriceWindow {
  value: Satang;
  startsAt: Date;
  endsAt: Date;
  remark: Localised | null;
  promotionCommend: Localised | null;
  /** For a flash-sale price: its flash sale, the quota and the units sold of it. */
  flash?: { flashSaleId: number; quota: number; sold: number } | null;
}

/** The price of one unit of a SKU at a given time (docs/reference/prices.md). */
export interface SellingPrice {
  standard: Satang;
  /** If `isSpecial`, the special price or the price of an add-on deal, else the standard price. */
  selling: Satang;
  /** Whether `special` is running or an add-on deal applies. */
  isSpecial: boolean;
  /** Whole percent saved, rounded down; 0 unless `isSpecial`. */
  discountPercent: number;
  /** The running special price, else the next upcoming one, else null. */
  special: SpecialPriceWindow | null;
  /** Running and upcoming flash sales, by start. */
  flashSales: FlashPrice[];
  /** The running flash sale with a lower price whose remaining quota the quantity exceeds; null without one, and if nothing remains. */
  exceededFlashSale: FlashPrice | null;
  /** When the next window begins or ends that changes `selling` or `exceededFlashSale`; null without one. */
  changesAt: Date | null;
}

/** How long before its start a flash sale is shown. */
const flashSaleLeadTimeMs = 24 * 3_600_000;

/**
 * The unit price of a line of `quantity` units of a SKU at `now`. Special prices that save nothing are ignored, and flash-sale prices
 * whose remaining quota does not cover the whole quantity. Of several running ones, the lowest applies; of equal ones, the one
 * that ends last. Of several upcoming ones, the next is shown.
 */
export function sellingPriceOf(
  standard: Satang,
  windows: readonly SpecialPriceWindow[],
  now: Date,
  quantity = 1,
): SellingPrice {
  const flashSales = flashPricesOf(windows, now);
  const candidates = windows.filter(
    ({ value, endsAt, flash }) => value < standard && endsAt > now && (!flash || flash.sold + quantity <= flash.quota),
  );
  const [running] = candidates
    .filter((window) => window.startsAt <= now)
    .sort((a, b) => a.value - b.value || b.endsAt.getTime() - a.endsAt.getTime());
  const [next = null] = candidates
    .filter(({ flash, startsAt }) => !flash || startsAt.getTime() <= now.getTime() + flashSaleLeadTimeMs)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const selling = running?.value ?? standard;
  const exceededFlashSale = exceededFlashSaleOf(flashSales, { selling, now, quantity });
  return {
    standard,
    selling,
    isSpecial: running !== undefined,
    discountPercent: running ? percentSaved(standard, selling) : 0,
    special: running ?? next,
    flashSales,
    exceededFlashSale,
    changesAt: earliestOf([
      ...[running, exceededFlashSale].flatMap((window) => window?.endsAt ?? []),
      ...windows.filter(({ startsAt, value }) => startsAt > now && value < selling).map(({ startsAt }) => startsAt),
    ]),
  };
}

/** What a price has that special and flash-sale prices do not apply to. */
const withoutWindows = { isSpecial: true, special: null, flashSales: [], exceededFlashSale: null, changesAt: null };

/** The price of a SKU by an add-on deal. Special and flash-sale prices do not apply to it. */
export function dealSellingPrice(standard: Satang, dealPrice: Satang): SellingPrice {
  return { standard, selling: dealPrice, discountPercent: percentSaved(standard, dealPrice), ...withoutWindows };
}

/** The price of a SKU that a promotion gives. */
export function giftPrice(standard: Satang): SellingPrice {
  return { standard, selling: 0, discountPercent: 100, ...withoutWindows };
}

/** What made a selling price that is not of an add-on deal. */
export function priceKindOf({ isSpecial, special }: SellingPrice): 'standard' | 'special_price' | 'flash_sale' {
  if (!isSpecial) return 'standard';
  return special?.flash ? 'flash_sale' : 'special_price';
}

/** The difference between standard and selling price. */
export function amountSaved(standard: Satang, selling: Satang): Satang {
  return standard - selling;
}

/** Whole percent saved, rounded down so that no more is promised than is given. */
export function percentSaved(standard: Satang, selling: Satang): number {
  return Math.floor((amountSaved(standard, selling) * 100) / standard);
}

/** Whole percent of the standard price that is to be paid. */
export function pricePercent({ discountPercent }: Pick<SellingPrice, 'discountPercent'>): number {
  return 100 - discountPercent;
}

function flashPricesOf(windows: readonly SpecialPriceWindow[], now: Date): FlashPrice[] {
  return windows
    .flatMap(({ flash, value, startsAt, endsAt }) => (flash ? [{ ...flash, value, startsAt, endsAt }] : []))
    .filter(({ startsAt, endsAt }) => endsAt > now && startsAt.getTime() <= now.getTime() + flashSaleLeadTimeMs)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The cheapest running flash sale that sells for less, has units left, and fewer than the quantity. */
function exceededFlashSaleOf(
  flashSales: readonly FlashPrice[],
  { selling, now, quantity }: { selling: Satang; now: Date; quantity: number },
): FlashPrice | null {
  const [cheapest = null] = flashSales
    .filter(
      ({ value, startsAt, quota, sold }) =>
        value < selling && startsAt <= now && sold < quota && sold + quantity > quota,
    )
    .sort((a, b) => a.value - b.value);
  return cheapest;
}

function earliestOf(times: readonly Date[]): Date | null {
  return times.length > 0 ? new Date(Math.min(...times.map((time) => time.getTime()))) : null;
}
