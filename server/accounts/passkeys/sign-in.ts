import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Session } from '#contract/accounts.ts';
import type { PasskeyAssertion, PasskeyRequestOptions } from '#contract/passkeys.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../../app-context.ts';
import { transaction } from '../../db/database.ts';
import { lockCustomer } from '../customer-lock-queries.ts';
import { type Device, openSession } from '../sessions.ts';
import { consumeChallenge, newChallenge, signInOf } from './challenges.ts';
import { findCustomerOfPasskey, lockPasskey, type PasskeyRow, recordUse } from './passkey-queries.ts';
import { challengeMinutes, relyingPartyId, userHandleOf } from './rules.ts';
import { webauthn } from './webauthn.ts';

/** Begins a sign-in with any passkey that the visitor's device has for this shop. */
export async function beginSignIn(
  context: AppContext,
  visitorHash: string | undefined,
): Promise<Result<z.infer<typeof PasskeyRequestOptions>, 'passkeys_not_offered' | 'passkey_request_not_valid'>> {
  const rpId = relyingPartyId(context.settings.origin);
  if (!rpId) return fail('passkeys_not_offered');
  if (!visitorHash) return fail('passkey_request_not_valid');
  const challenge = await newChallenge(context, signInOf(visitorHash));
  return ok({ rpId, challenge, timeout: challengeMinutes * 60_000, userVerification: 'required' });
}

/** Signs in with what a passkey signed. An unknown passkey is answered like one whose signature is not valid. */
export async function signInWithPasskey(
  context: AppContext,
  assertion: PasskeyAssertion,
  { visitorHash, device }: { visitorHash: string | undefined; device: Device },
): Promise<Result<Session, 'passkeys_not_offered' | 'passkey_request_not_valid' | 'passkey_not_valid'>> {
  const rpId = relyingPartyId(context.settings.origin);
  if (!rpId) return fail('passkeys_not_offered');
  const challenge =
    visitorHash && (await consumeChallenge(context, signInOf(visitorHash), assertion.response.clientDataJSON));
  if (!challenge) return fail('passkey_request_not_valid');
  // Loaded before the transaction, which would hold its connection meanwhile.
  await webauthn();
  return transaction(context.db, async (tx) => {
    const customerId = await findCustomerOfPasskey(tx, assertion.id);
    if (customerId) await lockCustomer(tx, customerId);
    const passkey = await lockPasskey(tx, assertion.id);
    if (!passkey || assertion.response.userHandle !== userHandleOf(passkey.customer_id))
      return fail('passkey_not_valid');
    const use = await verify(context, assertion, { rpId, challenge, passkey });
    if (!use) return fail('passkey_not_valid');
    const at = context.clock();
    const { newCounter: signCount, credentialBackedUp: isBackedUp } = use;
    await recordUse(tx, passkey.passkey_id, { signCount, isBackedUp, at });
    return ok(await openSession(context, tx, passkey.customer_id, device));
  });
}

/** @returns undefined, after logging why, if the signature is not valid, or the authenticator may have been copied */
async function verify(
  { settings, log }: AppContext,
  assertion: PasskeyAssertion,
  { rpId, challenge, passkey }: { rpId: string; challenge: string; passkey: PasskeyRow },
): Promise<VerifiedAuthenticationResponse['authenticationInfo'] | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: settings.origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.credential_id,
        publicKey: Buffer.from(passkey.public_key, 'base64url'),
        counter: passkey.sign_count,
      },
    });
    const isBackupEligible = authenticationInfo.credentialDeviceType === 'multiDevice';
    if (!verified || isBackupEligible !== passkey.backup_eligible)
      throw new Error('the signature is not of this passkey');
    return authenticationInfo;
  } catch (error) {
    log.warn({ err: error, passkeyId: passkey.passkey_id }, 'a sign-in with a passkey failed');
    return undefined;
  }
}
