import { sql } from 'kysely';
import type { Locale } from '#contract/locale.ts';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import { passageOf } from '../search/search.ts';
import {
  type ArticleFileRow,
  type BlogAdFileRow,
  type BlogCategoryFileRow,
  type BlogTagFileRow,
  blogAdColumns,
  blogCategoryColumns,
  blogTagColumns,
} from './import-export-columns.ts';
import { readingMinutes } from './rules.ts';

const categoryStorage = storedColumns(blogCategoryColumns);
const tagStorage = storedColumns(blogTagColumns);
const adStorage = storedColumns(blogAdColumns);

/** Categories with these slugs, or all. */
export async function blogCategoriesBySlug(db: Db, slugs: readonly string[] | null): Promise<BlogCategoryFileRow[]> {
  const { rows } = await sql<object>`
    select ${categoryStorage.select('blog_categories')} from blog_categories
    where ${slugs}::text[] is null or slug = any (${slugs}::text[]) order by position, slug`.execute(db);
  return rows.map(categoryStorage.fileRow);
}

export async function saveBlogCategories(tx: Tx, rows: readonly BlogCategoryFileRow[]): Promise<void> {
  await sql`
    insert into blog_categories (${categoryStorage.names})
    select ${categoryStorage.values} from json_to_recordset(${categoryStorage.json(rows)}::json) as r (${categoryStorage.record})
    on conflict (slug) do update set ${categoryStorage.assignments({ except: ['slug'] })}`.execute(tx);
}

/** Tags with these slugs, or all. */
export async function blogTagsBySlug(db: Db, slugs: readonly string[] | null): Promise<BlogTagFileRow[]> {
  const { rows } = await sql<object>`
    select ${tagStorage.select('blog_tags')} from blog_tags
    where ${slugs}::text[] is null or slug = any (${slugs}::text[]) order by slug`.execute(db);
  return rows.map(tagStorage.fileRow);
}

export async function saveBlogTags(tx: Tx, rows: readonly BlogTagFileRow[]): Promise<void> {
  await sql`
    insert into blog_tags (${tagStorage.names})
    select ${tagStorage.values} from json_to_recordset(${tagStorage.json(rows)}::json) as r (${tagStorage.record})
    on conflict (slug) do update set ${tagStorage.assignments({ except: ['slug'] })}`.execute(tx);
}

/** Banners with these slugs, or all. */
export async function blogAdsBySlug(db: Db, slugs: readonly string[] | null): Promise<BlogAdFileRow[]> {
  const { rows } = await sql<object>`
    select ${adStorage.select('blog_ads')}, c.slug as category
    from blog_ads left join blog_categories c using (blog_category_id)
    where ${slugs}::text[] is null or blog_ads.slug = any (${slugs}::text[]) order by blog_ads.slug`.execute(db);
  return rows.map(adStorage.fileRow);
}

/** Their categories exist. */
export async function saveBlogAds(tx: Tx, rows: readonly BlogAdFileRow[]): Promise<void> {
  await sql`
    insert into blog_ads (${adStorage.names}, blog_category_id)
    select ${adStorage.values}, c.blog_category_id
    from json_to_recordset(${adStorage.json(rows)}::json) as r (${adStorage.record})
    left join blog_categories c on c.slug = r.category
    on conflict (slug) do update
    set ${adStorage.assignments({ except: ['slug'] })}, blog_category_id = excluded.blog_category_id`.execute(tx);
}

/** What the articles with these slugs have besides their pages, or all, in the order of their slugs. */
export async function articlesForFile(db: Db, slugs: readonly string[] | null): Promise<ArticleFileRow[]> {
  const { rows } = await sql<ArticleFileRow>`
    select substr(a.path, 7) as slug, c.slug as category,
      to_json(array(
        select t.slug from blog_article_tags tagged join blog_tags t using (blog_tag_id)
        where tagged.path = a.path order by tagged.position
      )) as tags,
      a.author ->> 'th' as author_th, a.author ->> 'en' as author_en, a.top_position
    from blog_articles a join blog_categories c using (blog_category_id)
    where ${slugs}::text[] is null or substr(a.path, 7) = any (${slugs}::text[]) order by a.path`.execute(db);
  return rows;
}

/** Texts of an article in both languages, from which its reading time and what is searched derive. */
export interface ArticleTexts {
  title: Record<Locale, string>;
  description: Record<Locale, string>;
  /** Of its blocks, without markup. */
  body: Record<Locale, string>;
}

/** Saves what articles have besides their pages, which are saved before. Their categories and tags exist. */
export async function saveArticles(tx: Tx, rows: readonly (ArticleFileRow & { texts: ArticleTexts })[]): Promise<void> {
  const passage = (texts: Record<Locale, string>) => passageOf(`${texts.th}\n${texts.en}`);
  const stored = rows.map(({ texts, author_th: th, author_en: en, ...row }) => ({
    ...row,
    author: { th, en },
    reading_minutes_th: readingMinutes(texts.body.th),
    reading_minutes_en: readingMinutes(texts.body.en),
    search_title: passage(texts.title),
    search_summary: passage(texts.description),
    search_body: passage(texts.body),
  }));
  const json = JSON.stringify(stored);
  await sql`
    insert into blog_articles
      (path, blog_category_id, author, top_position, reading_minutes_th, reading_minutes_en, search_title, search_summary, search_body)
    select '/blog/' || r.slug, c.blog_category_id, r.author, r.top_position, r.reading_minutes_th, r.reading_minutes_en,
      r.search_title, r.search_summary, r.search_body
    from json_to_recordset(${json}::json) as r (
      slug text, category text, author jsonb, top_position integer, reading_minutes_th integer, reading_minutes_en integer,
      search_title text, search_summary text, search_body text
    )
    join blog_categories c on c.slug = r.category
    on conflict (path) do update set blog_category_id = excluded.blog_category_id, author = excluded.author,
      top_position = excluded.top_position, reading_minutes_th = excluded.reading_minutes_th,
      reading_minutes_en = excluded.reading_minutes_en, search_title = excluded.search_title,
      search_summary = excluded.search_summary, search_body = excluded.search_body`.execute(tx);
  const wanted = sql`
    select '/blog/' || r.slug as path, t.blog_tag_id, tag.place::integer as position
    from json_to_recordset(${json}::json) as r (slug text, tags json)
    cross join lateral json_array_elements_text(r.tags) with ordinality as tag (slug, place)
    join blog_tags t on t.slug = tag.slug`;
  await sql`
    delete from blog_article_tags
    where path = any (${rows.map(({ slug }) => `/blog/${slug}`)}::text[])
      and (path, blog_tag_id) not in (select path, blog_tag_id from (${wanted}) as w)`.execute(tx);
  await sql`
    insert into blog_article_tags (path, blog_tag_id, position) ${wanted}
    on conflict (path, blog_tag_id) do update set position = excluded.position`.execute(tx);
}
