import { type RawBuilder, sql } from 'kysely';
import type { Locale, Localised } from '#contract/locale.ts';
import type { StoreCategory } from '#contract/stores.ts';
import type { Db } from '../db/database.ts';
import type { OpeningHours } from './rules.ts';

/** The data by which branches are filtered and sorted. */
export interface CandidateRow {
  storeId: number;
  slug: string;
  name: Localised;
  address: Localised;
  subdistrictId: number;
  postcode: string;
  latitude: number;
  longitude: number;
}

/** A branch with its texts in one language. */
export interface StoreRow {
  storeId: number;
  slug: string;
  name: string;
  address: string;
  subdistrictId: number;
  postcode: string;
  phone: string;
  latitude: number;
  longitude: number;
  /** In display order. */
  categories: StoreCategory[];
  /** Only the days on which it is open. */
  hours: OpeningHours[];
}

export interface CandidateFilter {
  provinceIds?: readonly number[];
  /** Slug. */
  category?: string;
  /** Of the branches. */
  slugs?: readonly string[];
  /** Branches with at least one unit of this SKU. */
  skuId?: number;
}

/** The matching visible branches, in display order. */
export async function candidateRows(db: Db, filter: CandidateFilter): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select s.store_id as "storeId", s.slug, s.name, s.address, s.subdistrict_id as "subdistrictId", s.postcode, s.latitude,
      s.longitude
    from stores s
    where ${sql.join(conditions(filter), sql` and `)}
    order by s.position, s.store_id`.execute(db);
  return rows;
}

function conditions({ provinceIds, category, slugs, skuId }: CandidateFilter): RawBuilder<unknown>[] {
  const all = [sql`s.visible`];
  if (provinceIds) all.push(sql`s.province_id = any (${provinceIds}::integer[])`);
  if (slugs) all.push(sql`s.slug = any (${slugs}::text[])`);
  if (category !== undefined) {
    all.push(sql`exists (
      select from store_category_members m join store_categories c using (store_category_id)
      where m.store_id = s.store_id and c.slug = ${category}::text
    )`);
  }
  if (skuId !== undefined) {
    all.push(sql`exists (
      select from store_stocks k where k.store_id = s.store_id and k.sku_id = ${skuId}::integer and k.stock > 0
    )`);
  }
  return all;
}

const openingHoursAsJson = sql`(
  select coalesce(json_agg(json_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes)), '[]')
  from store_opening_hours h where h.store_id = s.store_id
)`;

/** The visible branches with these ids, in no particular order; others are ignored. */
export async function storeRows(db: Db, storeIds: readonly number[], locale: Locale): Promise<StoreRow[]> {
  const { rows } = await sql<StoreRow>`
    select s.store_id as "storeId", s.slug, s.name ->> ${locale}::text as name, s.address ->> ${locale}::text as address,
      s.subdistrict_id as "subdistrictId", s.postcode, s.phone, s.latitude, s.longitude,
      (
        select coalesce(json_agg(
          json_build_object(
            'id', c.store_category_id, 'value', c.slug, 'label', c.name ->> ${locale}::text,
            'description', c.description ->> ${locale}::text
          )
          order by c.position, c.store_category_id
        ), '[]')
        from store_category_members m join store_categories c using (store_category_id)
        where m.store_id = s.store_id
      ) as categories,
      ${openingHoursAsJson} as hours
    from stores s where s.store_id = any (${storeIds}::integer[]) and s.visible`.execute(db);
  return rows;
}

/** The visible branch with this id in both languages. */
export async function selectPickupBranch(
  db: Db,
  storeId: number,
): Promise<(CandidateRow & { phone: string; hours: OpeningHours[] }) | undefined> {
  const { rows } = await sql<CandidateRow & { phone: string; hours: OpeningHours[] }>`
    select s.store_id as "storeId", s.slug, s.name, s.address, s.subdistrict_id as "subdistrictId", s.postcode, s.phone,
      s.latitude, s.longitude, ${openingHoursAsJson} as hours
    from stores s where s.store_id = ${storeId}::integer and s.visible`.execute(db);
  return rows[0];
}

/** Units of these SKUs in branches by branch and SKU; without a row there are none. */
export async function stockOfBranches(
  db: Db,
  storeIds: readonly number[],
  skuIds: readonly number[],
): Promise<Map<number, Map<number, number>>> {
  const { rows } = await sql<{ storeId: number; skuId: number; stock: number }>`
    select store_id as "storeId", sku_id as "skuId", stock
    from store_stocks
    where store_id = any (${storeIds}::integer[]) and sku_id = any (${skuIds}::integer[])`.execute(db);
  const byBranch = Map.groupBy(rows, ({ storeId }) => storeId);
  return new Map(
    [...byBranch].map(([storeId, stocks]) => [storeId, new Map(stocks.map(({ skuId, stock }) => [skuId, stock]))]),
  );
}

/** All categories, in display order. */
export async function storeCategoryRows(db: Db, locale: Locale): Promise<StoreCategory[]> {
  const { rows } = await sql<StoreCategory>`
    select store_category_id as id, slug as value, name ->> ${locale}::text as label,
      description ->> ${locale}::text as description
    from store_categories order by position, store_category_id`.execute(db);
  return rows;
}
