import type { CartTotals } from '#contract/cart-totals.ts';
import { bahtFromSatang } from '#contract/money.ts';
import type { Db } from '../db/database.ts';
import { type StockLevel, stockLevelOf } from '../inventory/inventory.ts';
import { invalidateChangedPrices, priceWindows, selectPricesAndStock, selectTerms, type TermsRow } from './queries.ts';
import {
  allocateByWeight,
  computeTotals,
  costOfUnits,
  includedVat,
  isDeliveryFree,
  lineTotals,
  type PricingTerms,
  percentOf,
  type Totals,
  vatShares,
  withDerivedTotals,
} from './rules.ts';
import {
  amountSaved,
  dealSellingPrice,
  giftPrice,
  percentSaved,
  priceKindOf,
  pricePercent,
  type SellingPrice,
  sellingPriceOf,
} from './selling-price-rules.ts';

export type { PricedLine, PricingTerms, Totals, TotalsAdjustments } from './rules.ts';
export type { SellingPrice, SpecialPriceWindow } from './selling-price-rules.ts';
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

/** The price of one unit of each SKU at `now`, and its stock. Unknown SKUs are left out. */
export async function pricesAndStock(
  db: Db,
  skuIds: readonly number[],
  now: Date,
): Promise<Map<number, { price: SellingPrice; stock: StockLevel }>> {
  const records = await selectPricesAndStock(db, skuIds, now);
  return new Map(
    [...records].map(([skuId, { standard, windows, stock }]) => [
      skuId,
      { price: sellingPriceOf(standard, windows, now), stock: stockLevelOf(stock) },
    ]),
  );
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
