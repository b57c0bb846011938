import type { Passkey } from '#contract/passkeys.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { isUuid } from '#contract/uuid.ts';
import type { AppContext } from '../../app-context.ts';
import { deletePasskey, listPasskeyRows, type PasskeyRow } from './passkey-queries.ts';

/** The customer's passkeys, the latest first. */
export async function listPasskeys({ db }: AppContext, customerId: string): Promise<Passkey[]> {
  return (await listPasskeyRows(db, customerId)).map(presentPasskey);
}

/** Removes one of the customer's passkeys. It is never the last way to sign in: an account has a password or a linked account as well. */
export async function removePasskey(
  { db }: AppContext,
  customerId: string,
  passkeyId: string,
): Promise<Result<undefined, 'passkey_not_found'>> {
  const isRemoved = isUuid(passkeyId) && (await deletePasskey(db, customerId, passkeyId));
  return isRemoved ? ok(undefined) : fail('passkey_not_found');
}

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    passkeyId: row.passkey_id,
    authenticator: row.authenticator,
    browser: row.browser,
    system: row.system,
    isSynced: row.backed_up,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
