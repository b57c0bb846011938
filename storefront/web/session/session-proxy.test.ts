import Fastify, { type FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Session } from '#contract/accounts.ts';
import { type Client, createClient } from '#contract/client.ts';
import { endpoints } from '#contract/endpoint.ts';
import { type PageSession, type SessionProxyOptions, sessionProxy } from './session-proxy.ts';

const origin = 'https://shop.example';
const own = { origin, 'sec-fetch-site': 'same-origin' };
const sessionIdPattern = /^__Host-session_id=([\w-]{36}); Path=\/; HttpOnly; Secure; SameSite=Lax$/;

/** The calls of a small API; what it answers shows what reached it. */
const calls = endpoints({
  'GET /cart/api/cart/{cartId}': { operationId: 'getCart', summary: '', access: 'visitor', data: z.any(), errors: [] },
  'DELETE /cart/api/cart/{cartId}/items/delete': {
    operationId: 'removeCartItem',
    summary: '',
    access: 'visitor',
    data: z.any(),
    errors: [],
  },
  'GET /account/api/customers/profile': {
    operationId: 'getProfile',
    summary: '',
    access: 'customer',
    data: z.any(),
    errors: [],
  },
  'GET /pim/api/categories/menu': {
    operationId: 'listCategories',
    summary: '',
    access: 'public',
    data: z.any(),
    errors: [],
  },
  'POST /payment/api/webhooks/{gateway}': {
    operationId: 'receiveGatewayEvent',
    summary: '',
    access: 'signed',
    data: z.any(),
    errors: [],
  },
  'POST /authen/api/auth/login': { operationId: 'signIn', summary: '', access: 'visitor', data: Session, errors: [] },
  'POST /authen/api/auth/logout': { operationId: 'signOut', summary: '', access: 'visitor', data: z.any(), errors: [] },
});

const renewal = { status: 200, body: { data: { accessToken: 'new-access', refreshToken: 'new-refresh' } } };

let time: number;
let apps: FastifyInstance[];
let refreshes: string[];
let endedSessions: { refreshToken: string; visitorId: unknown }[];
let refreshAnswer: { status: number; body: object };
let revoked: Set<string>;

beforeEach(() => {
  time = Date.UTC(2026, 0, 5);
  apps = [];
  refreshes = [];
  endedSessions = [];
  revoked = new Set();
  refreshAnswer = renewal;
});

afterEach(async () => {
  for (const app of apps) await app.close();
});

function newApp(): FastifyInstance {
  const app = Fastify();
  apps.push(app);
  return app;
}

/** The API: tells what it was sent. */
function serveApi(app: FastifyInstance): void {
  const echo = (request: { method: string; url: string; headers: Record<string, unknown>; body: unknown }) => ({
    data: {
      sessionId: request.headers['session-id'],
      authorization: request.headers.authorization,
      cookie: request.headers.cookie,
      body: request.body,
    },
  });
  for (const key of Object.keys(calls)) {
    const [method = '', path = ''] = key.split(' ');
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        if (revoked.has(String(request.headers.authorization)))
          return reply.code(401).send({ code: 'token_not_valid', message: '' });
        if (path.endsWith('/login')) {
          const { password } = request.body as { password: string };
          if (password !== 'right') return reply.code(401).send({ code: 'credentials_not_valid', message: 'Wrong.' });
          return {
            data: {
              accessToken: 'access',
              refreshToken: 'refresh',
              deviceToken: 'device',
              firstTime: true,
              sent: request.headers['device-token'],
            },
          };
        }
        if (path.endsWith('/logout') && !request.headers.authorization) return reply.code(204).send();
        return echo(request);
      },
    });
  }
}

function refreshingClient(headers: Record<string, string> = {}): Client {
  return createClient({
    headers: () => headers,
    host: '',
    locale: () => 'th',
    fetch: async (url, init) => {
      const { refreshToken } = JSON.parse(String(init.body));
      if (url.endsWith('/logout')) {
        endedSessions.push({ refreshToken, visitorId: new Headers(init.headers).get('session-id') });
        return new Response(null, { status: 204 });
      }
      refreshes.push(refreshToken);
      if (refreshAnswer.status === 0) throw new Error('no connection');
      return Response.json(refreshAnswer.body, { status: refreshAnswer.status });
    },
  });
}

function optionsOf(more: Partial<SessionProxyOptions> = {}): SessionProxyOptions {
  return { origin, endpoints: calls, client: refreshingClient, now: () => time, ...more };
}

let pageSession: PageSession;

/** The storefront with the API in the same process, and the same with the API on another host. */
async function storefront(kind: string): Promise<FastifyInstance> {
  const app = newApp();
  if (kind === 'in this process') {
    serveApi(app);
    pageSession = sessionProxy(app, optionsOf());
  } else {
    const api = newApp();
    serveApi(api);
    pageSession = sessionProxy(app, optionsOf({ apiHost: await api.listen({ port: 0, host: '127.0.0.1' }) }));
  }
  app.get('/page', async (request, reply) => pageSession(request, reply));
  return app;
}

async function accessToken(secondsLeft: number): Promise<string> {
  const key = new TextEncoder().encode('k'.repeat(32));
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(time / 1000 + secondsLeft)
    .sign(key);
}

const sessionCookie = (access: string, refresh = 'old-refresh') =>
  `__Host-session_id=${'v'.repeat(36)}; __Host-session=${encodeURIComponent(`${access}|${refresh}`)}`;
const earlierSessionCleared = 'session=; Max-Age=0; Path=/; HttpOnly; Secure';
const registeredEmailCleared = '__Host-session_email=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax';
const cookiesOf = (answer: { headers: { 'set-cookie'?: string | string[] | undefined } }) =>
  [answer.headers['set-cookie'] ?? []].flat();

describe.each(['in this process', 'on another host'])('with the API %s', (kind) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await storefront(kind);
  });

  test('a new visitor gets a lasting id, which is sent to the API', async () => {
    const first = await app.inject({ url: '/cart/api/cart/c1', headers: { 'sec-fetch-site': 'same-origin' } });
    const id = sessionIdPattern.exec(cookiesOf(first)[0] ?? '')?.[1];
    expect(first.json().data.sessionId).toBe(id);
    const second = await app.inject({ url: '/cart/api/cart/c1', headers: { cookie: `__Host-session_id=${id}` } });
    expect(second.json().data.sessionId).toBe(id);
    expect(cookiesOf(second)).toEqual([]);
  });

  test('the token of a signed-in shopper is sent to the API, and no cookie', async () => {
    const access = await accessToken(600);
    const answer = await app.inject({
      url: '/account/api/customers/profile',
      headers: { cookie: sessionCookie(access) },
    });
    expect(answer.json().data.authorization).toBe(`Bearer ${access}`);
    if (kind === 'on another host') expect(answer.json().data.cookie).toBeUndefined();
    expect(refreshes).toEqual([]);
  });

  test.each(['ก|ข', 'a b|c', 'access|re\nfresh', 'a\u0000|b'])(
    'a cookie with %j instead of tokens is that of a guest',
    async (value) => {
      const cookie = `__Host-session_id=${'v'.repeat(36)}; __Host-session=${encodeURIComponent(value)}`;
      const answer = await app.inject({ url: '/cart/api/cart/c1', headers: { cookie } });
      expect([answer.statusCode, answer.json().data?.authorization]).toEqual([200, undefined]);
      expect(refreshes).toEqual([]);
    },
  );

  test('a cookie of a device that no header can have is ignored', async () => {
    const headers = { ...own, cookie: `__Host-device=${encodeURIComponent('ก')}` };
    const payload = { username: 'a@shop.example', password: 'right' };
    const answer = await app.inject({ method: 'POST', url: '/authen/api/auth/login', headers, payload });
    expect(answer.json()).toEqual({ data: { firstTime: true } });
  });

  test('signing in sets a cookie that scripts cannot read, and returns no token', async () => {
    const payload = { username: 'a@shop.example', password: 'right' };
    const answer = await app.inject({ method: 'POST', url: '/authen/api/auth/login', headers: own, payload });
    expect(answer.json()).toEqual({ data: { firstTime: true } });
    expect(cookiesOf(answer)).toContain(
      '__Host-session=access|refresh; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    // What scripts may read: that somebody is signed in.
    expect(cookiesOf(answer)).toContain('signed_in=1; Max-Age=604800; Path=/; Secure; SameSite=Lax');
  });

  test.each(['/%61uthen/api/auth/login', '/authen/api/%61%75th/login', '/authen/api/auth/logi%6E?x=1'])(
    'signing in by the path %s returns no token either',
    async (url) => {
      const payload = { username: 'a@shop.example', password: 'right' };
      const headers = { ...own, cookie: '__Host-device=earlier' };
      const answer = await app.inject({ method: 'POST', url, headers, payload });
      expect(answer.json()).toEqual({ data: { firstTime: true, sent: 'earlier' } });
      expect(cookiesOf(answer)).toContainEqual(expect.stringContaining('__Host-session=access|refresh;'));
    },
  );

  test('a sign-in on a device that signed in before sends what shows it, and other calls do not', async () => {
    const payload = { username: 'a@shop.example', password: 'right' };
    const headers = { ...own, cookie: '__Host-device=earlier; device=planted' };
    const answer = await app.inject({ method: 'POST', url: '/authen/api/auth/login', headers, payload });
    expect(answer.json()).toEqual({ data: { firstTime: true, sent: 'earlier' } });
    expect(cookiesOf(answer)).toContain(
      '__Host-device=device; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  test('a sign-in after the session before it has ended is not refused for that', async () => {
    const access = await accessToken(600);
    revoked.add(`Bearer ${access}`);
    refreshAnswer = { status: 401, body: { code: 'refresh_token_not_valid', message: '' } };
    const headers = { ...own, cookie: sessionCookie(access) };
    const payload = { username: 'a@shop.example', password: 'right' };
    const answer = await app.inject({ method: 'POST', url: '/authen/api/auth/login', headers, payload });
    expect(answer.json()).toEqual({ data: { firstTime: true } });
    expect(cookiesOf(answer)).toContainEqual(expect.stringContaining('__Host-session=access|refresh;'));
  });

  test('signing in with a wrong password changes nothing', async () => {
    const payload = { username: 'a@shop.example', password: 'wrong' };
    const headers = { ...own, cookie: sessionCookie(await accessToken(600)) };
    const answer = await app.inject({ method: 'POST', url: '/authen/api/auth/login', headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'credentials_not_valid']);
    expect(cookiesOf(answer)).toEqual([]);
    expect(refreshes).toEqual([]);
  });

  test('signing out ends the session at the API and clears the cookie, and the address of a registration', async () => {
    const headers = { ...own, cookie: sessionCookie(await accessToken(600)) };
    const answer = await app.inject({ method: 'POST', url: '/authen/api/auth/logout', headers });
    // With the visitor's id the API knows the storefront, which was asked by the shop's own page.
    expect(answer.json().data).toMatchObject({ body: { refreshToken: 'old-refresh' }, sessionId: 'v'.repeat(36) });
    expect(cookiesOf(answer)).toEqual([
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'signed_in=; Max-Age=0; Path=/; Secure; SameSite=Lax',
      earlierSessionCleared,
      registeredEmailCleared,
    ]);
  });

  test('signing out of a session that has ended already clears the cookie', async () => {
    const access = await accessToken(600);
    revoked.add(`Bearer ${access}`);
    refreshAnswer = { status: 401, body: { code: 'refresh_token_not_valid', message: '' } };
    const headers = { ...own, cookie: sessionCookie(access) };
    const answer = await app.inject({ method: 'POST', url: '/authen/api/auth/logout', headers });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(cookiesOf(answer)).toContain('__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
  });

  test('an expired token is refreshed before the call', async () => {
    const headers = { cookie: sessionCookie(await accessToken(10)) };
    const answer = await app.inject({ url: '/account/api/customers/profile', headers });
    expect(answer.json().data.authorization).toBe('Bearer new-access');
    expect(cookiesOf(answer)).toEqual([
      expect.stringContaining('__Host-session=new-access|new-refresh;'),
      expect.stringContaining('signed_in=1;'),
      earlierSessionCleared,
    ]);
  });

  test('a token that the API rejects is refreshed once and the call repeated with its body', async () => {
    const access = await accessToken(600);
    revoked.add(`Bearer ${access}`);
    const answer = await app.inject({
      method: 'DELETE',
      url: '/cart/api/cart/c1/items/delete',
      headers: { ...own, cookie: sessionCookie(access) },
      payload: { itemId: 'i1' },
    });
    expect(answer.json().data).toMatchObject({
      authorization: 'Bearer new-access',
      body: { itemId: 'i1' },
      sessionId: 'v'.repeat(36),
    });
    expect(cookiesOf(answer)).toContainEqual(expect.stringContaining('__Host-session=new-access'));
    expect(refreshes).toEqual(['old-refresh']);
  });

  test('a body is forwarded unchanged', async () => {
    const url = '/cart/api/cart/c1/items/delete';
    const answer = await app.inject({ method: 'DELETE', url, headers: own, payload: { itemId: 'ก' } });
    expect(answer.json().data.body).toEqual({ itemId: 'ก' });
  });
});

describe('refreshing', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await storefront('in this process');
  });

  test('happens once for all calls with the same old cookie, also shortly after', async () => {
    const headers = { cookie: sessionCookie(await accessToken(-60)) };
    const call = () => app.inject({ url: '/cart/api/cart/c1', headers });
    const answers = [...(await Promise.all([call(), call(), call()])), await call()];
    for (const answer of answers) expect(answer.json().data.authorization).toBe('Bearer new-access');
    expect(refreshes).toEqual(['old-refresh']);
  });

  test('happens again for the old cookie from 30 seconds later, when no call with it is under way', async () => {
    const headers = { cookie: sessionCookie(await accessToken(-60)) };
    const call = () => app.inject({ url: '/cart/api/cart/c1', headers });
    await call();
    time += 29_999;
    await call();
    expect(refreshes).toHaveLength(1);
    time += 1;
    await call();
    await call();
    expect(refreshes).toHaveLength(2);
  });

  test('of one session leaves what was read for another', async () => {
    const call = async (refreshToken: string) =>
      app.inject({
        url: '/cart/api/cart/c1',
        headers: { cookie: sessionCookie(await accessToken(-60)).replace('old-refresh', refreshToken) },
      });
    await call('first');
    time += 20_000;
    await call('second');
    time += 20_000;
    await call('second');
    await call('first');
    expect(refreshes).toEqual(['first', 'second', 'first']);
  });

  test.each([400, 401, 422])(
    'that is rejected with %i signs the shopper out and continues as a guest',
    async (status) => {
      refreshAnswer = { status, body: { code: 'refresh_token_not_valid', message: '' } };
      const answer = await app.inject({
        url: '/cart/api/cart/c1',
        headers: { cookie: sessionCookie(await accessToken(-60)) },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data.authorization).toBeUndefined();
      expect(cookiesOf(answer)).toEqual([
        expect.stringContaining('__Host-session=; Max-Age=0'),
        expect.stringContaining('signed_in=; Max-Age=0'),
        earlierSessionCleared,
      ]);
    },
  );

  test.each([429, 403, 404, 500, 503, 0])(
    'that is answered with %s signs nobody out, passes for no guest, and is tried again by the next call',
    async (status) => {
      refreshAnswer = { status, body: { code: 'too_many_requests', message: '' } };
      const headers = { cookie: sessionCookie(await accessToken(-60)), 'accept-language': 'en' };
      const answer = await app.inject({ url: '/cart/api/cart/c1', headers });
      expect([answer.statusCode, answer.json().code, cookiesOf(answer)]).toEqual([503, 'service_unavailable', []]);
      expect(answer.headers['retry-after']).toBe('2');
      const page = await app.inject({ url: '/page', headers });
      expect([page.json(), cookiesOf(page)]).toEqual([
        { signedIn: false, isUnanswered: true, headers: { 'session-id': 'v'.repeat(36) } },
        [],
      ]);
      refreshAnswer = renewal;
      expect((await app.inject({ url: '/cart/api/cart/c1', headers })).json().data.authorization).toBe(
        'Bearer new-access',
      );
      expect(refreshes).toHaveLength(3);
    },
  );

  test('after a 401 that is answered with 429 signs nobody out either', async () => {
    refreshAnswer = { status: 429, body: { code: 'too_many_requests', message: '' } };
    const access = await accessToken(600);
    revoked.add(`Bearer ${access}`);
    const answer = await app.inject({ url: '/cart/api/cart/c1', headers: { cookie: sessionCookie(access) } });
    expect([answer.statusCode, answer.json().code, cookiesOf(answer)]).toEqual([503, 'service_unavailable', []]);
  });

  test('happens once for ten calls at once that the API rejects, and each is repeated', async () => {
    const access = await accessToken(600);
    revoked.add(`Bearer ${access}`);
    const headers = { ...own, cookie: sessionCookie(access) };
    const url = '/cart/api/cart/c1/items/delete';
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, itemId) => app.inject({ method: 'DELETE', url, headers, payload: { itemId } })),
    );
    expect(answers.map((answer) => answer.json().data)).toEqual(
      answers.map((_, itemId) => expect.objectContaining({ authorization: 'Bearer new-access', body: { itemId } })),
    );
    expect(refreshes).toEqual(['old-refresh']);
  });

  test('happens for a cookie that holds no readable token', async () => {
    await app.inject({ url: '/cart/api/cart/c1', headers: { cookie: sessionCookie('nonsense') } });
    expect(refreshes).toEqual(['old-refresh']);
  });
});

describe('a cross-site write', () => {
  const url = '/cart/api/cart/c1/items/delete';
  const cookie = '__Host-session_id=vvvvvvvvvvvvvvvvvvvv';
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await storefront('in this process');
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://shop.example.evil.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ])('that brings cookies is refused: %j', async (headers) => {
    const answer = await app.inject({ method: 'DELETE', url, headers: { cookie, ...headers }, payload: {} });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ code: 'origin_not_allowed', message: expect.stringContaining('หน้า') });
  });

  test.each([{ origin }, { 'sec-fetch-site': 'same-origin' }])('is none when it is our own: %j', async (headers) => {
    const answer = await app.inject({ method: 'DELETE', url, headers: { cookie, ...headers }, payload: {} });
    expect(answer.statusCode).toBe(200);
  });

  test('may come without cookies, as an app sends it', async () => {
    const headers = { authorization: 'Bearer own', 'session-id': 'app-1' };
    const answer = await app.inject({ method: 'DELETE', url, headers, payload: {} });
    expect(answer.json().data).toMatchObject({ authorization: 'Bearer own', sessionId: 'app-1' });
    expect(cookiesOf(answer)).toEqual([]);
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', cookie: sessionCookie('access') },
  ])('signs nobody out, without cookies neither: %j', async (headers) => {
    const answer = await app.inject({ method: 'POST', url: '/authen/api/auth/logout', headers });
    expect(answer.statusCode).toBe(403);
    expect(cookiesOf(answer)).toEqual([]);
  });

  test('signs nobody in', async () => {
    const headers = { origin: 'https://evil.example' };
    const payload = { username: 'a@shop.example', password: 'right' };
    const answer = await app.inject({ method: 'POST', url: '/authen/api/auth/login', headers, payload });
    expect([answer.statusCode, cookiesOf(answer)]).toEqual([403, []]);
  });

  test('is rejected for the session’s e-mail too', async () => {
    const payload = { email: 'a@shop.example' };
    const headers = { cookie, origin: 'https://evil.example' };
    expect((await app.inject({ method: 'POST', url: '/auth/session', headers, payload })).statusCode).toBe(403);
  });
});

describe('the sign-out form', () => {
  const post = async (path: string, headers: Record<string, string | undefined>) =>
    (await storefront('in this process')).inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'ignored=1',
    });

  test.each([
    ['/account/sign-out', `${origin}/`],
    ['/en/account/sign-out', `${origin}/en`],
  ])('%s ends the session without JavaScript and leads to %s', async (path, home) => {
    const answer = await post(path, { origin, cookie: sessionCookie(await accessToken(600)) });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, home]);
    for (const cleared of [/^__Host-session=; Max-Age=0;/, registeredEmailCleared])
      expect(cookiesOf(answer)).toContainEqual(expect.stringMatching(cleared));
    expect(endedSessions).toEqual([{ refreshToken: 'old-refresh', visitorId: 'v'.repeat(36) }]);
  });

  test('leads a guest to the home page', async () => {
    expect((await post('/account/sign-out', { origin })).statusCode).toBe(303);
    expect(endedSessions).toEqual([]);
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ])('of another site signs nobody out: %j', async (headers) => {
    const cookie = sessionCookie(await accessToken(600));
    const answer = await post('/account/sign-out', { ...headers, cookie });
    expect([answer.statusCode, cookiesOf(answer), endedSessions]).toEqual([403, [], []]);
  });
});

describe('a session that somebody else planted', () => {
  test('by a cookie that a site below the domain can set, does not count', async () => {
    time = Date.UTC(2027, 5, 1);
    const app = await storefront('in this process');
    const planted = `session=${encodeURIComponent(`${await accessToken(600)}|refresh-of-attacker`)}; session_id=${'a'.repeat(36)}`;
    const answer = await app.inject({ url: '/cart/api/cart/c1', headers: { cookie: planted } });
    expect(answer.json().data.authorization).toBeUndefined();
    expect(answer.json().data.sessionId).not.toBe('a'.repeat(36));
    expect(refreshes).toEqual([]);
  });

  test('is replaced by a sign-in', async () => {
    const app = await storefront('in this process');
    const headers = { ...own, cookie: sessionCookie(await accessToken(600), 'refresh-of-attacker') };
    const payload = { username: 'a@shop.example', password: 'right' };
    const answer = await app.inject({ method: 'POST', url: '/authen/api/auth/login', headers, payload });
    expect(cookiesOf(answer)[0]).toMatch(/^__Host-session=access\|refresh;/);
  });
});

describe('an upgrade', () => {
  test('signs nobody out: the session of the earlier cookie becomes one of the new name', async () => {
    const app = await storefront('in this process');
    const access = await accessToken(600);
    revoked.add(`Bearer ${access}`);
    const cookie = `session=${encodeURIComponent(`${access}|old-refresh`)}`;
    const answer = await app.inject({ url: '/account/api/customers/profile', headers: { cookie } });
    expect(answer.json().data.authorization).toBe('Bearer new-access');
    expect(cookiesOf(answer)).toContainEqual(expect.stringContaining('__Host-session=new-access|new-refresh;'));
    expect(cookiesOf(answer)).toContain(earlierSessionCleared);
  });
});

describe('unchanged', () => {
  test.each(['GET /pim/api/categories/menu', 'POST /payment/api/webhooks/omise'])('is %s', async (call) => {
    const app = await storefront('in this process');
    const [method, url] = call.split(' ');
    const headers = { ...own, cookie: sessionCookie(await accessToken(600)) };
    const answer = await app.inject({ method: method as 'GET', url, headers });
    expect(answer.json().data.authorization).toBeUndefined();
    expect(answer.json().data.sessionId).toBeUndefined();
    expect(cookiesOf(answer)).toEqual([]);
  });

  test('is a caller that is no browser: it gets its tokens', async () => {
    const app = await storefront('in this process');
    const payload = { username: 'a@shop.example', password: 'right' };
    const answer = await app.inject({ method: 'POST', url: '/authen/api/auth/login', payload });
    expect(answer.json().data).toMatchObject({ accessToken: 'access', refreshToken: 'refresh' });
    expect(cookiesOf(answer)).toEqual([]);
  });
});

describe('a private page', () => {
  test('gets the session of its shopper', async () => {
    const app = await storefront('in this process');
    const access = await accessToken(600);
    const answer = await app.inject({ url: '/page', headers: { cookie: sessionCookie(access) } });
    expect(answer.json()).toEqual({
      signedIn: true,
      isUnanswered: false,
      headers: { 'session-id': 'v'.repeat(36), authorization: `Bearer ${access}` },
    });
  });

  test('gets the session of a guest, with a new id', async () => {
    const app = await storefront('in this process');
    const answer = await app.inject({ url: '/page' });
    const id = sessionIdPattern.exec(cookiesOf(answer)[0] ?? '')?.[1];
    expect(answer.json()).toEqual({ signedIn: false, isUnanswered: false, headers: { 'session-id': id } });
  });
});

describe('the session’s e-mail', () => {
  test.each([
    { email: 'known@shop.example' },
    { email: 'nobody@shop.example' },
    { email: 'nonsense' },
    { email: '\ud800@shop.example' },
    {},
  ])('is taken without a word: %j', async (payload) => {
    const app = await storefront('in this process');
    const answer = await app.inject({ method: 'POST', url: '/auth/session', headers: own, payload });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  test('stays with the visitor', async () => {
    const app = await storefront('in this process');
    const answer = await app.inject({
      method: 'POST',
      url: '/auth/session',
      headers: own,
      payload: { email: 'a@shop.example' },
    });
    expect(cookiesOf(answer)).toEqual([
      '__Host-session_email=a@shop.example; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });
});
