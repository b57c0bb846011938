import type { AppContext } from '../app-context.ts';
import { transaction } from '../db/database.ts';
import { changeMobile, lockMobileNo } from './profile-queries.ts';

/**
 * Changes the mobile number of a customer for an operator, and logs who did it and why.
 *
 * @returns null if there is no such customer
 */
export function changeMobileNo(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  customerId: string,
  { mobileNo, operator, reason, dryRun }: { mobileNo: string; operator: string; reason: string; dryRun: boolean },
): Promise<'changed' | 'unchanged' | null> {
  return transaction(db, async (tx) => {
    const customer = await lockMobileNo(tx, customerId);
    if (!customer) return null;
    if (customer.mobile_no === mobileNo) return 'unchanged';
    if (!dryRun)
      await changeMobile(tx, customerId, { from: customer.mobile_no, to: mobileNo, operator, reason, at: clock() });
    return 'changed';
  });
}
