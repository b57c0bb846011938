import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import { categoryTrailAsJson, type SkuSnapshot, snapshotOf } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { type CartPromotionState, cartPromotionStateAsJson } from './cart-queries.ts';
import type { ReferenceKeys, References } from './model.ts';
import type { PromotionRow } from './parse-promotion.ts';

/** The promotions that have not ended. */
export async function selectLivePromotions(db: Db, now: Date): Promise<PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`
    select promotion_id as "promotionId", name, starts_at as "startsAt", ends_at as "endsAt", conditions, action, priority,
      ends_evaluation as "endsEvaluation", combines_with_coupons as "combinesWithCoupons", total_limit as "totalLimit",
      per_customer_limit as "perCustomerLimit"
    from promotions
    where ends_at > ${now}::timestamptz
    order by priority desc, promotion_id`.execute(db);
  return rows;
}

/** What conditions and actions refer to, by the merchant's keys; unknown keys are left out. */
export async function selectReferences(db: Db, keys: ReferenceKeys): Promise<References> {
  const { rows } = await sql<{
    list: keyof ReferenceKeys;
    key: string;
    id: number;
    name: Localised | null;
    title: string | null;
    category_ids: number[] | null;
  }>`
    select 'skus' as list, s.sku as key, s.sku_id as id, p.name::jsonb as name, null as title, null::integer[] as category_ids
    from skus s join products p using (product_id)
    where s.sku = any (${keys.skus}::text[])
    union all
    select 'products', p.product_id::text, p.product_id, p.name, null, null
    from products p where p.product_id = any (${keys.products}::integer[])
    union all
    select 'brands', b.slug, b.brand_id, null, b.title, null from brands b where b.slug = any (${keys.brands}::text[])
    union all
    select 'categories', requested.path, k.category_id, k.name, null, array(
      select below.category_id from categories below where below.path = k.path or starts_with(below.path, k.path || '/')
    )
    from unnest(${keys.categories}::text[]) as requested (path)
    join categories k on k.path = lower(trim('/' from requested.path))
    union all
    select 'banks', a.agent_code, 0, a.agent_description, null, null
    from installment_agents a where a.agent_code = any (${keys.banks}::text[])`.execute(db);
  const banks = new Map<string, { name: Localised }>();
  const skus = new Map<string, { skuId: number; productName: Localised }>();
  const products = new Map<number, { productName: Localised }>();
  const brands = new Map<string, { brandId: number; title: string }>();
  const categories = new Map<string, { categoryIds: ReadonlySet<number>; name: Localised }>();
  for (const { list, key, id, name, title, category_ids: categoryIds } of rows) {
    if (list === 'brands' && title !== null) brands.set(key, { brandId: id, title });
    if (name === null) continue;
    if (list === 'banks') banks.set(key, { name });
    if (list === 'skus') skus.set(key, { skuId: id, productName: name });
    if (list === 'products') products.set(id, { productName: name });
    if (list === 'categories') categories.set(key, { categoryIds: new Set(categoryIds), name });
  }
  return { skus, products, brands, categories, banks };
}

/** Promotions whose limit of all uses is reached, and the gifts of promotions with what is left of them. */
export async function selectPromotionState(
  db: Db,
  promotionIds: Parameters<typeof cartPromotionStateAsJson>[1],
): Promise<CartPromotionState> {
  const { rows } = await sql<{ state: CartPromotionState }>`
    select ${cartPromotionStateAsJson(sql`null::uuid`, promotionIds)} as state`.execute(db);
  return rows[0]?.state ?? { isFirstOrder: false, usedUpPromotionIds: [], gifts: [] };
}

/**
 * Invalidates what shows promotions if one began or ended in (since, until]. Called about once per second, with `since` the
 * previous `until`.
 *
 * @returns whether one did
 */
export async function invalidateChangedPromotions(db: Db, since: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    select pg_notify('page_tags', 'promotions')
    where exists (
      select from promotions
      where (starts_at > ${since}::timestamptz and starts_at <= ${until}::timestamptz)
        or (ends_at > ${since}::timestamptz and ends_at <= ${until}::timestamptz)
    )`.execute(db);
  return rows.length > 0;
}

/** A SKU as a gift line shows it. */
export interface GiftSku {
  sku: SkuSnapshot;
  /** Standard price of a unit. */
  standardPrice: Satang;
}

/** The SKUs of gifts, by id. */
export async function selectGiftSkus(db: Db, skuIds: readonly number[]): Promise<Map<number, GiftSku>> {
  const { rows } = await sql<Omit<SkuSnapshot, 'attributeOptionName'> & { standardPrice: Satang }>`
    select s.sku_id as "skuId", s.product_id as "productId", p.kind, s.sku, s.default_flag as "defaultFlag", s.attributes,
      s.images[1] as image, s.price_satang as "standardPrice", s.limit_quantity as "limitQuantity", p.slug, p.visible,
      p.name as "productName", p.brand_id as "brandId", b.title as brand, k.category_id as "categoryId",
      k.name as "categoryName", ${categoryTrailAsJson} as categories
    from skus s
    join products p using (product_id)
    join brands b using (brand_id)
    join categories k using (category_id)
    where s.sku_id = any (${skuIds}::integer[])`.execute(db);
  return new Map(rows.map(({ standardPrice, ...row }) => [row.skuId, { sku: snapshotOf(row), standardPrice }]));
}
