import { sql } from 'kysely';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { textTable } from './document-queries.ts';

/**
 * How many documents have each lexeme. For a prefix this is an estimate, because documents with several matching lexemes are counted more
 * than once. 0 is exact.
 */
export async function lexemeFrequencies(
  db: Db,
  locale: Locale,
  lexemes: readonly { lexeme: string; isPrefix: boolean }[],
): Promise<number[]> {
  const { rows } = await sql<{ documents: number }>`
    select (
      select coalesce(ceil((sum(documents) + max(documents)) / 2.0), 0)::integer from search_words
      where documents > 0 and locale = ${locale}::text and search_words.word >= given.word
        and search_words.word <= case when is_prefix then given.word || ${'\u{10FFFF}'} else given.word end
    ) as documents
    from unnest(${lexemes.map(({ lexeme }) => lexeme)}::text[], ${lexemes.map(({ isPrefix }) => isPrefix)}::boolean[])
      with ordinality as given (word, is_prefix, place)
    order by place`.execute(db);
  return rows.map((row) => row.documents);
}

/** The lexemes of a language that were added after that id, in the order of their ids. */
export async function lexemesSince(
  db: Db,
  locale: Locale,
  lexemeId: number,
): Promise<{ lexeme: string; lexemeId: number }[]> {
  const { rows } = await sql<{ lexeme: string; lexemeId: number }>`
    select word as lexeme, word_id as "lexemeId" from search_words
    where locale = ${locale}::text and word_id > ${lexemeId}::bigint order by word_id`.execute(db);
  return rows;
}

/** Names of up to five products that match a `tsquery`, and of their categories. */
export async function titlesMatching(db: Db, locale: Locale, query: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; category: string }>`
    with found as materialized (
      select product_id from ${textTable(locale)} where words @@ (select ${query}::tsquery)
    )
    select p.name ->> ${locale}::text as name, c.name ->> ${locale}::text as category
    from (select product_id from found limit 5) f join products p using (product_id) join categories c using (category_id)`.execute(
    db,
  );
  return rows.flatMap(({ name, category }) => [name, category]);
}
