import { sql } from 'kysely';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import type { StoredBlock } from './blocks/stored-block.ts';
import type { Window } from './page-rules.ts';

export interface PageRow extends Window {
  path: string;
  title: string;
  description: string;
  image: string | null;
  blocks: StoredBlock[];
}

const pageColumns = (locale: Locale) => sql`
  path, title ->> ${locale}::text as title, description ->> ${locale}::text as description, image,
  starts_at as "startsAt", ends_at as "endsAt", blocks`;

/** A page of blocks by its canonical path, whatever its window. */
export async function findPage(db: Db, path: string, locale: Locale): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select ${pageColumns(locale)} from content_pages where path = ${path}::text`.execute(db);
  return rows[0];
}

/** The pages of blocks below a folder such as `/help/`, by path, whatever their windows. */
export async function pageRowsBelow(db: Db, folder: string, locale: Locale): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select ${pageColumns(locale)} from content_pages where starts_with(path, ${folder}::text) order by path`.execute(
    db,
  );
  return rows;
}

/**
 * Invalidates pages of content if the window of a page, a block or a banner of a category opened or closed in (since, until].
 *
 * @returns whether one did
 */
export async function invalidateChangedPages(db: Db, since: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    select pg_notify('page_tags', 'content')
    where exists (
      select from (
        select unnest(boundaries) as boundary from content_pages
        union all select unnest(array[starts_at, ends_at]) from category_banners
      ) as boundaries
      where boundary > ${since}::timestamptz and boundary <= ${until}::timestamptz
    )`.execute(db);
  return rows.length > 0;
}
