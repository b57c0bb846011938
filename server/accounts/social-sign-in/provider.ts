import { errors } from 'jose';
import { ClientError, ResponseBodyError } from 'openid-client';
import type { AuthorizationResponse } from '#contract/social-sign-in.ts';

/** Seconds that the shop waits for a provider: less than a call of the shop's own may take. */
export const providerTimeoutSeconds = 6;

/** A person as a provider identified them. */
export interface ProviderIdentity {
  /** The person's id at the provider. */
  subject: string;
  email: string | null;
  /** Whether the provider vouches that the person reads the mails of this address. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What an authorization is bound to. */
export interface Attempt {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A provider that sends the browser back with a code. Both functions reject if it does not respond, or not as it should. */
export interface RedirectProvider {
  authorizationUrl(attempt: Attempt): Promise<URL>;
  identify(response: AuthorizationResponse, attempt: Attempt): Promise<ProviderIdentity>;
}

/** The provider does not respond, or does not know the shop's keys. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** The response of the provider is not valid. */
export class ResponseNotValid extends Error {
  override name = 'ResponseNotValid';
}

/** Of the shop's keys, not of the visitor's code. */
const keyErrors = ['invalid_client', 'unauthorized_client'];
const transportCodes = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_PARSE_ERROR', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/**
 * Which failure an error of a provider is: one that may pass, or one of this sign-in.
 *
 * @throws the error itself if it is neither
 */
export function providerFailure(error: unknown): 'provider_unavailable' | 'social_sign_in_not_valid' {
  if (error instanceof ProviderUnavailable) return 'provider_unavailable';
  if (error instanceof ResponseNotValid) return 'social_sign_in_not_valid';
  if (error instanceof ResponseBodyError)
    return error.status >= 500 || keyErrors.includes(error.error) ? 'provider_unavailable' : 'social_sign_in_not_valid';
  if (error instanceof ClientError) {
    if (transportCodes.includes(error.code ?? '')) return 'provider_unavailable';
    const isServerError = error.cause instanceof Response && error.cause.status >= 500;
    return isServerError ? 'provider_unavailable' : 'social_sign_in_not_valid';
  }
  if (error instanceof errors.JWKSTimeout) return 'provider_unavailable';
  if (error instanceof errors.JOSEError)
    return error.code === 'ERR_JOSE_GENERIC' ? 'provider_unavailable' : 'social_sign_in_not_valid';
  // What `fetch` throws for a host that does not respond.
  if (error instanceof TypeError && error.cause instanceof Error) return 'provider_unavailable';
  throw error;
}
