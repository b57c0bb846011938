import { type RawBuilder, sql } from 'kysely';
import type { BlogAd, BlogArticle, BlogTopic } from '#contract/blog.ts';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import { isInWindow } from '../db/window-queries.ts';
import type { PassageTerm } from '../search/search.ts';

/** The language of the texts, and the time at which windows are open. */
export interface BlogReadOptions {
  locale: Locale;
  now: Date;
}

export interface ArticleQuery {
  /** Slugs. */
  category?: string | undefined;
  tag?: string | undefined;
  /** All must match; those that match in the title come first. */
  terms?: readonly PassageTerm[];
  limit: number;
  offset: number;
}

/** Articles `a` with their pages `p` and categories `c`. */
const articles = sql`blog_articles a join content_pages p using (path) join blog_categories c using (blog_category_id)`;

const articleColumns = (locale: Locale) => sql`
  substr(path, 7) as slug, p.title ->> ${locale}::text as title, p.description ->> ${locale}::text as description, p.image,
  json_build_object('slug', c.slug, 'name', c.name ->> ${locale}::text) as category,
  array(
    select json_build_object('slug', t.slug, 'name', t.name ->> ${locale}::text)
    from blog_article_tags tagged join blog_tags t using (blog_tag_id) where tagged.path = a.path order by tagged.position
  ) as tags,
  a.author ->> ${locale}::text as author, p.starts_at as "publishedAt",
  case ${locale}::text when 'th' then a.reading_minutes_th else a.reading_minutes_en end as "readingMinutes"`;

type ArticleRow = Omit<BlogArticle, 'publishedAt'> & { publishedAt: Date };

const present = ({ publishedAt, ...article }: ArticleRow): BlogArticle => ({
  ...article,
  publishedAt: publishedAt.toISOString(),
});

/** Published articles, the newest first, and how many there are. */
export async function articleRows(
  db: Db,
  { category, tag, terms = [], limit, offset }: ArticleQuery,
  { locale, now }: BlogReadOptions,
): Promise<{ items: BlogArticle[]; total: number }> {
  const ofCategory = category === undefined ? sql`true` : sql`c.slug = ${category}::text`;
  const withTag =
    tag === undefined
      ? sql`true`
      : sql`exists (
        select from blog_article_tags tagged join blog_tags t using (blog_tag_id)
        where tagged.path = a.path and t.slug = ${tag}::text
      )`;
  const selected = sql`
    select path, p.starts_at as published_at, ${scoreOf(terms)} as score
    from ${articles}
    where ${isInWindow('p', now)} and ${ofCategory} and ${withTag} and ${matches(terms)}`;
  const { rows } = await sql<ArticleRow & { total: number }>`
    with selected as materialized (${selected}),
    page as (
      select path, row_number() over (order by score desc, published_at desc, path) as place from selected
      order by place limit ${limit}::integer offset ${offset}::integer
    )
    select ${articleColumns(locale)}, (select count(*) from selected)::integer as total
    from page join ${articles} using (path) order by place`.execute(db);
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countRows(db, selected));
  return { items: rows.map(({ total: _, ...row }) => present(row)), total };
}

async function countRows(db: Db, selected: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from (${selected}) s`.execute(db);
  return rows[0]?.total ?? 0;
}

const searched = [
  { column: 'a.search_title', score: 9 },
  { column: 'a.search_summary', score: 3 },
  { column: 'a.search_body', score: 1 },
];

/** Whether a column has a term: one of its alternatives with all parts. */
function hasTerm(column: string, term: PassageTerm): RawBuilder<unknown> {
  const alternatives = term.map((parts) =>
    sql.join(
      parts.map((part) => sql`strpos(${sql.ref(column)}, ${part}::text) > 0`),
      sql` and `,
    ),
  );
  return sql`(${sql.join(alternatives, sql` or `)})`;
}

function scoreOf(terms: readonly PassageTerm[]): RawBuilder<unknown> {
  if (terms.length === 0) return sql`0`;
  const scores = terms.map(
    (term) =>
      sql`case ${sql.join(
        searched.map(({ column, score }) => sql`when ${hasTerm(column, term)} then ${sql.lit(score)}`),
        sql` `,
      )} else 0 end`,
  );
  return sql`(${sql.join(scores, sql` + `)})`;
}

function matches(terms: readonly PassageTerm[]): RawBuilder<unknown> {
  if (terms.length === 0) return sql`true`;
  const each = terms.map(
    (term) =>
      sql`(${sql.join(
        searched.map(({ column }) => hasTerm(column, term)),
        sql` or `,
      )})`,
  );
  return sql.join(each, sql` and `);
}

/** Published articles with these slugs, in their order. */
export async function articlesBySlug(
  db: Db,
  slugs: readonly string[],
  { locale, now }: BlogReadOptions,
): Promise<BlogArticle[]> {
  const { rows } = await sql<ArticleRow>`
    select ${articleColumns(locale)}
    from unnest(${slugs}::text[]) with ordinality as wanted (slug, place)
    join ${articles} on path = '/blog/' || wanted.slug
    where ${isInWindow('p', now)} order by place`.execute(db);
  return rows.map(present);
}

/** The articles of the top list that are published. */
export async function topArticles(db: Db, limit: number, { locale, now }: BlogReadOptions): Promise<BlogArticle[]> {
  const { rows } = await sql<ArticleRow>`
    select ${articleColumns(locale)} from ${articles}
    where a.top_position is not null and ${isInWindow('p', now)}
    order by a.top_position, p.starts_at desc, path limit ${limit}::integer`.execute(db);
  return rows.map(present);
}

/** Published articles of the same tags or category as one, those with the most tags in common first. */
export async function relatedArticles(
  db: Db,
  slug: string,
  limit: number,
  { locale, now }: BlogReadOptions,
): Promise<BlogArticle[]> {
  const { rows } = await sql<ArticleRow>`
    with own as (select path as own_path, blog_category_id as own_category from blog_articles where path = '/blog/' || ${slug}::text),
    common as (
      select tagged.path, count(*) as tags
      from own join blog_article_tags mine on mine.path = own_path join blog_article_tags tagged using (blog_tag_id)
      group by tagged.path
    )
    select ${articleColumns(locale)}
    from ${articles} cross join own left join common using (path)
    where path <> own_path and ${isInWindow('p', now)} and (common.tags is not null or blog_category_id = own_category)
    order by coalesce(common.tags, 0) desc, blog_category_id = own_category desc, p.starts_at desc, path
    limit ${limit}::integer`.execute(db);
  return rows.map(present);
}

/** Categories with published articles. */
export async function categoryRows(db: Db, { locale, now }: BlogReadOptions): Promise<BlogTopic[]> {
  const { rows } = await sql<BlogTopic>`
    select c.slug, c.name ->> ${locale}::text as name, count(*)::integer as articles
    from ${articles} where ${isInWindow('p', now)}
    group by c.blog_category_id order by c.position, c.slug`.execute(db);
  return rows;
}

/** Tags with published articles. */
export async function tagRows(db: Db, { locale, now }: BlogReadOptions): Promise<BlogTopic[]> {
  const { rows } = await sql<BlogTopic>`
    select t.slug, t.name ->> ${locale}::text as name, count(*)::integer as articles
    from blog_tags t join blog_article_tags tagged using (blog_tag_id) join content_pages p using (path)
    where ${isInWindow('p', now)}
    group by t.blog_tag_id order by articles desc, t.slug`.execute(db);
  return rows;
}

/** Banners of all of the blog and of a category that are in their window. */
export async function adRows(
  db: Db,
  { category, limit }: { category?: string | undefined; limit: number },
  { locale, now }: BlogReadOptions,
): Promise<BlogAd[]> {
  const { rows } = await sql<BlogAd>`
    select ad.slug, ad.title ->> ${locale}::text as title, ad.image, coalesce(ad.mobile_image, ad.image) as "mobileImage", ad.link
    from blog_ads ad left join blog_categories c using (blog_category_id)
    where ${isInWindow('ad', now)} and (ad.blog_category_id is null or c.slug = ${category ?? null}::text)
    order by ad.blog_category_id is null, ad.position, ad.slug limit ${limit}::integer`.execute(db);
  return rows;
}

const boundaries = sql`
  select unnest(p.boundaries) as boundary from blog_articles join content_pages p using (path)
  union all select unnest(array[starts_at, ends_at]) from blog_ads`;

/** When an article or a banner appears or disappears next; null if none does. */
export async function nextBlogChange(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(boundary) as next from (${boundaries}) as windows where boundary > ${now}::timestamptz`.execute(db);
  return rows[0]?.next ?? null;
}

/**
 * Invalidates pages of content if the window of a banner opened or closed in (since, until]; those of articles are pages of content.
 *
 * @returns whether one did
 */
export async function invalidateChangedAds(db: Db, since: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    select pg_notify('page_tags', 'content')
    where exists (
      select from blog_ads cross join lateral unnest(array[starts_at, ends_at]) as boundary
      where boundary > ${since}::timestamptz and boundary <= ${until}::timestamptz
    )`.execute(db);
  return rows.length > 0;
}
