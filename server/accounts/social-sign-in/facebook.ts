import { createHmac } from 'node:crypto';
import { authorizationCodeGrant, ClientSecretPost, Configuration } from 'openid-client';
import { z } from 'zod';
import type { SocialSignInSettings } from '../../social-sign-in-settings.ts';
import { allowLocalProvider, authorizationUrl, callbackUrl } from './openid-providers.ts';
import { ProviderUnavailable, providerTimeoutSeconds, type RedirectProvider, ResponseNotValid } from './provider.ts';
import { cleanEmail, cleanName } from './rules.ts';

const version = 'v23.0';

const Person = z.object({
  id: z.string().min(1).max(100),
  email: z.unknown().optional(),
  first_name: z.unknown().optional(),
  last_name: z.unknown().optional(),
});

/** Facebook: OAuth without an id token; the person is read from the Graph API. It says of no e-mail address that it is verified. */
export function createFacebook(
  { appId, appSecret, url, graphUrl }: NonNullable<SocialSignInSettings['facebook']>,
  redirectUri: string,
): RedirectProvider {
  const server = {
    issuer: url,
    authorization_endpoint: `${url}/${version}/dialog/oauth`,
    token_endpoint: `${graphUrl}/${version}/oauth/access_token`,
  };
  const config = allowLocalProvider(
    new Configuration(server, appId, { client_secret: appSecret }, ClientSecretPost(appSecret)),
    graphUrl,
  );
  return {
    authorizationUrl: (attempt) =>
      authorizationUrl(config, attempt, { redirect_uri: redirectUri, scope: 'public_profile,email' }),
    async identify(response, { state, codeVerifier }) {
      const tokens = await authorizationCodeGrant(config, callbackUrl(redirectUri, response), {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      });
      const person = await readPerson(`${graphUrl}/${version}/me`, tokens.access_token, appSecret);
      return {
        subject: person.id,
        email: cleanEmail(person.email),
        isEmailVerified: false,
        firstName: cleanName(person.first_name),
        lastName: cleanName(person.last_name),
      };
    },
  };
}

/** The proof shows that the token was given to this app, not to another one. */
async function readPerson(url: string, accessToken: string, appSecret: string): Promise<z.infer<typeof Person>> {
  const query = new URLSearchParams({
    fields: 'id,email,first_name,last_name',
    appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex'),
  });
  const response = await fetch(`${url}?${query}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    redirect: 'error',
    signal: AbortSignal.timeout(providerTimeoutSeconds * 1000),
  }).catch((error: Error) => {
    throw new ProviderUnavailable(`the Graph API does not respond: ${error.message}`);
  });
  if (response.status >= 500) throw new ProviderUnavailable(`the Graph API responds with ${response.status}`);
  const person = Person.safeParse(response.ok ? await response.json().catch(() => null) : null);
  if (!person.success) throw new ResponseNotValid(`the Graph API names no person, with ${response.status}`);
  return person.data;
}
