import { sql } from 'kysely';
import type { WishlistMails } from '#contract/wishlist.ts';
import type { Db, Tx } from '../db/database.ts';

/** A product on a wishlist, with what its customer asked to be mailed about it. */
export interface WishlistRow {
  productId: number;
  mails: WishlistMails;
}

/** The products on a customer's wishlist, the latest first, withdrawn ones included. */
export async function selectWishlist(db: Db, customerId: string): Promise<WishlistRow[]> {
  const { rows } = await sql<{ productId: number; priceFalls: boolean; backInStock: boolean }>`
    select product_id as "productId", price_asked_at is not null as "priceFalls", stock_asked_at is not null as "backInStock"
    from wishlist_items where customer_id = ${customerId}::uuid
    order by added_at desc, product_id`.execute(db);
  return rows.map(({ productId, ...mails }) => ({ productId, mails }));
}

/** Locks a customer's wishlist until the transaction ends. @returns the number of products on it */
export async function lockWishlist(tx: Tx, customerId: string): Promise<number> {
  await sql`select from customers where customer_id = ${customerId}::uuid for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from wishlist_items where customer_id = ${customerId}::uuid`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** @returns whether the product was added; false if it was on the wishlist before */
export async function insertWishlistItem(tx: Tx, customerId: string, productId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into wishlist_items (customer_id, product_id, added_at)
    values (${customerId}::uuid, ${productId}::integer, ${now}::timestamptz)
    on conflict do nothing
    returning product_id`.execute(tx);
  return rows.length > 0;
}

/** Removes a product, by its id or that of one of its SKUs. */
export async function deleteWishlistItem(db: Db, customerId: string, id: number): Promise<void> {
  await sql`
    delete from wishlist_items
    where customer_id = ${customerId}::uuid and product_id = coalesce(
      (select s.product_id from skus s where s.sku_id = ${id}::integer), ${id}::integer
    )`.execute(db);
}
