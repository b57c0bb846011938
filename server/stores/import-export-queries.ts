import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import {
  type CategoryFileRow,
  categoryColumns,
  placeColumns,
  type StoreFileRow,
  type StoreStockFileRow,
  storeColumns,
  storeStockColumns,
} from './import-export-columns.ts';
import type { OpeningHours } from './rules.ts';

const categoryStorage = storedColumns(categoryColumns);
const storeStorage = storedColumns({ ...storeColumns, ...placeColumns });
const stockStorage = storedColumns(storeStockColumns);

/** The ids of a branch's places, and its opening hours in minutes. */
interface PlaceIds {
  subdistrict_id: number;
  district_id: number;
  province_id: number;
  hours: OpeningHours[];
}

/** A branch of the file with the stored form of its places and opening hours. */
export type StoreWithPlaceIds = StoreFileRow & PlaceIds;

/** A stored branch with the slugs of its categories. */
export type StoreRow = Omit<StoreWithPlaceIds, 'subdistrict' | 'district' | 'province' | 'opening_hours'>;

/** Categories by slugs, or all of them, in display order. */
export async function categoriesBySlug(db: Db, slugs: readonly string[] | null): Promise<CategoryFileRow[]> {
  const { rows } = await sql<object>`
    select ${categoryStorage.select('store_categories')}
    from store_categories where ${slugs}::text[] is null or slug = any (${slugs}::text[])
    order by position, store_category_id`.execute(db);
  return rows.map(categoryStorage.fileRow);
}

export async function saveCategories(tx: Tx, rows: readonly CategoryFileRow[]): Promise<void> {
  await sql`
    insert into store_categories (store_category_id, ${categoryStorage.names})
    select (select coalesce(max(store_category_id), 0) from store_categories) + row_number() over (order by r.position, r.slug),
      ${categoryStorage.values}
    from json_to_recordset(${categoryStorage.json(rows)}::json) as r (${categoryStorage.record})
    on conflict (slug) do update set ${categoryStorage.assignments({ except: ['slug'] })}`.execute(tx);
}

/** Branches by slugs, or all of them, in display order. */
export async function storesBySlug(db: Db, slugs: readonly string[] | null): Promise<StoreRow[]> {
  const { rows } = await sql<{ hours: OpeningHours[] }>`
    select ${storeStorage.select('s')},
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
  return rows.map((row) => ({ ...storeStorage.fileRow(row), hours: row.hours }));
}

/** Writes branches and replaces their categories and opening hours. */
export async function saveStores(tx: Tx, rows: readonly StoreWithPlaceIds[]): Promise<void> {
  await sql`
    insert into stores (${storeStorage.names})
    select ${storeStorage.values}
    from json_to_recordset(${storeStorage.json(rows)}::json) as r (${storeStorage.record})
    on conflict (slug) do update set ${storeStorage.assignments({ except: ['slug'] })}
  `.execute(tx);
  const slugs = rows.map(({ slug }) => slug);
  const inStores = sql`store_id in (select store_id from stores where slug = any (${slugs}::text[]))`;
  await sql`delete from store_category_members where ${inStores}`.execute(tx);
  await sql`delete from store_opening_hours where ${inStores}`.execute(tx);
  await sql`
    insert into store_category_members (store_id, store_category_id)
    select s.store_id, c.store_category_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (slug text, categories text[])
    join stores s using (slug)
    join store_categories c on c.slug = any (r.categories)`.execute(tx);
  await sql`
    insert into store_opening_hours (store_id, weekday, opens, closes)
    select s.store_id, h.weekday, h.opens, h.closes
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (slug text, hours json)
    join stores s using (slug)
    cross join lateral json_to_recordset(r.hours) as h (weekday smallint, opens smallint, closes smallint)`.execute(tx);
}

/** Those of the slugs that are slugs of branches. */
export async function selectExistingSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`select slug from stores where slug = any (${slugs}::text[])`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
}

/** The stock of SKUs in branches, locked in the order in which reservations lock it. */
export async function lockStoreStocks(
  tx: Tx,
  keys: readonly { slug: string; sku: string }[],
): Promise<StoreStockFileRow[]> {
  const { rows } = await sql<object>`
    -- Both ids before the stock: with outdated statistics the whole stock of a branch would be read for each row.
    with named as materialized (
      select slug, sku, store_id, sku_id
      from unnest(${keys.map(({ slug }) => slug)}::text[], ${keys.map(({ sku }) => sku)}::text[]) as given (slug, sku)
      join stores using (slug)
      join skus using (sku)
    )
    select slug, sku, ${stockStorage.select('store_stocks')}
    from named join store_stocks using (sku_id, store_id)
    order by store_stocks.sku_id, store_stocks.store_id
    for no key update of store_stocks`.execute(tx);
  return rows.map(stockStorage.fileRow);
}

export async function saveStoreStocks(tx: Tx, rows: readonly StoreStockFileRow[]): Promise<void> {
  await sql`
    insert into store_stocks (store_id, sku_id, ${stockStorage.names})
    select s.store_id, u.sku_id, ${stockStorage.values}
    from json_to_recordset(${stockStorage.json(rows)}::json) as r (${stockStorage.record})
    join stores s using (slug)
    join skus u using (sku)
    order by u.sku_id, s.store_id
    on conflict (sku_id, store_id) do update set ${stockStorage.assignments()}`.execute(tx);
}

/** The stock of all branches in pages, sorted by SKU and branch. */
export async function* storeStockPages(db: Db, pageSize = 2000): AsyncGenerator<StoreStockFileRow[]> {
  for (let last = { sku_id: 0, store_id: 0 }; ; ) {
    const { rows } = await sql<{ sku_id: number; store_id: number }>`
      select s.slug, u.sku, k.sku_id, k.store_id, ${stockStorage.select('k')}
      from (
        select * from store_stocks where (sku_id, store_id) > (${last.sku_id}::integer, ${last.store_id}::integer)
        order by sku_id, store_id limit ${pageSize}::integer
      ) k
      join stores s using (store_id)
      join skus u using (sku_id)
      order by k.sku_id, k.store_id`.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    last = end;
    yield rows.map(stockStorage.fileRow);
  }
}
