import { sql } from 'kysely';
import type { CategoryBanner, PageContent } from '#contract/content.ts';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import { isInWindow } from '../db/window-queries.ts';

/** The content of a page by its canonical path: of its page of blocks unless that is outside of its window, else the text stored for the path. */
export async function findPageContent(
  db: Db,
  path: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<PageContent | undefined> {
  const { rows } = await sql<PageContent>`
    select path, title ->> ${locale}::text as title, description ->> ${locale}::text as description,
      content -> ${locale}::text as content
    from (
      select path, title, description, content, 2 as place from link_contents
      union all
      select path, title, description, '{"th": [], "en": []}', 1 from content_pages
      where ${isInWindow('content_pages', now)}
    ) as pages
    where path = ${path}::text order by place limit 1`.execute(db);
  return rows[0];
}

/** The banners in their window of the longest of these paths that has some. */
export async function findBanners(
  db: Db,
  paths: readonly string[],
  { locale, now }: { locale: Locale; now: Date },
): Promise<CategoryBanner[]> {
  const { rows } = await sql<CategoryBanner>`
    with shown as (
      select * from category_banners
      where category_path = any (${paths}::text[]) and ${isInWindow('category_banners', now)}
    )
    select title ->> ${locale}::text as title, image, coalesce(mobile_image, image) as "mobileImage", link
    from shown
    where category_path = (select category_path from shown order by length(category_path) desc limit 1)
    order by position`.execute(db);
  return rows;
}
