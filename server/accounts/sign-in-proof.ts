import { fail, ok, type Result } from '#contract/result.ts';
import type { SignInProof, SignInProofError } from '#contract/sign-in-proof.ts';
import type { AppContext } from '../app-context.ts';
import { isPasswordOf } from './profile.ts';
import { isRecentSignIn } from './rules.ts';
import { findSessionStart } from './session-queries.ts';

/** The customer's session that a call came with. */
export interface OpenSession {
  customerId: string;
  sessionId: string;
}

/**
 * Whether the customer uses an open session: it began a few minutes ago, or the password is given. Whatever adds a way to sign in calls it,
 * because an open session that was stolen is not enough for one. It checks the session as well, which may end before the transaction that
 * follows.
 */
export async function proveSignIn(
  { db, clock }: AppContext,
  { customerId, sessionId }: OpenSession,
  { password }: SignInProof,
): Promise<Result<undefined, 'token_not_valid' | SignInProofError>> {
  const now = clock();
  const signedInAt = await findSessionStart(db, sessionId, now);
  if (!signedInAt) return fail('token_not_valid');
  if (password === undefined) return isRecentSignIn(signedInAt, now) ? ok(undefined) : fail('recent_sign_in_required');
  return (await isPasswordOf(db, customerId, password)) ? ok(undefined) : fail('password_not_correct');
}
