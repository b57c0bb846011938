import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createCustomer, createCustomerWithPassword, testPassword } from '../testing/account-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { signAccessToken } from './identity.ts';

/*
 * Every call of the contract that takes an identity, with every credential that is not one: a new call is tested by being in the contract.
 */

const shop = await createTestShop();
const base64url = (value: object | string | Buffer) =>
  Buffer.from(value instanceof Buffer || typeof value === 'string' ? value : JSON.stringify(value)).toString(
    'base64url',
  );

const { customerId } = await createCustomer(shop);
const seconds = Math.floor(shop.clock().getTime() / 1000);
const claims = { sub: customerId, sid: customerId, iat: seconds, exp: seconds + 900 };
const endsAt = new Date('2100-01-01T00:00:00Z');

function signed(header: object, payload: object, key: Uint8Array | string, hash = 'sha256'): string {
  const text = `${base64url(header)}.${base64url(payload)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

async function tokenOfErasedCustomer(): Promise<string> {
  const erased = await createCustomer(shop);
  const { authorization } = await shop.authHeaders(erased.customerId);
  expect((await callProfile(authorization)).statusCode).toBe(200);
  await shop.db.deleteFrom('customers').where('customer_id', '=', erased.customerId).execute();
  return authorization;
}

async function tokenOfInactiveCustomer(): Promise<string> {
  const inactive = await createCustomer(shop);
  const where = shop.db.updateTable('customers').where('customer_id', '=', inactive.customerId);
  await where.set({ activated_at: null }).execute();
  return (await shop.authHeaders(inactive.customerId)).authorization;
}

async function tokenOfEndedSession(): Promise<string> {
  const ended = await createCustomer(shop);
  const { authorization } = await shop.authHeaders(ended.customerId);
  dataOf(await shop.client(ended)('DELETE /account/api/sessions'));
  return authorization;
}

async function refreshTokenAsAccessToken(): Promise<string> {
  const { email } = await createCustomerWithPassword(shop);
  const body = { username: email, password: testPassword };
  return `Bearer ${dataOf(await shop.client()('POST /authen/api/auth/login', { body })).refreshToken}`;
}

const key = shop.secretFor('access-token');
const credentials: Record<string, () => Promise<string>> = {
  garbage: async () => 'Bearer garbage',
  'another scheme': async () => `Basic ${base64url('customer:password')}`,
  'an expired token': async () => `Bearer ${signed({ alg: 'HS256' }, { ...claims, exp: seconds }, key)}`,
  'a token of another key': async () => `Bearer ${signed({ alg: 'HS256' }, claims, 'another key of the same length ')}`,
  'the key of another purpose': async () => `Bearer ${signed({ alg: 'HS256' }, claims, shop.secretFor('preview'))}`,
  'the algorithm none': async () => `Bearer ${base64url({ alg: 'none' })}.${base64url(claims)}.`,
  'the algorithm none with a signature': async () => `Bearer ${signed({ alg: 'none' }, claims, key)}`,
  'another algorithm': async () => `Bearer ${signed({ alg: 'HS512' }, claims, key, 'sha512')}`,
  'a token that never expires': async () =>
    `Bearer ${signed({ alg: 'HS256' }, { sub: customerId, sid: customerId }, key)}`,
  'a token without a session': async () => `Bearer ${signed({ alg: 'HS256' }, { ...claims, sid: undefined }, key)}`,
  'a token without a customer': async () => `Bearer ${signed({ alg: 'HS256' }, { ...claims, sub: undefined }, key)}`,
  'a session that never was': async () =>
    `Bearer ${await signAccessToken(shop, { customerId, sessionId: randomUUID(), endsAt })}`,
  'a session that ended': tokenOfEndedSession,
  'an erased customer': tokenOfErasedCustomer,
  'an inactive customer': tokenOfInactiveCustomer,
  'a refresh token': refreshTokenAsAccessToken,
};

const callProfile = (authorization: string) =>
  shop.app.inject({ url: '/account/api/customers/profile', headers: { authorization } });

const calls = Object.entries<Endpoint>(api).filter(([, { access }]) => access === 'customer' || access === 'visitor');

async function outcomes(headers: Record<string, string>, access: Endpoint['access'][]): Promise<Map<string, object>> {
  const found = new Map<string, object>();
  for (const [call, endpoint] of calls) {
    if (!access.includes(endpoint.access)) continue;
    const [method, path = ''] = call.split(' ');
    const types = endpoint.upload ? { 'content-type': endpoint.upload.types[0] ?? '' } : {};
    const payload = endpoint.upload ? Buffer.from('x') : endpoint.body ? {} : undefined;
    const response = await shop.app.inject({
      method: method as 'GET',
      url: path.replaceAll(/\{\w+\}/g, customerId),
      headers: { ...headers, ...types, 'idempotency-key': 'a-key-of-nobody' },
      payload,
    });
    found.set(call, failureOf(response));
  }
  return found;
}

describe('a call that requires a sign-in is refused', () => {
  test('without a token', async () => {
    const refused = await outcomes({}, ['customer']);
    expect(refused.size).toBeGreaterThan(20);
    for (const [call, outcome] of refused)
      expect([call, outcome]).toEqual([call, { status: 401, code: 'sign_in_required' }]);
  });
});

describe('every call that takes an identity refuses', () => {
  test.each(Object.keys(credentials))('%s', async (name) => {
    const authorization = (await credentials[name]?.()) ?? '';
    for (const [call, outcome] of await outcomes({ authorization }, ['customer', 'visitor']))
      expect([call, outcome]).toEqual([call, { status: 401, code: 'token_not_valid' }]);
  });
});

test('the same session is accepted with the right key, algorithm and claims', async () => {
  expect((await callProfile(`Bearer ${signed({ alg: 'HS256' }, claims, key)}`)).statusCode).toBe(200);
});
