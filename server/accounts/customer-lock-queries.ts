import { lockRows, type Tx } from '../db/database.ts';

/*
 * The order of locks on what belongs to a customer, so that transactions never wait for each other in a circle:
 *
 *   what a provider has identified for a visitor (`pending_identities`), registrations of the e-mail address, `customers`,
 *   `customer_ids`, then all that references these two (sessions, passkeys, coupons, cart, orders).
 *
 * A row with a foreign key locks what it references when it is inserted (`for key share`), so a transaction that locks rows of a
 * customer and then inserts others locks the customer before: with one of these functions, or one that also reads what it needs
 * (`lockCustomerByEmail`, `lockPassword`, `lockContact`, `lockWishlist`).
 */

/** Lets other transactions that change the same customer wait until this one ends, in the order in which they came. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<void> {
  const locking = tx
    .selectFrom('customers')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    // Weaker than `for update`, for which every insert of a row of the customer would have to wait.
    .forNoKeyUpdate();
  await lockRows([`customers ${customerId}`], () => locking.executeTakeFirst());
}

/**
 * Lets a transaction that erases the customer wait until this one ends, but no other.
 *
 * @returns whether the account exists; false if it was erased or never was
 */
export async function lockAgainstErasure(tx: Tx, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('customers')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks a customer with the registrations of the e-mail address and the id, all that an erasure changes: nobody signs in, places an order
 * or adds anything meanwhile.
 *
 * @returns whether the account exists; false if it was erased or never was
 */
export async function lockForErasure(tx: Tx, customerId: string): Promise<boolean> {
  await tx
    .selectFrom('registrations')
    .select('registration_id')
    .where('email', '=', (select) =>
      select.selectFrom('customers').select('email').where('customer_id', '=', customerId),
    )
    .orderBy('registration_id')
    .forUpdate()
    .execute();
  await tx
    .selectFrom('customers')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  const row = await tx
    .selectFrom('customer_ids')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
