import { homePath } from '#contract/locale.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import {
  deleteRegistrations,
  findCustomerContact,
  isPasswordOf,
  lockForErasure,
  withdrawConsents,
} from '../accounts/accounts.ts';
import type { AppContext } from '../app-context.ts';
import { deleteMessagesOf } from '../contact/contact.ts';
import { stopKeepingCoupons } from '../coupons/coupons.ts';
import { transaction } from '../db/database.ts';
import { deleteMailsTo, queueMail } from '../messaging/messaging.ts';
import { deleteCustomer, findUnfinishedOrderIds, selectFormerEmails } from './queries.ts';
import { openStatuses } from './rules.ts';

/**
 * Erases an account: the person with addresses, sessions, wishlist, cart and mails. Orders stay with their snapshots, as their tax invoices
 * do, and consents as proof; both belong to an id without a person. Mails a confirmation. Erasing again changes nothing.
 *
 * @param by the operator who does it, and why; null if the customer does
 */
export async function eraseCustomer(
  context: AppContext,
  customerId: string,
  by: { operator: string; reason: string } | null,
): Promise<Result<'erased' | 'unchanged', 'customer_has_open_orders'>> {
  const at = context.clock();
  const result = await transaction(context.db, async (tx) => {
    if (!(await lockForErasure(tx, customerId))) return ok('unchanged' as const);
    const openOrders = await findUnfinishedOrderIds(tx, customerId, openStatuses);
    if (openOrders.length > 0) return fail('customer_has_open_orders', { data: { orderIds: openOrders } });
    const contact = await findCustomerContact(tx, customerId);
    const addresses = [...(contact ? [contact.email] : []), ...(await selectFormerEmails(tx, customerId))];
    for (const email of addresses) {
      await deleteMessagesOf(tx, { customerId, email });
      await deleteMailsTo(tx, email);
    }
    await withdrawConsents(tx, customerId, at);
    await stopKeepingCoupons(tx, customerId);
    await deleteCustomer(tx, customerId, { at, operator: by?.operator ?? null, reason: by?.reason ?? null });
    if (!contact) return ok('erased' as const);
    const { email: recipient, locale, firstName } = contact;
    await deleteRegistrations(tx, recipient);
    const content = { firstName, homeUrl: `${context.settings.origin}${homePath(locale)}` };
    await queueMail(context, tx, { recipient, locale, template: 'account_erased', content });
    return ok('erased' as const);
  });
  if (result.ok && result.data === 'erased') context.log.info({ customerId }, 'a customer was erased');
  return result;
}

/** Erases the account of a customer who proves it with the password. */
export async function eraseOwnAccount(
  context: AppContext,
  customerId: string,
  password: string,
): Promise<Result<undefined, 'password_not_valid' | 'customer_has_open_orders'>> {
  if (!(await isPasswordOf(context.db, customerId, password))) return fail('password_not_valid');
  const erased = await eraseCustomer(context, customerId, null);
  return erased.ok ? ok(undefined) : erased;
}
