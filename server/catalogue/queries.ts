import { type RawBuilder, sql } from 'kysely';
import type { Locale, Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { ProductKind } from '#contract/product-kinds.ts';
import type { DescriptionBlock, ProductCard } from '#contract/products.ts';
import type { Db } from '../db/database.ts';
import type { CategoryRow } from './category-tree.ts';
import { normaliseCategoryPath, type PictureText, type SkuAttribute } from './rules.ts';

/** The catalogue data of a product card (without prices and stock), in one language. */
export interface CardRow<Sku = CardSkuRow> {
  productId: number;
  kind: ProductKind;
  slug: string;
  productName: string;
  brandId: number;
  brandSlug: string;
  brandTitle: string;
  categoryId: number;
  categoryName: string;
  badges: ProductCard['badges'];
  installmentFlag: boolean;
  /** Installment plans of its own, which replace the general ones. */
  ownPlanIds: number[];
  /** At least one, in display order. */
  skus: [Sku, ...Sku[]];
}

export interface CardSkuRow {
  skuId: number;
  defaultFlag: boolean;
  image: string;
}

/** The catalogue data of a product page (without prices and stock), in one language. */
export interface ProductRow extends CardRow<SkuRow> {
  shortDescription: string;
  description: DescriptionBlock[];
  keyHighlight: string[];
  faq: { question: string; answer: string }[];
  specification: { label: Localised; value: Localised }[];
  /** Attributes common to all SKUs. */
  attributes: SkuAttribute[];
  educationFlag: boolean;
  visible: boolean;
  /** Whether it has add-on deals that are visible; they need not save anything. */
  hasAddOnDeals: boolean;
  breadcrumb: { label: string; slug: string }[];
}

export interface SkuRow extends CardSkuRow {
  sku: string;
  images: string[];
  pictureTexts: PictureText[];
  attributes: SkuAttribute[];
  limitQuantity: number | null;
}

/** SQL: the installment plans of a product `p` of its own. */
export const ownPlanIds: RawBuilder<number[]> = sql`
  array(select own.installment_plan_id from product_installment_plans own where own.product_id = p.product_id)`;

const cardColumns = (locale: Locale) => sql`
  p.product_id as "productId", p.kind, p.slug, p.name ->> ${locale}::text as "productName",
  b.brand_id as "brandId", b.slug as "brandSlug", b.title as "brandTitle",
  c.category_id as "categoryId", c.name ->> ${locale}::text as "categoryName",
  case when p.best_seller then array_remove(p.badges, 'best-seller') || 'best-seller'::text
    else array_remove(p.badges, 'best-seller') end as badges,
  p.installment_flag as "installmentFlag", ${ownPlanIds} as "ownPlanIds"`;

/** The visible products with SKUs among these, in no order. */
export async function cardRows(db: Db, productIds: readonly number[], locale: Locale): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(locale)}, of_product.skus
    from products p
    join brands b using (brand_id)
    join categories c using (category_id)
    join lateral (
      select json_agg(
        json_build_object('skuId', s.sku_id, 'defaultFlag', s.default_flag, 'image', s.images[1])
        order by s.position, s.sku_id
      ) as skus
      from skus s where s.product_id = p.product_id
    ) of_product on of_product.skus is not null
    where p.product_id = any (${productIds}::integer[]) and p.visible`.execute(db);
  return rows;
}

/**
 * SQL: the categories from the top down to the row `k` of the enclosing statement, as `{categoryId, name}[]` in JSON. The statement
 * must not use the aliases `depth` and `ancestor`.
 */
export const categoryTrailAsJson: RawBuilder<unknown> = sql`(
  select json_agg(json_build_object('categoryId', ancestor.category_id, 'name', ancestor.name) order by ancestor.level)
  from categories ancestor
  where ancestor.path = any (array(
    select array_to_string((string_to_array(k.path, '/'))[1:depth], '/') from generate_series(1, k.level) depth
  ))
)`;

/** The product id of a SKU id; any other id as it is. */
const productOf = (id: number) =>
  sql`coalesce((select product_id from skus where sku_id = ${id}::integer), ${id}::integer)`;

/** The id of a visible product by product id or SKU id. */
export async function visibleProductId(db: Db, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from products where product_id = ${productOf(id)} and visible`.execute(db);
  return rows[0]?.product_id;
}

/** The ids of visible products by product ids or SKU ids, in the given order, without duplicates. */
export async function visibleProductIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select p.product_id
    from unnest(${ids}::integer[]) with ordinality as requested (id, place)
    left join skus s on s.sku_id = requested.id
    join products p on p.product_id = coalesce(s.product_id, requested.id) and p.visible
    group by p.product_id order by min(place)`.execute(db);
  return rows.map((row) => row.product_id);
}

/** The visible products by product ids or SKU ids, a row for each distinct id, in no order. */
export async function visibleProductsByIds(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; productId: number }[]> {
  const { rows } = await sql<{ id: number; productId: number }>`
    select distinct requested.id, p.product_id as "productId"
    from unnest(${ids}::integer[]) as requested (id)
    left join skus s on s.sku_id = requested.id
    join products p on p.product_id = coalesce(s.product_id, requested.id) and p.visible`.execute(db);
  return rows;
}

/** Products by any of these: their ids, their SKUs, brands or categories. */
interface SelectedIds {
  productId: Iterable<number>;
  skuId: Iterable<number>;
  brandId: Iterable<number>;
  categoryId: Iterable<number>;
}

/** What of a product tells whether a promotion is for it, apart from its prices. */
export interface SelectableProduct {
  productId: number;
  kind: CardRow['kind'];
  brandId: number;
  categoryId: number;
  skuIds: number[];
}

/** The visible products with a stored badge that a selection can be about; all of them if it is null. */
export async function productsWithBadge(
  db: Db,
  badge: ProductCard['badges'][number],
  selection: SelectedIds | null,
): Promise<SelectableProduct[]> {
  const selected =
    selection &&
    sql`and (
      product_id = any (${[...selection.productId]}::integer[]) or brand_id = any (${[...selection.brandId]}::integer[])
      or category_id = any (${[...selection.categoryId]}::integer[])
      or product_id = any (array(select product_id from skus where sku_id = any (${[...selection.skuId]}::integer[])))
    )`;
  const { rows } = await sql<SelectableProduct>`
    select product_id as "productId", kind, brand_id as "brandId", category_id as "categoryId",
      array(select sku_id from skus where skus.product_id = products.product_id) as "skuIds"
    from products where ${badge}::text = any (badges) and visible ${selected ?? sql``}`.execute(db);
  return rows;
}

/**
 * Ids of visible products that the merchant has related to a product: related products first, then its accessories, then
 * the products that it fits.
 */
export async function curatedRelatedIds(db: Db, productId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select p.product_id
    from (
      select related_product_id as id, array[case relation when 'related' then 0 else 2 end, position] as place
      from product_relations where product_id = ${productId}::integer
      union all
      select product_id, array[1, 0] from product_relations where related_product_id = ${productId}::integer and relation = 'fits'
    ) related
    join products p on p.product_id = related.id and p.visible
    group by p.product_id, p.popularity
    order by min(place), p.popularity desc, p.product_id
    limit ${limit}::integer`.execute(db);
  return rows.map((row) => row.product_id);
}

/** A visible product by product id or SKU id. */
export function productById(db: Db, id: number, locale: Locale): Promise<ProductRow | undefined> {
  return productWhere(db, sql`p.product_id = ${productOf(id)} and p.visible`, locale);
}

/** A product by product id or SKU id, visible or not. */
export function anyProductById(db: Db, id: number, locale: Locale): Promise<ProductRow | undefined> {
  return productWhere(db, sql`p.product_id = ${productOf(id)}`, locale);
}

/** A visible product by the merchant code of one of its SKUs. */
export function productBySku(db: Db, sku: string, locale: Locale): Promise<ProductRow | undefined> {
  return productWhere(
    db,
    sql`p.product_id = (select product_id from skus where sku = ${sku}::text) and p.visible`,
    locale,
  );
}

async function productWhere(db: Db, condition: RawBuilder<unknown>, locale: Locale): Promise<ProductRow | undefined> {
  const [row] = await productsWhere(db, condition, locale);
  return row;
}

/** The visible ones among these products, in no order. */
export function productsByIds(db: Db, ids: readonly number[], locale: Locale): Promise<ProductRow[]> {
  return productsWhere(db, sql`p.product_id = any (${ids}::integer[]) and p.visible`, locale);
}

async function productsWhere(db: Db, condition: RawBuilder<unknown>, locale: Locale): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${cardColumns(locale)},
      p.short_description ->> ${locale}::text as "shortDescription",
      p.description -> ${locale}::text as description,
      p.key_highlight -> ${locale}::text as "keyHighlight",
      p.faq -> ${locale}::text as faq,
      p.specification, p.attributes,
      p.education_flag as "educationFlag", p.visible,
      exists (select from add_on_deals d where d.product_id = p.product_id and d.visible) as "hasAddOnDeals",
      (
        select json_agg(json_build_object('label', a.name ->> ${locale}::text, 'slug', a.path) order by a.level)
        from categories a where a.path = c.path or starts_with(c.path, a.path || '/')
      ) as breadcrumb,
      of_product.skus
    from products p
    join brands b using (brand_id)
    join categories c using (category_id)
    join lateral (
      select json_agg(
        json_build_object(
          'skuId', s.sku_id, 'defaultFlag', s.default_flag, 'image', s.images[1],
          'sku', s.sku, 'images', s.images, 'pictureTexts', s.picture_texts,
          'attributes', s.attributes, 'limitQuantity', s.limit_quantity
        )
        order by s.position, s.sku_id
      ) as skus
      from skus s where s.product_id = p.product_id
    ) of_product on of_product.skus is not null
    where ${condition}`.execute(db);
  return rows;
}

/** SKUs by merchant code, in no order. */
export async function skuIdRows(db: Db, codes: readonly string[]): Promise<{ sku: string; skuId: number }[]> {
  const { rows } = await sql<{ sku: string; skuId: number }>`
    select sku, sku_id as "skuId" from skus where sku = any (${codes}::text[])`.execute(db);
  return rows;
}

/** Standard prices of SKUs in satang by merchant code; unknown codes are left out. */
export async function standardPriceRows(
  db: Db,
  codes: readonly string[],
): Promise<{ sku: string; standard: Satang }[]> {
  const { rows } = await sql<{ sku: string; standard: Satang }>`
    select sku, price_satang as standard from skus where sku = any (${codes}::text[])`.execute(db);
  return rows;
}

/** All categories, parents before their children, siblings in display order. */
export async function categoryRows(db: Db, locale: Locale): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select category_id as "categoryId", parent_id as "parentId", name ->> ${locale}::text as "categoryName", slug, path,
      icon_image as "iconImage", hover_image as "hoverImage"
    from categories order by level, position, category_id`.execute(db);
  return rows;
}

/** The id of a category by path, ignoring case and slashes at the ends. */
export async function categoryIdByPath(db: Db, path: string): Promise<number | undefined> {
  const { rows } = await sql<{ category_id: number }>`
    select category_id from categories where path = ${normaliseCategoryPath(path)}::text`.execute(db);
  return rows[0]?.category_id;
}
