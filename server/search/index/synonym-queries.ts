import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

/** A group of words that mean the same. */
export interface SynonymRow {
  /** By which the group is known. */
  synonym: string;
  words: string[];
}

/** The version of the synonyms: another one after each change. */
export async function synonymsVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select synonyms_version as version from search_state`.execute(db);
  return rows[0]?.version ?? 0;
}

/** All groups. */
export async function allSynonyms(db: Db): Promise<SynonymRow[]> {
  const { rows } = await sql<SynonymRow>`select synonym, words from search_synonyms order by synonym`.execute(db);
  return rows;
}

/** All groups, as one page: there are some hundreds. */
export async function* synonymPages(db: Db): AsyncGenerator<SynonymRow[]> {
  yield await allSynonyms(db);
}

/** The groups that are known by these words. */
export async function synonymsByFirst(tx: Tx, synonyms: readonly string[]): Promise<SynonymRow[]> {
  const { rows } = await sql<SynonymRow>`
    select synonym, words from search_synonyms where synonym = any (${synonyms}::text[])`.execute(tx);
  return rows;
}

/** Writes groups; one takes the place of what is known by the same word. */
export async function saveSynonyms(db: Db, rows: readonly SynonymRow[]): Promise<void> {
  await sql`
    insert into search_synonyms as stored (synonym, words)
    select synonym, words from json_to_recordset(${JSON.stringify(rows)}::json) as r (synonym text, words text[])
    on conflict (synonym) do update set words = excluded.words where stored.words <> excluded.words`.execute(db);
}
