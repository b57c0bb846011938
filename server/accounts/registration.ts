import type { Registration } from '#contract/accounts.ts';
import type { Locale } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';
import { transaction } from '../db/database.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findRegistrations, insertRegistration } from './registration-queries.ts';
import { hashToken } from './tokens.ts';

/** The session id of the visitor's browser, if it sent one. */
export type VisitorId = string | undefined;

/** What is stored of the visitor who registers. */
export const registrantHashOf = (visitorId: VisitorId) => (visitorId ? hashToken(visitorId) : null);

/**
 * Stores a registration; its activation link is mailed afterwards. Others that wait for the same e-mail address stay: each link activates
 * what came with it. The same happens if the address has an active account, which is mailed that it has one.
 *
 * @param isMailed false if the caller has had enough mails sent to the address
 */
export async function register(
  context: AppContext,
  registration: Registration,
  { locale, visitorId, isMailed }: { locale: Locale; visitorId: VisitorId; isMailed: boolean },
): Promise<void> {
  const passwordHash = await hashPassword(registration.password);
  await transaction(context.db, async (tx) => {
    const registrationId = await insertRegistration(tx, registration, {
      passwordHash,
      locale,
      visitorHash: registrantHashOf(visitorId),
      at: context.clock(),
    });
    if (isMailed) await context.jobs.send(tx, 'mail-account-link', { kind: 'registration', registrationId });
  });
}

/** Mails the activation link again, after the response, if a registration waits for it. */
export async function requestActivation(
  context: AppContext,
  email: string,
  { locale, visitorId }: { locale: Locale; visitorId: VisitorId },
): Promise<void> {
  const visitorHash = registrantHashOf(visitorId);
  await transaction(context.db, (tx) =>
    context.jobs.send(tx, 'mail-account-link', { kind: 'activation', email, locale, visitorHash }),
  );
}

/**
 * Whether a password is that of the newest registration that waits for an e-mail address. It does not matter whether the address has an
 * account: who registers a stranger's address and tries to sign in learns nothing.
 */
export async function isRegistrationWaiting(context: AppContext, email: string, password: string): Promise<boolean> {
  const [newest] = await findRegistrations(context.db, email, 1);
  return verifyPassword(password, newest?.password_hash);
}
