import { sql } from 'kysely';
import { pageBodyColumns, savePages } from '../content/content.ts';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import { type HelpFileRow, type HelpTypeFileRow, helpPlaceColumns, helpTypeColumns } from './import-export-columns.ts';

const typeStorage = storedColumns(helpTypeColumns);
const placeStorage = storedColumns(helpPlaceColumns);
const bodyStorage = storedColumns(pageBodyColumns);

/** The types with these identifiers, or all. */
export async function typesByIdentifier(db: Db, types: readonly string[] | null): Promise<HelpTypeFileRow[]> {
  const { rows } = await sql<object>`
    select ${typeStorage.select('help_types')}
    from help_types where ${types}::text[] is null or help_type = any (${types}::text[])
    order by help_type`.execute(db);
  return rows.map(typeStorage.fileRow);
}

export async function saveTypes(tx: Tx, rows: readonly HelpTypeFileRow[]): Promise<void> {
  await sql`
    insert into help_types (${typeStorage.names})
    select ${typeStorage.values} from json_to_recordset(${typeStorage.json(rows)}::json) as r (${typeStorage.record})
    on conflict (help_type) do update set ${typeStorage.assignments({ except: ['help_type'] })}`.execute(tx);
}

/** The help pages with these paths, or all. */
export async function helpByPath(db: Db, paths: readonly string[] | null): Promise<HelpFileRow[]> {
  const { rows } = await sql<object>`
    select ${placeStorage.select('help_contents')}, ${bodyStorage.select('content_pages')}
    from help_contents join content_pages using (path)
    where ${paths}::text[] is null or path = any (${paths}::text[])
    order by path`.execute(db);
  return rows.map((row) => ({ ...placeStorage.fileRow(row), ...bodyStorage.fileRow(row) }));
}

export async function saveHelp(tx: Tx, rows: readonly HelpFileRow[]): Promise<void> {
  await savePages(tx, rows);
  await sql`
    insert into help_contents (${placeStorage.names})
    select ${placeStorage.values} from json_to_recordset(${placeStorage.json(rows)}::json) as r (${placeStorage.record})
    on conflict (path) do update set ${placeStorage.assignments({ except: ['path'] })}`.execute(tx);
}
