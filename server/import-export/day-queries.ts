import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { Columns, RowOf } from './columns.ts';
import { storedColumns } from './stored-columns.ts';

/**
 * Reads and writes the rows of a table that are identified by a day, for their import and export.
 *
 * @param day the column of the day in the table (of the type `date`) and in files, where it is `storedByQuery`
 */
export function rowsByDay<Of extends Columns>(table: string, day: keyof Of & string, columns: Of) {
  const storage = storedColumns(columns);
  const dayColumn = sql.ref(`${table}.${day}`);
  const dayAsText = sql`to_char(${dayColumn}, 'YYYY-MM-DD')`;
  return {
    /** The rows of these days, or all of them, by day. */
    async find(db: Db, days: readonly string[] | null): Promise<RowOf<Of>[]> {
      const { rows } = await sql<object>`
        select ${dayAsText} as ${sql.ref(day)}, ${storage.select(table)} from ${sql.table(table)}
        where ${days}::text[] is null or ${dayAsText} = any (${days}::text[])
        order by ${dayColumn}`.execute(db);
      return rows.map(storage.fileRow);
    },
    /** Inserts or updates rows. */
    async save(tx: Tx, rows: readonly RowOf<Of>[]): Promise<void> {
      await sql`
        insert into ${sql.table(table)} (${sql.ref(day)}, ${storage.names})
        select ${sql.ref(`r.${day}`)}::date, ${storage.values}
        from json_to_recordset(${storage.json(rows)}::json) as r (${storage.record})
        order by ${sql.ref(`r.${day}`)}
        on conflict (${sql.ref(day)}) do update set ${storage.assignments()}
      `.execute(tx);
    },
  };
}
