import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import { type Locale, pathPrefix } from '#contract/locale.ts';
import type { CreatedPasskey, Passkey, PasskeyCreationOptions } from '#contract/passkeys.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { shop } from '#contract/shop.ts';
import type { SignInProof, SignInProofError } from '#contract/sign-in-proof.ts';
import type { AppContext } from '../../app-context.ts';
import { type Tx, transaction } from '../../db/database.ts';
import { queueMail } from '../../messaging/messaging.ts';
import { lockCustomer } from '../customer-lock-queries.ts';
import { readUserAgent } from '../devices.ts';
import { findCustomerById } from '../queries.ts';
import { findSessionStart } from '../session-queries.ts';
import { type OpenSession, proveSignIn } from '../sign-in-proof.ts';
import { consumeChallenge, newChallenge, registrationIn } from './challenges.ts';
import { insertPasskey, listPasskeyRows, type PasskeyRow } from './passkey-queries.ts';
import { presentPasskey } from './passkeys.ts';
import {
  authenticatorName,
  challengeMinutes,
  isWithoutCertificates,
  maxPasskeys,
  relyingPartyId,
  userHandleOf,
} from './rules.ts';
import { algorithms, webauthn } from './webauthn.ts';

/** Begins to add a passkey. */
export async function beginRegistration(
  context: AppContext,
  session: OpenSession,
  { proof, locale }: { proof: SignInProof; locale: Locale },
): Promise<
  Result<
    z.infer<typeof PasskeyCreationOptions>,
    'token_not_valid' | 'passkeys_not_offered' | SignInProofError | 'passkey_limit_reached'
  >
> {
  const { db, settings } = context;
  const { customerId, sessionId } = session;
  const rpId = relyingPartyId(settings.origin);
  if (!rpId) return fail('passkeys_not_offered');
  const proved = await proveSignIn(context, session, proof);
  if (!proved.ok) return proved;
  const customer = await findCustomerById(db, customerId);
  if (!customer) return fail('token_not_valid');
  const passkeys = await listPasskeyRows(db, customerId);
  if (passkeys.length >= maxPasskeys) return fail('passkey_limit_reached');
  return ok({
    rp: { id: rpId, name: shop.name[locale] },
    user: {
      id: userHandleOf(customerId),
      name: customer.email,
      displayName: `${customer.first_name} ${customer.last_name}`.trim(),
    },
    challenge: await newChallenge(context, registrationIn(sessionId)),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMinutes * 60_000,
    attestation: 'none',
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, type: 'public-key', transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });
}

/** Adds the passkey that the browser made for a challenge of this session, and mails that to the customer. */
export async function addPasskey(
  context: AppContext,
  session: OpenSession,
  { created, userAgent }: { created: CreatedPasskey; userAgent: string | undefined },
): Promise<
  Result<
    Passkey,
    | 'token_not_valid'
    | 'passkeys_not_offered'
    | 'passkey_request_not_valid'
    | 'passkey_not_accepted'
    | 'passkey_already_added'
    | 'passkey_limit_reached'
  >
> {
  const rpId = relyingPartyId(context.settings.origin);
  if (!rpId) return fail('passkeys_not_offered');
  const challenge = await consumeChallenge(context, registrationIn(session.sessionId), created.response.clientDataJSON);
  if (!challenge) return fail('passkey_request_not_valid');
  const verified = await verify(context, created, { rpId, challenge });
  if (!verified) return fail('passkey_not_accepted');
  const { credential, aaguid, credentialDeviceType, credentialBackedUp } = verified;
  return transaction(context.db, async (tx) => {
    await lockCustomer(tx, session.customerId);
    const now = context.clock();
    // A password reset in the meantime has ended the session and removed all passkeys.
    if (!(await findSessionStart(tx, session.sessionId, now))) return fail('token_not_valid');
    if ((await listPasskeyRows(tx, session.customerId)).length >= maxPasskeys) return fail('passkey_limit_reached');
    const row = await insertPasskey(tx, {
      customer_id: session.customerId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      sign_count: credential.counter,
      transports: created.response.transports,
      backup_eligible: credentialDeviceType === 'multiDevice',
      backed_up: credentialBackedUp,
      authenticator: authenticatorName(aaguid),
      ...readUserAgent(userAgent),
      created_at: now,
    });
    if (!row) return fail('passkey_already_added');
    await mailCustomer(context, tx, row);
    return ok(presentPasskey(row));
  });
}

/** @returns undefined, after logging why, if the passkey is not valid */
async function verify(
  { settings, log }: AppContext,
  created: CreatedPasskey,
  { rpId, challenge }: { rpId: string; challenge: string },
): Promise<VerifiedRegistrationResponse['registrationInfo']> {
  const { verifyRegistrationResponse } = await webauthn();
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const attestation = decodeAttestationObject(Buffer.from(created.response.attestationObject, 'base64url'));
    const hasCertificates = attestation.get('attStmt').get('x5c') !== undefined;
    if (!isWithoutCertificates(attestation.get('fmt'), hasCertificates)) throw new Error('it has certificates');
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...created, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: settings.origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo;
  } catch (error) {
    log.warn({ err: error }, 'a passkey could not be added');
    return undefined;
  }
}

async function mailCustomer(context: AppContext, tx: Tx, passkey: PasskeyRow): Promise<void> {
  const customer = await findCustomerById(tx, passkey.customer_id);
  if (!customer) return;
  const { authenticator, browser, system } = passkey;
  const locale = customer.locale as Locale;
  await queueMail(context, tx, {
    recipient: customer.email,
    locale,
    template: 'passkey_added',
    content: {
      firstName: customer.first_name,
      ...{ authenticator, browser, system },
      addedAt: passkey.created_at.toISOString(),
      profileUrl: `${context.settings.origin}${pathPrefix(locale)}/account/my-profile`,
    },
  });
}
