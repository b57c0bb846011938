import { createHash, createHmac, randomBytes } from 'node:crypto';
import Fastify, { type FastifyReply } from 'fastify';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type CodeProvider, codeProviders } from '#contract/social-sign-in.ts';
import { readAnswer, type TestPerson, testProviderPage } from './test-provider-page.ts';

/*
 * Stand-ins for LINE, Google, Facebook and Apple, which speak the protocols that their documentation describes, on one origin. Ids and
 * tokens are in memory.
 */

export interface SignedToken {
  header: { alg: string; kid?: string };
  claims: JWTPayload;
  /** The key of HS256. */
  secret?: string;
}

export interface TestProviders {
  origin: string;
  /** The settings of a shop that uses them. */
  environment: Record<string, string>;
  /** Agrees as a person. @returns what the browser is sent back to the shop with */
  agree(authorizationUrl: string, person: TestPerson): { code: string; state: string };
  /** An identity token of Apple for a person. */
  appleToken(person: TestPerson, claims: JWTPayload): Promise<string>;
  /** Changes the next id and identity tokens before they are signed, until it is cleared with null. */
  alterTokens(alter: ((token: SignedToken) => void) | null): void;
  /** All calls of the shop fail until it is cleared with false. */
  fail(isFailing: boolean): void;
  close(): Promise<void>;
}

interface Grant {
  provider: CodeProvider;
  person: TestPerson;
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string | undefined;
}

const keys: Record<CodeProvider, { id: string; secret: string }> = {
  line: { id: '1234567890', secret: '0123456789abcdef0123456789abcdef' },
  google: { id: 'saifah.apps.test', secret: 'google-test-secret' },
  facebook: { id: '9876543210', secret: 'facebook-test-secret' },
};
const appleClientId = 'example.saifah.app';
const facebookVersion = 'v23.0';

/** The id of a person at a provider. */
function testSubject(provider: string, { name, email }: TestPerson): string {
  return createHash('sha256').update(`${provider} ${name} ${email}`).digest('hex').slice(0, 20);
}

export async function startTestProviders({ port = 0 }: { port?: number } = {}): Promise<TestProviders> {
  const app = Fastify({ forceCloseConnections: true });
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', use: 'sig', alg: 'RS256' }] };
  const grants = new Map<string, Grant>();
  const accessTokens = new Map<string, TestPerson>();
  let alter: ((token: SignedToken) => void) | null = null;
  let isFailing = false;
  let origin = '';

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (_request, reply) => {
    if (isFailing) await reply.code(503).send({ error: 'temporarily_unavailable' });
  });

  async function sign(token: SignedToken): Promise<string> {
    alter?.(token);
    const key = token.header.alg.startsWith('HS') ? new TextEncoder().encode(token.secret) : privateKey;
    return new SignJWT(token.claims).setProtectedHeader(token.header).sign(key);
  }

  const times = () => {
    const now = Math.floor(Date.now() / 1000);
    return { iat: now, exp: now + 300 };
  };

  function idToken({ provider, person, clientId, nonce }: Grant): Promise<string> {
    const common = { iss: `${origin}/${provider}`, aud: clientId, sub: testSubject(provider, person), nonce };
    const { name, email, isEmailVerified = false, hostedDomain } = person;
    if (provider === 'line')
      return sign({
        header: { alg: 'HS256' },
        claims: { ...common, ...times(), name, ...(email ? { email } : {}) },
        secret: keys.line.secret,
      });
    const [firstName, ...lastNames] = name.split(' ');
    return sign({
      header: { alg: 'RS256', kid: 'test' },
      claims: {
        ...{ ...common, ...times(), name, given_name: firstName, family_name: lastNames.join(' ') },
        ...(email ? { email, email_verified: isEmailVerified } : {}),
        ...(hostedDomain ? { hd: hostedDomain } : {}),
      },
      secret: keys.google.secret,
    });
  }

  function agree(authorizationUrl: string, person: TestPerson): { code: string; state: string } {
    const { pathname, searchParams: query } = new URL(authorizationUrl, origin);
    const provider = codeProviders.find((name) => pathname.startsWith(`/${name}/`));
    const [state, challenge] = [query.get('state'), query.get('code_challenge')];
    if (!provider || !state || !challenge || query.get('code_challenge_method') !== 'S256')
      throw new Error(`this is not an authorization with PKCE and state: ${authorizationUrl}`);
    const code = randomBytes(16).toString('hex');
    grants.set(code, {
      ...{ provider, person, challenge },
      clientId: query.get('client_id') ?? '',
      redirectUri: query.get('redirect_uri') ?? '',
      nonce: query.get('nonce') ?? undefined,
    });
    return { code, state };
  }

  /** Takes the grant of a code, which works once; undefined if the request does not prove what it should. */
  function redeem(provider: CodeProvider, form: URLSearchParams): Grant | undefined {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isProven =
      grant?.provider === provider &&
      grant.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri') &&
      grant.clientId === form.get('client_id');
    return isProven ? grant : undefined;
  }

  function knowsKeys(provider: CodeProvider, form: URLSearchParams): boolean {
    return form.get('client_id') === keys[provider].id && form.get('client_secret') === keys[provider].secret;
  }

  const authorizationPaths: Record<CodeProvider, string> = {
    line: '/line/oauth2/v2.1/authorize',
    google: '/google/authorize',
    facebook: `/facebook/${facebookVersion}/dialog/oauth`,
  };
  for (const provider of codeProviders) {
    app.get(authorizationPaths[provider], (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1]);
      const back = new URL(query.get('redirect_uri') ?? '');
      const answer = readAnswer(query);
      if (!answer) return reply.type('text/html; charset=utf-8').send(testProviderPage(provider, query));
      const parameters =
        answer === 'cancelled'
          ? { error: 'access_denied', state: query.get('state') ?? '' }
          : agree(request.url, answer);
      for (const [name, value] of Object.entries(parameters)) back.searchParams.set(name, value);
      return reply.redirect(back.href);
    });
  }

  const refuse = (reply: FastifyReply, error: string) => reply.code(400).send({ error });
  for (const [provider, path] of [
    ['line', '/line/oauth2/v2.1/token'],
    ['google', '/google/token'],
  ] as const) {
    app.post(path, async (request, reply) => {
      const form = new URLSearchParams(String(request.body));
      if (!knowsKeys(provider, form)) return refuse(reply, 'invalid_client');
      const grant = redeem(provider, form);
      if (!grant) return refuse(reply, 'invalid_grant');
      return reply.send({
        access_token: randomBytes(16).toString('hex'),
        token_type: 'Bearer',
        expires_in: 3600,
        id_token: await idToken(grant),
      });
    });
  }

  app.get('/google/.well-known/openid-configuration', () => ({
    issuer: `${origin}/google`,
    authorization_endpoint: `${origin}/google/authorize`,
    token_endpoint: `${origin}/google/token`,
    jwks_uri: `${origin}/google/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  }));
  app.get('/google/keys', () => jwks);
  app.get('/apple/auth/keys', () => jwks);

  // Facebook's errors have a shape of their own.
  const graphError = (reply: FastifyReply, message: string) =>
    reply.code(400).send({ error: { message, type: 'OAuthException', code: 100 } });
  app.post(`/facebook/${facebookVersion}/oauth/access_token`, (request, reply) => {
    const form = new URLSearchParams(String(request.body));
    const grant = knowsKeys('facebook', form) ? redeem('facebook', form) : undefined;
    if (!grant) return graphError(reply, 'This authorization code is not valid.');
    const token = randomBytes(16).toString('hex');
    accessTokens.set(token, grant.person);
    return reply.send({ access_token: token, token_type: 'bearer', expires_in: 5_183_944 });
  });
  app.get(`/facebook/${facebookVersion}/me`, (request, reply) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const person = accessTokens.get(token);
    const proof = createHmac('sha256', keys.facebook.secret).update(token).digest('hex');
    const query = request.query as Record<string, string>;
    if (!person || query.appsecret_proof !== proof) return graphError(reply, 'Invalid appsecret_proof');
    const [first_name, ...last] = person.name.split(' ');
    const id = testSubject('facebook', person);
    return reply.send({ id, first_name, last_name: last.join(' '), ...(person.email ? { email: person.email } : {}) });
  });

  origin = await app.listen({ host: '127.0.0.1', port });
  return {
    origin,
    environment: {
      LINE_CHANNEL_ID: keys.line.id,
      LINE_CHANNEL_SECRET: keys.line.secret,
      LINE_ISSUER: `${origin}/line`,
      LINE_API_URL: `${origin}/line`,
      GOOGLE_CLIENT_ID: keys.google.id,
      GOOGLE_CLIENT_SECRET: keys.google.secret,
      GOOGLE_ISSUER: `${origin}/google`,
      FACEBOOK_APP_ID: keys.facebook.id,
      FACEBOOK_APP_SECRET: keys.facebook.secret,
      FACEBOOK_URL: `${origin}/facebook`,
      FACEBOOK_GRAPH_URL: `${origin}/facebook`,
      APPLE_CLIENT_ID: appleClientId,
      APPLE_ISSUER: `${origin}/apple`,
    },
    agree,
    appleToken: (person, claims) =>
      sign({
        header: { alg: 'RS256', kid: 'test' },
        claims: {
          ...{ iss: `${origin}/apple`, aud: appleClientId, sub: testSubject('apple', person), ...times() },
          ...(person.email ? { email: person.email, email_verified: String(person.isEmailVerified ?? false) } : {}),
          ...claims,
        },
        secret: appleClientId,
      }),
    alterTokens(change) {
      alter = change;
    },
    fail(failing) {
      isFailing = failing;
    },
    close: () => app.close(),
  };
}
