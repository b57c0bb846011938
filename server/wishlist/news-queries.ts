import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { Db, Tx } from '../db/database.ts';
import { skusInStockByProduct } from '../inventory/inventory.ts';
import { priceWindows } from '../pricing/pricing.ts';

/** A visible product that costs less than somebody asked at. */
export interface LowerPrice {
  productId: number;
  /** The selling price now. */
  price: Satang;
}

/** A customer to whom mails about the wishlist may be sent. */
export interface Recipient {
  customerId: string;
  email: string;
  locale: Locale;
  firstName: string;
}

/** What happened to a product on a customer's wishlist: one of the two at least. */
export interface News {
  customerId: string;
  productId: number;
  /** The price that was asked at; null if the price is not lower, or was not asked about. */
  priceAsked: Satang | null;
  isBackInStock: boolean;
}

/**
 * The visible products of which a SKU has a price now that is below one that somebody asked at, with the highest of those. Whether the
 * product itself costs less is for `server/products` to say: the SKU may be sold out, or its flash sale.
 */
export async function selectPriceCandidates(db: Db, now: Date): Promise<{ productId: number; highestAsked: Satang }[]> {
  const { rows } = await sql<{ productId: number; highestAsked: Satang }>`
    select asked.product_id as "productId", asked.price as "highestAsked"
    from (
      select product_id, max(price_asked_satang) as price
      from wishlist_items where price_asked_at is not null group by product_id
    ) asked
    join products p using (product_id)
    where p.visible and exists (
      select from skus s
      where s.product_id = asked.product_id and (
        s.price_satang < asked.price
        or exists (
          select from (${priceWindows(sql`s.sku_id`, now)}) reduced
          where reduced.value < asked.price and reduced.starts_at <= ${now}::timestamptz
        )
      )
    )`.execute(db);
  return rows;
}

/** SQL: whether an item `w` is back in stock: a SKU in stock (`available`, by product) was not when its customer asked, or sold out since. */
const isBackInStock: RawBuilder<boolean> = sql`
  (w.stock_asked_at is not null and available.sku_ids is not null and not available.sku_ids <@ w.stock_asked_skus)`;

/** The visible products that are back in stock for somebody who asked. */
export async function selectProductsBackInStock(db: Db): Promise<number[]> {
  const { rows } = await sql<{ productId: number }>`
    select distinct w.product_id as "productId"
    from wishlist_items w
    join products p using (product_id)
    join (${skusInStockByProduct}) available using (product_id)
    where p.visible and ${isBackInStock}`.execute(db);
  return rows.map(({ productId }) => productId);
}

/** Removes from what customers asked with the SKUs that sold out since: their return is news. */
export async function recordSoldOut(db: Db): Promise<void> {
  await sql`
    update wishlist_items w set stock_asked_skus = still.sku_ids
    from (
      select item.customer_id, item.product_id, array(
        select asked.sku_id from unnest(item.stock_asked_skus) asked (sku_id) where asked.sku_id = any (available.sku_ids)
      ) as sku_ids
      from wishlist_items item left join (${skusInStockByProduct}) available using (product_id)
      where item.stock_asked_at is not null and not item.stock_asked_skus <@ coalesce(available.sku_ids, '{}')
      for update of item skip locked
    ) still
    where w.customer_id = still.customer_id and w.product_id = still.product_id`.execute(db);
}

/** What is news at a time: products that cost less, and products that are back in stock. */
export interface ProductNews {
  lowerPrices: readonly LowerPrice[];
  backInStock: readonly number[];
}

/** SQL: the items of wishlists of which something is news, as rows of `customer_id`, `product_id`, `price_asked` and `is_back`. */
function dueItems({ lowerPrices, backInStock }: ProductNews): RawBuilder<unknown> {
  return sql`
    select w.customer_id, w.product_id, case when lower.price is not null then w.price_asked_satang end as price_asked,
      available.product_id is not null as is_back
    from wishlist_items w
    left join unnest(
      ${lowerPrices.map(({ productId }) => productId)}::integer[], ${lowerPrices.map(({ price }) => price)}::bigint[]
    ) as lower (product_id, price) on lower.product_id = w.product_id and lower.price < w.price_asked_satang
    left join (${skusInStockByProduct}) available
      on available.product_id = w.product_id and w.product_id = any (${backInStock}::integer[]) and ${isBackInStock}
    where (lower.price is not null or available.product_id is not null)`;
}

/**
 * Locks the next customers for whom there is news, in the order of their ids: others can neither change their wishlists nor erase them.
 * Leaves out those without an activated account, and those whom another transaction has locked: they are mailed the next time.
 */
export async function lockRecipients(
  tx: Tx,
  news: ProductNews,
  { after, limit }: { after: string; limit: number },
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select customer_id as "customerId", email, locale, first_name as "firstName"
    from customers
    where activated_at is not null and customer_id > ${after}::uuid
      and customer_id in (select customer_id from (${dueItems(news)}) due)
    order by customer_id limit ${limit}::integer
    for no key update skip locked`.execute(tx);
  return rows;
}

/** Takes the news of customers: what they asked for is over, and a later call finds nothing. */
export async function takeNews(tx: Tx, news: ProductNews, customerIds: readonly string[]): Promise<News[]> {
  const { rows } = await sql<News>`
    update wishlist_items w set
      price_asked_at = case when due.price_asked is null then w.price_asked_at end,
      price_asked_satang = case when due.price_asked is null then w.price_asked_satang end,
      stock_asked_at = case when not due.is_back then w.stock_asked_at end,
      stock_asked_skus = case when not due.is_back then w.stock_asked_skus end
    from (${dueItems(news)} and w.customer_id = any (${customerIds}::uuid[]) for update of w) due
    where w.customer_id = due.customer_id and w.product_id = due.product_id
    returning w.customer_id as "customerId", w.product_id as "productId", due.price_asked as "priceAsked",
      due.is_back as "isBackInStock"`.execute(tx);
  return rows;
}
