import { homePath, type Locale } from '#contract/locale.ts';
import type { Provider } from '#contract/social-sign-in.ts';
import type { AppContext } from '../../app-context.ts';
import { RetryTransaction, type Tx } from '../../db/database.ts';
import { queueMail } from '../../messaging/messaging.ts';
import { recordConsents } from '../consents.ts';
import { isDisabled } from '../disablement-queries.ts';
import { findCustomerByEmail, findCustomerById } from '../queries.ts';
import { deleteRegistrations } from '../registration-queries.ts';
import {
  findLinkedCustomer,
  insertActiveCustomer,
  insertLinkedAccount,
  lockCustomerByEmail,
  type NewAccount,
} from './social-queries.ts';

/**
 * The account of an e-mail address that the person has been proved to read: the active one, or a new one. Registrations that
 * wait for the address end: a stranger may have made them, whose passwords and links must not work.
 *
 * @returns the customer's id
 */
async function enterAccountOf(tx: Tx, person: NewAccount): Promise<string> {
  await deleteRegistrations(tx, person.email);
  const inserted = await insertActiveCustomer(tx, person);
  if (inserted) {
    await recordConsents(tx, inserted, person.at);
    return inserted;
  }
  const customer = await lockCustomerByEmail(tx, person.email);
  // Deleted between the two statements.
  return customer ? customer.customer_id : enterAccountOf(tx, person);
}

/**
 * Enters the account of an e-mail address that a person at a provider has been proved to read, and links it.
 *
 * @returns the customer's id; undefined if the person is linked to another customer, or the customer to another person at the provider:
 *   nothing has been changed then
 */
export async function enterAndLink(
  context: AppContext,
  tx: Tx,
  person: NewAccount,
  link: { provider: Provider; subject: string; label: string },
): Promise<string | undefined> {
  const linked = await findLinkedCustomer(tx, link.provider, link.subject);
  if (linked && linked !== (await findCustomerByEmail(tx, person.email))?.customer_id) return undefined;
  const customerId = await enterAccountOf(tx, person);
  if (await isDisabled(tx, 'customer_id', customerId))
    throw new RetryTransaction('the customer was disabled at the same moment');
  if (await linkTo(context, tx, customerId, link)) return customerId;
  // Linked to another customer since: the account may be one that nobody could enter.
  if (!linked && (await findLinkedCustomer(tx, link.provider, link.subject)))
    throw new RetryTransaction('the person was linked at the same moment');
  return undefined;
}

/**
 * Links a person at a provider to a customer, and mails that to the customer. True as well if the link exists.
 *
 * @returns false if the person is linked to another customer, or the customer to another person at the provider
 */
export async function linkTo(
  context: AppContext,
  tx: Tx,
  customerId: string,
  { provider, subject, label }: { provider: Provider; subject: string; label: string },
): Promise<boolean> {
  const isNew = await insertLinkedAccount(tx, { provider, subject, customerId, label, at: context.clock() });
  if (!isNew) return (await findLinkedCustomer(tx, provider, subject)) === customerId;
  const customer = await findCustomerById(tx, customerId);
  if (!customer) return true;
  const locale = customer.locale as Locale;
  const homeUrl = `${context.settings.origin}${homePath(locale)}`;
  await queueMail(context, tx, {
    recipient: customer.email,
    locale,
    template: 'account_linked',
    content: { firstName: customer.first_name, provider, label, homeUrl },
  });
  return true;
}
