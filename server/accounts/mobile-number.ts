import { type Locale, pathPrefix } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';
import { transaction } from '../db/database.ts';
import { queueMail } from '../messaging/messaging.ts';
import { changeMobile, lockContact } from './profile-queries.ts';
import { maskedMobileNo } from './rules.ts';

/**
 * Changes the mobile number of a customer for an operator, logs who did it and why, and mails the customer.
 *
 * @returns null if there is no such customer
 */
export function changeMobileNo(
  context: AppContext,
  customerId: string,
  { mobileNo, operator, reason, dryRun }: { mobileNo: string; operator: string; reason: string; dryRun: boolean },
): Promise<'changed' | 'unchanged' | null> {
  return transaction(context.db, async (tx) => {
    const customer = await lockContact(tx, customerId);
    if (!customer) return null;
    if (customer.mobile_no === mobileNo) return 'unchanged';
    if (dryRun) return 'changed';
    const at = context.clock();
    await changeMobile(tx, customerId, { from: customer.mobile_no, to: mobileNo, operator, reason, at });
    const locale = customer.locale as Locale;
    await queueMail(context, tx, {
      recipient: customer.email,
      locale,
      template: 'mobile_changed',
      content: {
        firstName: customer.first_name,
        changedAt: at.toISOString(),
        mobileNo: maskedMobileNo(mobileNo),
        profileUrl: `${context.settings.origin}${pathPrefix(locale)}/account/my-profile`,
      },
    });
    return 'changed';
  });
}
