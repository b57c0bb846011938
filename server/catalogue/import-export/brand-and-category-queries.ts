import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { storedColumns } from '../../import-export/stored-columns.ts';
import { type BrandRow, brandColumns, type CategoryRow, categoryColumns } from './columns.ts';

const brandStorage = storedColumns(brandColumns);
const categoryStorage = storedColumns(categoryColumns);

async function selectBrands(db: Db, where: RawBuilder<unknown>): Promise<BrandRow[]> {
  const { rows } = await sql<object>`
    select ${brandStorage.select('brands')} from brands where ${where} order by brand_id`.execute(db);
  return rows.map(brandStorage.fileRow);
}

export function brandsById(db: Db, ids: readonly number[]): Promise<BrandRow[]> {
  return selectBrands(db, sql`brand_id = any (${ids}::integer[])`);
}

export function allBrands(db: Db): Promise<BrandRow[]> {
  return selectBrands(db, sql`true`);
}

/** Those of the slugs that belong to a brand. */
export async function existingBrandSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('brands')
    .select('slug')
    .where(sql<boolean>`slug = any (${slugs}::text[])`)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}

export async function saveBrands(tx: Tx, rows: readonly BrandRow[]): Promise<void> {
  await sql`
    insert into brands (${brandStorage.names})
    select ${brandStorage.values}
    from json_to_recordset(${brandStorage.json(rows)}::json) as r (${brandStorage.record})
    on conflict (brand_id) do update set ${brandStorage.assignments({ except: ['brand_id'] })}
  `.execute(tx);
}

async function selectCategories(db: Db, where: RawBuilder<unknown>): Promise<CategoryRow[]> {
  const { rows } = await sql<object>`
    select ${categoryStorage.select('categories')} from categories where ${where} order by level, category_id`.execute(
    db,
  );
  return rows.map(categoryStorage.fileRow);
}

export function categoriesById(db: Db, ids: readonly number[]): Promise<CategoryRow[]> {
  return selectCategories(db, sql`category_id = any (${ids}::integer[])`);
}

/** Parents before their children. */
export function allCategories(db: Db): Promise<CategoryRow[]> {
  return selectCategories(db, sql`true`);
}

/** Those of the paths that belong to a category. */
export async function existingCategoryPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('categories')
    .select('path')
    .where(sql<boolean>`path = any (${paths}::text[])`)
    .execute();
  return new Set(rows.map(({ path }) => path));
}

/** Inserts or updates categories whose parents are stored. The path of a stored category does not change. */
export async function saveCategories(tx: Tx, rows: readonly CategoryRow[]): Promise<void> {
  await sql`
    insert into categories (parent_id, slug, level, ${categoryStorage.names})
    select parent.category_id, path.slugs[cardinality(path.slugs)], cardinality(path.slugs), ${categoryStorage.values}
    from json_to_recordset(${categoryStorage.json(rows)}::json) as r (${categoryStorage.record})
    cross join lateral (select string_to_array(r.path, '/') as slugs) path
    left join categories parent on parent.path = array_to_string(trim_array(path.slugs, 1), '/')
    on conflict (category_id) do update set ${categoryStorage.assignments({ except: ['category_id', 'path'] })}
  `.execute(tx);
}
