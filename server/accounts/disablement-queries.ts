import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';

/** By whom, when and why a customer is disabled or enabled. */
export interface DisablementBy {
  operator: string;
  reason: string;
  at: Date;
}

/** SQL: whether the row of `customers` is that of a disabled customer. */
export const isCustomerDisabled: RawBuilder<boolean> = sql`exists (
  select from customer_disablements
  where customer_disablements.customer_id = customers.customer_id and customer_disablements.enabled_at is null
)`;

/** Whether a customer has an account that an operator disabled, by id or by e-mail address. */
export async function isDisabled(db: Db, column: 'customer_id' | 'email', value: string): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('customer_id')
    .where(column, '=', value)
    .where(isCustomerDisabled)
    .executeTakeFirst();
  return row !== undefined;
}

/** When a locked customer was activated; undefined if there is no such customer. */
export function findActivation(tx: Tx, customerId: string): Promise<{ activated_at: Date | null } | undefined> {
  return tx.selectFrom('customers').select('activated_at').where('customer_id', '=', customerId).executeTakeFirst();
}

/** Takes the activation of a customer away, and stores it. */
export async function insertDisablement(
  tx: Tx,
  customerId: string,
  { activatedAt, operator, reason, at }: DisablementBy & { activatedAt: Date },
): Promise<void> {
  await tx
    .insertInto('customer_disablements')
    .values({
      customer_id: customerId,
      activated_at: activatedAt,
      disabled_at: at,
      disabled_by: operator,
      disable_reason: reason,
    })
    .execute();
  await tx.updateTable('customers').set({ activated_at: null }).where('customer_id', '=', customerId).execute();
}

/** Gives a disabled customer the earlier activation back. */
export async function endDisablement(
  tx: Tx,
  customerId: string,
  { operator, reason, at }: DisablementBy,
): Promise<void> {
  const { activated_at } = await tx
    .updateTable('customer_disablements')
    .set({ enabled_at: at, enabled_by: operator, enable_reason: reason })
    .where('customer_id', '=', customerId)
    .where('enabled_at', 'is', null)
    .returning('activated_at')
    .executeTakeFirstOrThrow();
  await tx.updateTable('customers').set({ activated_at }).where('customer_id', '=', customerId).execute();
}

/** When an operator disabled a customer, oldest first; a current one has no end. */
export function selectDisablements(db: Db, customerId: string) {
  return db
    .selectFrom('customer_disablements')
    .select(['activated_at', 'disabled_at', 'enabled_at'])
    .where('customer_id', '=', customerId)
    .orderBy('customer_disablement_id')
    .execute();
}
