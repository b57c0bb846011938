import type { CartTotals } from '#contract/cart-totals.ts';
import { bahtFromSatang } from '#contract/money.ts';
import type { Db } from '../db/database.ts';
import { invalidateChangedPrices, priceWindows, selectPrices, selectTerms, type TermsRow } from './queries.ts';
import {
  allocateByWeight,
  amountSaved,
  computeTotals,
  costOfUnits,
  dealSellingPrice,
  giftPrice,
  includedVat,
  isDeliveryFree,
  lineTotals,
  type PricingTerms,
  percentOf,
  percentSaved,
  priceKindOf,
  pricePercent,
  type SellingPrice,
  sellingPriceOf,
  type Totals,
  vatShares,
  withDerivedTotals,
} from './rules.ts';

export type { PricedLine, PricingTerms, SellingPrice, SpecialPriceWindow, Totals, TotalsAdjustments } from './rules.ts';
export {
  allocateByWeight,
  amountSaved,
  computeTotals,
  costOfUnits,
  dealSellingPrice,
  giftPrice,
  includedVat,
  invalidateChangedPrices,
  isDeliveryFree,
  lineTotals,
  percentOf,
  percentSaved,
  priceKindOf,
  pricePercent,
  priceWindows,
  sellingPriceOf,
  vatShares,
  withDerivedTotals,
};

/** Prices of one unit of each SKU at `now`. Unknown SKUs are left out. */
export async function sellingPrices(db: Db, skuIds: number[], now: Date): Promise<Map<number, SellingPrice>> {
  const prices = await selectPrices(db, skuIds, now);
  return new Map([...prices].map(([skuId, { standard, windows }]) => [skuId, sellingPriceOf(standard, windows, now)]));
}

/** The VAT rate and the delivery fee in force on the day of `now` in Bangkok. */
export async function pricingTerms(db: Db, now: Date): Promise<PricingTerms> {
  const row = await selectTerms(db, now);
  if (!row) throw new Error(`no VAT rate or no delivery fee is in force at ${now.toISOString()}`);
  return termsOf(row);
}

/** Terms from a row of the SQL function `pricing_terms`, for features that join it in their own statements. */
export function termsOf(row: TermsRow): PricingTerms {
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

/** Totals as the API returns them, in baht (docs/reference/prices.md). */
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
