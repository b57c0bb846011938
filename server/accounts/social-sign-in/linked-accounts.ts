import { fail, ok, type Result } from '#contract/result.ts';
import type { SignInProof, SignInProofError } from '#contract/sign-in-proof.ts';
import { type LinkedAccounts, type Provider, providers } from '#contract/social-sign-in.ts';
import type { AppContext } from '../../app-context.ts';
import { transaction } from '../../db/database.ts';
import { lockCustomer } from '../customer-lock-queries.ts';
import { findSessionStart } from '../session-queries.ts';
import { type OpenSession, proveSignIn } from '../sign-in-proof.ts';
import { linkTo } from './account.ts';
import { labelOf } from './pending-identity.ts';
import type { Visitor } from './sign-in.ts';
import {
  deleteLinkedAccount,
  deletePendingIdentity,
  hasPassword,
  listLinkedAccounts,
  lockPendingIdentity,
} from './social-queries.ts';

/** The customer's linked accounts, in the order of the providers. */
export async function findLinkedAccounts(context: AppContext, customerId: string): Promise<LinkedAccounts> {
  const rows = await listLinkedAccounts(context.db, customerId);
  return {
    items: rows
      .map(({ provider, label, linked_at }) => ({
        provider: provider as Provider,
        label,
        linkedAt: linked_at.toISOString(),
      }))
      .sort((a, b) => providers.indexOf(a.provider) - providers.indexOf(b.provider)),
    hasPassword: (await hasPassword(context.db, customerId)) ?? false,
  };
}

/** Links whom the visitor's browser came back with to the signed-in account. The person stays pending until the sign-in is proved. */
export async function linkPendingIdentity(
  context: AppContext,
  session: OpenSession,
  { visitorHash, proof }: Pick<Visitor, 'visitorHash'> & { proof: SignInProof },
): Promise<
  Result<undefined, 'token_not_valid' | SignInProofError | 'identity_not_pending' | 'account_already_linked'>
> {
  const { customerId, sessionId } = session;
  // Before the transaction, which would hold its locks and connection meanwhile.
  const proved = await proveSignIn(context, session, proof);
  if (!proved.ok) return proved;
  return transaction(context.db, async (tx) => {
    const pending = visitorHash && (await lockPendingIdentity(tx, { visitorHash, customerId }, context.clock()));
    await lockCustomer(tx, customerId);
    // A new password in the meantime has ended the session, or the customer was erased.
    if (!(await findSessionStart(tx, sessionId, context.clock()))) return fail('token_not_valid');
    if (!pending) return fail('identity_not_pending');
    await deletePendingIdentity(tx, pending.visitor_hash);
    const link = { provider: pending.provider as Provider, subject: pending.subject, label: labelOf(pending) };
    return (await linkTo(context, tx, customerId, link)) ? ok(undefined) : fail('account_already_linked');
  });
}

/** Unlinks a provider, unless the customer could not sign in any more. */
export async function unlink(
  context: AppContext,
  customerId: string,
  provider: Provider,
): Promise<Result<undefined, 'linked_account_not_found' | 'last_sign_in_method'>> {
  return transaction(context.db, async (tx) => {
    // Two providers must not be unlinked at the same time.
    await lockCustomer(tx, customerId);
    const links = await listLinkedAccounts(tx, customerId);
    if (!links.some((link) => link.provider === provider)) return fail('linked_account_not_found');
    if (links.length === 1 && !(await hasPassword(tx, customerId))) return fail('last_sign_in_method');
    await deleteLinkedAccount(tx, customerId, provider);
    return ok(undefined);
  });
}
