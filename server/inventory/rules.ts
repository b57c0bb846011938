/** Stock of a SKU as it stands in the books. */
export interface StockRecord {
  stock: number;
  /** Pieces there were at the start; null where unknown. */
  totalStock: number | null;
  /** Whether it is sold ahead of its release: pieces then come out of `preOrderStock`. */
  preOrderFlag: boolean;
  preOrderStock: number;
}

/** Stock of a SKU with what follows from it. */
export interface StockLevel extends StockRecord {
  /** Whether at least one piece can be bought or pre-ordered. */
  available: boolean;
  /** Pieces that can be bought now, by pre-order where `preOrderFlag` is set. */
  purchasable: number;
}

export function stockLevelOf(record: StockRecord): StockLevel {
  const purchasable = record.preOrderFlag ? record.preOrderStock : record.stock;
  return { ...record, available: purchasable > 0, purchasable };
}

/** Stock of a product: the sum over its SKUs; the total is known only where each one's is. */
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
