import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { transaction } from '../db/database.ts';
import { recordConsents } from './consents.ts';
import { verifyPassword } from './passwords.ts';
import { registrantHashOf, type VisitorId } from './registration.ts';
import {
  deleteRegistrations,
  findRegistrationOfToken,
  insertRegisteredCustomer,
  lockRegistrationOfToken,
  type RegistrationRow,
  takeActivationGuess,
} from './registration-queries.ts';
import { hashToken } from './tokens.ts';

/** The registration that a mailed token came with, and whether the visitor needs its password to activate it. The token stays valid. */
export async function checkActivationToken(
  context: AppContext,
  token: string,
  visitorId: VisitorId,
): Promise<Result<{ email: string; passwordRequired: boolean }, 'activation_token_not_valid'>> {
  const registration = await findRegistrationOfToken(context.db, hashToken(token), context.clock());
  if (!registration) return fail('activation_token_not_valid');
  return ok({ email: registration.email, passwordRequired: !isRegistrant(registration, visitorId) });
}

/**
 * Creates the account of the registration that a mailed token came with. All other links for its e-mail address end. Nobody activates an
 * account whose password somebody else chose: it takes the browser that registered, or the password. After ten wrong ones the link ends.
 */
export async function activate(
  context: AppContext,
  { token, password }: { token: string; password?: string | undefined },
  visitorId: VisitorId,
): Promise<Result<undefined, 'activation_token_not_valid' | 'activation_password_required' | 'password_not_valid'>> {
  const now = context.clock();
  const tokenHash = hashToken(token);
  const found = await findRegistrationOfToken(context.db, tokenHash, now);
  if (!found) return fail('activation_token_not_valid');
  if (!isRegistrant(found, visitorId)) {
    if (password === undefined) return fail('activation_password_required');
    const remaining = await takeActivationGuess(context.db, tokenHash);
    if (remaining === undefined) return fail('activation_token_not_valid');
    // Before the transaction, which would hold its locks and connection meanwhile.
    if (!(await verifyPassword(password, found.password_hash)))
      return fail(remaining > 0 ? 'password_not_valid' : 'activation_token_not_valid');
  }
  return transaction(context.db, async (tx) => {
    const registration = await lockRegistrationOfToken(tx, tokenHash, now);
    if (!registration) return fail('activation_token_not_valid');
    const customerId = await insertRegisteredCustomer(tx, registration, now);
    await deleteRegistrations(tx, registration.email);
    if (!customerId) return fail('activation_token_not_valid');
    await recordConsents(tx, customerId, registration.created_at);
    return ok(undefined);
  });
}

function isRegistrant({ visitor_hash: registrant }: RegistrationRow, visitorId: VisitorId): boolean {
  return registrant !== null && registrant === registrantHashOf(visitorId);
}
