import { homePath, type Locale, pathPrefix } from '#contract/locale.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Provider } from '#contract/social-sign-in.ts';
import type { AppContext } from '../app-context.ts';
import { type Tx, transaction } from '../db/database.ts';
import { queueMail } from '../messaging/messaging.ts';
import { lockCustomer } from './customer-lock-queries.ts';
import { deletePasskeys, listPasskeyRows } from './passkeys/passkey-queries.ts';
import { findCustomerOfResetToken, setPassword, takeResetToken } from './password-queries.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';
import { listLinkedAccounts } from './social-sign-in/social-queries.ts';
import { hashToken } from './tokens.ts';

/** Mails a link for a new password, after the response, if there is an active account. */
export async function forgotPassword(context: AppContext, email: string, locale: Locale): Promise<void> {
  await transaction(context.db, (tx) =>
    context.jobs.send(tx, 'mail-account-link', { kind: 'password_reset', email, locale }),
  );
}

/** The e-mail address of the account that a mailed token is for. The token stays valid. */
export async function checkResetToken(
  context: AppContext,
  token: string,
): Promise<Result<{ email: string }, 'reset_token_not_valid'>> {
  const customer = await findCustomerOfResetToken(context.db, hashToken(token), context.clock());
  return customer ? ok({ email: customer.email }) : fail('reset_token_not_valid');
}

/**
 * Sets a new password with a mailed token, which works once. Ends every session and all other links, and removes all passkeys. Linked
 * accounts stay ways into the account: an open session alone links none (sign-in-proof.ts), and the mail names them.
 */
export async function resetPassword(
  context: AppContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<Result<undefined, 'reset_token_not_valid'>> {
  const now = context.clock();
  const tokenHash = hashToken(token);
  // Before the transaction, which would hold its locks and connection meanwhile.
  const passwordHash = await hashPassword(newPassword);
  return transaction(context.db, async (tx) => {
    const customer = await findCustomerOfResetToken(tx, tokenHash, now);
    if (!customer) return fail('reset_token_not_valid');
    const { customer_id: customerId } = customer;
    await lockCustomer(tx, customerId);
    if (!(await takeResetToken(tx, tokenHash, now))) return fail('reset_token_not_valid');
    const passkeysRemoved = await deletePasskeys(tx, customerId);
    await storePassword(context, tx, customerId, passwordHash, { passkeysRemoved });
    await endSessions(context, tx, customerId);
    return ok(undefined);
  });
}

/** Stores a new password, ends the mailed links for another one, and mails the customer that it was changed, with the passkeys and linked accounts. */
export async function storePassword(
  context: AppContext,
  tx: Tx,
  customerId: string,
  passwordHash: string,
  { passkeysRemoved = 0 }: { passkeysRemoved?: number } = {},
): Promise<void> {
  const customer = await setPassword(tx, customerId, passwordHash);
  if (!customer) return;
  const locale = customer.locale as Locale;
  const { origin } = context.settings;
  const links = await listLinkedAccounts(tx, customerId);
  await queueMail(context, tx, {
    recipient: customer.email,
    locale,
    template: 'password_changed',
    content: {
      firstName: customer.first_name,
      changedAt: context.clock().toISOString(),
      passkeysRemoved,
      passkeysLeft: (await listPasskeyRows(tx, customerId)).length,
      linkedAccounts: links.map(({ provider, label }) => ({ provider: provider as Provider, label })),
      profileUrl: `${origin}${pathPrefix(locale)}/account/my-profile`,
      forgotPasswordUrl: `${origin}${homePath(locale)}?forgot-password`,
    },
  });
}
