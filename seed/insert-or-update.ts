import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** Inserts all rows in one statement and updates existing rows that differ. `insertOnlyColumns` are not updated. */
export async function insertOrUpdate(
  tx: Tx,
  table: string,
  key: string[],
  rows: readonly object[],
  insertOnlyColumns: string[] = [],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const updated = columns.filter((column) => !key.includes(column) && !insertOnlyColumns.includes(column));
  const list = (names: string[], from?: string) =>
    sql.join(names.map((name) => sql.ref(from ? `${from}.${name}` : name)));
  const onConflict = updated.length
    ? sql`update set (${list(updated)}) = row (${list(updated, 'excluded')})
        where row (${list(updated, table)}) is distinct from row (${list(updated, 'excluded')})`
    : sql`nothing`;
  await sql`
    insert into ${sql.table(table)} (${list(columns)})
    select ${list(columns)} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${list(key)}) do ${onConflict}`.execute(tx);
}
