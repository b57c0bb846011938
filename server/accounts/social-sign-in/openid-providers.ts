import { jwtVerify } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
} from 'openid-client';
import type { AuthorizationResponse } from '#contract/social-sign-in.ts';
import type { SocialSignInSettings } from '../../social-sign-in-settings.ts';
import { type Attempt, providerTimeoutSeconds, type RedirectProvider, ResponseNotValid } from './provider.ts';
import { cleanEmail, cleanName } from './rules.ts';

/** URLs without https are those of providers on this machine (see the settings). */
export function allowLocalProvider(config: Configuration, url: string): Configuration {
  if (url.startsWith('http:')) allowInsecureRequests(config);
  config.timeout = providerTimeoutSeconds;
  return config;
}

/** The URL of the provider's page for an attempt. */
export async function authorizationUrl(
  config: Configuration,
  { state, nonce, codeVerifier }: Attempt,
  parameters: Record<string, string>,
): Promise<URL> {
  const challenge = await calculatePKCECodeChallenge(codeVerifier);
  return buildAuthorizationUrl(config, {
    ...parameters,
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
}

/** The URL that the provider sent the browser back to. */
export function callbackUrl(redirectUri: string, { code, state, iss }: AuthorizationResponse): URL {
  return new URL(`${redirectUri}?${new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) })}`);
}

/** Exchanges the code; checks state, PKCE, issuer, audience, nonce, times and algorithm of the id token. */
async function exchangeCode(
  config: Configuration,
  redirectUri: string,
  response: AuthorizationResponse,
  { state, nonce, codeVerifier }: Attempt,
): Promise<{ idToken: string; claims: IDToken }> {
  const tokens = await authorizationCodeGrant(config, callbackUrl(redirectUri, response), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!tokens.id_token || !claims) throw new ResponseNotValid('there is no id token');
  if (!claims.sub) throw new ResponseNotValid('the id token has no subject');
  return { idToken: tokens.id_token, claims };
}

/**
 * LINE. Its discovery document lists ES256, but the id tokens of web sign-ins are signed by HS256 with the channel secret, which is
 * the only algorithm that is accepted. It says of no e-mail address that it is verified.
 */
export function createLine(settings: NonNullable<SocialSignInSettings['line']>, redirectUri: string): RedirectProvider {
  const { channelId, channelSecret, issuer, apiUrl } = settings;
  const algorithm = 'HS256';
  const server = {
    issuer,
    authorization_endpoint: `${issuer}/oauth2/v2.1/authorize`,
    token_endpoint: `${apiUrl}/oauth2/v2.1/token`,
  };
  const client = { client_secret: channelSecret, id_token_signed_response_alg: algorithm };
  const config = allowLocalProvider(
    new Configuration(server, channelId, client, ClientSecretPost(channelSecret)),
    apiUrl,
  );
  const key = new TextEncoder().encode(channelSecret);
  return {
    authorizationUrl: (attempt) =>
      authorizationUrl(config, attempt, { redirect_uri: redirectUri, scope: 'openid profile email' }),
    async identify(response, attempt) {
      const { idToken, claims } = await exchangeCode(config, redirectUri, response, attempt);
      await jwtVerify(idToken, key, { algorithms: [algorithm], issuer, audience: channelId, clockTolerance: 30 });
      return {
        subject: claims.sub,
        email: cleanEmail(claims.email),
        isEmailVerified: false,
        firstName: cleanName(claims.name),
        lastName: '',
      };
    },
  };
}

/**
 * Whether Google itself runs the mailbox of an address: one of Gmail, or of an organisation whose domain (`hd`) is with Google. Any other
 * address may have been given to somebody else since the person proved it.
 */
function isGoogleAddress({ email, hd }: IDToken): boolean {
  return (typeof hd === 'string' && hd !== '') || /@gmail\.com$/i.test(String(email).trim());
}

/** Google, by its discovery document; the id token's signature is verified with its published keys. */
export function createGoogle(
  { clientId, clientSecret, issuer }: NonNullable<SocialSignInSettings['google']>,
  redirectUri: string,
): RedirectProvider {
  let discovered: Promise<Configuration> | undefined;
  const configuration = () => {
    const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
    discovered ??= discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' },
      ClientSecretPost(clientSecret),
      { execute: [...execute, enableNonRepudiationChecks], timeout: providerTimeoutSeconds },
    ).catch((error: unknown) => {
      // The next sign-in asks again.
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    authorizationUrl: async (attempt) =>
      authorizationUrl(await configuration(), attempt, { redirect_uri: redirectUri, scope: 'openid email profile' }),
    async identify(response, attempt) {
      const { claims } = await exchangeCode(await configuration(), redirectUri, response, attempt);
      return {
        subject: claims.sub,
        email: cleanEmail(claims.email),
        isEmailVerified: claims.email_verified === true && isGoogleAddress(claims),
        firstName: cleanName(claims.given_name ?? claims.name),
        lastName: cleanName(claims.family_name),
      };
    },
  };
}
