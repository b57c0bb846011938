import { beforeEach, expect, test } from 'vitest';
import { createCustomerWithPassword, testPassword as oldPassword } from '../testing/account-factory.ts';
import { mailsTo, resetTokens } from '../testing/account-mails.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const guest = shop.client();
const newPassword = 'Thunder#22';

beforeEach(() => shop.setClock('2026-11-20T03:00:00Z'));

async function customerWithPassword(): Promise<string> {
  return (await createCustomerWithPassword(shop)).email;
}

/** Asks for a link and returns the token of the newest one. */
async function mailedToken(email: string): Promise<string> {
  await guest('POST /account/api/customers/forgot-password', { body: { username: email.toUpperCase() } });
  return (await resetTokens(shop, email)).at(-1) ?? '';
}

const reset = (token: string, password = newPassword) =>
  guest('POST /account/api/customers/reset-password', { body: { token, newPassword: password } });
const check = (token: string) => guest('POST /account/api/customers/reset-password/check', { body: { token } });
const signIn = (email: string, password: string) =>
  guest('POST /authen/api/auth/login', { body: { username: email, password } });
const refresh = (refreshToken: string) => guest('POST /authen/api/auth/refresh', { body: { refreshToken } });

const notValid = { status: 400, code: 'reset_token_not_valid' };

test('a mailed link sets a new password once, ends every session, and the customer is mailed', async () => {
  const email = await customerWithPassword();
  const session = dataOf(await signIn(email, oldPassword));
  const token = await mailedToken(email);
  expect(dataOf(await check(token))).toEqual({ email });
  expect(await signIn(email, oldPassword)).toMatchObject({ ok: true });

  expect(await reset(token)).toMatchObject({ ok: true });
  expect(await refresh(session.refreshToken)).toMatchObject({ status: 401 });
  expect(await signIn(email, oldPassword)).toMatchObject({ code: 'credentials_not_valid' });
  expect(await signIn(email, newPassword)).toMatchObject({ ok: true });
  expect((await mailsTo(shop, email)).map(({ template }) => template)).toContain('password_changed');

  for (const again of [await reset(token), await check(token)]) expect(again).toMatchObject(notValid);
});

test('links work in any order; a changed password ends all of them', async () => {
  const email = await customerWithPassword();
  const first = await mailedToken(email);
  shop.setClock('2026-11-20T03:00:01Z');
  const second = await mailedToken(email);
  expect(second).not.toBe(first);
  expect(await check(second)).toMatchObject({ ok: true });
  expect(await reset(first)).toMatchObject({ ok: true });
  expect(await reset(second)).toMatchObject(notValid);
});

test('a link works for an hour', async () => {
  const email = await customerWithPassword();
  const token = await mailedToken(email);
  shop.setClock('2026-11-20T03:59:59Z');
  expect(await check(token)).toMatchObject({ ok: true });
  shop.setClock('2026-11-20T04:00:00Z');
  for (const late of [await check(token), await reset(token)]) expect(late).toMatchObject(notValid);
});

test('two links that are used at the same time set one password', async () => {
  const email = await customerWithPassword();
  const tokens = [await mailedToken(email), await mailedToken(email)];
  const passwords = ['Thunder#33', 'Thunder#44'];
  const results = await Promise.all([...tokens, ...tokens].map((token, index) => reset(token, passwords[index % 2])));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const signIns = await Promise.all(passwords.map((password) => signIn(email, password)));
  expect(signIns.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test('a sign-in with the old password at the same time leaves no session', async () => {
  const email = await customerWithPassword();
  const token = await mailedToken(email);
  const [done, ...signIns] = await Promise.all([
    reset(token),
    ...Array.from({ length: 6 }, () => signIn(email, oldPassword)),
  ]);
  expect(done).toMatchObject({ ok: true });
  for (const result of signIns) if (result.ok) expect((await refresh(result.data.refreshToken)).ok).toBe(false);
  expect(await signIn(email, newPassword)).toMatchObject({ ok: true });
});

test.each(['nonsense', 'ก'.repeat(200)])('the token %j is not valid', async (token) => {
  for (const refused of [await check(token), await reset(token)]) expect(refused).toMatchObject(notValid);
});

test('a token is stored as its hash only', async () => {
  const email = await customerWithPassword();
  const token = await mailedToken(email);
  const rows = await shop.db.selectFrom('password_reset_tokens').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a new password follows the rules, and a refused one does not use the link up', async () => {
  const email = await customerWithPassword();
  const token = await mailedToken(email);
  expect(await reset(token, 'lightning')).toMatchObject({
    status: 422,
    fields: {
      newPassword: ['Must includes number', 'Must includes special character (!@#$%^&*)', 'Must includes a-z, A-Z'],
    },
  });
  expect(await reset(token)).toMatchObject({ ok: true });
});
