import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createCustomer } from '../testing/account-factory.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { createShopper } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { customersCommand } from './commands.ts';

const shop = await createTestShop();
const run = (...args: string[]) => runShopCommand(shop, customersCommand, args);

const profileOf = async (customerId: string) =>
  dataOf(await shop.client({ customerId })('GET /account/api/customers/profile'));

test('a mobile number is changed in the name of the operator, once, and only to a Thai one', async () => {
  const { customerId, email } = await createCustomer(shop);
  const change = (number: string, ...more: string[]) =>
    run('set-mobile', email, number, '--reason', 'lost the phone', '--as', 'malee', ...more);
  expect(await change('+66 89-123-4567', '--dry-run')).toMatchObject({
    output: 'changed; nothing was written\n',
    failed: false,
  });
  expect((await profileOf(customerId)).mobileNo).toBe('0812345678');
  expect(await change('+66 89-123-4567')).toMatchObject({ output: 'changed\n', errors: '', failed: false });
  expect(await change('0891234567')).toMatchObject({ output: 'unchanged\n' });
  expect((await profileOf(customerId)).mobileNo).toBe('0891234567');
  const changes = shop.db.selectFrom('mobile_changes').selectAll().where('customer_id', '=', customerId);
  expect(await changes.execute()).toMatchObject([
    {
      old_mobile_no: '0812345678',
      new_mobile_no: '0891234567',
      operator: 'malee',
      reason: 'lost the phone',
      changed_at: shop.clock(),
    },
  ]);
  expect((await run('show', customerId)).output).toContain('2026-11-20 10:00  0812345678     0891234567');
});

test.each(['th', 'en'] as const)(
  'a changed mobile number is mailed to the customer once, in the language %s, without most digits',
  async (locale) => {
    const { customerId, email } = await createCustomer(shop);
    await shop.db.updateTable('customers').set({ locale }).where('customer_id', '=', customerId).execute();
    const change = (...more: string[]) =>
      run('set-mobile', email, '0891234567', '--reason', 'lost the phone', '--as', 'malee', ...more);
    await change('--dry-run');
    await change();
    await change();
    const mails = await shop.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute();
    expect(mails).toMatchObject([{ locale, template: 'mobile_changed', content: { mobileNo: '•••-•••-4567' } }]);
    expect(mails[0]?.content).toMatchObject({
      profileUrl: `${shop.settings.origin}${locale === 'en' ? '/en' : ''}/account/my-profile`,
    });
    expect(JSON.stringify(mails)).not.toContain('0891234567');
  },
);

test.each(['081234567', '021234567', '0212345678', '08123456789', '+1 555 123 4567', 'number'])(
  'the number %s is refused',
  async (number) => {
    const { email } = await createCustomer(shop);
    const result = await run('set-mobile', email, number, '--reason', 'lost the phone');
    expect(result).toMatchObject({ failed: true, output: '' });
    expect(result.errors).toContain('It must be a Thai mobile number');
  },
);

test.each([['set-mobile', '0891234567'], ['erase']])('%s needs a reason', async (command, ...args) => {
  const { email } = await createCustomer(shop);
  expect(await run(command, email, ...args)).toMatchObject({ failed: true });
  expect(await run(command, email, ...args, '--reason', ' ')).toMatchObject({ failed: true });
});

test('a customer is shown and exported by e-mail address or id', async () => {
  const shopper = await createShopper(shop);
  const { skuId } = await createProduct(shop, { price: 500 });
  await shopper.addToCart(skuId);
  const { orderId, totalPayable } = await shopper.placeOrder({ paymentMethod: 'cash_on_delivery' });
  const shown = (await run('show', shopper.email.toUpperCase())).output;
  for (const part of [shopper.customerId, shopper.email, orderId, 'confirmed', totalPayable.toFixed(2)])
    expect(shown).toContain(part);
  expect(JSON.parse((await run('export', shopper.customerId)).output)).toMatchObject({
    customer: { email: shopper.email },
    orders: [{ orderId, lines: [{ price: 500 }] }],
  });
});

test('files with data of customers can be read by their owner only, also where an unfinished one was left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { email } = await createCustomer(shop);
  writeFileSync(join(folder, 'data.json.unfinished'), '', { mode: 0o644 });
  await run('export', email, join(folder, 'data.json'));
  await run('subscribers', join(folder, 'subscribers.csv'));
  for (const name of ['data.json', 'subscribers.csv'])
    expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
});

describe('the subscribers of the newsletter', () => {
  const header = '\uFEFFemail,first_name,last_name,language,subscribed_at\n';

  async function subscribe({ customerId }: { customerId: string }, subscriptionFlag = true) {
    const client = shop.client({ customerId });
    dataOf(await client('PUT /account/api/customers/subscription-flag', { body: { subscriptionFlag } }));
  }

  test('are written with their language and since when they have been', async () => {
    const later = await createCustomer(shop, { email: 'b@mail.example', firstName: 'สมชาย', lastName: 'ใจดี' });
    const earlier = await createCustomer(shop, {
      email: 'a@mail.example',
      firstName: '=1+1',
      lastName: 'Lee',
      locale: 'en',
    });
    await subscribe(earlier);
    await subscribe(later);
    await subscribe(later, false);
    shop.setClock('2026-11-21T03:00:00Z');
    await subscribe(later);
    await subscribe(later);
    shop.setClock('2026-11-20T03:00:00Z');
    expect(await run('subscribers', '--format', 'csv')).toEqual({
      output: `${header}a@mail.example,'=1+1,Lee,en,2026-11-20T03:00:00.000Z\nb@mail.example,สมชาย,ใจดี,th,2026-11-21T03:00:00.000Z\n`,
      errors: '2 subscribers\n',
      failed: false,
    });
    const { output } = await run('subscribers');
    expect(
      output
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        email: 'a@mail.example',
        first_name: '=1+1',
        last_name: 'Lee',
        language: 'en',
        subscribed_at: '2026-11-20T03:00:00.000Z',
      },
      {
        email: 'b@mail.example',
        first_name: 'สมชาย',
        last_name: 'ใจดี',
        language: 'th',
        subscribed_at: '2026-11-21T03:00:00.000Z',
      },
    ]);
    for (const customer of [earlier, later]) await subscribe(customer, false);
  });

  test('are no customers who are erased, not active or not subscribed', async () => {
    const erased = await createCustomer(shop);
    const inactive = await createCustomer(shop);
    const unsubscribed = await createCustomer(shop);
    await createCustomer(shop);
    for (const customer of [erased, inactive, unsubscribed]) await subscribe(customer);
    expect(await run('subscribers')).toMatchObject({ errors: '3 subscribers\n' });
    expect(await run('erase', erased.email, '--reason', 'asked by letter')).toMatchObject({ failed: false });
    const row = shop.db.updateTable('customers').where('customer_id', '=', inactive.customerId);
    await row.set({ activated_at: null }).execute();
    await subscribe(unsubscribed, false);
    expect(await run('subscribers', '--format', 'csv')).toEqual({
      output: header,
      errors: '0 subscribers\n',
      failed: false,
    });
  });

  test('are all written, however many they are', async () => {
    await shop.db
      .insertInto('customers')
      .values(
        Array.from({ length: 1001 }, (_, number) => ({
          email: `subscriber-${number}@mail.example`,
          password_hash: null,
          first_name: 'Mali',
          last_name: 'Jaidee',
          mobile_no: null,
          locale: 'th',
          subscription_flag: true,
          activated_at: shop.clock(),
        })),
      )
      .execute();
    const { output } = await run('subscribers');
    const rows = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { email: string; subscribed_at: unknown });
    expect(rows).toHaveLength(1001);
    expect(new Set(rows.map(({ email }) => email)).size).toBe(1001);
    // Their consents are of an earlier version of the shop.
    expect(rows[0]).toMatchObject({ subscribed_at: null });
  });
});

test('a customer is erased for the reason that was given, unless an order is open', async () => {
  const shopper = await createShopper(shop);
  const { skuId } = await createProduct(shop);
  const erase = (...more: string[]) =>
    run('erase', shopper.customerId, '--reason', 'asked by letter', '--as', 'malee', ...more);
  await shopper.addToCart(skuId);
  const { orderId } = await shopper.placeOrder({ paymentMethod: 'cash_on_delivery' });
  expect(await erase()).toMatchObject({ failed: true, errors: `Refused: open orders ${orderId}.\n` });
  dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId }, body: {} }));
  expect((await erase('--dry-run')).output).toBe('It would be erased; nothing was written.\n');
  expect((await profileOf(shopper.customerId)).email).toBe(shopper.email);
  expect(await erase()).toMatchObject({ output: `${shopper.customerId} is erased.\n`, failed: false });
  const again = await erase();
  expect(again.errors).toBe(
    `The customer ${shopper.customerId} was erased at 2026-11-20T03:00:00.000Z by malee: asked by letter.\n`,
  );
  for (const command of ['show', 'export'])
    expect(await run(command, shopper.email)).toMatchObject({
      failed: true,
      output: '',
      errors: `There is no customer ${shopper.email}.\n`,
    });
});
