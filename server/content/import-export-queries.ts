import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import {
  type BannerFileRow,
  bannerColumns,
  type LinkFileRow,
  linkColumns,
  type PageBodyFileRow,
  type PageFileRow,
  pageColumns,
} from './import-export-columns.ts';

const linkStorage = storedColumns(linkColumns);
const bannerStorage = storedColumns(bannerColumns);
const pageStorage = storedColumns(pageColumns);

/** The content of these pages, or of all. */
export async function linksByPath(db: Db, paths: readonly string[] | null): Promise<LinkFileRow[]> {
  const { rows } = await sql<object>`
    select ${linkStorage.select('link_contents')}
    from link_contents where ${paths}::text[] is null or path = any (${paths}::text[])
    order by path`.execute(db);
  return rows.map(linkStorage.fileRow);
}

export async function saveLinks(tx: Tx, rows: readonly LinkFileRow[]): Promise<void> {
  await sql`
    insert into link_contents (${linkStorage.names})
    select ${linkStorage.values} from json_to_recordset(${linkStorage.json(rows)}::json) as r (${linkStorage.record})
    on conflict (path) do update set ${linkStorage.assignments({ except: ['path'] })}`.execute(tx);
}

/** Banners of these categories, or of all. */
export async function bannersByCategory(db: Db, paths: readonly string[] | null): Promise<BannerFileRow[]> {
  const { rows } = await sql<object>`
    select ${bannerStorage.select('category_banners')}
    from category_banners where ${paths}::text[] is null or category_path = any (${paths}::text[])
    order by category_path, position`.execute(db);
  return rows.map(bannerStorage.fileRow);
}

export async function saveBanners(tx: Tx, rows: readonly BannerFileRow[]): Promise<void> {
  await sql`
    insert into category_banners (${bannerStorage.names})
    select ${bannerStorage.values}
    from json_to_recordset(${bannerStorage.json(rows)}::json) as r (${bannerStorage.record})
    on conflict (category_path, position) do update
    set ${bannerStorage.assignments({ except: ['category_path', 'position'] })}
  `.execute(tx);
}

/** The pages of blocks with these paths, or all but those of other row types, such as articles. */
export async function pagesByPath(db: Db, paths: readonly string[] | null): Promise<PageFileRow[]> {
  const { rows } = await sql<object>`
    select ${pageStorage.select('content_pages')}
    from content_pages where path = any (${paths}::text[]) or (${paths}::text[] is null and path !~ '^/(blog|help)/')
    order by path`.execute(db);
  return rows.map(pageStorage.fileRow);
}

/** Inserts or updates pages of blocks. */
export async function savePages(tx: Tx, rows: readonly PageBodyFileRow[]): Promise<void> {
  const pages = rows.map((row) => ({ ...row, type: 'page' }));
  await sql`
    insert into content_pages (${pageStorage.names})
    select ${pageStorage.values} from json_to_recordset(${pageStorage.json(pages)}::json) as r (${pageStorage.record})
    on conflict (path) do update set ${pageStorage.assignments({ except: ['path'] })}`.execute(tx);
}

/** Those of the paths that belong to a category. */
export async function existingCategoryPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ path: string }>`
    select path from categories where path = any (${paths}::text[])`.execute(db);
  return new Set(rows.map(({ path }) => path));
}
