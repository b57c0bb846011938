import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createCustomerWithPassword, testPassword } from '../testing/account-factory.ts';
import { startFakeRecaptcha } from '../testing/fake-recaptcha.ts';
import { createTestShop } from '../testing/test-shop.ts';

const recaptcha = await startFakeRecaptcha();
const shop = await createTestShop({ environment: recaptcha.environment('3') });
const app = await buildApp({ ...shop, settings: { ...shop.settings, trustProxy: true, rateLimits: true } });
const unlimited = shop.app;
const minute = 60_000;
let now = Date.UTC(2026, 10, 20, 3);

beforeEach(() => {
  // What earlier tests counted is over.
  now += 24 * 60 * minute;
  shop.setClock(new Date(now));
  recaptcha.verifications.length = 0;
});
afterEach(() => recaptcha.trouble(null));
afterAll(async () => {
  await app.close();
  await recaptcha.close();
});

interface Attempt {
  password?: string;
  address?: string;
  deviceToken?: string | undefined;
  /** Whether it brings a token of reCAPTCHA. */
  checked?: boolean;
  on?: typeof app;
}

let addresses = 0;
const nextAddress = () => {
  addresses += 1;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
};

async function signIn(
  username: string,
  { password = testPassword, address = nextAddress(), deviceToken, checked = false, on = app }: Attempt = {},
): Promise<{ code: string | undefined; body: string; deviceToken: string | undefined }> {
  const response = await on.inject({
    method: 'POST',
    url: '/authen/api/auth/login',
    headers: { 'x-forwarded-for': address, ...(deviceToken === undefined ? {} : { 'device-token': deviceToken }) },
    payload: {
      username,
      password,
      ...(checked
        ? { botCheckToken: recaptcha.tokenFor({ hostname: 'localhost', action: 'sign_in', score: 0.9 }) }
        : {}),
    },
  });
  const { data, code } = response.json();
  return { code, body: response.body, deviceToken: data?.deviceToken };
}

async function guess(username: string, times: number, attempt: Attempt = {}): Promise<(string | undefined)[]> {
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < times; time += 1)
    codes.push((await signIn(username, { password: 'Wrong#1234', ...attempt })).code);
  return codes;
}

test('a first sign-in needs no bot check, and reCAPTCHA is not called', async () => {
  const { email } = await createCustomerWithPassword(shop);
  expect((await signIn(email)).code).toBeUndefined();
  expect(await guess(email, 3)).toEqual(Array(3).fill('credentials_not_valid'));
  expect(recaptcha.verifications).toEqual([]);
});

test('after three wrong passwords for an account, from whatever addresses, a sign-in needs a bot check for ten minutes', async () => {
  const { email } = await createCustomerWithPassword(shop);
  expect((await guess(email, 4)).at(-1)).toBe('bot_check_failed');
  expect((await signIn(email)).code).toBe('bot_check_failed');
  const other = await createCustomerWithPassword(shop);
  expect((await signIn(other.email)).code).toBeUndefined();
  expect((await signIn(email, { checked: true, address: '203.0.113.9' })).code).toBeUndefined();
  expect(recaptcha.verifications.at(-1)).toMatchObject({ remoteip: '203.0.113.9' });
  shop.setClock(new Date(now + 10 * minute));
  expect((await signIn(email)).code).toBeUndefined();
});

test('after three wrong passwords from an address, for whatever accounts, a sign-in from there needs one', async () => {
  const { email } = await createCustomerWithPassword(shop);
  const address = nextAddress();
  for (let time = 0; time < 3; time += 1) await guess(`${randomUUID()}@mail.example`, 1, { address });
  expect((await signIn(email, { address })).code).toBe('bot_check_failed');
  expect((await signIn(email, { address, checked: true })).code).toBeUndefined();
});

test('it tells nothing: a right password, a wrong one and an unknown account are refused alike', async () => {
  const { email } = await createCustomerWithPassword(shop);
  const unknown = `${randomUUID()}@mail.example`;
  await guess(email, 3);
  await guess(unknown, 3);
  const answers = [await signIn(email), await signIn(email, { password: 'Wrong#1234' }), await signIn(unknown)];
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]?.code).toBe('bot_check_failed');
});

test('a refused bot check counts as no wrong password', async () => {
  const { email } = await createCustomerWithPassword(shop);
  const address = nextAddress();
  await guess(email, 3, { address });
  expect(await guess(email, 20, { address })).toEqual(Array(20).fill('bot_check_failed'));
  expect((await signIn(email, { address, checked: true })).code).toBeUndefined();
});

test('with it wrong passwords are limited as before, and a mailed link is needed while many guess', async () => {
  const { email } = await createCustomerWithPassword(shop);
  const address = nextAddress();
  const codes = await guess(email, 11, { address, checked: true });
  expect(codes).toEqual([...Array(10).fill('credentials_not_valid'), 'too_many_requests']);
  await guess(email, 10, { checked: true });
  expect((await signIn(email, { checked: true })).code).toBe('sign_in_confirmation_required');
  expect((await signIn(email)).code).toBe('bot_check_failed');
});

test('a device that signed in before needs none', async () => {
  const { email } = await createCustomerWithPassword(shop);
  const { deviceToken } = await signIn(email);
  await guess(email, 3);
  expect((await signIn(email, { deviceToken })).code).toBeUndefined();
});

test('while reCAPTCHA is away, the limits alone decide', async () => {
  const { email } = await createCustomerWithPassword(shop);
  const address = nextAddress();
  recaptcha.trouble({ status: 503, body: '' });
  const codes = await guess(email, 11, { address });
  expect(codes).toEqual([...Array(10).fill('credentials_not_valid'), 'too_many_requests']);
  expect((await signIn(email)).code).toBeUndefined();
});

test('where limits are off, nothing is counted and nothing asked', async () => {
  const { email } = await createCustomerWithPassword(shop);
  expect(new Set(await guess(email, 6, { on: unlimited }))).toEqual(new Set(['credentials_not_valid']));
});
