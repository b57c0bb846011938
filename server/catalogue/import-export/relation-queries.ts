import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { storedColumns } from '../../import-export/stored-columns.ts';
import { type LandingRow, landingColumns, type RelationsRow } from './columns.ts';

const landingStorage = storedColumns(landingColumns);

/** The relations of these products; products without relations have no row. */
export async function relationsByProduct(db: Db, ids: readonly number[]): Promise<RelationsRow[]> {
  const { rows } = await sql<RelationsRow>`
    select 'relations' as type, product_id as id,
      coalesce(json_agg(related_product_id order by position, related_product_id) filter (where relation = 'related'), '[]') as related,
      coalesce(json_agg(related_product_id order by position, related_product_id) filter (where relation = 'fits'), '[]') as fits
    from product_relations where product_id = any (${ids}::integer[])
    group by product_id order by product_id`.execute(db);
  return rows;
}

/** The next product ids after `id` that have relations. */
export async function productsWithRelationsAfter(db: Db, id: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from product_relations where product_id > ${id}::integer
    order by product_id limit ${limit}::integer`.execute(db);
  return rows.map((row) => row.id);
}

/** Replaces the relations of the products. */
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

/** Landing pages by id, or all; main pages before those below them. */
export async function readLandings(db: Db, ids: readonly number[] | null): Promise<LandingRow[]> {
  const { rows } = await sql<object>`
    select ${landingStorage.select('l')}, b.slug as brand, parent.slug as parent,
      coalesce((
        select json_agg(p.product_id order by p.position, p.product_id)
        from brand_landing_products p where p.brand_landing_id = l.brand_landing_id
      ), '[]') as products
    from brand_landings l
    join brands b using (brand_id)
    left join brand_landings parent on parent.brand_landing_id = l.parent_id
    where ${ids}::integer[] is null or l.brand_landing_id = any (${ids}::integer[])
    order by l.parent_id nulls first, l.brand_landing_id`.execute(db);
  return rows.map(landingStorage.fileRow);
}

/** Those of the slugs that belong to a brand's main landing page. */
export async function existingLandingSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from brand_landings where parent_id is null and slug = any (${slugs}::text[])`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}

/** Inserts or updates landing pages whose brands, parents and products are stored, and replaces their products. */
export async function saveLandings(tx: Tx, rows: readonly LandingRow[]): Promise<void> {
  await sql`
    insert into brand_landings (brand_id, parent_id, ${landingStorage.names})
    overriding system value
    select b.brand_id, parent.brand_landing_id, ${landingStorage.values}
    from json_to_recordset(${landingStorage.json(rows)}::json) as r (${landingStorage.record})
    join brands b on b.slug = r.brand
    left join brand_landings parent on parent.slug = r.parent
    on conflict (brand_landing_id) do update
    set brand_id = excluded.brand_id, parent_id = excluded.parent_id,
      ${landingStorage.assignments({ except: ['brand_landing_id'] })}`.execute(tx);
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
