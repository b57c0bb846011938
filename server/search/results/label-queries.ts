import { sql } from 'kysely';
import type { Locale, Localised } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';

export interface CategoryRow {
  categoryId: number;
  path: string;
  name: string;
  filterAttributes: { code: string; label: Localised }[];
}

/** The category of a path with all that is below its parent, or all categories where there is no parent; in their order. */
export async function categoriesAround(db: Db, path: string | null, locale: Locale): Promise<CategoryRow[]> {
  const parent = path?.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null;
  const { rows } = await sql<CategoryRow>`
    select category_id as "categoryId", path, name ->> ${locale}::text as name, filter_attributes as "filterAttributes"
    from categories
    where ${parent}::text is null or path = ${parent}::text or starts_with(path, ${parent}::text || '/')
    order by level, position, category_id`.execute(db);
  return rows;
}

export interface CategoryAbove {
  path: string;
  name: Localised;
  /** Which of the given categories it is or holds. */
  below: number[];
}

/** The categories of these ids and all above them, in no order. */
export async function categoriesAbove(db: Db, ids: readonly number[]): Promise<CategoryAbove[]> {
  const { rows } = await sql<CategoryAbove>`
    select above.path, above.name, array_agg(c.category_id) as below
    from categories c join categories above on above.path = c.path or starts_with(c.path, above.path || '/')
    where c.category_id = any (${ids}::integer[])
    group by above.category_id`.execute(db);
  return rows;
}

/** The ids of a category and of all below it. */
export async function categoryIdsBelow(db: Db, categoryId: number): Promise<number[]> {
  const { rows } = await sql<{ category_id: number }>`
    select below.category_id
    from categories c join categories below on below.path = c.path or starts_with(below.path, c.path || '/')
    where c.category_id = ${categoryId}::integer`.execute(db);
  return rows.map((row) => row.category_id);
}

/** The ids of the brands of these titles, in any case. */
export async function brandIdsOf(db: Db, titles: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ brand_id: number }>`
    select brand_id from brands where lower(title) = any (array(select lower(unnest(${titles}::text[]))))`.execute(db);
  return rows.map((row) => row.brand_id);
}

export interface BrandRow {
  brandId: number;
  title: string;
  slug: string;
  brandLogoUrl: string | null;
}

/** The brands of these ids, in no order. */
export async function brandsOf(db: Db, ids: readonly number[]): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select brand_id as "brandId", title, slug, logo_image as "brandLogoUrl"
    from brands where brand_id = any (${ids}::integer[])`.execute(db);
  return rows;
}

export interface ValueRow {
  valueId: number;
  code: string;
  value: string;
  label: string;
}

/** Values of attributes by their numbers, in no order. */
export async function valuesOf(db: Db, ids: readonly number[], locale: Locale): Promise<ValueRow[]> {
  const { rows } = await sql<ValueRow>`
    select value_id as "valueId", code, value, label ->> ${locale}::text as label
    from search_values where value_id = any (${ids}::integer[])`.execute(db);
  return rows;
}

/** The numbers of values of attributes; unknown ones are left out. */
export async function valueIdsOf(
  db: Db,
  wanted: readonly { code: string; value: string }[],
): Promise<{ code: string; valueId: number }[]> {
  const { rows } = await sql<{ code: string; valueId: number }>`
    select v.code, v.value_id as "valueId"
    from unnest(${wanted.map(({ code }) => code)}::text[], ${wanted.map(({ value }) => value)}::text[]) as w (code, value)
    join search_values v using (code, value)`.execute(db);
  return rows;
}
