import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import { type FeedCategoryFileRow, feedCategoryColumns } from './import-export-columns.ts';

const storage = storedColumns(feedCategoryColumns);

/** The categories of feeds by feed and path, or all of them, in the order of feeds and paths. */
export async function feedCategoriesByKey(
  db: Db,
  keys: readonly Pick<FeedCategoryFileRow, 'feed' | 'category'>[] | null,
): Promise<FeedCategoryFileRow[]> {
  const { rows } = await sql<object>`
    select c.path as category, ${storage.select('f')}
    from feed_categories f join categories c using (category_id)
    where ${keys === null}::boolean or exists (
      select from json_to_recordset(${JSON.stringify(keys ?? [])}::json) as k (feed text, category text)
      where k.feed = f.feed and k.category = c.path
    )
    order by f.feed, c.path`.execute(db);
  return rows.map(storage.fileRow);
}

/** Those of these paths that are categories. */
export async function knownCategories(tx: Tx, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ path: string }>`select path from categories where path = any (${paths}::text[])`.execute(
    tx,
  );
  return new Set(rows.map(({ path }) => path));
}

export async function saveFeedCategories(tx: Tx, rows: readonly FeedCategoryFileRow[]): Promise<void> {
  await sql`
    insert into feed_categories (category_id, ${storage.names})
    select c.category_id, ${storage.values}
    from json_to_recordset(${storage.json(rows)}::json) as r (${storage.record})
    join categories c on c.path = r.category
    order by r.feed, c.category_id
    on conflict (feed, category_id) do update set ${storage.assignments({ except: ['feed'] })}
  `.execute(tx);
}
