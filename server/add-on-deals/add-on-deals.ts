import type { AddOnProduct } from '#contract/add-on-deals.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import { optionName } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { amountSaved } from '../pricing/pricing.ts';
import { type DealRow, savingDealAsJson, selectDeals } from './queries.ts';

export { addOnDealReservations } from './reservation-queries.ts';
export { savingDealAsJson };

/** A lower price of a SKU when it is bought together with a product. */
export interface AddOnDeal {
  /** The product that the deal belongs to. */
  productId: number;
  price: Satang;
  /** Units left at this price. */
  stock: number;
  /** Maximum quantity of a line. */
  limitQuantity: number;
}

/**
 * The add-on deals of a product as the API returns them, highest availability first (docs/reference/prices.md): without deals
 * that save nothing, with those that are sold out.
 */
export async function listAddOnDeals(db: Db, productId: number, locale: Locale): Promise<AddOnProduct[]> {
  return (await selectDeals(db, productId)).map((row) => presentDeal(row, locale));
}

function presentDeal(row: DealRow, locale: Locale): AddOnProduct {
  return {
    productId: row.sku_id,
    productName: row.product_name[locale],
    attributeOptionName: optionName(row.attributes, locale),
    productImage: row.image,
    slug: row.slug,
    quantity: row.limit_quantity,
    stock: row.stock,
    sellingPrice: bahtFromSatang(row.price_satang),
    standardPrice: bahtFromSatang(row.standard_satang),
    discountPrice: bahtFromSatang(amountSaved(row.standard_satang, row.price_satang)),
    isSpecialPrice: true,
  };
}
