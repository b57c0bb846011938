import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import { type PriceFileRow, priceColumns } from './import-export-columns.ts';

const storage = storedColumns(priceColumns);

/** Special prices by merchant code of the SKU and start. */
export async function pricesBySku(
  tx: Tx,
  given: readonly { sku: string; starts_at: string }[],
): Promise<PriceFileRow[]> {
  const { rows } = await sql<object>`
    select s.sku, ${storage.select('p')}
    from unnest(${given.map(({ sku }) => sku)}::text[], ${given.map(({ starts_at }) => starts_at)}::timestamptz[])
      as given (sku, starts_at)
    join skus s using (sku)
    join special_prices p on p.sku_id = s.sku_id and p.starts_at = given.starts_at
  `.execute(tx);
  return rows.map(storage.fileRow);
}

/** Writes special prices by merchant code of the SKU and start. */
export async function savePrices(tx: Tx, rows: readonly PriceFileRow[]): Promise<void> {
  await sql`
    insert into special_prices as stored (sku_id, ${storage.names})
    select s.sku_id, ${storage.values}
    from json_to_recordset(${storage.json(rows)}::json) as r (${storage.record})
    join skus s using (sku)
    order by s.sku_id, r.starts_at
    on conflict (sku_id, starts_at) do update set ${storage.assignments({ except: ['starts_at'] })}
    where ${storage.differsFrom('stored')}
  `.execute(tx);
}

/** All special prices in pages, ordered by SKU id and start. */
export async function* pricePages(db: Db, pageSize = 2000): AsyncGenerator<PriceFileRow[]> {
  // As text: a Date loses microseconds, which would select the same row again.
  let last = { sku_id: 0, starts_at_text: '-infinity' };
  for (;;) {
    const { rows } = await sql<{ sku_id: number; starts_at_text: string }>`
      select p.sku_id, p.starts_at::text as starts_at_text, s.sku, ${storage.select('p')}
      from (
        select * from special_prices
        where (sku_id, starts_at) > (${last.sku_id}::integer, ${last.starts_at_text}::timestamptz)
        order by sku_id, starts_at
        limit ${pageSize}::integer
      ) p
      join skus s using (sku_id)
      order by p.sku_id, p.starts_at
    `.execute(db);
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    last = lastRow;
    yield rows.map(storage.fileRow);
  }
}
