import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import { type StockFileRow, stockColumns } from './import-export-columns.ts';

const storage = storedColumns(stockColumns);

/** The stock of SKUs by merchant code, locked in ascending order of SKU ids, as reservations lock it. */
export async function lockStocksBySku(tx: Tx, skus: readonly string[]): Promise<StockFileRow[]> {
  const { rows } = await sql<object>`
    select s.sku, ${storage.select('st')}
    from stocks st
    join skus s using (sku_id)
    where s.sku = any (${skus}::text[])
    order by st.sku_id
    for no key update of st
  `.execute(tx);
  return rows.map(storage.fileRow);
}

/** Writes stock by merchant code, in ascending order of SKU ids. */
export async function saveStocks(tx: Tx, rows: readonly StockFileRow[], now: Date): Promise<void> {
  await sql`
    insert into stocks as stored (sku_id, ${storage.names}, updated_at)
    select s.sku_id, ${storage.values}, ${now}::timestamptz
    from json_to_recordset(${storage.json(rows)}::json) as r (${storage.record})
    join skus s using (sku)
    order by s.sku_id
    on conflict (sku_id) do update set ${storage.assignments()}, updated_at = excluded.updated_at
    where ${storage.differsFrom('stored')}
  `.execute(tx);
}

/** All stock in pages, in ascending order of SKU ids. */
export async function* stockPages(db: Db, pageSize = 2000): AsyncGenerator<StockFileRow[]> {
  for (let lastSkuId = 0; ; ) {
    const { rows } = await sql<{ sku_id: number }>`
      select st.sku_id, s.sku, ${storage.select('st')}
      from (
        select * from stocks where sku_id > ${lastSkuId}::integer order by sku_id limit ${pageSize}::integer
      ) st
      join skus s using (sku_id)
      order by st.sku_id
    `.execute(db);
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    lastSkuId = lastRow.sku_id;
    yield rows.map(storage.fileRow);
  }
}
