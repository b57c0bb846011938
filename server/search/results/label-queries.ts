import { sql } from 'kysely';
import type { Locale, Localised } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';

export interface CategoryRow {
  categoryId: number;
  path: string;
  name: string;
  filterAttributes: { code: string; label: Localised }[];
}

/** All categories below the parent of a path, the path's own included; without a parent, all categories. In menu order. */
export async function readCategoriesAround(db: Db, path: string | null, locale: Locale): Promise<CategoryRow[]> {
  const parent = path?.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null;
  const isInside =
    parent === null ? sql`true` : sql`(path = ${parent}::text or starts_with(path, ${parent}::text || '/'))`;
  const { rows } = await sql<CategoryRow>`
    select category_id as "categoryId", path, name ->> ${locale}::text as name, filter_attributes as "filterAttributes"
    from categories
    where ${isInside}
    order by level, position, category_id`.execute(db);
  return rows;
}

export interface CategoryWithDescendants {
  path: string;
  name: Localised;
  /** Those of the given categories that it is or contains. */
  descendantIds: number[];
}

/** These categories and all above them, in no order. */
export async function readAncestorCategories(db: Db, ids: readonly number[]): Promise<CategoryWithDescendants[]> {
  const { rows } = await sql<CategoryWithDescendants>`
    select above.path, above.name, array_agg(c.category_id) as "descendantIds"
    from categories c join categories above on above.path = c.path or starts_with(c.path, above.path || '/')
    where c.category_id = any (${ids}::integer[])
    group by above.category_id`.execute(db);
  return rows;
}

/** The ids of a category and all below it. */
export async function readCategoryIdsWithin(db: Db, categoryId: number): Promise<number[]> {
  const { rows } = await sql<{ category_id: number }>`
    select below.category_id
    from categories c join categories below on below.path = c.path or starts_with(below.path, c.path || '/')
    where c.category_id = ${categoryId}::integer`.execute(db);
  return rows.map((row) => row.category_id);
}

/** The ids of brands by title, ignoring case. */
export async function readBrandIds(db: Db, titles: readonly string[]): Promise<number[]> {
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

export async function readBrands(db: Db, ids: readonly number[]): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select brand_id as "brandId", title, slug, logo_image as "brandLogoUrl"
    from brands where brand_id = any (${ids}::integer[])`.execute(db);
  return rows;
}

export interface AttributeValueRow {
  valueId: number;
  code: string;
  value: string;
  label: string;
}

/** Attribute values by id, in no order. */
export async function readAttributeValues(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<AttributeValueRow[]> {
  const { rows } = await sql<AttributeValueRow>`
    select value_id as "valueId", code, value, label ->> ${locale}::text as label
    from search_values where value_id = any (${ids}::integer[])`.execute(db);
  return rows;
}

/** The ids of attribute values; unknown values are left out. */
export async function readAttributeValueIds(
  db: Db,
  values: readonly { code: string; value: string }[],
): Promise<{ code: string; valueId: number }[]> {
  const { rows } = await sql<{ code: string; valueId: number }>`
    select v.code, v.value_id as "valueId"
    from unnest(${values.map(({ code }) => code)}::text[], ${values.map(({ value }) => value)}::text[]) as w (code, value)
    join search_values v using (code, value)`.execute(db);
  return rows;
}

/** The labels of the attributes that tell the SKUs of products apart. */
export async function readVariantLabels(
  db: Db,
  productIds: readonly number[],
  locale: Locale,
): Promise<{ productId: number; skuId: number; labels: string[] }[]> {
  const { rows } = await sql<{ productId: number; skuId: number; labels: string[] }>`
    select s.product_id as "productId", s.sku_id as "skuId", (
      select coalesce(json_agg(attribute -> 'label' ->> ${locale}::text), '[]')
      from jsonb_array_elements(s.attributes) attribute where attribute ->> 'type' = 'integer'
    ) as labels
    from skus s where s.product_id = any (${productIds}::integer[])`.execute(db);
  return rows;
}
