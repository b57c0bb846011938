import { expect, test } from 'vitest';
import { createCustomer, createCustomerWithPassword, testPassword } from '../testing/account-factory.ts';
import { mailsTo, resetTokens } from '../testing/account-mails.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const limited = await createTestShop({ environment: { RATE_LIMITS: 'on' } });
const guest = shop.client();
const newPassword = 'Thunder#22';

const signIn = (email: string, password: string) =>
  guest('POST /authen/api/auth/login', { body: { username: email, password } });
const refresh = (refreshToken: string) => guest('POST /authen/api/auth/refresh', { body: { refreshToken } });

async function signedInDevice(email: string) {
  const session = dataOf(await signIn(email, testPassword));
  const headers = { authorization: `Bearer ${session.accessToken}` };
  return {
    ...session,
    change: (payload: object) =>
      shop.app.inject({ method: 'POST', url: '/account/api/customers/change-password', headers, payload }),
    profile: () => shop.app.inject({ url: '/account/api/customers/profile', headers }),
  };
}

test('a customer who knows the password changes it; other devices are signed out, and a mail says so', async () => {
  const { email } = await createCustomerWithPassword(shop);
  const [phone, laptop] = [await signedInDevice(email), await signedInDevice(email)];
  await guest('POST /account/api/customers/forgot-password', { body: { username: email } });
  const [token = ''] = await resetTokens(shop, email);

  expect((await phone.change({ oldPassword: testPassword, newPassword })).statusCode).toBe(204);
  expect((await phone.profile()).statusCode).toBe(200);
  expect((await refresh(phone.refreshToken)).ok).toBe(true);
  expect((await laptop.profile()).statusCode).toBe(401);
  expect((await refresh(laptop.refreshToken)).ok).toBe(false);
  expect(await signIn(email, testPassword)).toMatchObject({ code: 'credentials_not_valid' });
  expect((await signIn(email, newPassword)).ok).toBe(true);
  expect((await mailsTo(shop, email)).map(({ template }) => template)).toEqual(['password_reset', 'password_changed']);
  expect(await guest('POST /account/api/customers/reset-password', { body: { token, newPassword } })).toMatchObject({
    code: 'reset_token_not_valid',
  });
});

test('a wrong current password changes nothing, and ends no session', async () => {
  const { email } = await createCustomerWithPassword(shop);
  const device = await signedInDevice(email);
  const response = await device.change({ oldPassword: 'Wrong#1234', newPassword });
  expect([response.statusCode, response.json().code]).toEqual([422, 'password_not_correct']);
  expect((await device.profile()).statusCode).toBe(200);
  expect((await signIn(email, testPassword)).ok).toBe(true);
});

test('two changes at the same time set one password', async () => {
  const { email } = await createCustomerWithPassword(shop);
  const device = await signedInDevice(email);
  const passwords = ['Thunder#33', 'Thunder#44', 'Thunder#55'];
  const responses = await Promise.all(
    passwords.map((password) => device.change({ oldPassword: testPassword, newPassword: password })),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  const signIns = await Promise.all(passwords.map((password) => signIn(email, password)));
  expect(signIns.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a customer without a password changes none', async () => {
  const customer = await createCustomer(shop);
  await shop.db
    .updateTable('customers')
    .set({ password_hash: null })
    .where('customer_id', '=', customer.customerId)
    .execute();
  const body = { oldPassword: 'Anything#1', newPassword };
  expect(await shop.client(customer)('POST /account/api/customers/change-password', { body })).toMatchObject({
    code: 'password_not_correct',
  });
});

test('who is signed in guesses the password ten times at most', async () => {
  const client = limited.client(await createCustomer(limited));
  const body = { oldPassword: 'Wrong#1234', newPassword };
  await limited.db.updateTable('customers').set({ password_hash: null }).execute();
  const codes: string[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    const result = await client('POST /account/api/customers/change-password', { body });
    codes.push(result.ok ? '' : result.code);
  }
  expect(new Set(codes.slice(0, 10))).toEqual(new Set(['password_not_correct']));
  expect(codes[10]).toBe('too_many_requests');
  // Others at the same address are not refused.
  const other = limited.client(await createCustomer(limited));
  await limited.db.updateTable('customers').set({ password_hash: null }).execute();
  expect(await other('POST /account/api/customers/change-password', { body })).toMatchObject({
    code: 'password_not_correct',
  });
});

test('guesses count together, whichever call they are made with', async () => {
  const { email } = await createCustomerWithPassword(limited);
  const login = { username: email, password: testPassword };
  const { accessToken } = dataOf(await limited.client()('POST /authen/api/auth/login', { body: login }));
  const guess = async (path: string, payload: object) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    return (await limited.app.inject({ method: 'POST', url: `/account/api/${path}`, headers, payload })).statusCode;
  };
  const password = 'Wrong#1234';
  const calls = [
    () => guess('customers/change-password', { oldPassword: password, newPassword }),
    () => guess('customers/erase', { password }),
    () => guess('passkeys/options', { password }),
  ];
  for (let count = 0; count < 10; count += 1) expect(await calls[count % 3]?.()).not.toBe(429);
  for (const call of calls) expect(await call()).toBe(429);
});
