import type { AddOnProduct } from '#contract/add-on-deals.ts';
import type { ComparedProduct, Product, ProductCard } from '#contract/catalogue.ts';
import type { FeedProduct } from '#contract/feeds.ts';
import type { InstallmentPlan } from '#contract/installments.ts';
import type { Locale } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { Db } from '../db/database.ts';
import {
  cardSkuOf,
  type Hydrated,
  presentCard,
  presentCompared,
  presentFeedProduct,
  presentProduct,
} from './present.ts';
import { type CardRow, cardRows, type ProductRow, productsByIds, visibleProductIds } from './queries.ts';
import type { SkuPrice, SkuStock } from './rules.ts';

/** What lies above the catalogue and is handed in: prices come from pricing, pieces from inventory. */
export interface PriceAndStock {
  sellingPrices(db: Db, skuIds: number[], now: Date): Promise<Map<number, SkuPrice>>;
  stockLevels(db: Db, skuIds: number[]): Promise<Map<number, SkuStock>>;
}

/** What else a product's page shows, which lies above the catalogue too. */
export interface ProductOffers {
  addOnDealsOf(db: Db, productId: number, locale: Locale): Promise<AddOnProduct[]>;
  installmentPlansOf(
    db: Db,
    productId: number,
    prices: { price: Satang; highest: Satang },
    locale: Locale,
  ): Promise<InstallmentPlan[]>;
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
  { now, locale }: Reading,
  from: PriceAndStock & ProductOffers,
): Promise<Product | null> {
  const [product] = await hydrate(db, [row], now, from);
  if (!product) return null;
  const price = cardSkuOf(product.skus).price.selling;
  const highest = Math.max(...product.skus.map((sku) => sku.price.selling));
  const [optionProducts, installmentOptions] = await Promise.all([
    from.addOnDealsOf(db, row.productId, locale),
    row.installmentFlag ? from.installmentPlansOf(db, row.productId, { price, highest }, locale) : [],
  ]);
  return presentProduct(product, { optionProducts, installmentOptions }, locale);
}

/** The visible ones among these products and the products of these SKUs, side by side, in the order asked for. */
export async function compareProducts(
  db: Db,
  ids: readonly number[],
  { now, locale }: Reading,
  from: PriceAndStock,
): Promise<ComparedProduct[]> {
  const productIds = await visibleProductIds(db, ids);
  const products = await hydrate(db, await productsByIds(db, productIds, locale), now, from);
  const compared = new Map(products.map((product) => [product.productId, presentCompared(product, locale)]));
  return productIds.flatMap((id) => compared.get(id) ?? []);
}

/** The visible ones among these products with all their SKUs, in the order of the ids. */
export async function readFeedProducts(
  db: Db,
  productIds: readonly number[],
  { now, locale }: Reading,
  from: PriceAndStock,
): Promise<FeedProduct[]> {
  if (productIds.length === 0) return [];
  const products = await hydrate(db, await productsByIds(db, productIds, locale), now, from);
  const byId = new Map(products.map((product) => [product.productId, presentFeedProduct(product, locale)]));
  return productIds.flatMap((id) => byId.get(id) ?? []);
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
