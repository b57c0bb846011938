import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { LandingRow, RelationsRow } from './columns.ts';

/** What goes with these products; one that nothing goes with has no row. */
export async function relationsByProduct(db: Db, ids: readonly number[]): Promise<RelationsRow[]> {
  const { rows } = await sql<RelationsRow>`
    select 'relations' as type, product_id as id,
      coalesce(json_agg(related_product_id order by position, related_product_id) filter (where relation = 'related'), '[]') as related,
      coalesce(json_agg(related_product_id order by position, related_product_id) filter (where relation = 'fits'), '[]') as fits
    from product_relations where product_id = any (${ids}::integer[])
    group by product_id order by product_id`.execute(db);
  return rows;
}

/** The next products after an id that something goes with. */
export async function productsWithRelations(db: Db, id: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from product_relations where product_id > ${id}::integer
    order by product_id limit ${limit}::integer`.execute(db);
  return rows.map((row) => row.id);
}

/** Makes exactly these the relations of the products, in their order. */
export async function saveRelations(tx: Tx, rows: readonly RelationsRow[]): Promise<void> {
  const values = rows.flatMap(({ id, ...lists }) =>
    (['related', 'fits'] as const).flatMap((relation) =>
      lists[relation].map((other, position) => ({ product_id: id, related_product_id: other, relation, position })),
    ),
  );
  await sql`delete from product_relations where product_id = any (${rows.map(({ id }) => id)}::integer[])`.execute(tx);
  await sql`
    insert into product_relations (product_id, related_product_id, relation, position)
    select product_id, related_product_id, relation, position
    from json_populate_recordset(null::product_relations, ${JSON.stringify(values)}::json)`.execute(tx);
}

/** Pages of brands; those of these numbers, or all, each brand's own before those below it. */
export async function landings(db: Db, ids: readonly number[] | null): Promise<LandingRow[]> {
  const { rows } = await sql<LandingRow>`
    select 'landing' as type, l.brand_landing_id as id, b.slug as brand, parent.slug as parent, l.slug,
      l.title ->> 'th' as title_th, l.title ->> 'en' as title_en,
      l.summary ->> 'th' as summary_th, l.summary ->> 'en' as summary_en, l.banner_image,
      l.content -> 'th' as content_th, l.content -> 'en' as content_en,
      coalesce((
        select json_agg(p.product_id order by p.position, p.product_id)
        from brand_landing_products p where p.brand_landing_id = l.brand_landing_id
      ), '[]') as products,
      l.position
    from brand_landings l
    join brands b using (brand_id)
    left join brand_landings parent on parent.brand_landing_id = l.parent_id
    where ${ids}::integer[] is null or l.brand_landing_id = any (${ids}::integer[])
    order by l.parent_id nulls first, l.brand_landing_id`.execute(db);
  return rows;
}

/** Which of these slugs are a brand's own page. */
export async function knownOwnLandings(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from brand_landings where parent_id is null and slug = any (${slugs}::text[])`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}

/** Writes pages whose brands, own pages and products are there; its products become exactly those of the row. */
export async function saveLandings(tx: Tx, rows: readonly LandingRow[]): Promise<void> {
  await sql`
    insert into brand_landings (brand_landing_id, brand_id, parent_id, slug, title, summary, banner_image, content, position)
    overriding system value
    select r.id, b.brand_id, parent.brand_landing_id, r.slug, jsonb_build_object('th', r.title_th, 'en', r.title_en),
      jsonb_build_object('th', r.summary_th, 'en', r.summary_en), r.banner_image,
      jsonb_build_object('th', r.content_th, 'en', r.content_en), r.position
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      id integer, brand text, parent text, slug text, title_th text, title_en text, summary_th text, summary_en text,
      banner_image text, content_th jsonb, content_en jsonb, position integer
    )
    join brands b on b.slug = r.brand
    left join brand_landings parent on parent.slug = r.parent
    on conflict (brand_landing_id) do update
    set brand_id = excluded.brand_id, parent_id = excluded.parent_id, slug = excluded.slug, title = excluded.title,
      summary = excluded.summary, banner_image = excluded.banner_image, content = excluded.content,
      position = excluded.position`.execute(tx);
  const shown = rows.flatMap(({ id, products }) =>
    products.map((product_id, position) => ({ brand_landing_id: id, product_id, position })),
  );
  await sql`
    delete from brand_landing_products where brand_landing_id = any (${rows.map(({ id }) => id)}::integer[])`.execute(
    tx,
  );
  await sql`
    insert into brand_landing_products (brand_landing_id, product_id, position)
    select brand_landing_id, product_id, position
    from json_populate_recordset(null::brand_landing_products, ${JSON.stringify(shown)}::json)`.execute(tx);
}
