import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { SocialSignInSettings } from '../../social-sign-in-settings.ts';
import { type ProviderIdentity, providerTimeoutSeconds, ResponseNotValid } from './provider.ts';
import { cleanEmail } from './rules.ts';

/** The person of an identity token, and the nonce that it was requested with. */
export type AppleIdentity = Omit<ProviderIdentity, 'firstName' | 'lastName'> & { nonce: string };

/** Verifies identity tokens of Apple by its published keys; rejects if they are not valid or the keys cannot be read. */
export function createApple({
  clientIds,
  issuer,
}: NonNullable<SocialSignInSettings['apple']>): (identityToken: string) => Promise<AppleIdentity> {
  const keys = createRemoteJWKSet(new URL(`${issuer}/auth/keys`), { timeoutDuration: providerTimeoutSeconds * 1000 });
  return async (identityToken) => {
    const { payload } = await jwtVerify(identityToken, keys, {
      algorithms: ['RS256', 'ES256'],
      issuer,
      audience: [...clientIds],
      requiredClaims: ['exp', 'iat', 'nonce', 'sub'],
      clockTolerance: 30,
    });
    const { sub: subject, nonce } = payload;
    if (!subject || typeof nonce !== 'string') throw new ResponseNotValid('the token has no subject or no nonce');
    return {
      subject,
      nonce,
      email: cleanEmail(payload.email),
      // Apple writes it as a text, too.
      isEmailVerified: payload.email_verified === true || payload.email_verified === 'true',
    };
  };
}
