import type { Product, ProductCard } from '#contract/catalogue.ts';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import { type Hydrated, presentCard, presentProduct } from './present.ts';
import { type CardRow, cardRows, type ProductRow } from './queries.ts';
import type { SkuPrice, SkuStock } from './rules.ts';

/** What lies above the catalogue and is handed in: prices come from pricing, pieces from inventory. */
export interface PriceAndStock {
  sellingPrices(db: Db, skuIds: number[], now: Date): Promise<Map<number, SkuPrice>>;
  stockLevels(db: Db, skuIds: number[]): Promise<Map<number, SkuStock>>;
}

/** When and in which language products are read. */
export interface Reading {
  now: Date;
  locale: Locale;
}

const noStock: SkuStock = { stock: 0, totalStock: null, preOrderFlag: false, preOrderStock: 0, available: false };

/** Cards of the visible ones among these products, in the order of the ids, in three queries however many they are. */
export async function readCards(
  db: Db,
  productIds: readonly number[],
  reading: Reading,
  from: PriceAndStock,
): Promise<ProductCard[]> {
  if (productIds.length === 0) return [];
  const rows = await cardRows(db, productIds, reading.locale);
  const cards = new Map(
    (await hydrate(db, rows, reading.now, from)).map((row) => [row.productId, presentCard(row, reading.locale)]),
  );
  return productIds.flatMap((id) => cards.get(id) ?? []);
}

/** A product's page, from its row. */
export async function completeProduct(
  db: Db,
  row: ProductRow,
  reading: Reading,
  from: PriceAndStock,
): Promise<Product | null> {
  const [product] = await hydrate(db, [row], reading.now, from);
  return product ? presentProduct(product, reading.locale) : null;
}

/** Adds price and pieces to the SKUs of all rows at once. A SKU that is gone since the rows were read is left out. */
async function hydrate<Row extends CardRow>(
  db: Db,
  rows: readonly Row[],
  now: Date,
  from: PriceAndStock,
): Promise<Hydrated<Row>[]> {
  const skuIds = rows.flatMap(({ skus }) => skus.map(({ skuId }) => skuId));
  const [prices, stocks] = await Promise.all([from.sellingPrices(db, skuIds, now), from.stockLevels(db, skuIds)]);
  return rows.flatMap((row) => {
    const [first, ...rest] = row.skus.flatMap((sku: Row['skus'][number]) => {
      const price = prices.get(sku.skuId);
      return price ? [{ ...sku, price, stock: stocks.get(sku.skuId) ?? noStock }] : [];
    });
    return first ? [{ ...row, skus: [first, ...rest] }] : [];
  });
}
