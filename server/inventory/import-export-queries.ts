import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

/** Stock of a SKU as a file carries it. */
export interface StockFileRow {
  sku: string;
  stock: number;
  total_stock: number | null;
  pre_order_flag: boolean;
  pre_order_stock: number;
}

/** The stock of SKUs by merchant codes, locked in ascending order of their ids as buyers lock it. */
export async function lockStocksBySku(tx: Tx, skus: readonly string[]): Promise<StockFileRow[]> {
  const { rows } = await sql<StockFileRow>`
    select s.sku, st.stock, st.total_stock, st.pre_order_flag, st.pre_order_stock
    from stocks st
    join skus s using (sku_id)
    where s.sku = any (${skus}::text[])
    order by st.sku_id
    for no key update of st
  `.execute(tx);
  return rows;
}

/** Writes stock by merchant codes, in ascending order of the SKUs' ids. */
export async function saveStocks(tx: Tx, rows: readonly StockFileRow[], now: Date): Promise<void> {
  await sql`
    insert into stocks as stored (sku_id, stock, total_stock, pre_order_flag, pre_order_stock, updated_at)
    select s.sku_id, r.stock, r.total_stock, r.pre_order_flag, r.pre_order_stock, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (sku text, stock integer, total_stock integer, pre_order_flag boolean, pre_order_stock integer)
    join skus s using (sku)
    order by s.sku_id
    on conflict (sku_id) do update
    set stock = excluded.stock, total_stock = excluded.total_stock, pre_order_flag = excluded.pre_order_flag,
      pre_order_stock = excluded.pre_order_stock, updated_at = excluded.updated_at
    where (stored.stock, stored.total_stock, stored.pre_order_flag, stored.pre_order_stock)
      is distinct from (excluded.stock, excluded.total_stock, excluded.pre_order_flag, excluded.pre_order_stock)
  `.execute(tx);
}

/** All stock in the order of the SKUs' ids, a page at a time. */
export async function* stockPages(db: Db, rowsAtOnce = 2000): AsyncGenerator<StockFileRow[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<StockFileRow & { sku_id: number }>`
      select st.sku_id, s.sku, st.stock, st.total_stock, st.pre_order_flag, st.pre_order_stock
      from (
        select * from stocks where sku_id > ${last}::integer order by sku_id limit ${rowsAtOnce}::integer
      ) st
      join skus s using (sku_id)
      order by st.sku_id
    `.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    last = end.sku_id;
    yield rows.map(({ sku_id: _, ...row }) => row);
  }
}
