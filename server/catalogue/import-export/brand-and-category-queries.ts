import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { BrandRow, CategoryRow } from './columns.ts';

const selectBrands = (where: RawBuilder<unknown>) => sql<BrandRow>`
  select 'brand' as type, brand_id as id, slug, title, logo_image, external_link, pin_flag, position, about
  from brands where ${where} order by brand_id`;

export async function brandsById(db: Db, ids: readonly number[]): Promise<BrandRow[]> {
  return (await selectBrands(sql`brand_id = any (${ids}::integer[])`).execute(db)).rows;
}

export async function allBrands(db: Db): Promise<BrandRow[]> {
  return (await selectBrands(sql`true`).execute(db)).rows;
}

/** Which of these slugs are a brand's. */
export async function knownBrands(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('brands')
    .select('slug')
    .where(sql<boolean>`slug = any (${slugs}::text[])`)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

export async function saveBrands(tx: Tx, rows: readonly BrandRow[]): Promise<void> {
  await sql`
    insert into brands (brand_id, slug, title, logo_image, external_link, pin_flag, position, about)
    select id, slug, title, logo_image, external_link, pin_flag, position, about
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      id integer, slug text, title text, logo_image text, external_link text, pin_flag boolean, position integer, about jsonb
    )
    on conflict (brand_id) do update
    set slug = excluded.slug, title = excluded.title, logo_image = excluded.logo_image,
      external_link = excluded.external_link, pin_flag = excluded.pin_flag, position = excluded.position,
      about = excluded.about
  `.execute(tx);
}

const selectCategories = (where: RawBuilder<unknown>) => sql<CategoryRow>`
  select 'category' as type, category_id as id, path, name ->> 'th' as name_th, name ->> 'en' as name_en,
    icon_image, hover_image, position, filter_attributes
  from categories where ${where} order by level, category_id`;

export async function categoriesById(db: Db, ids: readonly number[]): Promise<CategoryRow[]> {
  return (await selectCategories(sql`category_id = any (${ids}::integer[])`).execute(db)).rows;
}

/** Parents before their children. */
export async function allCategories(db: Db): Promise<CategoryRow[]> {
  return (await selectCategories(sql`true`).execute(db)).rows;
}

/** Which of these paths are a category's. */
export async function knownCategories(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('categories')
    .select('path')
    .where(sql<boolean>`path = any (${paths}::text[])`)
    .execute();
  return new Set(rows.map(({ path }) => path));
}

/** Writes categories whose parents are there. */
export async function saveCategories(tx: Tx, rows: readonly CategoryRow[]): Promise<void> {
  const values = rows.map(({ path, ...row }) => ({
    ...row,
    path,
    parent_path: path.split('/').slice(0, -1).join('/'),
    slug: path.split('/').at(-1),
    level: path.split('/').length,
  }));
  await sql`
    insert into categories (category_id, parent_id, slug, path, level, name, icon_image, hover_image, position, filter_attributes)
    select r.id, parent.category_id, r.slug, r.path, r.level, jsonb_build_object('th', r.name_th, 'en', r.name_en),
      r.icon_image, r.hover_image, r.position, r.filter_attributes
    from json_to_recordset(${JSON.stringify(values)}::json) as r (
      id integer, parent_path text, slug text, path text, level integer, name_th text, name_en text,
      icon_image text, hover_image text, position integer, filter_attributes jsonb
    )
    left join categories parent on parent.path = r.parent_path
    on conflict (category_id) do update
    set name = excluded.name, icon_image = excluded.icon_image, hover_image = excluded.hover_image,
      position = excluded.position, filter_attributes = excluded.filter_attributes
  `.execute(tx);
}
