import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { StockRecord } from './rules.ts';

interface StockRow {
  sku_id: number;
  stock: number;
  total_stock: number | null;
  pre_order_flag: boolean;
  pre_order_stock: number;
}

function recordOf(row: StockRow): StockRecord {
  return {
    stock: row.stock,
    totalStock: row.total_stock,
    preOrderFlag: row.pre_order_flag,
    preOrderStock: row.pre_order_stock,
  };
}

const stockColumns = sql`
  coalesce(st.stock, 0) as stock, st.total_stock,
  coalesce(st.pre_order_flag, false) as pre_order_flag, coalesce(st.pre_order_stock, 0) as pre_order_stock
`;

/** Stock of SKUs: zero for a SKU without a stock record; unknown SKUs are left out. */
export async function selectStocks(db: Db, skuIds: readonly number[]): Promise<Map<number, StockRecord>> {
  const { rows } = await sql<StockRow>`
    select s.sku_id, ${stockColumns}
    from skus s
    left join stocks st using (sku_id)
    where s.sku_id = any (${skuIds}::integer[])
  `.execute(db);
  return new Map(rows.map((row) => [row.sku_id, recordOf(row)]));
}

/** Stock of SKUs by their own ids or the ids of their products; SKUs of hidden products are left out. */
export async function selectStocksOfProducts(
  db: Db,
  ids: readonly number[],
): Promise<{ skuId: number; productId: number; record: StockRecord }[]> {
  const { rows } = await sql<StockRow & { product_id: number }>`
    select s.sku_id, s.product_id, ${stockColumns}
    from skus s
    join products p using (product_id)
    left join stocks st using (sku_id)
    where p.visible and (s.sku_id = any (${ids}::integer[]) or s.product_id = any (${ids}::integer[]))
  `.execute(db);
  return rows.map((row) => ({ skuId: row.sku_id, productId: row.product_id, record: recordOf(row) }));
}

/** SQL: the SKUs of each product that are in stock, as rows of `product_id` and `sku_ids` (an array); not those on pre-order. */
export const skusInStockByProduct: RawBuilder<unknown> = sql`
  select stocked.product_id, array_agg(stocked.sku_id) as sku_ids
  from stocks join skus stocked using (sku_id)
  where stocks.stock > 0 and not stocks.pre_order_flag
  group by stocked.product_id`;
