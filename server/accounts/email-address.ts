import { randomInt } from 'node:crypto';
import { homePath, type Locale } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';
import { sqlState, type Tx, transaction } from '../db/database.ts';
import { queueMail } from '../messaging/messaging.ts';
import { confirmEmailChange, type EmailChangeBy, insertEmailChange, updateEmail } from './email-change-queries.ts';
import { lockContact } from './profile-queries.ts';
import { findCustomerByEmail } from './queries.ts';
import { deleteRegistrations, lockRegistrations } from './registration-queries.ts';
import { addDuration, emailChangeMinutes, maskedEmail } from './rules.ts';
import { endSessions } from './sessions.ts';
import { hashToken } from './tokens.ts';

/** What became of a change; `in_use`: another customer has the address. */
export type EmailChangeOutcome = 'code_mailed' | 'changed' | 'unchanged' | 'in_use' | 'code_not_valid';

interface EmailChange extends EmailChangeBy {
  email: string;
  /** What the customer read in the mail to the new address; undefined mails it. */
  code: string | undefined;
  dryRun: boolean;
}

/**
 * Changes the e-mail address of a customer for an operator, in two steps: the first mails a code to the new address, the second takes it from
 * the customer. Ends all sessions, the mailed links and the registrations that wait for the new address, logs who did it and why, and mails
 * both addresses. Password, passkeys and linked accounts stay.
 *
 * @returns null if there is no such customer
 */
export async function changeEmail(
  context: AppContext,
  customerId: string,
  change: EmailChange,
): Promise<EmailChangeOutcome | null> {
  try {
    return await transaction(context.db, (tx) => changeEmailIn(context, tx, customerId, change));
  } catch (error) {
    // Somebody began to use the address in the meantime: `customers.email` is unique.
    if (sqlState(error) === '23505') return 'in_use';
    throw error;
  }
}

async function changeEmailIn(
  context: AppContext,
  tx: Tx,
  customerId: string,
  change: EmailChange,
): Promise<EmailChangeOutcome | null> {
  const { email: to, code, dryRun, operator, reason } = change;
  await lockRegistrations(tx, to);
  const customer = await lockContact(tx, customerId);
  if (!customer) return null;
  const { email: from } = customer;
  if (from === to) return 'unchanged';
  if (await findCustomerByEmail(tx, to)) return 'in_use';
  const at = context.clock();
  const locale = customer.locale as Locale;
  if (code === undefined) {
    if (!dryRun) await mailCode(context, tx, { customerId, from, locale, change });
    return 'code_mailed';
  }
  const codeHash = hashToken(code);
  if (!(await confirmEmailChange(tx, customerId, { from, to, codeHash, at, dryRun, operator, reason })))
    return 'code_not_valid';
  if (dryRun) return 'changed';
  await updateEmail(tx, customerId, to);
  await deleteRegistrations(tx, to);
  await endSessions(context, tx, customerId);
  for (const recipient of [from, to])
    await queueMail(context, tx, {
      recipient,
      locale,
      template: 'email_changed',
      content: {
        firstName: customer.first_name,
        changedAt: at.toISOString(),
        email: maskedEmail(to),
        signInUrl: `${context.settings.origin}${homePath(locale)}?sign-in`,
      },
    });
  return 'changed';
}

async function mailCode(
  context: AppContext,
  tx: Tx,
  {
    customerId,
    from,
    locale,
    change: { email: to, operator, reason },
  }: { customerId: string; from: string; locale: Locale; change: EmailChange },
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = addDuration(context.clock(), { minutes: emailChangeMinutes });
  await insertEmailChange(tx, customerId, { from, to, codeHash: hashToken(code), expiresAt, operator, reason });
  await queueMail(context, tx, { recipient: to, locale, template: 'email_change_code', content: { code } });
}
