import { sql } from 'kysely';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';

/**
 * About how many documents have each of the words. A prefix stands for all words that begin so: documents that have several of them
 * are counted for some. 0 is exact.
 */
export async function documentsOf(
  db: Db,
  locale: Locale,
  words: readonly { word: string; isPrefix: boolean }[],
): Promise<number[]> {
  const { rows } = await sql<{ documents: number }>`
    select (
      select coalesce(ceil((sum(documents) + max(documents)) / 2.0), 0)::integer from search_words
      where documents > 0 and locale = ${locale}::text and search_words.word >= given.word
        and search_words.word <= case when is_prefix then given.word || ${'\u{10FFFF}'} else given.word end
    ) as documents
    from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ isPrefix }) => isPrefix)}::boolean[])
      with ordinality as given (word, is_prefix, place)
    order by place`.execute(db);
  return rows.map((row) => row.documents);
}

/** The words of a language that came after the one of that number, in the order of their numbers. */
export async function wordsSince(db: Db, locale: Locale, wordId: number): Promise<{ word: string; wordId: number }[]> {
  const { rows } = await sql<{ word: string; wordId: number }>`
    select word, word_id as "wordId" from search_words
    where locale = ${locale}::text and word_id > ${wordId}::bigint order by word_id`.execute(db);
  return rows;
}

/** Names of some products, and of their categories, whose documents fit a `tsquery`. */
export async function textsWith(db: Db, locale: Locale, query: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; category: string }>`
    with found as materialized (
      select product_id from ${sql.table(`search_texts_${locale}`)} where words @@ (select ${query}::tsquery)
    )
    select p.name ->> ${locale}::text as name, c.name ->> ${locale}::text as category
    from (select product_id from found limit 5) f join products p using (product_id) join categories c using (category_id)`.execute(
    db,
  );
  return rows.flatMap(({ name, category }) => [name, category]);
}
