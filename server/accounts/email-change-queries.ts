import type { Tx } from '../db/database.ts';

/** By whom and why an e-mail address is changed. */
export interface EmailChangeBy {
  operator: string;
  reason: string;
}

/** Stores a code that proves the new address of a customer. */
export async function insertEmailChange(
  tx: Tx,
  customerId: string,
  {
    from,
    to,
    codeHash,
    expiresAt,
    operator,
    reason,
  }: EmailChangeBy & { from: string; to: string; codeHash: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('email_changes')
    .values({
      customer_id: customerId,
      old_email: from,
      new_email: to,
      code_hash: codeHash,
      expires_at: expiresAt,
      operator,
      reason,
    })
    .execute();
}

/** Confirms a change by its code; with `dryRun` only looks for it. @returns whether it is that of this change, and has not expired */
export async function confirmEmailChange(
  tx: Tx,
  customerId: string,
  {
    from,
    to,
    codeHash,
    at,
    dryRun,
    operator,
    reason,
  }: EmailChangeBy & { from: string; to: string; codeHash: string; at: Date; dryRun: boolean },
): Promise<boolean> {
  const row = await tx
    .selectFrom('email_changes')
    .select('email_change_id')
    .where('customer_id', '=', customerId)
    .where('old_email', '=', from)
    .where('new_email', '=', to)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', at)
    .where('changed_at', 'is', null)
    .orderBy('email_change_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return false;
  if (!dryRun)
    await tx
      .updateTable('email_changes')
      .set({ changed_at: at, operator, reason })
      .where('email_change_id', '=', row.email_change_id)
      .execute();
  return true;
}

/** Replaces the address of a customer, and ends the links that were mailed to the earlier one. */
export async function updateEmail(tx: Tx, customerId: string, email: string): Promise<void> {
  await tx.updateTable('customers').set({ email }).where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('password_reset_tokens').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('sign_in_confirmations').where('customer_id', '=', customerId).execute();
}
