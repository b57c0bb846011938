import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/v4/core';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { validationMessage } from '#contract/validation-messages.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { createTestShop } from '../testing/test-shop.ts';

/*
 * Every call of the contract that requires a field, without one: a new call is tested by being in the contract.
 */

const shop = await createTestShop();
const { customerId } = await createCustomer(shop);

interface Sent {
  query?: Record<string, string | string[]>;
  body?: unknown;
}

/** What the response says about each field of the query and the body. */
async function problemsOf(call: string, { query = {}, body }: Sent): Promise<Record<string, string[]>> {
  const [method, path = ''] = call.split(' ');
  const response = await shop.app.inject({
    method: method as 'GET',
    url: path.replaceAll(/\{\w+\}/g, randomUUID()),
    query,
    headers: { ...(await shop.authHeaders(customerId)), 'accept-language': 'en', 'idempotency-key': randomUUID() },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const { code, fields = {} } = response.json<{ code?: string; fields?: Record<string, string[]> }>();
  expect([call, code]).toEqual([call, 'validation_failed']);
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !path.includes(`{${field}}`)));
}

const requires = (schema: z.$ZodType | undefined) => schema !== undefined && !z.safeParse(schema, {}).success;
const calls = Object.entries<Endpoint>(api).filter(([, { query, body }]) => requires(query) || requires(body));

test('every call says of each field that is missing that it is required', async () => {
  expect(calls.length).toBeGreaterThan(40);
  for (const [call, { body }] of calls) {
    const problems = await problemsOf(call, body ? { body: {} } : {});
    const expected = Object.keys(problems).map((field) => [
      field,
      [validationMessage(field === 'consentFlag' ? 'consent_required' : 'required', field, 'en')],
    ]);
    expect(expected.length).toBeGreaterThan(0);
    expect([call, problems]).toEqual([call, Object.fromEntries(expected)]);
  }
});

interface Case extends Sent {
  call: string;
  problems: Record<string, string[]>;
}

const required = ['This field is required.'];
const notValid = ['This field is not valid.'];
const receiver = { firstName: 'Mali', lastName: 'Jaidee', mobileNo: '0812345678' };
const delivery = 'PUT /cart/api/checkout/{cartId}/delivery';
const several = 'POST /cart/api/cart/{cartId}/items/add-multiple';
const compared = 'GET /pim/api/products/compare-products';

const missing: Record<string, Case> = {
  'of one of several kinds': {
    call: delivery,
    body: { deliveryMethod: 'pickup', receiver },
    problems: { storeId: ['The pickup branch field is required'] },
  },
  'with fields of its own': {
    call: delivery,
    body: { deliveryMethod: 'pickup', storeId: 1 },
    problems: { receiver: required },
  },
  'that says of which kind the others are': {
    call: delivery,
    body: { storeId: 1, receiver },
    problems: { deliveryMethod: required },
  },
  'of an entry of a list': {
    call: several,
    body: { items: [{ productId: 1 }] },
    problems: { 'items.0.quantity': ['The quantity field is required'] },
  },
  'of an entry of a list that is the body': {
    call: several,
    body: [{}],
    problems: { 'items.0.productId': required, 'items.0.quantity': ['The quantity field is required'] },
  },
};

test.each(Object.entries(missing))('a missing field %s is required', async (_, { call, problems, ...sent }) => {
  expect(await problemsOf(call, sent)).toEqual(problems);
});

const given: Record<string, Case> = {
  'that says of which kind the others are': {
    call: delivery,
    body: { deliveryMethod: 'drone' },
    problems: { deliveryMethod: notValid },
  },
  'that is null': {
    call: 'POST /cart/api/cart/{cartId}/items/add',
    body: { productId: null, quantity: null },
    problems: { productId: notValid, quantity: ['The quantity is not valid.'] },
  },
  'of an entry of a list that is the body': {
    call: several,
    body: [{ productId: 'x', quantity: -1 }],
    problems: { 'items.0.productId': notValid, 'items.0.quantity': ['The quantity is not valid.'] },
  },
  'that should be a number': {
    call: 'GET /utils/api/postal-addresses/districts',
    query: { provinceId: 'x' },
    problems: { provinceId: ['The province field is not valid'] },
  },
  'in a part of a text': { call: compared, query: { productIds: '1,x' }, problems: { 'productIds.1': notValid } },
  'in a part of a text that is repeated': {
    call: compared,
    query: { productIds: ['1,2', 'x'] },
    problems: { 'productIds.2': notValid },
  },
};

test.each(Object.entries(given))('a wrong field %s is not valid', async (_, { call, problems, ...sent }) => {
  expect(await problemsOf(call, sent)).toEqual(problems);
});

test('of a name with nothing to see it is only said that it is required, not what else is wrong with it', async () => {
  const body = { deliveryMethod: 'pickup', storeId: 1, receiver: { ...receiver, firstName: ' ', lastName: '\u0007' } };
  expect(await problemsOf(delivery, { body })).toEqual({
    'receiver.firstName': ['The first name field is required'],
    'receiver.lastName': ['The last name field is required'],
  });
});

test('a missing field is required in the language of the request', async () => {
  const response = await shop.app.inject({
    method: 'PUT',
    url: `/cart/api/checkout/${randomUUID()}/delivery`,
    headers: await shop.authHeaders(customerId),
    payload: { deliveryMethod: 'pickup', receiver },
  });
  expect(response.json()).toMatchObject({ fields: { storeId: ['กรุณาเลือกสาขาที่รับสินค้า'] } });
});
