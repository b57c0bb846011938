import type { AppContext } from '../app-context.ts';
import { transaction } from '../db/database.ts';
import { lockCustomer } from './customer-lock-queries.ts';
import { endDisablement, findActivation, insertDisablement, isDisabled } from './disablement-queries.ts';
import { endSessions } from './sessions.ts';

interface Request {
  isEnabled: boolean;
  operator: string;
  reason: string;
  dryRun: boolean;
}

/**
 * Disables or enables a customer for an operator, and logs who did it and why. A disabled one is signed out everywhere and cannot sign in
 * in any way; orders, cart and wishlist stay. No mail is sent.
 *
 * @returns null if there is no such customer, `not_active` for one who was never activated
 */
export function setCustomerEnabled(
  context: AppContext,
  customerId: string,
  { isEnabled, operator, reason, dryRun }: Request,
): Promise<'changed' | 'unchanged' | 'not_active' | null> {
  return transaction(context.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const customer = await findActivation(tx, customerId);
    if (!customer) return null;
    const activatedAt = customer.activated_at;
    const wasDisabled = await isDisabled(tx, 'customer_id', customerId);
    if (!activatedAt && !wasDisabled) return 'not_active';
    if (isEnabled !== wasDisabled) return 'unchanged';
    if (dryRun) return 'changed';
    const by = { operator, reason, at: context.clock() };
    if (isEnabled) await endDisablement(tx, customerId, by);
    else if (activatedAt) {
      await insertDisablement(tx, customerId, { activatedAt, ...by });
      await endSessions(context, tx, customerId);
    }
    return 'changed';
  });
}
