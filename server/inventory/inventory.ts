import type { Stock } from '#contract/inventory.ts';
import type { Db } from '../db/database.ts';
import { selectStocks, selectStocksOfProducts } from './queries.ts';
import { type StockLevel, stockLevelOf, sumOfStock, unitsOfService } from './rules.ts';

export { joinStock, skusInStockByProduct, unitsInStock } from './queries.ts';
export { stockReservations } from './reservation-queries.ts';
export type { StockLevel, StockRecord } from './rules.ts';
export { stockLevelOf, sumOfStock, unitsOfService };

/** Current stock of SKUs: zero for goods without a stock record, `unitsOfService` for services; unknown SKUs are left out. */
export async function stockLevels(db: Db, skuIds: number[]): Promise<Map<number, StockLevel>> {
  const records = await selectStocks(db, skuIds);
  return new Map([...records].map(([skuId, record]) => [skuId, stockLevelOf(record)]));
}

/** Live stock of products and SKUs by id, as the API returns it; unknown and hidden ones are left out. */
export async function stockOfProducts(db: Db, ids: number[]): Promise<Record<string, Stock>> {
  const skus = (await selectStocksOfProducts(db, ids)).map((sku) => ({ ...sku, level: stockLevelOf(sku.record) }));
  const requestedIds = new Set(ids);
  const stocks: Record<string, Stock> = {};
  for (const { skuId, level } of skus)
    if (requestedIds.has(skuId)) stocks[skuId] = { productId: skuId, appliedType: 'sku', ...presentStock(level) };
  for (const [productId, skusOfProduct] of Map.groupBy(skus, (sku) => sku.productId)) {
    if (!requestedIds.has(productId)) continue;
    const level = sumOfStock(skusOfProduct.map((sku) => sku.level));
    stocks[productId] = { productId, appliedType: 'product', ...presentStock(level) };
  }
  return stocks;
}

/** Stock of a SKU or a product as the API returns it. */
export function presentStock(level: StockLevel): Omit<Stock, 'productId' | 'appliedType'> {
  return {
    stock: level.stock,
    totalStock: level.totalStock,
    preOrderStock: level.preOrderStock,
    preOrderFlag: level.preOrderFlag,
    stockAvailable: level.available,
  };
}
