import type { z } from 'zod';
import type { Credentials, Session } from '#contract/accounts.ts';
import { homePath, type Locale } from '#contract/locale.ts';
import { fail, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import type { BotCheck } from '../bot-check/bot-check.ts';
import { transaction } from '../db/database.ts';
import type { JobData } from '../jobs/jobs.ts';
import { queueMail } from '../messaging/messaging.ts';
import { lockCustomer } from './customer-lock-queries.ts';
import { verifyPassword } from './passwords.ts';
import { findCustomerByEmail } from './queries.ts';
import { addDuration, confirmationHours, maxConfirmations } from './rules.ts';
import { type Device, signIn } from './sessions.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import {
  countConfirmations,
  deleteConfirmation,
  hasConfirmation,
  insertConfirmation,
  isDeviceOf,
} from './sign-in-queries.ts';
import { hashToken, newToken } from './tokens.ts';

interface SignInRequest {
  credentials: z.infer<typeof Credentials>;
  device: Device;
  /** The client's network address; of IPv6 its network. */
  address: string;
  /** The client's exact address. */
  ip: string;
  locale: Locale;
}

/**
 * Signs in with a password, within the limits on guessing. After a few wrong ones a bot check is required. While somebody guesses the
 * password of an account, a right one signs in from a device that did before; on any other it is answered like a wrong one, and mails a
 * link with which it signs in there.
 */
export async function signInWithinLimits(
  context: AppContext,
  { limits, isPerson }: { limits: SignInLimits | null; isPerson: BotCheck },
  { credentials, device, address, ip, locale }: SignInRequest,
): Promise<
  Result<
    Session,
    | 'credentials_not_valid'
    | 'account_not_active'
    | 'sign_in_confirmation_required'
    | 'bot_check_failed'
    | 'too_many_requests'
  >
> {
  if (!limits) return signIn(context, credentials, device);
  const proof = await findProof(context, credentials, device);
  const permission = await limits.begin({ address, account: credentials.username, proof });
  if (!permission.isWithinLimit) return fail('too_many_requests', { retryAfterSeconds: permission.retryAfterSeconds });
  let isMiss = false;
  try {
    const { botCheckToken: token } = credentials;
    if (permission.isBotCheckRequired && !(await isPerson({ token, action: 'sign_in', address: ip })))
      return fail('bot_check_failed');
    if (permission.isConfirmationRequired) {
      isMiss = true;
      await requestConfirmation(context, credentials, locale);
      return fail('sign_in_confirmation_required');
    }
    const result = await signIn(context, credentials, device);
    isMiss = !result.ok && result.code === 'credentials_not_valid';
    if (result.ok && credentials.confirmationToken)
      await deleteConfirmation(context.db, hashToken(credentials.confirmationToken));
    return result;
  } finally {
    permission.end(isMiss);
  }
}

/** What shows that the account's owner may be trying; null without. */
async function findProof(
  { db, clock }: AppContext,
  { username, confirmationToken }: z.infer<typeof Credentials>,
  { token }: Device,
): Promise<string | null> {
  if (token && (await isDeviceOf(db, username, hashToken(token)))) return `device ${hashToken(token)}`;
  if (!confirmationToken) return null;
  const hash = hashToken(confirmationToken);
  return (await hasConfirmation(db, username, hash, clock())) ? `link ${hash}` : null;
}

/** Takes the same time for a right password as for a wrong one: the link is mailed afterwards. */
async function requestConfirmation(
  context: AppContext,
  { username: email, password }: z.infer<typeof Credentials>,
  locale: Locale,
): Promise<void> {
  const customer = await findCustomerByEmail(context.db, email);
  const isCorrect =
    (await verifyPassword(password, customer?.password_hash ?? undefined)) && Boolean(customer?.activated_at);
  await transaction(context.db, (tx) =>
    context.jobs.send(tx, 'mail-sign-in-confirmation', { email, locale, isCorrect }),
  );
}

/** Mails the link with which a right password signs in on another device; at most three an hour, and nothing after a wrong password. */
export async function mailConfirmation(
  context: AppContext,
  { email, locale, isCorrect }: JobData['mail-sign-in-confirmation'],
): Promise<void> {
  if (!isCorrect) return;
  await transaction(context.db, async (tx) => {
    const customer = await findCustomerByEmail(tx, email);
    if (!customer) return;
    await lockCustomer(tx, customer.customer_id);
    const now = context.clock();
    if ((await countConfirmations(tx, customer.customer_id, now)) >= maxConfirmations) return;
    const token = newToken();
    const expiresAt = addDuration(now, { hours: confirmationHours });
    await insertConfirmation(tx, { hash: hashToken(token), customerId: customer.customer_id, expiresAt });
    // In the fragment, which browsers send to no server: it is in no log and in no Referer.
    const confirmUrl = `${context.settings.origin}${homePath(locale)}?sign-in#confirmation=${token}`;
    await queueMail(context, tx, {
      recipient: email,
      locale,
      template: 'sign_in_confirmation',
      content: { firstName: customer.first_name, confirmUrl },
    });
  });
}
