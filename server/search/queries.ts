import { type RawBuilder, sql } from 'kysely';
import type { ProductSort } from '#contract/catalogue.ts';
import type { Db } from '../db/database.ts';

/** What narrows a listing, and the page of it. */
export interface Filter {
  categoryId?: number;
  brand?: string;
  special?: boolean;
  /** In lower case; each must be found. */
  words: readonly string[];
  sort: ProductSort;
  limit: number;
  offset: number;
  now: Date;
}

/** The lowest special price of SKU `s` that runs at `now` and saves something, by the rule of pricing. */
const runningSpecial = (now: Date) => sql`
  (select min(sp.price_satang) from special_prices sp
   where sp.sku_id = s.sku_id and sp.starts_at <= ${now}::timestamptz and sp.ends_at > ${now}::timestamptz
     and sp.price_satang < s.price_satang)`;

/** Standard and selling price of the SKU that a product's card shows, by the rule of the catalogue. */
const shownPrice = (now: Date) => sql`
  join lateral (
    select s.price_satang as standard, coalesce(${runningSpecial(now)}, s.price_satang) as selling
    from skus s left join stocks st using (sku_id)
    where s.product_id = f.product_id
    order by coalesce(case when st.pre_order_flag then st.pre_order_stock else st.stock end, 0) > 0 desc,
      selling, s.default_flag desc, s.position, s.sku_id
    limit 1
  ) shown on true`;

const orders: Record<ProductSort, { join?: (now: Date) => RawBuilder<unknown>; by: RawBuilder<unknown> }> = {
  relevance: { by: sql`f.popularity desc, f.product_id desc` },
  newest: { by: sql`f.created_at desc, f.product_id desc` },
  'price-asc': { join: shownPrice, by: sql`shown.selling, f.product_id desc` },
  'price-desc': { join: shownPrice, by: sql`shown.selling desc, f.product_id desc` },
  discount: { join: shownPrice, by: sql`1 - shown.selling::float8 / shown.standard desc, f.product_id desc` },
};

/** One page of the visible products that fit, in order, and how many there are: one statement. */
export async function matchingProducts(db: Db, filter: Filter): Promise<{ productIds: number[]; total: number }> {
  const { join, by } = orders[filter.sort];
  // What no index answers is worked out once for both the page and the count.
  const once = filter.words.length > 0 || filter.special ? sql`materialized` : sql`not materialized`;
  const { rows } = await sql<{ productIds: number[]; total: number }>`
    with fitting as ${once} (
      select p.product_id, p.popularity, p.created_at from products p where ${sql.join(conditions(filter), sql` and `)}
    )
    select
      (select count(*)::integer from fitting) as total,
      array(
        select f.product_id from fitting f ${join?.(filter.now) ?? sql``}
        order by ${by} limit ${filter.limit}::integer offset ${filter.offset}::integer
      ) as "productIds"`.execute(db);
  return rows[0] ?? { productIds: [], total: 0 };
}

function conditions({ categoryId, brand, special, words, now }: Filter): RawBuilder<unknown>[] {
  const all = [sql`p.visible`];
  if (categoryId !== undefined) {
    all.push(sql`p.category_id = any (array(
      select below.category_id from categories c
      join categories below on below.path = c.path or starts_with(below.path, c.path || '/')
      where c.category_id = ${categoryId}::integer
    ))`);
  }
  if (brand !== undefined) {
    all.push(sql`p.brand_id = any (array(select brand_id from brands where lower(title) = lower(${brand}::text)))`);
  }
  if (special) {
    all.push(sql`exists (select from skus s where s.product_id = p.product_id and ${runningSpecial(now)} is not null)`);
  }
  if (words.length > 0) {
    all.push(sql`not exists (
      select from unnest(${words.map(likePattern)}::text[]) as word
      where not (
        concat_ws(' ', p.name ->> 'th', p.name ->> 'en', (select b.title from brands b where b.brand_id = p.brand_id)) ilike word
        or exists (select from skus s where s.product_id = p.product_id and s.sku ilike word)
      )
    )`);
  }
  return all;
}

/** A pattern of LIKE that finds a text anywhere, whatever signs of patterns it has itself. */
function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Visible products of the same category (`apart` 0) and of the rest below its parent (1); within each, brands take
 * turns, each with its best selling product first.
 */
export async function relatedProductIds(db: Db, productId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with around as (
      select p.product_id, p.category_id, coalesce(parent.path, c.path) as path
      from products p
      join categories c using (category_id)
      left join categories parent on parent.category_id = c.parent_id
      where p.product_id = ${productId}::integer
    ), beside as (
      select p.product_id, p.popularity, p.brand_id, (p.category_id <> around.category_id)::integer as apart
      from around
      join categories c on c.path = around.path or starts_with(c.path, around.path || '/')
      join products p on p.category_id = c.category_id
      where p.visible and p.product_id <> around.product_id
    ), in_turn as (
      select *, row_number() over (partition by apart, brand_id order by popularity desc, product_id desc) as turn from beside
    )
    select product_id from in_turn order by apart, turn, popularity desc, product_id desc limit ${limit}::integer`.execute(
    db,
  );
  return rows.map((row) => row.product_id);
}
