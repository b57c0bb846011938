import { sql } from 'kysely';
import type { OrderStatus } from '#contract/order-statuses.ts';
import { lowerCaseAscii } from '#contract/validation.ts';
import type { Db, Tx } from '../db/database.ts';

/** The ids of a customer's orders that are in one of these statuses, or of which a refund is not made yet, the latest first. */
export async function findUnfinishedOrderIds(
  db: Db,
  customerId: string,
  statuses: readonly OrderStatus[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('customer_id', '=', customerId)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('status', 'in', statuses),
        exists(
          selectFrom('refunds')
            .whereRef('reference', '=', 'orders.order_id')
            .where('refunds.status', '<>', 'succeeded'),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('order_id')
    .execute();
  return rows.map(({ order_id }) => order_id);
}

export interface Erasure {
  at: Date;
  /** Null if the customer did it. */
  operator: string | null;
  reason: string | null;
}

/** Deletes a customer with everything that references `customers`; the id stays, with when and by whom it was erased. */
export async function deleteCustomer(tx: Tx, customerId: string, { at, operator, reason }: Erasure): Promise<void> {
  await tx
    .updateTable('customer_ids')
    .set({ erased_at: at, erased_by: operator, erasure_reason: reason })
    .where('customer_id', '=', customerId)
    .execute();
  await tx.deleteFrom('customers').where('customer_id', '=', customerId).execute();
}

/** The id of an account by its e-mail address or its id; undefined if there is none. */
export async function findCustomerId(db: Db, emailOrId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('customer_id')
    .where((where) =>
      where.or([where('email', '=', lowerCaseAscii(emailOrId)), where(sql`customer_id::text`, '=', emailOrId)]),
    )
    .executeTakeFirst();
  return row?.customer_id;
}

/** When and by whom an account was erased; undefined if it was not. */
export function findErasure(db: Db, customerId: string) {
  return db
    .selectFrom('customer_ids')
    .select(['erased_at', 'erased_by', 'erasure_reason'])
    .where(sql`customer_id::text`, '=', customerId)
    .where('erased_at', 'is not', null)
    .executeTakeFirst();
}

/** What the profile does not show of a customer. */
export function findRegistration(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select(['created_at', 'activated_at'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** The products of a customer's wishlist, the latest first, withdrawn ones included. */
export function selectWishlist(db: Db, customerId: string) {
  return db
    .selectFrom('wishlist_items')
    .innerJoin('products', 'products.product_id', 'wishlist_items.product_id')
    .select([
      'wishlist_items.product_id',
      'products.name',
      'wishlist_items.added_at',
      'wishlist_items.price_asked_at',
      'wishlist_items.price_asked_satang',
      'wishlist_items.stock_asked_at',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('added_at', 'desc')
    .orderBy('wishlist_items.product_id')
    .execute();
}

/** Since when a customer shares the wishlist by a link; null if it is not shared. */
export async function findWishlistShare(db: Db, customerId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('wishlist_shares')
    .select('shared_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.shared_at ?? null;
}

/** The coupons that a customer kept or used. */
export function selectCoupons(db: Db, customerId: string) {
  return db
    .selectFrom('customer_coupons')
    .innerJoin('coupons', 'coupons.coupon_id', 'customer_coupons.coupon_id')
    .select(['coupons.name', 'customer_coupons.kept_at', 'customer_coupons.expires_at', 'customer_coupons.used'])
    .where('customer_id', '=', customerId)
    .orderBy('customer_coupons.coupon_id')
    .execute();
}

const ofOrders = (orderIds: readonly string[]) => sql<boolean>`reference = any (${orderIds}::text[])`;

/** The tax invoices and credit notes of orders, oldest first. */
export function selectInvoices(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('invoices')
    .select(['reference', 'invoice_number', 'issued_at', 'total_satang'])
    .where(ofOrders(orderIds))
    .orderBy('issued_at')
    .orderBy('invoice_number')
    .execute();
}

/** The payments of orders, oldest first. */
export function selectPayments(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('payment_attempts')
    .select(['reference', 'payment_method', 'status', 'amount_satang', 'created_at'])
    .where(ofOrders(orderIds))
    .orderBy('created_at')
    .orderBy('payment_id')
    .execute();
}

/** The slips that were sent for orders, without their pictures, oldest first. */
export function selectSlips(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('bank_transfer_slips')
    .select(['reference', 'status', 'sending_bank', 'transaction_reference', 'uploaded_at', 'reason'])
    .where(ofOrders(orderIds))
    .orderBy('uploaded_at')
    .orderBy('slip_id')
    .execute();
}

/** The refunds of orders, oldest first, without cancelled units that cost nothing. */
export function selectRefunds(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('refunds')
    .select(['reference', 'amount_satang', 'reason', 'status', 'requested_at', 'succeeded_at'])
    .where(ofOrders(orderIds))
    .where('amount_satang', '>', 0)
    .orderBy('requested_at')
    .orderBy('refund_id')
    .execute();
}

/** How their customer cancelled orders. */
export function selectCancellations(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('order_transitions')
    .select(['order_id', 'at', 'reason', 'comment'])
    .where(sql<boolean>`order_id = any (${orderIds}::text[])`)
    .where('actor', '=', 'customer')
    .where('to_status', 'in', ['cancelled', 'refund_pending'])
    .execute();
}

/** The mobile numbers that operators changed, oldest first. */
export function selectMobileChanges(db: Db, customerId: string) {
  return db
    .selectFrom('mobile_changes')
    .select(['old_mobile_no', 'new_mobile_no', 'changed_at'])
    .where('customer_id', '=', customerId)
    .orderBy('mobile_change_id')
    .execute();
}

/** The e-mail addresses that operators changed, oldest first. */
export function selectEmailChanges(db: Db, customerId: string) {
  return db
    .selectFrom('email_changes')
    .select(['old_email', 'new_email', 'changed_at'])
    .where('customer_id', '=', customerId)
    .where('changed_at', 'is not', null)
    .orderBy('email_change_id')
    .execute();
}

/** The addresses that a customer had before and nobody has now. */
export async function selectFormerEmails(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('email_changes')
    .select('old_email')
    .distinct()
    .where('customer_id', '=', customerId)
    .where('changed_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customers').select('customers.customer_id').whereRef('email', '=', 'email_changes.old_email'),
        ),
      ),
    )
    .execute();
  return rows.map(({ old_email }) => old_email);
}

/** The accounts of providers by which a customer signs in. */
export function selectLinkedAccounts(db: Db, customerId: string) {
  return db
    .selectFrom('linked_accounts')
    .select(['provider', 'label', 'linked_at'])
    .where('customer_id', '=', customerId)
    .orderBy('linked_at')
    .execute();
}

/** The passkeys by which a customer signs in, without their keys. */
export function selectPasskeys(db: Db, customerId: string) {
  return db
    .selectFrom('passkeys')
    .select(['authenticator', 'browser', 'system', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

/** The sessions of a customer, the latest first. */
export function selectSessions(db: Db, customerId: string) {
  return db
    .selectFrom('sessions')
    .select(['browser', 'system', 'created_at', 'last_used_at', 'ended_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .execute();
}

const batchSize = 500;

/** Who gets the newsletter. */
export interface Subscriber {
  email: string;
  first_name: string;
  last_name: string;
  /** Of mails. */
  language: string;
  /** When the customer last subscribed; null if the consent was not recorded. */
  subscribed_at: Date | null;
}

/** The active customers who are subscribed to the newsletter, in batches, by e-mail address. */
export async function* subscribers(db: Db): AsyncGenerator<readonly Subscriber[]> {
  let last: string | undefined;
  for (;;) {
    const rows = await db
      .selectFrom('customers')
      .select(({ selectFrom }) => [
        'email',
        'first_name',
        'last_name',
        'locale as language',
        selectFrom('customer_consents')
          .select('at')
          .whereRef('customer_consents.customer_id', '=', 'customers.customer_id')
          .where('purpose', '=', 'newsletter')
          .where('given', '=', true)
          .orderBy('consent_id', 'desc')
          .limit(1)
          .as('subscribed_at'),
      ])
      .where('subscription_flag', '=', true)
      .where('activated_at', 'is not', null)
      .$if(last !== undefined, (query) => query.where('email', '>', last as string))
      .orderBy('email')
      .limit(batchSize)
      .execute();
    if (rows.length > 0) yield rows;
    last = rows.at(-1)?.email;
    if (rows.length < batchSize) return;
  }
}
