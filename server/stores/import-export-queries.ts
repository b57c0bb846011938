import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { Db, Tx } from '../db/database.ts';
import type { OpeningHours } from './rules.ts';

/** A category of branches as a file carries it. */
export interface CategoryFileRow {
  type: 'store-category';
  slug: string;
  name_th: string;
  name_en: string;
  position: number;
}

/** A branch as it is stored, with its slugs of categories and its hours. */
export interface StoreRow {
  slug: string;
  name: Localised;
  address: Localised;
  subdistrict_id: number;
  district_id: number;
  province_id: number;
  postcode: string;
  latitude: number;
  longitude: number;
  phone: string;
  position: number;
  categories: string[];
  hours: OpeningHours[];
}

/** Pieces of a SKU in a branch as a file carries them. */
export interface StoreStockFileRow {
  type: 'store-stock';
  slug: string;
  sku: string;
  stock: number;
}

/** Categories by slugs, or all of them, in their order. */
export async function categoriesBySlug(db: Db, slugs: readonly string[] | null): Promise<CategoryFileRow[]> {
  const { rows } = await sql<CategoryFileRow>`
    select 'store-category' as type, slug, name ->> 'th' as name_th, name ->> 'en' as name_en, position
    from store_categories where ${slugs}::text[] is null or slug = any (${slugs}::text[])
    order by position, store_category_id`.execute(db);
  return rows;
}

export async function saveCategories(tx: Tx, rows: readonly CategoryFileRow[]): Promise<void> {
  await sql`
    insert into store_categories (store_category_id, slug, name, position)
    select (select coalesce(max(store_category_id), 0) from store_categories) + row_number() over (order by r.position, r.slug),
      r.slug, jsonb_build_object('th', r.name_th, 'en', r.name_en), r.position
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (slug text, name_th text, name_en text, position integer)
    on conflict (slug) do update set name = excluded.name, position = excluded.position`.execute(tx);
}

/** Branches by slugs, or all of them, in their order. */
export async function storesBySlug(db: Db, slugs: readonly string[] | null): Promise<StoreRow[]> {
  const { rows } = await sql<StoreRow>`
    select s.slug, s.name, s.address, s.subdistrict_id, s.district_id, s.province_id, s.postcode, s.latitude, s.longitude,
      s.phone, s.position,
      array(
        select c.slug from store_category_members m join store_categories c using (store_category_id)
        where m.store_id = s.store_id order by c.position, c.store_category_id
      ) as categories,
      coalesce((
        select json_agg(json_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes) order by h.weekday)
        from store_opening_hours h where h.store_id = s.store_id
      ), '[]') as hours
    from stores s
    where ${slugs}::text[] is null or s.slug = any (${slugs}::text[])
    order by s.position, s.store_id`.execute(db);
  return rows;
}

/** Writes branches; their categories and hours become exactly those of the row. */
export async function saveStores(tx: Tx, rows: readonly StoreRow[]): Promise<void> {
  const given = JSON.stringify(rows);
  await sql`
    insert into stores (slug, name, address, subdistrict_id, district_id, province_id, postcode, latitude, longitude, phone, position)
    select slug, name, address, subdistrict_id, district_id, province_id, postcode, latitude, longitude, phone, position
    from json_populate_recordset(null::stores, ${given}::json)
    on conflict (slug) do update
    set name = excluded.name, address = excluded.address, subdistrict_id = excluded.subdistrict_id,
      district_id = excluded.district_id, province_id = excluded.province_id, postcode = excluded.postcode,
      latitude = excluded.latitude, longitude = excluded.longitude, phone = excluded.phone, position = excluded.position
  `.execute(tx);
  const slugs = rows.map(({ slug }) => slug);
  const of = sql`store_id in (select store_id from stores where slug = any (${slugs}::text[]))`;
  await sql`delete from store_category_members where ${of}`.execute(tx);
  await sql`delete from store_opening_hours where ${of}`.execute(tx);
  await sql`
    insert into store_category_members (store_id, store_category_id)
    select s.store_id, c.store_category_id
    from json_to_recordset(${given}::json) as r (slug text, categories text[])
    join stores s using (slug)
    join store_categories c on c.slug = any (r.categories)`.execute(tx);
  await sql`
    insert into store_opening_hours (store_id, weekday, opens, closes)
    select s.store_id, h.weekday, h.opens, h.closes
    from json_to_recordset(${given}::json) as r (slug text, hours json)
    join stores s using (slug)
    cross join lateral json_to_recordset(r.hours) as h (weekday smallint, opens smallint, closes smallint)`.execute(tx);
}

/** Which of these slugs are a branch's. */
export async function knownStores(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`select slug from stores where slug = any (${slugs}::text[])`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}

/** What branches hold of SKUs. */
export async function storeStocksOf(
  db: Db,
  given: readonly { slug: string; sku: string }[],
): Promise<StoreStockFileRow[]> {
  const { rows } = await sql<StoreStockFileRow>`
    -- Both ids before the pieces: else, while statistics are old, all that a branch holds is read for each row.
    with named as materialized (
      select slug, sku, store_id, sku_id
      from unnest(${given.map(({ slug }) => slug)}::text[], ${given.map(({ sku }) => sku)}::text[]) as given (slug, sku)
      join stores using (slug)
      join skus using (sku)
    )
    select 'store-stock' as type, slug, sku, stock
    from named join store_stocks using (sku_id, store_id)`.execute(db);
  return rows;
}

export async function saveStoreStocks(tx: Tx, rows: readonly StoreStockFileRow[]): Promise<void> {
  await sql`
    insert into store_stocks (store_id, sku_id, stock)
    select s.store_id, u.sku_id, r.stock
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (slug text, sku text, stock integer)
    join stores s using (slug)
    join skus u using (sku)
    order by u.sku_id, s.store_id
    on conflict (sku_id, store_id) do update set stock = excluded.stock`.execute(tx);
}

/** All that branches hold, in the order of SKUs and branches, a page at a time. */
export async function* storeStockPages(db: Db, rowsAtOnce = 2000): AsyncGenerator<StoreStockFileRow[]> {
  for (let last = { sku_id: 0, store_id: 0 }; ; ) {
    const { rows } = await sql<StoreStockFileRow & { sku_id: number; store_id: number }>`
      select 'store-stock' as type, s.slug, u.sku, k.stock, k.sku_id, k.store_id
      from (
        select * from store_stocks where (sku_id, store_id) > (${last.sku_id}::integer, ${last.store_id}::integer)
        order by sku_id, store_id limit ${rowsAtOnce}::integer
      ) k
      join stores s using (store_id)
      join skus u using (sku_id)
      order by k.sku_id, k.store_id`.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    last = end;
    yield rows.map(({ sku_id: _, store_id: __, ...row }) => row);
  }
}
