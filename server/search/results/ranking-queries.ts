import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import { textTable } from '../index/document-queries.ts';
import { has, parsed } from '../interpretation/match-queries.ts';
import type { TextQuery } from '../interpretation/text-query-rules.ts';
import { byStanding, columns, facetConditions, fitting, type Selection } from './selection-queries.ts';

/**
 * So many of the best selling products that have the words, and as many of those that are called by them, are put in order by how
 * well they fit; the rest follows by standing.
 */
export const rankedAtMost = 300;

/** What the best products for a query are, for suggestions. */
export interface Best {
  productId: number;
  categoryId: number;
  brandId: number;
  name: string;
}

/** Suggestions look at so many of the best products. */
const suggestedFrom = 60;
/** So many of the best selling products are looked through for words that many have. */
const walkedThrough = 2500;
/** Fewer of them than fill a list of suggestions are no answer. */
const enough = 10;

/**
 * The best products for words, in order. Where many may have them (`common`) the best selling ones are looked through until
 * enough are found, so that a single letter is answered as quickly as a whole word; else each that has them is looked at.
 */
export async function findBest(db: Db, selection: Selection & { text: TextQuery }, common: boolean): Promise<Best[]> {
  const { locale, text } = selection;
  const found = common ? await scored(db, locale, text, amongBestSelling(selection)) : [];
  if (found.length >= enough) return found;
  return scored(db, locale, text, bestOf(selection, 2 * suggestedFrom));
}

const amongBestSelling = (selection: Selection & { text: TextQuery }) => sql`
  select ${columns} from (
    select c.product_id, c.standing from search_products c order by ${byStanding} limit ${sql.lit(walkedThrough)}
  ) walked cross join lateral (
    select * from ${textTable(selection.locale)} where product_id = walked.product_id offset 0
  ) c
  where ${sql.join(
    [
      sql`case when ${has(selection.text, selection.text.all)} then true end`,
      ...facetConditions(selection).map(({ condition }) => condition),
    ],
    sql` and `,
  )}
  order by walked.standing desc, walked.product_id desc limit ${sql.lit(suggestedFrom)}`;

async function scored(db: Db, locale: Locale, text: TextQuery, best: RawBuilder<unknown>): Promise<Best[]> {
  const { rows } = await sql<Best>`
    with best as materialized (${best}), scored as (
      select best.*, ${score(text)} as score from best ${wordsOfBest(locale, text)}
      order by score desc, standing desc, product_id desc limit ${sql.lit(suggestedFrom)}
    )
    select scored.product_id as "productId", scored.category_id as "categoryId", scored.brand_id as "brandId",
      p.name ->> ${locale}::text as name
    from scored join products p using (product_id)
    order by score desc, standing desc, scored.product_id desc`.execute(db);
  return rows;
}

/** The best selling products that fit and the best selling of those that are called by the words, so many of each. */
const bestOf = (selection: Selection, number: number) => sql`
  (select * from (${fitting(selection, 'all')}) c order by ${byStanding} limit ${sql.lit(number)})
  union
  (select * from (${fitting(selection, 'named')}) c order by ${byStanding} limit ${sql.lit(number)})`;

/** Each of the best with its words, which are stored apart from it and are to be read once only. */
const wordsOfBest = (locale: Locale, { described }: TextQuery) => sql`
  cross join lateral (
    select name_words, words || ''::tsvector as words ${described ? sql`, described || ''::tsvector as described` : sql``}
    from ${textTable(locale)} ${described ? sql`join search_descriptions using (product_id)` : sql``}
    where product_id = best.product_id offset 0
  ) t`;

/** The best of the candidates, each with how well it fits. */
export function ranked(selection: Selection): RawBuilder<unknown> {
  const { locale, text } = selection;
  if (!text) return sql``;
  return sql`, best as materialized (${bestOf(selection, rankedAtMost)}), ranked as materialized (
      select best.product_id, best.standing, ${score(text)} as score from best ${wordsOfBest(locale, text)}
    )`;
}

/**
 * How well a product fits: by whether it is what the query names, where its words are, how much of its name they are, how well it
 * sells, and whether it can be bought at all.
 */
function score({ words, kind, described }: TextQuery): RawBuilder<unknown> {
  const places = words.map(
    ({ any, named, near, whole }) => sql`
      case when t.words @@ ${parsed(named)} then 1.0 when t.words @@ ${parsed(near)} then 0.55
        when t.words @@ ${parsed(any)} then 0.3 ${described ? sql`when t.described @@ ${parsed(any)} then 0.2` : sql``} else 0 end
      + case when t.words @@ ${parsed(whole)} then 0.15 else 0 end`,
  );
  return sql`
    6.0 * (${sql.join(places, sql` + `)}) / ${sql.lit(words.length)}
    + 2.0 * least(1, ${sql.lit(words.length)}::float8 / greatest(t.name_words, 1))
    + 1.5 * greatest(best.standing, 0) / (greatest(best.standing, 0) + 200.0)
    ${kind ? sql`+ case when t.words @@ ${parsed(kind)} then 3 else 0 end` : sql``}
    - case when best.availability = 0 then 3 else 0 end`;
}
