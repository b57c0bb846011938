import { sql } from 'kysely';
import type { CouponChoice } from '../coupons/coupons.ts';
import type { Db, Tx } from '../db/database.ts';
import type { UnstoredCart } from './guest-cart-ids.ts';
import type { CartDelivery } from './rules.ts';

/** Identifies a cart: a guest's by its id alone, a customer's by that customer only. Both ids are UUIDs. */
export interface CartKey {
  cartId: string;
  customerId: string | null;
}

/** Creates the customer's cart unless it exists; safe under concurrency. */
export async function insertCustomerCart(db: Db, customerId: string, now: Date): Promise<void> {
  await db
    .insertInto('carts')
    .values({ customer_id: customerId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
}

/**
 * Locks a cart that the caller may change until the transaction ends; every change of lines holds this lock.
 *
 * @returns the cart's customer; undefined if there is no such cart or the caller may not change it
 */
export async function lockCartRow(
  tx: Tx,
  { cartId, customerId }: CartKey,
): Promise<{ customerId: string | null } | undefined> {
  const { rows } = await sql<{ customer_id: string | null }>`
    select customer_id
    from carts
    where cart_id = ${cartId}::uuid and (customer_id is null or customer_id = ${customerId}::uuid)
    for update
  `.execute(tx);
  return rows[0] && { customerId: rows[0].customer_id };
}

/**
 * Stores a guest cart and locks it until the transaction ends, unless that was done or it was merged meanwhile.
 *
 * @returns whether it was stored
 */
export async function storeGuestCart(tx: Tx, { cartId, createdAt }: UnstoredCart, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into carts (cart_id, created_at, updated_at)
    values (${cartId}::uuid, ${createdAt}::timestamptz, ${now}::timestamptz)
    on conflict do nothing
    returning cart_id`.execute(tx);
  if (rows.length === 0) return false;
  // The statement may have waited for the merge, which it does not see: the next one does.
  const merged = await sql`
    delete from carts
    where cart_id = ${cartId}::uuid and exists (select from merged_carts where guest_cart_id = ${cartId}::uuid)
    returning cart_id`.execute(tx);
  return merged.rows.length === 0;
}

/** Deletes a locked cart. */
export async function deleteCart(tx: Tx, cartId: string): Promise<void> {
  await tx.deleteFrom('carts').where('cart_id', '=', cartId).execute();
}

/** Locks the customer's cart, which must exist, until the transaction ends. @returns its id */
export async function lockCustomerCart(tx: Tx, customerId: string): Promise<string> {
  const { cart_id } = await tx
    .selectFrom('carts')
    .select('cart_id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return cart_id;
}

/** Deletes a merged guest cart and records whose cart has its lines. */
export async function deleteMergedGuestCart(tx: Tx, guestCartId: string, customerId: string, now: Date): Promise<void> {
  await deleteCart(tx, guestCartId);
  await tx
    .insertInto('merged_carts')
    .values({ guest_cart_id: guestCartId, customer_id: customerId, merged_at: now })
    .execute();
}

/** Whether the guest cart was merged into the customer's cart before. */
export async function wasMerged(db: Db, guestCartId: string, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('merged_carts')
    .select('guest_cart_id')
    .where('guest_cart_id', '=', guestCartId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateDelivery(tx: Tx, cartId: string, delivery: CartDelivery, now: Date): Promise<void> {
  await tx
    .updateTable('carts')
    .set({
      delivery_method: delivery.deliveryMethod,
      delivery_address_id: delivery.deliveryMethod === 'shipping' ? delivery.addressId : null,
      delivery_store_id: delivery.deliveryMethod === 'pickup' ? delivery.storeId : null,
      pickup_receiver: delivery.deliveryMethod === 'pickup' ? JSON.stringify(delivery.receiver) : null,
      appointment_contact: delivery.deliveryMethod === 'appointment' ? JSON.stringify(delivery.contact) : null,
      updated_at: now,
    })
    .where('cart_id', '=', cartId)
    .execute();
}

/** Stores the coupons that a locked cart chose; one that is absent stays. */
export async function updateCoupons(
  tx: Tx,
  cartId: string,
  { couponCode, collectibleCouponId }: Partial<CouponChoice>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('carts')
    .set({ coupon_code: couponCode, collectible_coupon_id: collectibleCouponId, updated_at: now })
    .where('cart_id', '=', cartId)
    .execute();
}

/** Removes coupons from a cart. */
export async function clearCoupons(
  tx: Tx,
  cartId: string,
  { code, collectible }: { code: boolean; collectible: boolean },
): Promise<void> {
  await sql`
    update carts set
      coupon_code = case when ${code}::boolean then null else coupon_code end,
      collectible_coupon_id = case when ${collectible}::boolean then null else collectible_coupon_id end
    where cart_id = ${cartId}::uuid`.execute(tx);
}

/** Gives a cart the coupon code of another one, unless it has one. */
export async function inheritCouponCode(tx: Tx, cartId: string, fromCartId: string): Promise<void> {
  await sql`
    update carts set coupon_code = origin.coupon_code
    from carts origin
    where carts.cart_id = ${cartId}::uuid and origin.cart_id = ${fromCartId}::uuid and carts.coupon_code is null`.execute(
    tx,
  );
}

/** Carts that one statement deletes, with their lines: a large backlog would take longer than a statement may. */
const cartsPerStatement = 1000;

/** Deletes guest carts that were last changed before a time, except locked ones, and records of merges before it. */
export async function deleteGuestCartsBefore(db: Db, before: Date): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('carts')
      .where('cart_id', 'in', (query) =>
        query
          .selectFrom('carts')
          .select('cart_id')
          .where('customer_id', 'is', null)
          .where('updated_at', '<', before)
          .orderBy('updated_at')
          .limit(cartsPerStatement)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirstOrThrow();
    if (numDeletedRows < cartsPerStatement) break;
  }
  await db.deleteFrom('merged_carts').where('merged_at', '<', before).execute();
}
