/** Units of a service that can be bought: it has no stock, and no line of a cart can have more. */
export const unitsOfService = 9999;

/** The stored stock of a SKU. */
export interface StockRecord {
  stock: number;
  /** Units at the start; null if unknown. */
  totalStock: number | null;
  /** Whether it is on pre-order: units are then sold from `preOrderStock`, not from `stock`. */
  preOrderFlag: boolean;
  preOrderStock: number;
}

/** Stock of a SKU, or the sum over several, with derived availability. */
export interface StockLevel extends StockRecord {
  /** Whether at least one unit can be bought or pre-ordered. */
  available: boolean;
  /** Units that can be bought or pre-ordered now. */
  purchasable: number;
}

/** Whole percent of the units at the start that are left: 100 if their number is unknown, 0 if the stock exceeds it. */
export function remainingPercent({ stock, totalStock }: Pick<StockRecord, 'stock' | 'totalStock'>): number {
  if (totalStock === null) return 100;
  if (stock > totalStock || totalStock === 0) return 0;
  return Math.floor((stock * 100) / totalStock);
}

export function stockLevelOf(record: StockRecord): StockLevel {
  const purchasable = record.preOrderFlag ? record.preOrderStock : record.stock;
  return { ...record, available: purchasable > 0, purchasable };
}

/** Stock of a product: the sum over its SKUs. `totalStock` is null if that of any SKU is. */
export function sumOfStock(levels: readonly StockLevel[]): StockLevel {
  const sum: StockLevel = {
    stock: 0,
    totalStock: 0,
    preOrderFlag: false,
    preOrderStock: 0,
    available: false,
    purchasable: 0,
  };
  for (const level of levels) {
    sum.stock += level.stock;
    sum.totalStock = sum.totalStock === null || level.totalStock === null ? null : sum.totalStock + level.totalStock;
    sum.preOrderFlag ||= level.preOrderFlag;
    sum.preOrderStock += level.preOrderStock;
    sum.available ||= level.available;
    sum.purchasable += level.purchasable;
  }
  return sum;
}
