import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { lockCustomer } from '../accounts/accounts.ts';
import { transaction } from '../db/database.ts';
import { createCustomerWithPassword, testPassword } from '../testing/account-factory.ts';
import { activationTokens, mailsTo, resetTokens } from '../testing/account-mails.ts';
import { untilBlocked } from '../testing/locks.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { createSocialShop } from '../testing/social-shop.ts';
import { dataOf } from '../testing/test-shop.ts';
import { customersCommand } from './commands.ts';

const { shop, visit } = await createSocialShop();
const guest = shop.client();
const run = (command: 'disable' | 'enable', customer: string, ...more: string[]) =>
  runShopCommand(shop, customersCommand, [
    command,
    customer,
    '--reason',
    'orders by stolen cards',
    '--as',
    'malee',
    ...more,
  ]);
const show = async (customer: string) => (await runShopCommand(shop, customersCommand, ['show', customer])).output;
const signIn = (email: string) =>
  guest('POST /authen/api/auth/login', { body: { username: email, password: testPassword } });

test('a disabled customer is signed out and cannot sign in until enabled, without a mail', async () => {
  const { customerId, email } = await createCustomerWithPassword(shop);
  const { accessToken, refreshToken } = dataOf(await signIn(email));
  expect((await run('disable', email, '--dry-run')).output).toBe('changed; nothing was written\n');
  expect((await signIn(email)).ok).toBe(true);
  expect(await show(email)).toContain('2 sessions, 2 not signed out');

  expect(await run('disable', email)).toMatchObject({ output: 'changed\n', errors: '', failed: false });
  expect((await run('disable', customerId)).output).toBe('unchanged\n');
  expect(await signIn(email)).toMatchObject({ code: 'credentials_not_valid' });
  expect(await guest('POST /authen/api/auth/refresh', { body: { refreshToken } })).toMatchObject({ ok: false });
  const headers = { authorization: `Bearer ${accessToken}` };
  const profile = await shop.app.inject({ url: '/account/api/customers/profile', headers });
  expect(profile.statusCode).toBe(401);
  expect(await show(email)).toContain('2 sessions, 0 not signed out');
  expect(await show(email)).toMatch(/activated 2026-.*\ndisabled 2026-.*: cannot sign in\n/);

  expect((await run('enable', email)).output).toBe('changed\n');
  expect((await run('enable', email)).output).toBe('unchanged\n');
  expect((await signIn(email)).ok).toBe(true);
  expect(await show(email)).not.toContain('cannot sign in');
  expect(await mailsTo(shop, email)).toEqual([]);
  const log = shop.db.selectFrom('customer_disablements').selectAll().where('customer_id', '=', customerId);
  expect(await log.execute()).toMatchObject([
    { disabled_by: 'malee', disable_reason: 'orders by stolen cards', enabled_by: 'malee', enabled_at: shop.clock() },
  ]);
});

test('a disabled customer gets no new password, newsletter or account of the same address', async () => {
  const { customerId, email } = await createCustomerWithPassword(shop);
  await shop.db
    .updateTable('customers')
    .set({ subscription_flag: true })
    .where('customer_id', '=', customerId)
    .execute();
  await run('disable', email);
  dataOf(await guest('POST /account/api/customers/forgot-password', { body: { username: email } }));
  expect(await mailsTo(shop, email)).toEqual([]);
  expect((await runShopCommand(shop, customersCommand, ['subscribers'])).output).not.toContain(email);

  const password = 'Another#2026';
  const profile = {
    email,
    password,
    firstName: 'มะลิ',
    lastName: 'ศรีสุข',
    mobileNo: '0812345678',
    consentFlag: true as const,
  };
  dataOf(await guest('POST /account/api/customers/register', { body: profile }));
  const [token = ''] = await activationTokens(shop, email);
  expect(await guest('POST /account/api/customers/activate', { body: { token, password } })).toMatchObject({
    code: 'activation_token_not_valid',
  });
  expect((await guest('POST /authen/api/auth/login', { body: { username: email, password } })).ok).toBe(false);
  await run('enable', email);
  expect((await signIn(email)).ok).toBe(true);
});

test('a customer who does not exist is not disabled, and a reason is needed', async () => {
  expect(await run('disable', 'nobody@mail.example')).toMatchObject({
    failed: true,
    errors: expect.stringContaining('There is no customer nobody@mail.example.'),
  });
  const { email } = await createCustomerWithPassword(shop);
  expect(await runShopCommand(shop, customersCommand, ['disable', email])).toMatchObject({ failed: true });
});

test('a disabled customer signs in by no provider, linked or not', async () => {
  for (const isLinked of [true, false]) {
    const email = `disabled-${isLinked}@gmail.com`;
    const person = { name: 'Ploy Wattana', email, isEmailVerified: true };
    const { customerId } = await createCustomerWithPassword(shop, { email });
    if (isLinked) dataOf(await visit().signIn('google', person));
    await run('disable', email);
    expect(await visit().signIn('google', person)).toMatchObject({ code: 'social_sign_in_not_valid' });
    const links = await shop.db
      .selectFrom('linked_accounts')
      .selectAll()
      .where('customer_id', '=', customerId)
      .execute();
    expect(links).toHaveLength(isLinked ? 1 : 0);
    await run('enable', email);
    expect((await visit().signIn('google', person)).ok).toBe(true);
  }
});

test('a customer who signs in while being disabled stays signed out, also once enabled', async () => {
  const atGoogle = (email: string) => visit().signIn('google', { name: 'Ploy Wattana', email, isEmailVerified: true });
  const ways = [
    { signInAgain: signIn, isLinked: false },
    { signInAgain: atGoogle, isLinked: true },
    { signInAgain: atGoogle, isLinked: false },
  ];
  for (const { signInAgain, isLinked } of ways) {
    const customer = await createCustomerWithPassword(shop, { email: `${randomUUID()}@gmail.com` });
    if (isLinked) dataOf(await atGoogle(customer.email));
    const calls: Promise<unknown>[] = [];
    await transaction(shop.db, async (tx) => {
      await lockCustomer(tx, customer.customerId);
      calls.push(run('disable', customer.email));
      await untilBlocked(shop);
      calls.push(signInAgain(customer.email));
      await untilBlocked(shop, 2);
    });
    const [disabled, signedIn] = await Promise.all(calls);
    expect(disabled).toMatchObject({ output: 'changed\n' });
    expect(signedIn).toMatchObject({ ok: false });
    await run('enable', customer.email);
    const live = shop.db.selectFrom('sessions').select('session_id').where('customer_id', '=', customer.customerId);
    expect(await live.where('ended_at', 'is', null).execute()).toEqual([]);
  }
});

test('a customer who is disabled while setting a new password has the former one, once enabled', async () => {
  const { customerId, email } = await createCustomerWithPassword(shop);
  dataOf(await guest('POST /account/api/customers/forgot-password', { body: { username: email } }));
  const [token = ''] = await resetTokens(shop, email);
  const calls: Promise<unknown>[] = [];
  await transaction(shop.db, async (tx) => {
    await lockCustomer(tx, customerId);
    calls.push(run('disable', email));
    await untilBlocked(shop);
    calls.push(guest('POST /account/api/customers/reset-password', { body: { token, newPassword: 'Another#2026' } }));
    await untilBlocked(shop, 2);
  });
  const [disabled, reset] = await Promise.all(calls);
  expect(disabled).toMatchObject({ output: 'changed\n' });
  expect(reset).toMatchObject({ code: 'reset_token_not_valid' });
  await run('enable', email);
  expect((await signIn(email)).ok).toBe(true);
});
