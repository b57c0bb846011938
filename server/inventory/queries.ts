import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type StockRecord, unitsOfService } from './rules.ts';

/** The row of `stockColumns`. */
export interface StockRow {
  stock: number;
  total_stock: number | null;
  pre_order_flag: boolean;
  pre_order_stock: number;
}

export function stockRecordOf(row: StockRow): StockRecord {
  return {
    stock: row.stock,
    totalStock: row.total_stock,
    preOrderFlag: row.pre_order_flag,
    preOrderStock: row.pre_order_stock,
  };
}

/** SQL: the stock `st` of the SKU `s`, whose product is `p`. A service has none, whatever was stored before it became one. */
export const joinStock: RawBuilder<unknown> = sql`left join stocks st on st.sku_id = s.sku_id and p.kind = 'goods'`;

/** SQL: units in stock of a SKU with `joinStock`. */
export const unitsInStock: RawBuilder<unknown> = sql`
  case p.kind when 'service' then ${sql.lit(unitsOfService)} else coalesce(st.stock, 0) end`;

/** SQL: the stock of a SKU with `joinStock`: zero for goods without a stock record, `unitsOfService` for services. */
export const stockColumns: RawBuilder<StockRow> = sql`
  ${unitsInStock} as stock, st.total_stock,
  coalesce(st.pre_order_flag, false) as pre_order_flag, coalesce(st.pre_order_stock, 0) as pre_order_stock
`;

/** Stock of SKUs by their own ids or the ids of their products; SKUs of hidden products are left out. */
export async function selectStocksOfProducts(
  db: Db,
  ids: readonly number[],
): Promise<{ skuId: number; productId: number; record: StockRecord }[]> {
  const { rows } = await sql<StockRow & { sku_id: number; product_id: number }>`
    select s.sku_id, s.product_id, ${stockColumns}
    from skus s
    join products p using (product_id)
    ${joinStock}
    where p.visible and (s.sku_id = any (${ids}::integer[]) or s.product_id = any (${ids}::integer[]))
  `.execute(db);
  return rows.map((row) => ({ skuId: row.sku_id, productId: row.product_id, record: stockRecordOf(row) }));
}

/** SQL: the SKUs of each product that are in stock, as rows of `product_id` and `sku_ids` (an array); not those on pre-order, but all of services. */
export const skusInStockByProduct: RawBuilder<unknown> = sql`
  select stocked.product_id, array_agg(stocked.sku_id) as sku_ids
  from skus stocked
  join products stocked_product using (product_id)
  left join stocks using (sku_id)
  where stocked_product.kind = 'service' or (stocks.stock > 0 and not stocks.pre_order_flag)
  group by stocked.product_id`;
