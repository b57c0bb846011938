import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { z } from 'zod';
import type {
  CreatedPasskey,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#contract/passkeys.ts';

/** What a browser or an authenticator does otherwise than a faithful one. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  /** `webauthn.create` or `webauthn.get`. */
  type?: string;
  challenge?: string;
  /** False if the authenticator has not asked for a fingerprint, face or PIN. */
  isUserVerified?: boolean;
  signCount?: number;
  credentialId?: string;
  userHandle?: string;
  /** The statement about the authenticator. */
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
  isBackupEligible?: boolean;
  /** True in a frame of another site. */
  isCrossOrigin?: boolean;
}

const flagBits = { userPresent: 0x01, userVerified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** An authenticator with one passkey, in the browser that shows the shop's pages. Signs with ES256. */
export function createAuthenticator(
  shopOrigin: string,
  { aaguid = '00000000-0000-0000-0000-000000000000', isSynced = true }: { aaguid?: string; isSynced?: boolean } = {},
) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ownId = randomBytes(32).toString('base64url');
  let storedHandle = '';
  let uses = 0;

  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? shopOrigin,
        crossOrigin: deviation.isCrossOrigin ?? false,
      }),
    );

  function authenticatorData(rpId: string, deviation: Deviation, attested?: Buffer): Buffer {
    const { isUserVerified = true, isBackupEligible = isSynced, signCount = uses } = deviation;
    const flags =
      flagBits.userPresent |
      (isUserVerified ? flagBits.userVerified : 0) |
      (isBackupEligible ? flagBits.backupEligible : 0) |
      (isBackupEligible && isSynced ? flagBits.backedUp : 0) |
      (attested ? flagBits.attested : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(signCount, 1);
    const rpIdHash = createHash('sha256')
      .update(deviation.rpId ?? rpId)
      .digest();
    return Buffer.concat([rpIdHash, head, ...(attested ? [attested] : [])]);
  }

  /** AAGUID, id and public key (COSE) of the passkey. */
  function attestedCredential(credentialId: string): Buffer {
    const id = Buffer.from(credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    return Buffer.concat([Buffer.from(aaguid.replaceAll('-', ''), 'hex'), length, id, isoCBOR.encode(key)]);
  }

  return {
    credentialId: ownId,
    /** Answers `navigator.credentials.create()`. */
    create(options: z.infer<typeof PasskeyCreationOptions>, deviation: Deviation = {}): CreatedPasskey {
      storedHandle = options.user.id;
      const id = deviation.credentialId ?? ownId;
      const { fmt, attStmt } = deviation.attestation ?? { fmt: 'none', attStmt: new Map<string, unknown>() };
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', authenticatorData(options.rp.id, deviation, attestedCredential(id))],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, deviation).toString('base64url'),
          attestationObject: Buffer.from(attestationObject).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    /** Answers `navigator.credentials.get()`; counts its uses unless it is synced. */
    get(options: z.infer<typeof PasskeyRequestOptions>, deviation: Deviation = {}): PasskeyAssertion {
      if (!isSynced) uses += 1;
      const data = authenticatorData(options.rpId, deviation);
      const json = clientData('webauthn.get', options.challenge, deviation);
      const signed = Buffer.concat([data, createHash('sha256').update(json).digest()]);
      const id = deviation.credentialId ?? ownId;
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: json.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: deviation.userHandle ?? storedHandle,
        },
      };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof createAuthenticator>;
