import type { CartTotals } from '#contract/cart.ts';
import { bahtFromSatang } from '#contract/money.ts';
import type { Db } from '../db/database.ts';
import {
  announceProductsWithCrossedWindows,
  priceWindows,
  selectPrices,
  selectTerms,
  type TermsRow,
} from './queries.ts';
import {
  addUp,
  dealPriceOf,
  lineTotals,
  type SellingPrice,
  savedBy,
  sellingPriceOf,
  shareOut,
  type Terms,
  type Totals,
  withDerivedTotals,
} from './rules.ts';

export type { PricedLine, SellingPrice, SpecialPriceWindow, Terms, Totals } from './rules.ts';
export { addUp, dealPriceOf, lineTotals, priceWindows, savedBy, sellingPriceOf, shareOut, withDerivedTotals };

/** What one piece of each SKU costs at `now` (spec 3). Unknown SKUs are left out. */
export async function sellingPrices(db: Db, skuIds: number[], now: Date): Promise<Map<number, SellingPrice>> {
  const prices = await selectPrices(db, skuIds, now);
  return new Map([...prices].map(([skuId, { standard, windows }]) => [skuId, sellingPriceOf(standard, windows, now)]));
}

/** The VAT rate and the delivery fee in force on the day of `now` in Bangkok. */
export async function pricingTerms(db: Db, now: Date): Promise<Terms> {
  const row = await selectTerms(db, now);
  if (!row) throw new Error(`no VAT rate or no delivery fee is in force at ${now.toISOString()}`);
  return termsOf(row);
}

/** Terms from a row of the SQL function `pricing_terms`, for a feature that joins it to what it reads. */
export function termsOf(row: TermsRow): Terms {
  return {
    vatRate: row.vat_rate,
    delivery: {
      fee: row.fee_satang,
      freeFrom: row.free_from_satang,
      minimumDays: row.minimum_days,
      maximumDays: row.maximum_days,
    },
  };
}

/** Totals as the wire carries them: baht (spec 3, Cart). */
export function presentTotals(totals: Totals): CartTotals {
  return {
    totalMarketPrice: bahtFromSatang(totals.marketPrice),
    totalPrice: bahtFromSatang(totals.price),
    totalSpecialPrice: bahtFromSatang(totals.specialPrice),
    totalDiscount: bahtFromSatang(totals.discount),
    totalDeliveryFee: bahtFromSatang(totals.deliveryFee - totals.deliveryFeeDiscount),
    totalDeliveryFeeDiscount: bahtFromSatang(totals.deliveryFeeDiscount),
    totalPayable: bahtFromSatang(totals.payable),
    totalBeforeVat: bahtFromSatang(totals.beforeVat),
    totalVat: bahtFromSatang(totals.vat),
  };
}

/**
 * Keeps cached pages in step with special and flash-sale prices: invalidates the tags of the products whose price began or
 * ended in (since, until]. Called about each second, every time from where the last call ended.
 *
 * @returns how many products there are
 */
export async function announceCrossedWindows(db: Db, since: Date, until: Date): Promise<number> {
  return await announceProductsWithCrossedWindows(db, since, until);
}
