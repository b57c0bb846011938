import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { storedColumns } from '../../import-export/stored-columns.ts';
import { type SynonymRow, synonymColumns } from './synonym-columns.ts';

const storage = storedColumns(synonymColumns);

/** Changes whenever a synonym does. */
export async function synonymsVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select synonyms_version as version from search_state`.execute(db);
  return rows[0]?.version ?? 0;
}

export async function readSynonyms(db: Db): Promise<SynonymRow[]> {
  const { rows } = await sql<object>`
    select ${storage.select('search_synonyms')} from search_synonyms order by synonym`.execute(db);
  return rows.map(storage.fileRow);
}

/** All groups in one page: there are some hundreds. */
export async function* exportSynonymBatches(db: Db): AsyncGenerator<SynonymRow[]> {
  yield await readSynonyms(db);
}

export async function readSynonymsByName(tx: Tx, synonyms: readonly string[]): Promise<SynonymRow[]> {
  const { rows } = await sql<object>`
    select ${storage.select('search_synonyms')}
    from search_synonyms where synonym = any (${synonyms}::text[])`.execute(tx);
  return rows.map(storage.fileRow);
}

/** Inserts groups, or replaces those with the same `synonym`. */
export async function saveSynonyms(db: Db, rows: readonly SynonymRow[]): Promise<void> {
  await sql`
    insert into search_synonyms as stored (${storage.names})
    select ${storage.values} from json_to_recordset(${storage.json(rows)}::json) as r (${storage.record})
    on conflict (synonym) do update set ${storage.assignments({ except: ['synonym'] })}
    where ${storage.differsFrom('stored')}`.execute(db);
}
