import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { socialSignInRoutes } from './social-sign-in.ts';

const origin = 'https://shop.example';
const providerUrl = 'https://provider.example/authorize?state=s';
const tokens = { accessToken: 'access', refreshToken: 'refresh' };

interface ApiCall {
  url: string;
  body: unknown;
  headers: Record<string, string>;
}

/** A storefront whose API gives these answers, and the calls that the API got. */
async function storefront(answer: { status: number; body: object }) {
  const apiCalls: ApiCall[] = [];
  const app = Fastify();
  await app.register(socialSignInRoutes, {
    origin,
    api: (locale, headers) =>
      createClient({
        host: '',
        locale: () => locale,
        headers: () => headers,
        fetch: async (url, init) => {
          apiCalls.push({ url, body: JSON.parse(String(init.body)), headers: init.headers as Record<string, string> });
          return Response.json(answer.body, { status: answer.status });
        },
      }),
    session: async () => ({ signedIn: false, headers: { 'session-id': 'visitor' } }),
  });
  return { app, apiCalls };
}

const succeeding = (data: object) => ({ status: 200, body: { data } });
const failing = (status: number, code: string) => ({ status, body: { code, message: '' } });
const begun = succeeding({ url: providerUrl, nonce: null });

const setCookies = (headers: Record<string, unknown>) => [headers['set-cookie'] ?? []].flat() as string[];

describe('going to a provider', () => {
  test('is a redirect, bound to the visitor, that keeps the page to return to from scripts', async () => {
    const { app, apiCalls } = await storefront(begun);
    const answer = await app.inject({ url: '/en/sign-in/line?redirect=/en/cart' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, providerUrl]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(setCookies(answer.headers)).toEqual([
      '__Host-sign_in=en/en/cart; Max-Age=900; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect(apiCalls).toMatchObject([
      { body: { provider: 'line', purpose: 'sign_in' }, headers: { 'session-id': 'visitor', 'accept-language': 'en' } },
    ]);
  });

  test('counts for the address of the browser, and says that there were too many attempts', async () => {
    const { app, apiCalls } = await storefront(failing(429, 'too_many_requests'));
    const { headers } = await app.inject({ url: '/sign-in/line', remoteAddress: '203.0.113.7' });
    expect(headers.location).toBe(`${origin}/sign-in?error=busy&provider=line`);
    await app.inject({ url: '/sign-in/line/callback?code=c&state=s', remoteAddress: '203.0.113.7' });
    const addresses = apiCalls.map((call) => call.headers['x-forwarded-for']);
    expect(addresses).toEqual(['203.0.113.7', '203.0.113.7']);
  });

  test('to link an account says so', async () => {
    const { app, apiCalls } = await storefront(begun);
    await app.inject({ url: '/sign-in/google?link&redirect=/account' });
    expect(apiCalls[0]?.body).toEqual({ provider: 'google', purpose: 'link' });
  });

  test('that does not respond leads to the page of the sign-in', async () => {
    const { app } = await storefront(failing(503, 'provider_unavailable'));
    const answer = await app.inject({ url: '/sign-in/google?redirect=/cart' });
    expect(answer.headers.location).toBe(`${origin}/sign-in?error=unavailable&provider=google&redirect=%2Fcart`);
  });

  test.each(['/sign-in/apple', '/sign-in/myspace', '/sign-in/line/other'])('is not possible by %s', async (url) => {
    const { app } = await storefront(begun);
    expect((await app.inject({ url })).statusCode).toBe(404);
  });
});

describe('coming back', () => {
  const cookie = '__Host-sign_in=en%2Fen%2Fcart';

  test('signs in by cookie, without a token in the page', async () => {
    const { app, apiCalls } = await storefront(succeeding(tokens));
    const url = '/sign-in/facebook/callback?code=c&state=s';
    const answer = await app.inject({ url, headers: { cookie } });
    expect(answer.headers.location).toBe(`${origin}/en/sign-in?result=done&redirect=%2Fen%2Fcart`);
    expect(answer.body).toBe('');
    expect(
      setCookies(answer.headers).some((line) => /^__Host-session=access(?:%7C|\|)refresh;.*HttpOnly/.test(line)),
    ).toBe(true);
    expect(setCookies(answer.headers)[0]).toContain('__Host-sign_in=; Max-Age=0');
    expect(apiCalls).toMatchObject([
      { url: '/authen/api/auth/facebook/token', body: { code: 'c', state: 's' }, headers: { 'session-id': 'visitor' } },
    ]);
  });

  test.each([
    [failing(409, 'profile_required'), 'step=profile&provider=line'],
    [failing(409, 'link_confirmation_required'), 'step=link&provider=line'],
    [failing(409, 'account_already_linked'), 'error=linked&provider=line'],
    [failing(400, 'social_sign_in_not_valid'), 'error=expired&provider=line'],
    [failing(422, 'validation_failed'), 'error=expired&provider=line'],
    [failing(429, 'too_many_requests'), 'error=busy&provider=line'],
    [failing(503, 'provider_unavailable'), 'error=unavailable&provider=line'],
    [failing(500, 'internal_error'), 'error=unavailable&provider=line'],
  ])('shows %j', async (answer, query) => {
    const { app } = await storefront(answer);
    const { headers } = await app.inject({ url: '/sign-in/line/callback?code=c&state=s' });
    expect(headers.location).toBe(`${origin}/sign-in?${query}`);
    expect(setCookies(headers).join()).not.toContain('session=access');
  });

  test.each([
    ['error=access_denied', 'cancelled'],
    ['error=access_denied&error_reason=user_denied', 'cancelled'],
    ['error=server_error', 'unavailable'],
    ['error=a&error=b', 'unavailable'],
  ])('with %s asks the API for nothing', async (query, error) => {
    const { app, apiCalls } = await storefront(succeeding(tokens));
    const { headers } = await app.inject({ url: `/sign-in/line/callback?${query}&state=s` });
    expect(headers.location).toBe(`${origin}/sign-in?error=${error}&provider=line`);
    expect(apiCalls).toEqual([]);
  });

  test.each(['', '&error=access_denied'])(
    'to another browser, without the cookie, shows the page in the language that the sign-in began in%s',
    async (outcome) => {
      const { app } = await storefront(failing(400, 'social_sign_in_not_valid'));
      const pathFor = async (state: string) => {
        const { headers } = await app.inject({ url: `/sign-in/line/callback?code=c&state=${state}${outcome}` });
        return new URL(String(headers.location)).pathname;
      };
      expect([await pathFor('en.s'), await pathFor('th.s'), await pathFor('fr.s')]).toEqual([
        '/en/sign-in',
        '/sign-in',
        '/sign-in',
      ]);
      const { headers } = await app.inject({ url: '/sign-in/line/callback?code=c&state=th.s', headers: { cookie } });
      expect(new URL(String(headers.location)).pathname).toBe('/en/sign-in');
    },
  );

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '@evil.example'])(
    'never leaves the shop for %s',
    async (redirect) => {
      const { app } = await storefront(succeeding(tokens));
      const headers = { cookie: `__Host-sign_in=${encodeURIComponent(`th${redirect}`)}` };
      const answer = await app.inject({ url: '/sign-in/line/callback?code=c&state=s', headers });
      const target = new URL(String(answer.headers.location));
      expect([target.origin, target.pathname]).toEqual([origin, '/sign-in']);
    },
  );
});
