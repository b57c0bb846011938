import type { Stock } from '#contract/inventory.ts';
import type { Db } from '../db/database.ts';
import { selectStocksOfProducts } from './queries.ts';
import { remainingPercent, type StockLevel, stockLevelOf, sumOfStock, unitsOfService } from './rules.ts';

export {
  joinStock,
  type StockRow,
  skusInStockByProduct,
  stockColumns,
  stockRecordOf,
  unitsInStock,
} from './queries.ts';
export { stockReservations } from './reservation-queries.ts';
export type { StockLevel, StockRecord } from './rules.ts';
export { remainingPercent, stockLevelOf, sumOfStock, unitsOfService };

/** Live stock of products and SKUs in the order of their ids, as the API returns it; unknown and hidden ones are left out. */
export async function stockOfProducts(db: Db, ids: readonly number[]): Promise<Stock[]> {
  const skus = (await selectStocksOfProducts(db, ids)).map((sku) => ({ ...sku, level: stockLevelOf(sku.record) }));
  const bySku = new Map(skus.map((sku) => [sku.skuId, sku]));
  const byProduct = Map.groupBy(skus, (sku) => sku.productId);
  const ofSku = ({ skuId, level }: (typeof skus)[number]) => ({
    productId: skuId,
    appliedType: 'sku' as const,
    ...presentStock(level),
  });
  return [...new Set(ids)].flatMap((id): Stock[] => {
    const sku = bySku.get(id);
    if (sku) return [{ ...ofSku(sku), children: [] }];
    const ofProduct = byProduct.get(id);
    if (!ofProduct) return [];
    const level = sumOfStock(ofProduct.map((one) => one.level));
    const children = ofProduct.toSorted((one, other) => one.skuId - other.skuId).map(ofSku);
    return [{ productId: id, appliedType: 'product', ...presentStock(level), children }];
  });
}

/** Stock of a SKU or a product as the API returns it. */
export function presentStock(level: StockLevel): Omit<Stock, 'productId' | 'appliedType' | 'children'> {
  return {
    stock: level.stock,
    totalStock: level.totalStock,
    preOrderStock: level.preOrderStock,
    preOrderFlag: level.preOrderFlag,
    stockAvailable: level.available,
  };
}
