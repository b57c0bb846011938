import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { CartDelivery } from './rules.ts';

/** Whose cart: a guest's by its id alone, a customer's by that customer only (behaviour 3). Both ids are UUIDs. */
export interface CartKey {
  cartId: string;
  customerId: string | null;
}

/** Makes the customer's cart unless there is one, at the same moment too. */
export async function insertCartOfCustomer(db: Db, customerId: string, now: Date): Promise<void> {
  await db
    .insertInto('carts')
    .values({ customer_id: customerId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
}

/**
 * Locks a cart that its caller may change until the transaction ends; whoever changes its lines holds this lock.
 *
 * @returns the cart's customer, or undefined when the caller may not, or there is none
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

/** Locks the customer's cart, which exists. */
export async function lockCartOfCustomer(tx: Tx, customerId: string): Promise<string> {
  const { cart_id } = await tx
    .selectFrom('carts')
    .select('cart_id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return cart_id;
}

/** The guest cart is gone, and it is remembered whose cart took its lines. */
export async function replaceGuestCart(tx: Tx, guestCartId: string, customerId: string, now: Date): Promise<void> {
  await tx.deleteFrom('carts').where('cart_id', '=', guestCartId).execute();
  await tx
    .insertInto('merged_carts')
    .values({ guest_cart_id: guestCartId, customer_id: customerId, merged_at: now })
    .execute();
}

/** Whether that guest cart went into the cart of that customer. */
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
    .set({ delivery_method: delivery.deliveryMethod, delivery_address_id: delivery.addressId, updated_at: now })
    .where('cart_id', '=', cartId)
    .execute();
}

/** Deletes guests' carts not changed since, and what is known of merges from before. */
export async function deleteOldCarts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('carts').where('customer_id', 'is', null).where('updated_at', '<', before).execute();
  await db.deleteFrom('merged_carts').where('merged_at', '<', before).execute();
}
