import { beforeEach, describe, expect, test } from 'vitest';
import { withWork } from '../db/work.ts';
import { identify } from '../http/identity.ts';
import { LiveSessionCache } from '../http/live-sessions.ts';
import { createCustomer, createCustomerWithPassword, testPassword, testSessionOf } from '../testing/account-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const limited = await createTestShop({ environment: { RATE_LIMITS: 'on' } });
const guest = shop.client();
const day = 24 * 60;
const at = (minutes: number) => shop.setClock(new Date(Date.UTC(2026, 10, 20, 3, minutes)));

const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const lineOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.9.0';

beforeEach(() => at(0));

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

async function signIn(email: string, userAgent = chromeOnAndroid): Promise<Tokens> {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/authen/api/auth/login',
    headers: { 'user-agent': userAgent },
    payload: { username: email, password: testPassword },
  });
  return response.json<{ data: Tokens }>().data;
}

const refresh = (refreshToken: string) => guest('POST /authen/api/auth/refresh', { body: { refreshToken } });

function call({ accessToken }: Tokens, method: 'GET' | 'DELETE' = 'GET', url = '/account/api/customers/profile') {
  return shop.app.inject({ method, url, headers: { authorization: `Bearer ${accessToken}` } });
}

async function sessionsOf(tokens: Tokens): Promise<Record<string, unknown>[]> {
  return (await call(tokens, 'GET', '/account/api/sessions')).json().data;
}

const ended = { status: 401, code: 'token_not_valid' };

describe('an access token', () => {
  test('ends with its session when the customer signs out', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    const renewed = dataOf(await refresh(here.refreshToken));
    await guest('POST /authen/api/auth/logout', { body: { refreshToken: renewed.refreshToken } });
    expect([failureOf(await call(here)), failureOf(await call(renewed))]).toEqual([ended, ended]);
    expect((await call(elsewhere)).statusCode).toBe(200);
  });

  test('ends with its session when a used refresh token comes back', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const stolen = await signIn(email);
    const renewed = dataOf(await refresh(stolen.refreshToken));
    at(1);
    expect((await refresh(stolen.refreshToken)).ok).toBe(false);
    expect(failureOf(await call(renewed))).toEqual(ended);
  });
});

describe('a session', () => {
  test('ends after thirty days for good, however often it is renewed', async () => {
    const { email } = await createCustomerWithPassword(shop);
    let tokens: Tokens = await signIn(email);
    for (let days = 6; days < 30; days += 6) {
      at(days * day);
      tokens = dataOf(await refresh(tokens.refreshToken));
    }
    at(30 * day - 5);
    tokens = dataOf(await refresh(tokens.refreshToken));
    at(30 * day - 1);
    expect((await call(tokens)).statusCode).toBe(200);
    at(30 * day);
    expect(failureOf(await call(tokens))).toEqual(ended);
    expect((await refresh(tokens.refreshToken)).ok).toBe(false);
  });

  test('survives ten refreshes at once, and each of their tokens is valid', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const { refreshToken } = await signIn(email);
    const renewed = (await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)))).map(dataOf);
    expect(new Set(renewed.map((tokens) => tokens.refreshToken)).size).toBe(10);
    at(5);
    for (const tokens of renewed) expect((await refresh(tokens.refreshToken)).ok).toBe(true);
    expect((await sessionsOf(dataOf(await refresh(renewed[0]?.refreshToken ?? '')))).length).toBe(1);
  });

  test('is renewed thirty times a minute at most, and by the ten calls of a page at once', async () => {
    const { email } = await createCustomerWithPassword(limited);
    const client = limited.client();
    const first = dataOf(
      await client('POST /authen/api/auth/login', { body: { username: email, password: testPassword } }),
    );
    let { refreshToken } = first;
    const codes: string[] = [];
    const renew = async (body: { refreshToken: string }) => {
      const renewed = await client('POST /authen/api/auth/refresh', { body });
      codes.push(renewed.ok ? 'ok' : renewed.code);
      if (renewed.ok) refreshToken = renewed.data.refreshToken;
    };
    await Promise.all(Array.from({ length: 10 }, () => renew(first)));
    expect(new Set(codes)).toEqual(new Set(['ok']));
    while (codes.length < 40) await renew({ refreshToken });
    expect([codes.indexOf('too_many_requests'), codes.at(-1)]).toEqual([29, 'too_many_requests']);
    limited.setClock('2026-11-20T03:01:00Z');
    await renew({ refreshToken });
    expect(codes.at(-1)).toBe('ok');
  });

  test('cannot be renewed after it ended, also by a refresh at the same time', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const tokens = await signIn(email);
    const [refreshed] = await Promise.all([
      refresh(tokens.refreshToken),
      call(tokens, 'DELETE', '/account/api/sessions'),
    ]);
    if (refreshed.ok) expect(failureOf(await call(refreshed.data))).toEqual(ended);
    expect((await refresh(refreshed.ok ? refreshed.data.refreshToken : tokens.refreshToken)).ok).toBe(false);
  });
});

describe('the list of sessions', () => {
  test('names the devices, this one first, then the last used', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const phone = await signIn(email);
    at(2);
    const line = await signIn(email, lineOnIphone);
    at(4);
    await signIn(email, 'curl/8.5');
    at(6);
    const renewed = dataOf(await refresh(line.refreshToken));
    expect(await sessionsOf(phone)).toMatchObject([
      { browser: 'Chrome', system: 'Android', isCurrent: true, lastUsedAt: '2026-11-20T03:00:00.000Z' },
      { browser: 'LINE', system: 'iPhone', isCurrent: false, lastUsedAt: '2026-11-20T03:06:00.000Z' },
      { browser: null, system: null, isCurrent: false, lastUsedAt: '2026-11-20T03:04:00.000Z' },
    ]);
    expect((await sessionsOf(renewed)).map(({ browser }) => browser)).toEqual(['LINE', null, 'Chrome']);
  });

  test('leaves out sessions that ended, and those that can no longer be renewed', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const { refreshToken } = await signIn(email);
    await guest('POST /authen/api/auth/logout', { body: { refreshToken } });
    await signIn(email);
    at(7 * day);
    expect(await sessionsOf(await signIn(email))).toHaveLength(1);
  });

  test('ends one of them', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const [here, lost] = [await signIn(email), await signIn(email, lineOnIphone)];
    const id = (await sessionsOf(here))[1]?.sessionId;
    const end = () => call(here, 'DELETE', `/account/api/sessions/${id}`);
    expect((await end()).statusCode).toBe(204);
    expect(failureOf(await call(lost))).toEqual(ended);
    expect((await refresh(lost.refreshToken)).ok).toBe(false);
    expect(await sessionsOf(here)).toHaveLength(1);
    expect(failureOf(await end())).toEqual({ status: 404, code: 'session_not_found' });
  });

  test('ends all of them at once', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const all = [await signIn(email), await signIn(email), await signIn(email)];
    const [here] = all;
    expect(here && (await call(here, 'DELETE', '/account/api/sessions')).statusCode).toBe(204);
    for (const tokens of all) {
      expect(failureOf(await call(tokens))).toEqual(ended);
      expect((await refresh(tokens.refreshToken)).ok).toBe(false);
    }
    expect((await call(await signIn(email))).statusCode).toBe(200);
  });

  test('never shows or ends those of another customer', async () => {
    const [owner, stranger] = [await createCustomerWithPassword(shop), await createCustomerWithPassword(shop)];
    const [owners, strangers] = [await signIn(owner.email), await signIn(stranger.email)];
    const ids = (await sessionsOf(owners)).map(({ sessionId }) => sessionId);
    for (const id of [...ids, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      const response = await call(strangers, 'DELETE', `/account/api/sessions/${id}`);
      expect(failureOf(response)).toEqual({ status: 404, code: 'session_not_found' });
    }
    await call(strangers, 'DELETE', '/account/api/sessions');
    expect((await call(owners)).statusCode).toBe(200);
  });
});

describe('a process that caches live sessions', () => {
  async function listeningProcess() {
    const liveSessions = new LiveSessionCache();
    const stop = await shop.database.listen(
      'page_tags',
      (tag) => liveSessions.invalidate(tag),
      () => {},
    );
    const customer = await createCustomer(shop);
    const { authorization } = await shop.authHeaders(customer.customerId);
    return {
      ...customer,
      stop,
      liveSessions,
      isAccepted: async () => (await identify({ ...shop, liveSessions }, authorization)) !== null,
    };
  }

  test('refuses an access token as soon as another process ended its session', async () => {
    const { customerId, isAccepted, stop } = await listeningProcess();
    expect(await isAccepted()).toBe(true);
    dataOf(await shop.client({ customerId })('DELETE /account/api/sessions'));
    await expect.poll(isAccepted).toBe(false);
    await stop();
  });

  test('refuses an access token as soon as its customer is erased', async () => {
    const { customerId, isAccepted, stop } = await listeningProcess();
    expect(await isAccepted()).toBe(true);
    await shop.db.deleteFrom('customers').where('customer_id', '=', customerId).execute();
    await expect.poll(isAccepted).toBe(false);
    await stop();
  });

  test('reads a session once for many calls, and again after half a minute without notifications', async () => {
    const { customerId } = await createCustomer(shop);
    const { authorization } = await shop.authHeaders(customerId);
    let reads = 0;
    const db = new Proxy(shop.db, {
      get(target, property) {
        if (property === 'selectFrom') reads += 1;
        const value = Reflect.get(target, property);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const process = { ...shop, db, liveSessions: new LiveSessionCache() };
    const accepted = async () => (await identify(process, authorization)) !== null;
    expect(await Promise.all(Array.from({ length: 10 }, accepted))).not.toContain(false);
    expect([await accepted(), reads]).toEqual([true, 1]);
    dataOf(await shop.client({ customerId })('DELETE /account/api/sessions'));
    shop.setClock(new Date(shop.clock().getTime() + 30_000));
    expect([await accepted(), reads]).toEqual([false, 2]);
  });

  test('reads a session for all who ask at the same time, also when the time of the first is over', async () => {
    const { customerId } = await createCustomer(shop);
    await shop.authHeaders(customerId);
    const cache = new LiveSessionCache();
    const { sessionId } = testSessionOf(customerId);
    const isOver = AbortSignal.abort();
    void withWork({ kind: 'read', signal: isOver }, async () => cache.read(shop, sessionId)).catch(() => undefined);
    expect(await cache.read(shop, sessionId)).toBe(true);
  });
});
