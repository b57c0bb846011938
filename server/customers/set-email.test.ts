import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCustomerWithPassword, testPassword } from '../testing/account-factory.ts';
import { activationTokens, mailsTo, resetTokens } from '../testing/account-mails.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { customersCommand } from './commands.ts';

const shop = await createTestShop();
const guest = shop.client();

beforeEach(() => shop.setClock('2026-11-20T03:00:00Z'));

const newAddress = () => `${randomUUID()}@new.example`;
const setEmail = (customer: string, address: string, ...more: string[]) =>
  runShopCommand(shop, customersCommand, [
    ...['set-email', customer, address, '--reason', 'lost the mailbox', '--as', 'malee'],
    ...more,
  ]);
const signIn = (email: string, password = testPassword) =>
  guest('POST /authen/api/auth/login', { body: { username: email, password } });

/** The codes that were mailed to an address, the oldest first. */
async function codesTo(address: string): Promise<string[]> {
  const mails = await shop.db
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', address)
    .where('template', '=', 'email_change_code')
    .orderBy('created_at')
    .execute();
  return mails.map(({ content }) => (content as unknown as { code: string }).code);
}

async function mailedCode(customer: string, address: string): Promise<string> {
  expect(await setEmail(customer, address)).toMatchObject({ failed: false });
  return (await codesTo(address)).at(-1) ?? '';
}

async function changeTo(customer: string, address: string): Promise<void> {
  expect(await setEmail(customer, address, '--code', await mailedCode(customer, address))).toMatchObject({
    output: 'changed\n',
  });
}

test('an e-mail address is changed with the code that was mailed to the new one, and every device is signed out', async () => {
  const { customerId, email } = await createCustomerWithPassword(shop);
  const session = dataOf(await signIn(email));
  const address = newAddress();

  const asked = await setEmail(email, address.toUpperCase());
  expect(asked.output).toBe(
    `a code is mailed to ${address}: ask the customer for it, and run this again with --code\n`,
  );
  const [code = ''] = await codesTo(address);
  expect(code).toMatch(/^\d{6}$/);
  expect(await guest('POST /authen/api/auth/refresh', { body: { refreshToken: session.refreshToken } })).toMatchObject({
    ok: true,
  });

  const later = dataOf(await signIn(email));
  const changed = await setEmail(customerId, address, '--code', `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(changed).toEqual({ output: 'changed\n', errors: '', failed: false });
  for (const { refreshToken } of [session, later])
    expect(await guest('POST /authen/api/auth/refresh', { body: { refreshToken } })).toMatchObject({ status: 401 });
  expect(await signIn(email)).toMatchObject({ code: 'credentials_not_valid' });
  expect(await signIn(address)).toMatchObject({ ok: true });

  const changes = shop.db.selectFrom('email_changes').selectAll().where('customer_id', '=', customerId);
  expect(await changes.execute()).toMatchObject([
    {
      old_email: email,
      new_email: address,
      changed_at: shop.clock(),
      operator: 'malee',
      reason: 'lost the mailbox',
    },
  ]);
  const shown = await runShopCommand(shop, customersCommand, ['show', address]);
  expect(shown.output).toMatch(new RegExp(`2026-11-20 10:00 +${email} +${address}`));
  expect((await setEmail(address, address)).output).toBe('unchanged\n');
});

test('both addresses are mailed that the e-mail address was changed, without most of the new one', async () => {
  const { email } = await createCustomerWithPassword(shop, { locale: 'en' });
  const address = newAddress();
  await changeTo(email, address);
  const masked = `${address.charAt(0)}•••@new.example`;
  for (const recipient of [email, address]) {
    const mails = (await mailsTo(shop, recipient)).filter(({ template }) => template === 'email_changed');
    expect(mails).toMatchObject([{ content: { email: masked, signInUrl: `${shop.settings.origin}/en?sign-in` } }]);
    expect(JSON.stringify(mails)).not.toContain(address);
  }
});

test('a dry run mails and changes nothing', async () => {
  const { email } = await createCustomerWithPassword(shop);
  const address = newAddress();
  expect((await setEmail(email, address, '--dry-run')).output).toContain('; nothing was written\n');
  expect(await mailsTo(shop, address)).toEqual([]);
  const code = await mailedCode(email, address);
  expect((await setEmail(email, address, '--code', code, '--dry-run')).output).toBe('changed; nothing was written\n');
  expect(await signIn(email)).toMatchObject({ ok: true });
  expect((await setEmail(email, address, '--code', code)).output).toBe('changed\n');
});

describe('a change is refused', () => {
  test('to the address of another customer, also of one who registered after the code was mailed', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const taken = await createCustomerWithPassword(shop);
    const refusal = (address: string) => ({
      failed: true,
      output: '',
      errors: `Refused: ${address} is the address of another customer.\n`,
    });
    expect(await setEmail(email, taken.email)).toMatchObject(refusal(taken.email));
    expect(await codesTo(taken.email)).toEqual([]);
    const address = newAddress();
    const code = await mailedCode(email, address);
    await createCustomerWithPassword(shop, { email: address });
    expect(await setEmail(email, address, '--code', code)).toMatchObject(refusal(address));
    expect(await signIn(email)).toMatchObject({ ok: true });
  });

  test('of one of two customers who are given the same address at the same time', async () => {
    const customers = [await createCustomerWithPassword(shop), await createCustomerWithPassword(shop)];
    const address = newAddress();
    const codes: string[] = [];
    for (const { email } of customers) codes.push(await mailedCode(email, address));
    const results = await Promise.all(
      customers.map(({ email }, at) => setEmail(email, address, '--code', codes[at] ?? '')),
    );
    expect(results.map(({ output, errors }) => output || errors).sort()).toEqual([
      `Refused: ${address} is the address of another customer.\n`,
      'changed\n',
    ]);
  });

  test('with a code of another address, of another customer, that was used, or after 30 minutes', async () => {
    const [first, second] = [await createCustomerWithPassword(shop), await createCustomerWithPassword(shop)];
    const [address, other] = [newAddress(), newAddress()];
    const code = await mailedCode(first.email, address);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (const [customer, to, given] of [
      [first, address, wrong],
      [first, other, code],
      [second, address, code],
    ] as const)
      expect((await setEmail(customer.email, to, '--code', given)).errors).toContain('Refused: the code was not');
    shop.setClock('2026-11-20T03:30:00Z');
    expect(await setEmail(first.email, address, '--code', code)).toMatchObject({ failed: true });
    shop.setClock('2026-11-20T03:29:59Z');
    expect((await setEmail(first.email, address, '--code', code)).output).toBe('changed\n');
    await changeTo(first.customerId, first.email);
    expect(await setEmail(first.email, address, '--code', code)).toMatchObject({ failed: true });
  });

  test.each(['somchai', 'somchai@mail', 'somchai@gmail.co', 'a@b.example, c@d.example'])(
    'to %s, which is no e-mail address',
    async (address) => {
      const { email } = await createCustomerWithPassword(shop);
      const result = await setEmail(email, address);
      expect(result).toMatchObject({ failed: true, output: '' });
      expect(result.errors).toContain('It must be an e-mail address');
    },
  );

  test('without a reason, with half a code, and of a customer who does not exist', async () => {
    const { email } = await createCustomerWithPassword(shop);
    const run = (...args: string[]) => runShopCommand(shop, customersCommand, ['set-email', ...args]);
    expect(await run(email, newAddress())).toMatchObject({ failed: true, output: '' });
    expect((await setEmail(email, newAddress(), '--code', '123')).errors).toContain('six digits');
    expect((await setEmail('nobody@mail.example', newAddress())).errors).toBe(
      'There is no customer nobody@mail.example.\n',
    );
  });
});

test('links that were mailed to the earlier address, and those of registrations of the new one, end', async () => {
  const { email } = await createCustomerWithPassword(shop);
  await guest('POST /account/api/customers/forgot-password', { body: { username: email } });
  const [resetToken = ''] = await resetTokens(shop, email);
  const address = newAddress();
  await guest('POST /account/api/customers/register', {
    body: {
      ...{ email: address, password: 'Stranger#1', firstName: 'Mallory', lastName: 'Lee', mobileNo: '0899999999' },
      ...{ subscriptionFlag: false, consentFlag: true },
    },
  });
  const [activationToken = ''] = await activationTokens(shop, address);
  await changeTo(email, address);
  expect(
    await guest('POST /account/api/customers/reset-password', {
      body: { token: resetToken, newPassword: 'Thunder#22' },
    }),
  ).toMatchObject({ code: 'reset_token_not_valid' });
  expect(
    await guest('POST /account/api/customers/activate', { body: { token: activationToken, password: 'Stranger#1' } }),
  ).toMatchObject({ code: 'activation_token_not_valid' });
  expect(await signIn(address, 'Stranger#1')).toMatchObject({ code: 'credentials_not_valid' });
  expect(await signIn(address)).toMatchObject({ ok: true });
});

test('the command names linked accounts and passkeys, which still sign in', async () => {
  const { customerId, email } = await createCustomerWithPassword(shop);
  await shop.db
    .insertInto('linked_accounts')
    .values({ provider: 'google', subject: customerId, customer_id: customerId, label: email, linked_at: shop.clock() })
    .execute();
  const address = newAddress();
  const code = await mailedCode(email, address);
  expect((await setEmail(email, address, '--code', code)).output).toBe(
    `changed; these still sign in, ask the customer about them: google (${email})\n`,
  );
});

test('the erasure of an account deletes the mails to its earlier addresses, unless somebody else has one now', async () => {
  const { customerId, email } = await createCustomerWithPassword(shop);
  const [second, third] = [newAddress(), newAddress()];
  await changeTo(email, second);
  await changeTo(second, third);
  const exported = await runShopCommand(shop, customersCommand, ['export', third]);
  expect(JSON.parse(exported.output).customer.emailChanges).toMatchObject([
    { from: email, to: second },
    { from: second, to: third },
  ]);
  await createCustomerWithPassword(shop, { email: second });
  expect(
    await runShopCommand(shop, customersCommand, ['erase', customerId, '--reason', 'asked by letter']),
  ).toMatchObject({ failed: false });
  expect(await mailsTo(shop, email)).toEqual([]);
  expect(await mailsTo(shop, second)).not.toEqual([]);
  expect((await mailsTo(shop, third)).map(({ template }) => template)).toEqual(['account_erased']);
  const changes = shop.db.selectFrom('email_changes').selectAll().where('customer_id', '=', customerId);
  expect(await changes.execute()).toEqual([]);
});
