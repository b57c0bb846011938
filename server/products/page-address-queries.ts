import { type RawBuilder, sql } from 'kysely';
import type { PageKind } from '#contract/feeds.ts';
import type { Db } from '../db/database.ts';
import { isInWindow } from '../db/window-queries.ts';

/** The SKUs of visible products, and when they or their product last changed. */
const visibleSkus = sql`
  select p.product_id, p.slug, p.brand_id, p.category_id,
    greatest(coalesce(p.changed_at, p.created_at), s.changed_at) as modified_at
  from products p join skus s using (product_id)
  where p.visible`;

/** The pages of each kind, with `id`, `slug` and `modified_at`; a product has a row for each SKU. */
const pages: Record<PageKind, RawBuilder<unknown>> = {
  products: sql`select product_id as id, slug, modified_at from (${visibleSkus}) shown`,
  categories: sql`
    select c.category_id as id, c.path as slug, max(sold.modified_at) as modified_at
    from categories c
    join categories below on below.path = c.path or starts_with(below.path, c.path || '/')
    join (select category_id, max(modified_at) as modified_at from (${visibleSkus}) shown group by category_id) sold
      on sold.category_id = below.category_id
    group by c.category_id`,
  brands: sql`
    select b.brand_id as id, b.slug, max(shown.modified_at) as modified_at
    from brands b join (${visibleSkus}) shown using (brand_id) group by b.brand_id`,
  'brand-pages': sql`
    select l.brand_landing_id as id, l.slug, null::timestamptz as modified_at
    from brand_landings l
    where l.parent_id is not null
      and exists (select from products p where p.brand_id = l.brand_id and p.visible)`,
  // Of one segment, which is what `/{landingSlug}` matches, and in their window.
  landings: sql`
    select content_page_id as id, substr(path, 2) as slug, null::timestamptz as modified_at
    from content_pages
    where path ~ '^/[^/]+$' and ${isInWindow('content_pages')}`,
  help: sql`
    select content_page_id as id, substr(path, length('/help/') + 1) as slug, null::timestamptz as modified_at
    from help_contents join content_pages using (path)
    where ${isInWindow('content_pages')}`,
  articles: sql`
    select p.content_page_id as id, substr(path, 7) as slug, null::timestamptz as modified_at
    from blog_articles join content_pages p using (path)
    where ${isInWindow('p')}`,
  stores: sql`select store_id as id, slug, null::timestamptz as modified_at from stores where visible`,
};

/** The next pages of a kind after an id and up to another, ordered by id. */
export async function pageRows(
  db: Db,
  kind: PageKind,
  { after, until, limit }: { after: number; until: number; limit: number },
): Promise<{ id: number; slug: string; modifiedAt: Date | null }[]> {
  const { rows } = await sql<{ id: number; slug: string; modifiedAt: Date | null }>`
    select id, slug, max(modified_at) as "modifiedAt" from (${pages[kind]}) listed
    where id > ${after}::integer and id <= ${until}::integer
    group by id, slug order by id limit ${limit}::integer`.execute(db);
  return rows;
}

/** The parts of `size` ids that have pages of a kind, and when a page in each last changed. */
export async function partRows(
  db: Db,
  kind: PageKind,
  size: number,
): Promise<{ number: number; modifiedAt: Date | null }[]> {
  const { rows } = await sql<{ number: number; modifiedAt: Date | null }>`
    select ((id - 1) / ${size}::integer + 1)::integer as number, max(modified_at) as "modifiedAt"
    from (${pages[kind]}) listed
    group by 1 order by 1`.execute(db);
  return rows;
}
