import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { StoredBlock } from '../blocks/stored-block.ts';

/** Content with links and pictures. */
export interface SourceRow {
  /** For the operator: `menu footer help`. */
  name: string;
  value: unknown;
}

export interface PageSource {
  path: string;
  image: string | null;
  endsAt: Date | null;
  blocks: StoredBlock[];
}

/** All pages of blocks. */
export async function pageSources(db: Db): Promise<PageSource[]> {
  const { rows } = await sql<PageSource>`
    select path, image, ends_at as "endsAt", blocks from content_pages order by path`.execute(db);
  return rows;
}

/** The content that is not made of blocks: a select per table. */
export async function otherSources(db: Db, now: Date): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select 'menu ' || menu || ' ' || item as name, jsonb_build_object('link', link, 'menus', menus) as value
      from menu_items where visible
    union all
    select 'category-banner ' || category_path || ' ' || position,
        jsonb_build_object('link', link, 'image', image, 'mobile_image', mobile_image)
      from category_banners where ends_at is null or ends_at > ${now}::timestamptz
    union all
    select 'link ' || path, jsonb_build_object('content', content) from link_contents
    union all
    select 'brand landing ' || slug, jsonb_build_object('banner_image', banner_image, 'content', content)
      from brand_landings
    union all
    select 'blog-ad ' || slug, jsonb_build_object('link', link, 'image', image, 'mobile_image', mobile_image)
      from blog_ads where ends_at is null or ends_at > ${now}::timestamptz
    order by name`.execute(db);
  return rows;
}

/** Paths for which titles and texts are stored. */
export async function linkContentPaths(db: Db): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`select path from link_contents order by path`.execute(db);
  return rows.map(({ path }) => path);
}

type FindKeys = (db: Db, keys: readonly string[], now: Date) => Promise<Set<string>>;

/** Runs a query that returns those of the keys that exist. */
function finder(query: (keys: readonly string[], now: Date) => ReturnType<typeof sql<{ key: string }>>): FindKeys {
  return async (db, keys, now) => {
    const { rows } = await query(keys, now).execute(db);
    return new Set(rows.map(({ key }) => key));
  };
}

export const findCategoryPaths = finder(
  (keys) => sql<{ key: string }>`select path as key from categories where path = any (${keys}::text[])`,
);

/** By the ids of products or SKUs. */
export const findProductIds = finder(
  (keys) => sql<{ key: string }>`
    select requested.id::text as key
    from unnest(${keys}::integer[]) as requested (id)
    left join skus s on s.sku_id = requested.id
    join products p on p.product_id = coalesce(s.product_id, requested.id) and p.visible`,
);

export const findBrandSlugs = finder(
  (keys) => sql<{ key: string }>`
    select slug as key from brands where slug = any (${keys}::text[])
    union select slug from brand_landings where slug = any (${keys}::text[])`,
);

export const findStoreSlugs = finder(
  (keys) => sql<{ key: string }>`select slug as key from stores where slug = any (${keys}::text[]) and visible`,
);

/** Pages of blocks that have not ended. */
export const findPagePaths = finder(
  (keys, now) => sql<{ key: string }>`
    select path as key from content_pages
    where path = any (${keys}::text[]) and (ends_at is null or ends_at > ${now}::timestamptz)`,
);
