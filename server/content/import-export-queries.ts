import { sql } from 'kysely';
import type { DescriptionBlock } from '#contract/products.ts';
import type { Db, Tx } from '../db/database.ts';

/** The content of a page, as a file carries it. */
export interface LinkFileRow {
  type: 'link';
  path: string;
  title_th: string;
  title_en: string;
  description_th: string;
  description_en: string;
  content_th: DescriptionBlock[];
  content_en: DescriptionBlock[];
}

/** A banner of a category, as a file carries it. */
export interface BannerFileRow {
  type: 'category-banner';
  category: string;
  position: number;
  title_th: string;
  title_en: string;
  image: string;
  mobile_image: string | null;
  link: string | null;
}

/** The content of pages of these paths, or of all. */
export async function linksByPath(db: Db, paths: readonly string[] | null): Promise<LinkFileRow[]> {
  const { rows } = await sql<LinkFileRow>`
    select 'link' as type, path, title ->> 'th' as title_th, title ->> 'en' as title_en,
      description ->> 'th' as description_th, description ->> 'en' as description_en,
      content -> 'th' as content_th, content -> 'en' as content_en
    from link_contents where ${paths}::text[] is null or path = any (${paths}::text[])
    order by path`.execute(db);
  return rows;
}

export async function saveLinks(tx: Tx, rows: readonly LinkFileRow[]): Promise<void> {
  await sql`
    insert into link_contents (path, title, description, content)
    select path, jsonb_build_object('th', title_th, 'en', title_en),
      jsonb_build_object('th', description_th, 'en', description_en),
      jsonb_build_object('th', content_th, 'en', content_en)
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      path text, title_th text, title_en text, description_th text, description_en text, content_th jsonb, content_en jsonb
    )
    on conflict (path) do update
    set title = excluded.title, description = excluded.description, content = excluded.content`.execute(tx);
}

/** Banners of these categories, or of all. */
export async function bannersByCategory(db: Db, paths: readonly string[] | null): Promise<BannerFileRow[]> {
  const { rows } = await sql<BannerFileRow>`
    select 'category-banner' as type, category_path as category, position, title ->> 'th' as title_th,
      title ->> 'en' as title_en, image, mobile_image, link
    from category_banners where ${paths}::text[] is null or category_path = any (${paths}::text[])
    order by category_path, position`.execute(db);
  return rows;
}

export async function saveBanners(tx: Tx, rows: readonly BannerFileRow[]): Promise<void> {
  await sql`
    insert into category_banners (category_path, position, title, image, mobile_image, link)
    select category, position, jsonb_build_object('th', title_th, 'en', title_en), image, mobile_image, link
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      category text, position integer, title_th text, title_en text, image text, mobile_image text, link text
    )
    on conflict (category_path, position) do update
    set title = excluded.title, image = excluded.image, mobile_image = excluded.mobile_image, link = excluded.link
  `.execute(tx);
}

/** Which of these paths are a category's. */
export async function knownCategoryPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ path: string }>`
    select path from categories where path = any (${paths}::text[])`.execute(db);
  return new Set(rows.map(({ path }) => path));
}
