import type { AddOnProduct } from '#contract/add-on-deals.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import type { Db } from '../db/database.ts';
import { savedBy } from '../pricing/pricing.ts';
import { type DealRow, dealRows, savingDeal } from './queries.ts';

export { addOnDealReservations } from './reservation-queries.ts';
export { savingDeal };

/** By what a SKU is sold beside a product. */
export interface AddOnDeal {
  /** The product beside which it is. */
  productId: number;
  price: Satang;
  /** Pieces left at this price. */
  stock: number;
  /** Pieces that one line may take. */
  limitQuantity: number;
}

/**
 * What is sold cheaper beside a product (spec 3, Add-on product), what there is most of first (spec 3, Cart item: ordering). A
 * deal that saves nothing is none; of what is sold out the shopper sees that it is.
 */
export async function listAddOnDeals(db: Db, productId: number, locale: Locale): Promise<AddOnProduct[]> {
  return (await dealRows(db, productId)).map((row) => presentDeal(row, locale));
}

function presentDeal(row: DealRow, locale: Locale): AddOnProduct {
  return {
    productId: row.sku_id,
    productName: [row.product_name, ...row.option_names].map((name) => name[locale]).join(' '),
    productImage: row.image,
    slug: row.slug,
    quantity: row.limit_quantity,
    stock: row.stock,
    sellingPrice: bahtFromSatang(row.price_satang),
    standardPrice: bahtFromSatang(row.standard_satang),
    discountPrice: bahtFromSatang(savedBy(row.standard_satang, row.price_satang)),
    isSpecialPrice: true,
  };
}
