import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { transaction } from '../db/database.ts';
import { lockCustomer } from './customer-lock-queries.ts';
import { findPasswordHash } from './password-queries.ts';
import { storePassword } from './password-reset.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';

/**
 * Replaces the password of a customer who knows it. Ends every other session, and the mailed links for another password; passkeys stay. A customer
 * without a password, who signs in by a provider, sets one by the mailed link.
 */
export async function changePassword(
  context: AppContext,
  { customerId, sessionId }: { customerId: string; sessionId: string },
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<Result<undefined, 'password_not_correct'>> {
  const oldHash = await findPasswordHash(context.db, customerId);
  if (!(await verifyPassword(oldPassword, oldHash))) return fail('password_not_correct');
  const newHash = await hashPassword(newPassword);
  return transaction(context.db, async (tx) => {
    await lockCustomer(tx, customerId);
    // Replaced by another request in the meantime.
    if ((await findPasswordHash(tx, customerId)) !== oldHash) return fail('password_not_correct');
    await storePassword(context, tx, customerId, newHash);
    await endSessions(context, tx, customerId, { except: sessionId });
    return ok(undefined);
  });
}
