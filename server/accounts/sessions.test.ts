import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Db, type Tx, transaction } from '../db/database.ts';
import { withWork } from '../db/work.ts';
import { identify } from '../http/identity.ts';
import { LiveSessionCache } from '../http/live-sessions.ts';
import { createCustomer, createCustomerWithPassword, testPassword, testSessionOf } from '../testing/account-factory.ts';
import { untilBlocked } from '../testing/locks.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { deleteExpiredTokens } from './accounts.ts';
import { lockCustomer } from './customer-lock-queries.ts';
import { hashPassword } from './passwords.ts';
import { findSessionStart } from './session-queries.ts';
import { endSession, endSessions, openSession } from './sessions.ts';

const shop = await createTestShop();
const limited = await createTestShop({ environment: { RATE_LIMITS: 'on' } });
const guest = shop.client();
const day = 24 * 60;
const at = (minutes: number) => shop.setClock(new Date(Date.UTC(2026, 10, 20, 3, minutes)));
const atSecond = (seconds: number) => shop.setClock(new Date(Date.UTC(2026, 10, 20, 3, 0, seconds)));

const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const lineOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.9.0';

beforeEach(() => {
  at(0);
  limited.setClock(shop.clock());
});

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

/** Signs in without a password, on a device that may be known. */
const open = (customerId: string, token?: string) =>
  transaction(shop.db, (tx) => openSession(shop, tx, customerId, { userAgent: chromeOnAndroid, token }));

const sessionOf = (customerId: string) =>
  shop.db.selectFrom('sessions').selectAll().where('customer_id', '=', customerId).executeTakeFirstOrThrow();

const ended = { status: 401, code: 'token_not_valid' };
const notRenewed = { status: 401, code: 'refresh_token_not_valid' };

describe('a sign-in', () => {
  const logIn = (username: string, password = testPassword) =>
    guest('POST /authen/api/auth/login', { body: { username, password } });
  const refused = { status: 401, code: 'credentials_not_valid' };

  test('opens a session for the password of an activated account alone', async () => {
    const { customerId, email } = await createCustomerWithPassword(shop);
    const set = (columns: { activated_at?: Date | null; password_hash?: string | null }) =>
      shop.db.updateTable('customers').set(columns).where('customer_id', '=', customerId).execute();
    expect(await logIn(email)).toMatchObject({ ok: true });
    expect(await logIn(email, 'Wrong#1234')).toMatchObject(refused);
    expect(await logIn(`nobody-${email}`)).toMatchObject(refused);
    await set({ activated_at: null });
    expect(await logIn(email)).toMatchObject(refused);
    await set({ activated_at: shop.clock(), password_hash: null });
    expect(await logIn(email)).toMatchObject(refused);
  });

  test('says that the account is not activated to who knows the password of the registration', async () => {
    const email = `${randomUUID()}@mail.example`;
    const person = { firstName: 'Mali', lastName: 'Srisuk', mobileNo: '0812345678', consentFlag: true } as const;
    const body = { email, password: testPassword, ...person };
    dataOf(await guest('POST /account/api/customers/register', { body }));
    expect(await logIn(email)).toMatchObject({ code: 'account_not_active' });
    expect(await logIn(email, 'Wrong#1234')).toMatchObject(refused);
  });

  test('with a password that is replaced at the same moment opens no session', async () => {
    const { customerId, email } = await createCustomerWithPassword(shop);
    const password_hash = await hashPassword('Thunder#22');
    const signedIn = await transaction(shop.db, async (tx) => {
      await tx.updateTable('customers').set({ password_hash }).where('customer_id', '=', customerId).execute();
      const signingIn = logIn(email);
      await untilBlocked(shop);
      return { signingIn };
    });
    expect(await signedIn.signingIn).toMatchObject(refused);
  });

  test('leaves a device its token if the shop gave it, and gives others a new one', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const [first, second] = [await open(customerId), await open(customerId)];
    expect(second.deviceToken).not.toBe(first.deviceToken);
    expect((await open(customerId, first.deviceToken)).deviceToken).toBe(first.deviceToken);
    const madeUp = await open(customerId, 'made up');
    expect(madeUp.deviceToken).not.toBe('made up');
    expect((await open(customerId, madeUp.deviceToken)).deviceToken).toBe(madeUp.deviceToken);
  });

  test('makes its device known for ninety days after the last renewal', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const { deviceToken } = await open(customerId);
    const isKnown = async () => {
      const other = await createCustomerWithPassword(shop);
      const { deviceToken: given } = await open(other.customerId, deviceToken);
      await shop.db.deleteFrom('customers').where('customer_id', '=', other.customerId).execute();
      return given === deviceToken;
    };
    const ninetyDays = new Date(shop.clock().getTime() + 90 * day * 60_000);
    await deleteExpiredTokens(shop.db, ninetyDays);
    expect(await isKnown()).toBe(true);
    await deleteExpiredTokens(shop.db, new Date(ninetyDays.getTime() + 1));
    expect(await isKnown()).toBe(false);
  });
});

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
    const [stolen, elsewhere] = [await signIn(email), await signIn(email)];
    const renewed = dataOf(await refresh(stolen.refreshToken));
    at(1);
    expect((await refresh(stolen.refreshToken)).ok).toBe(false);
    expect(failureOf(await call(renewed))).toEqual(ended);
    expect((await call(elsewhere)).statusCode).toBe(200);
  });

  test('is refused from the end of its session on, although it would last longer', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const tokens = await open(customerId);
    const endsAt = new Date(Date.UTC(2026, 10, 20, 3, 0, 10));
    await shop.db.updateTable('sessions').set({ ends_at: endsAt }).where('customer_id', '=', customerId).execute();
    shop.setClock(new Date(endsAt.getTime() - 1));
    expect((await call(tokens)).statusCode).toBe(200);
    shop.setClock(endsAt);
    expect(failureOf(await call(tokens))).toEqual(ended);
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

  test('is renewed by a used token for twenty seconds after its first use, and ends when it comes back later', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const { refreshToken } = await open(customerId);
    for (const seconds of [0, 15, 20]) {
      atSecond(seconds);
      expect(await refresh(refreshToken)).toMatchObject({ ok: true });
    }
    atSecond(21);
    expect(await refresh(refreshToken)).toMatchObject(notRenewed);
    expect((await sessionOf(customerId)).ended_at).toEqual(shop.clock());
  });

  test('is not renewed by a token that is made up, or that the version before sessions revoked', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const { refreshToken } = await open(customerId);
    expect(await refresh('made up')).toMatchObject(notRenewed);
    const revoked = shop.db.updateTable('refresh_tokens').set({ revoked_at: shop.clock() });
    await revoked.where('customer_id', '=', customerId).execute();
    expect(await refresh(refreshToken)).toMatchObject(notRenewed);
  });

  test('is not renewed from its end on, also by a token of the version before sessions, which lasts longer', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const { refreshToken } = await open(customerId);
    const endsAt = new Date(Date.UTC(2026, 10, 20, 3, 0, 10));
    await shop.db.updateTable('sessions').set({ ends_at: endsAt }).where('customer_id', '=', customerId).execute();
    shop.setClock(new Date(endsAt.getTime() - 1));
    expect(await refresh(refreshToken)).toMatchObject({ ok: true });
    shop.setClock(endsAt);
    expect(await refresh(refreshToken)).toMatchObject(notRenewed);
  });

  test('is renewed thirty times a minute at most, and by the ten calls of a page at once', async () => {
    const { email } = await createCustomerWithPassword(limited);
    const client = limited.client();
    const logIn = async () => {
      const body = { username: email, password: testPassword };
      const { refreshToken: token } = dataOf(await client('POST /authen/api/auth/login', { body }));
      return { refreshToken: token };
    };
    const [earlier, first] = [await logIn(), await logIn()];
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
    const tooMany = await client('POST /authen/api/auth/refresh', { body: { refreshToken } });
    expect(tooMany).toMatchObject({ status: 429, retryAfterSeconds: 60 });
    for (const other of [earlier, await logIn()])
      expect(await client('POST /authen/api/auth/refresh', { body: other })).toMatchObject({ ok: true });
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

describe('a renewal', () => {
  /** Starts a renewal while another transaction has changed something. */
  async function renewDuring(refreshToken: string, change: (tx: Tx) => Promise<unknown>) {
    const { renewal } = await transaction(shop.db, async (tx) => {
      await change(tx);
      const begun = refresh(refreshToken);
      await untilBlocked(shop);
      return { renewal: begun };
    });
    return renewal;
  }

  test('at the same moment as a sign-out waits for it, and is refused', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const { refreshToken } = await open(customerId);
    expect(await renewDuring(refreshToken, (tx) => endSession({ ...shop, db: tx }, refreshToken))).toMatchObject(
      notRenewed,
    );
  });

  test('waits for whatever else changes the customer', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const { refreshToken } = await open(customerId);
    expect(await renewDuring(refreshToken, (tx) => lockCustomer(tx, customerId))).toMatchObject({ ok: true });
  });

  test('at the same moment as the customer is erased is refused', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const { refreshToken } = await open(customerId);
    const erase = (tx: Tx) => tx.deleteFrom('customers').where('customer_id', '=', customerId).execute();
    expect(await renewDuring(refreshToken, erase)).toMatchObject(notRenewed);
  });
});

describe('a sign-out', () => {
  const signOut = (refreshToken?: string) => guest('POST /authen/api/auth/logout', { body: { refreshToken } });

  test('without a token, or with one that is made up, ends nothing', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    await open(customerId);
    for (const token of [undefined, '', 'made up']) expect(await signOut(token)).toMatchObject({ ok: true });
    expect((await sessionOf(customerId)).ended_at).toBeNull();
  });

  test('that is repeated leaves the session the time of its end', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const { refreshToken } = await open(customerId);
    const endedAt = shop.clock();
    await signOut(refreshToken);
    at(1);
    await signOut(refreshToken);
    await transaction(shop.db, (tx) => endSessions(shop, tx, customerId));
    expect((await sessionOf(customerId)).ended_at).toEqual(endedAt);
  });
});

describe('a new password', () => {
  test('ends all sessions but the one in which it is set', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    const response = await shop.app.inject({
      method: 'POST',
      url: '/account/api/customers/change-password',
      headers: { authorization: `Bearer ${here.accessToken}` },
      payload: { oldPassword: testPassword, newPassword: 'Thunder#22' },
    });
    expect(response.statusCode).toBe(204);
    expect(failureOf(await call(elsewhere))).toEqual(ended);
    expect((await call(here)).statusCode).toBe(200);
  });

  test('ends also a session that is opened at the same moment', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const { opened, ending } = await transaction(shop.db, async (tx) => {
      await lockCustomer(tx, customerId);
      const session = await openSession(shop, tx, customerId, { userAgent: undefined, token: undefined });
      const begun = transaction(shop.db, (other) => endSessions(shop, other, customerId));
      await untilBlocked(shop);
      return { opened: session, ending: { done: begun } };
    });
    await ending.done;
    expect(await refresh(opened.refreshToken)).toMatchObject(notRenewed);
  });
});

describe('the start of a session', () => {
  test('is known until it ends', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const startedAt = shop.clock();
    const { refreshToken } = await open(customerId);
    const { session_id: sessionId, ends_at: endsAt } = await sessionOf(customerId);
    const startAt = (now: Date) => findSessionStart(shop.db, sessionId, now);
    at(1);
    await open((await createCustomerWithPassword(shop)).customerId);
    expect(await findSessionStart(shop.db, randomUUID(), startedAt)).toBeUndefined();
    expect(await startAt(shop.clock())).toEqual(startedAt);
    expect(await startAt(new Date(endsAt.getTime() - 1))).toEqual(startedAt);
    expect(await startAt(endsAt)).toBeUndefined();
    await endSession(shop, refreshToken);
    expect(await startAt(shop.clock())).toBeUndefined();
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

  test('leaves out a session from its end on, and cannot end it', async () => {
    const { customerId, email } = await createCustomerWithPassword(shop);
    let { refreshToken } = await open(customerId);
    const { session_id: sessionId } = await sessionOf(customerId);
    for (const days of [6, 12, 18, 24, 29]) {
      at(days * day);
      refreshToken = dataOf(await refresh(refreshToken)).refreshToken;
    }
    const here = await signIn(email);
    at(30 * day);
    const renewed = dataOf(await refresh(here.refreshToken));
    expect(await sessionsOf(renewed)).toMatchObject([{ isCurrent: true }]);
    const end = await call(renewed, 'DELETE', `/account/api/sessions/${sessionId}`);
    expect(failureOf(end)).toEqual({ status: 404, code: 'session_not_found' });
  });

  test('has the order of the last use, and of the ids for the same moment', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const sessions: Tokens[] = [];
    for (let count = 0; count < 16; count += 1) {
      at(Math.floor(count / 4));
      sessions.push(await open(customerId));
    }
    const [first, ...others] = await sessionsOf(sessions[5] as Tokens);
    expect(first).toMatchObject({ isCurrent: true, lastUsedAt: '2026-11-20T03:01:00.000Z' });
    const keys = others.map(({ lastUsedAt, sessionId }) => [lastUsedAt, sessionId].join(' '));
    const minutes = [3, 2, 1, 0].map((minute) => `2026-11-20T03:0${minute}:00.000Z`);
    const expected = minutes.flatMap((minute) => keys.filter((key) => key.startsWith(minute)).toSorted());
    expect([keys, keys.length]).toEqual([expected, 15]);
  });

  test('has fifty at most, this one among them', async () => {
    const { customerId } = await createCustomerWithPassword(shop);
    const here = await open(customerId);
    at(1);
    for (let count = 0; count < 50; count += 1) await open(customerId);
    const sessions = await sessionsOf(here);
    expect(sessions).toHaveLength(50);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toEqual([sessions[0]]);
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

  /** A process that nothing notifies, which counts its reads. */
  async function countingProcess() {
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
    const liveSessions = new LiveSessionCache();
    return {
      customerId,
      liveSessions,
      isAccepted: async () => (await identify({ ...shop, db, liveSessions }, authorization)) !== null,
      reads: () => reads,
    };
  }

  test('reads a session once for many calls, and again after half a minute without notifications', async () => {
    const { customerId, isAccepted, reads } = await countingProcess();
    expect(await Promise.all(Array.from({ length: 10 }, isAccepted))).not.toContain(false);
    expect([await isAccepted(), reads()]).toEqual([true, 1]);
    dataOf(await shop.client({ customerId })('DELETE /account/api/sessions'));
    shop.setClock(new Date(shop.clock().getTime() + 30_000));
    expect([await isAccepted(), reads()]).toEqual([false, 2]);
  });

  test('reads a session again after it may have missed notifications, and not when something else changed', async () => {
    const { customerId, liveSessions, isAccepted, reads } = await countingProcess();
    const { sessionId } = testSessionOf(customerId);
    expect(await isAccepted()).toBe(true);
    for (const tag of [`product:${sessionId}`, `session:${randomUUID()}`, 'catalogue']) liveSessions.invalidate(tag);
    expect([await isAccepted(), reads()]).toEqual([true, 1]);
    dataOf(await shop.client({ customerId })('DELETE /account/api/sessions'));
    liveSessions.invalidate('everything');
    expect([await isAccepted(), reads()]).toEqual([false, 2]);
  });

  test('reads a session again after a read that failed', async () => {
    const { customerId } = await createCustomer(shop);
    await shop.authHeaders(customerId);
    const cache = new LiveSessionCache();
    const { sessionId } = testSessionOf(customerId);
    const unreachable = {
      selectFrom: () => {
        throw new Error('the database is not reachable');
      },
    } as unknown as Db;
    await expect(cache.read({ ...shop, db: unreachable }, sessionId)).rejects.toThrow('not reachable');
    expect(await cache.read(shop, sessionId)).toBe(true);
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
