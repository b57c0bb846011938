import * as z from 'zod/mini';
import { Session } from './accounts.ts';
import { endpoints } from './endpoint.ts';
import { SignInProof, signInProofErrors } from './sign-in-proof.ts';

/** Bytes as the browser's WebAuthn API writes them in JSON. */
const bytes = (maxLength: number) =>
  z
    .string('required')
    .check(z.minLength(1, 'required'), z.maxLength(maxLength, 'too_long'), z.regex(/^[\w-]+$/, 'not_valid'));

const credentialId = bytes(1400);
const clientData = bytes(4000);
const publicKeyType = z.literal('public-key', 'not_valid');

const Credential = z.object({ id: z.string(), type: publicKeyType, transports: z.array(z.string()) });

/** What `navigator.credentials.create()` is called with, in JSON. */
export const PasskeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.number() })),
  /** Milliseconds. */
  timeout: z.number(),
  attestation: z.literal('none'),
  /** The customer's passkeys: an authenticator that has one makes no other. */
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** What `navigator.credentials.get()` is called with, in JSON. It names no passkeys: the shopper chooses one of the device. */
export const PasskeyRequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** The new passkey that `navigator.credentials.create()` made. */
export const CreatedPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: bytes(16_000),
    /** How the browser reaches the authenticator, such as `internal`. */
    transports: z._default(
      z.array(z.string('not_valid').check(z.regex(/^[\w-]{1,30}$/, 'not_valid'))).check(z.maxLength(10, 'too_long')),
      [],
    ),
  }),
});
export type CreatedPasskey = z.infer<typeof CreatedPasskey>;

/** What `navigator.credentials.get()` signed with a passkey. */
export const PasskeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    /** The customer that the authenticator stored the passkey for. */
    userHandle: bytes(100),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

export const Passkey = z.object({
  passkeyId: z.string(),
  /** What stores it, such as `iCloud Keychain`; null if it did not say. */
  authenticator: z.nullable(z.string()),
  /** Where it was added, such as `Chrome`; null if the device did not say. */
  browser: z.nullable(z.string()),
  /** Where it was added, such as `Android`; null if the device did not say. */
  system: z.nullable(z.string()),
  /** Whether it is on the customer's other devices as well, so that it outlasts a lost one. */
  isSynced: z.boolean(),
  /** UTC. */
  createdAt: z.iso.datetime(),
  /** UTC; null if it never signed in. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof Passkey>;

export const passkeysEndpoints = endpoints({
  'POST /authen/api/auth/passkey/options': {
    operationId: 'beginPasskeySignIn',
    summary:
      'Begin to sign in with a passkey: its challenge works once, for the visitor of the header session-id, for 10 minutes',
    access: 'visitor',
    data: PasskeyRequestOptions,
    errors: ['passkeys_not_offered', 'passkey_request_not_valid'],
  },
  'POST /authen/api/auth/passkey': {
    operationId: 'signInWithPasskey',
    summary: 'Sign in with a passkey. The response is the same for one that is unknown and one that is not valid',
    access: 'visitor',
    body: PasskeyAssertion,
    data: Session,
    errors: ['passkeys_not_offered', 'passkey_request_not_valid', 'passkey_not_valid'],
  },
  'GET /account/api/passkeys': {
    operationId: 'listPasskeys',
    summary: "The customer's passkeys, the latest first",
    access: 'customer',
    data: z.object({ items: z.array(Passkey) }),
    errors: [],
  },
  'POST /account/api/passkeys/options': {
    operationId: 'beginPasskeyCreation',
    summary:
      'Begin to add a passkey, in a session that began in the last 10 minutes or with the password; its challenge works once, in this session, for 10 minutes',
    access: 'customer',
    body: SignInProof,
    data: PasskeyCreationOptions,
    errors: ['passkeys_not_offered', ...signInProofErrors, 'passkey_limit_reached'],
  },
  'POST /account/api/passkeys': {
    operationId: 'addPasskey',
    summary: 'Add the passkey that the browser made; at most 10 per customer, who is mailed about it',
    access: 'customer',
    body: CreatedPasskey,
    data: Passkey,
    errors: [
      'passkeys_not_offered',
      'passkey_request_not_valid',
      'passkey_not_accepted',
      'passkey_already_added',
      'passkey_limit_reached',
    ],
  },
  'DELETE /account/api/passkeys/{id}': {
    operationId: 'removePasskey',
    summary: "Remove one of the customer's passkeys; it cannot sign in any more",
    access: 'customer',
    params: z.object({ id: z.string().check(z.maxLength(64, 'too_long')) }),
    errors: ['passkey_not_found'],
  },
});
