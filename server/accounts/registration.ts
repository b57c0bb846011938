import type { Registration } from '#contract/accounts.ts';
import { type Locale, pathPrefix } from '#contract/locale.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { type Tx, transaction } from '../db/database.ts';
import { queueMail } from '../messaging/messaging.ts';
import { recordConsents } from './consents.ts';
import { hashPassword } from './passwords.ts';
import {
  activateCustomer,
  consumeActivationToken,
  findCustomerByEmail,
  insertActivationToken,
  insertCustomer,
  invalidateActivationTokens,
  replaceInactiveCustomer,
} from './queries.ts';
import { activationHours, addDuration } from './rules.ts';
import { hashToken, newToken } from './tokens.ts';

/**
 * Registers a customer and mails the activation link. Registering an e-mail address whose account was never activated replaces its data and
 * invalidates earlier links: following a link activates the password that came with it, never one that a stranger registered
 * before. An active account gets a mail that says so instead; the response is the same in all cases.
 */
export async function register(context: AppContext, registration: Registration, locale: Locale): Promise<void> {
  const { email, firstName, password } = registration;
  const passwordHash = await hashPassword(password);
  await transaction(context.db, async (tx) => {
    const fields = { passwordHash, locale, at: context.clock() };
    const customerId =
      (await insertCustomer(tx, registration, fields)) ?? (await replaceInactiveCustomer(tx, registration, fields));
    if (!customerId) return mailAlreadyRegistered(context, tx, email, locale);
    await invalidateActivationTokens(tx, customerId, context.clock());
    return mailActivation(context, tx, { customerId, email, firstName, locale });
  });
}

/** Mails the activation link again if there is an account that is not active yet. */
export async function requestActivation(context: AppContext, email: string, locale: Locale): Promise<void> {
  await transaction(context.db, async (tx) => {
    const customer = await findCustomerByEmail(tx, email);
    if (customer && !customer.activated_at) {
      await mailActivation(context, tx, {
        customerId: customer.customer_id,
        email,
        firstName: customer.first_name,
        locale,
      });
    }
  });
}

/** Activates the account of a mailed token. A token works once. */
export async function activate(
  context: AppContext,
  token: string,
): Promise<Result<undefined, 'activation_token_not_valid'>> {
  const now = context.clock();
  return transaction(context.db, async (tx) => {
    const customerId = await consumeActivationToken(tx, hashToken(token), now);
    if (!customerId) return fail('activation_token_not_valid');
    await activateCustomer(tx, customerId, now);
    await recordConsents(tx, customerId, now);
    return ok(undefined);
  });
}

async function mailAlreadyRegistered(context: AppContext, tx: Tx, email: string, locale: Locale): Promise<void> {
  const customer = await findCustomerByEmail(tx, email);
  if (!customer) return;
  await queueMail(context, tx, {
    recipient: email,
    locale,
    template: 'already_registered',
    content: {
      firstName: customer.first_name,
      signInUrl: `${context.settings.origin}${pathPrefix(locale) || '/'}?sign-in`,
    },
  });
}

async function mailActivation(
  context: AppContext,
  tx: Tx,
  { customerId, email, firstName, locale }: { customerId: string; email: string; firstName: string; locale: Locale },
): Promise<void> {
  const token = newToken();
  await insertActivationToken(tx, {
    hash: hashToken(token),
    customerId,
    expiresAt: addDuration(context.clock(), { hours: activationHours }),
  });
  const activateUrl = `${context.settings.origin}${pathPrefix(locale)}/activate-account?token=${token}`;
  await queueMail(context, tx, {
    recipient: email,
    locale,
    template: 'activation',
    content: { firstName, activateUrl },
  });
}
