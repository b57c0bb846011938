import { expect, test } from 'vitest';
import { createCustomer } from '../testing/account-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();

async function customer() {
  const { customerId, email } = await createCustomer(shop, { firstName: 'สมหญิง', lastName: 'ใจดี' });
  return { customerId, email, client: shop.client({ customerId }) };
}

test('a customer changes the name and the language of mails, and neither e-mail nor mobile number', async () => {
  const { client, email } = await customer();
  const changed = {
    firstName: ' มะลิ ',
    lastName: 'Srisuk',
    language: 'en',
    email: 'other@example.com',
    mobileNo: '0999999999',
  } as const;
  const expected = { firstName: 'มะลิ', lastName: 'Srisuk', language: 'en', email, mobileNo: '0812345678' };
  expect(dataOf(await client('POST /account/api/customers/profile', { body: changed }))).toMatchObject(expected);
  const body = { firstName: 'มะลิ', lastName: 'ใจดี' };
  dataOf(await client('POST /account/api/customers/profile', { body }));
  expect(dataOf(await client('GET /account/api/customers/profile'))).toMatchObject({ ...expected, lastName: 'ใจดี' });
});

test.each([
  [{ firstName: '', lastName: 'ใจดี' }, 'firstName'],
  [{ firstName: 'มะลิ', lastName: '123' }, 'lastName'],
  [{ firstName: 'a'.repeat(81), lastName: 'ใจดี' }, 'firstName'],
  [{ firstName: 'มะลิ', lastName: 'ใจดี', language: 'fr' as 'en' }, 'language'],
])('a profile of %j is refused', async (body, field) => {
  const { client } = await customer();
  const result = await client('POST /account/api/customers/profile', { body });
  expect(result).toMatchObject({ status: 422, fields: { [field]: expect.any(Array) } });
});

test('each change of the subscription is a consent with its time and policy version, which is never changed', async () => {
  const { client, customerId } = await customer();
  const subscribe = (subscriptionFlag: boolean) =>
    client('PUT /account/api/customers/subscription-flag', { body: { subscriptionFlag } });
  const consents = async () => dataOf(await client('GET /account/api/customers/consents'));
  expect(await consents()).toEqual([]);
  dataOf(await subscribe(true));
  dataOf(await subscribe(true));
  shop.setClock('2026-11-21T03:00:00Z');
  dataOf(await subscribe(false));
  expect(dataOf(await client('GET /account/api/customers/profile')).subscriptionFlag).toBe(false);
  const newsletter = { purpose: 'newsletter', policyVersion: '2022-05-01' };
  expect(await consents()).toEqual([
    { ...newsletter, given: false, at: '2026-11-21T03:00:00.000Z' },
    { ...newsletter, given: true, at: '2026-11-20T03:00:00.000Z' },
  ]);
  const change = shop.db.updateTable('customer_consents').set({ given: true }).where('customer_id', '=', customerId);
  await expect(change.execute()).rejects.toThrow('consents are never changed');
});

test('concurrent changes of the subscription are recorded in turn', async () => {
  const { client } = await customer();
  const wanted = [true, false, true, false, true, false];
  await Promise.all(
    wanted.map((subscriptionFlag) =>
      client('PUT /account/api/customers/subscription-flag', { body: { subscriptionFlag } }),
    ),
  );
  const given = dataOf(await client('GET /account/api/customers/consents')).map((consent) => consent.given);
  expect(given.filter((one, index) => one === given[index + 1])).toEqual([]);
  expect(given.at(-1)).toBe(true);
  expect(dataOf(await client('GET /account/api/customers/profile')).subscriptionFlag).toBe(given[0]);
});

test('a subscription is sent in snake case, too', async () => {
  const { client, customerId } = await customer();
  const response = await shop.app.inject({
    method: 'PUT',
    url: '/account/api/customers/subscription-flag',
    headers: await shop.authHeaders(customerId),
    payload: { subscription_flag: true },
  });
  expect(response.statusCode).toBe(204);
  expect(dataOf(await client('GET /account/api/customers/profile')).subscriptionFlag).toBe(true);
});
