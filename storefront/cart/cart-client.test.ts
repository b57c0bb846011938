import { beforeEach, expect, test } from 'vitest';
import type { Client, ClientFail } from '#contract/client.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { createCartClient } from './cart-client.ts';
import type { CartCookie } from './cart-cookie.ts';

type FakeResult = { ok: true; data: { cartId: string } } | ClientFail;

const cartOf = (cartId: string): FakeResult => ({ ok: true, data: { cartId } });
const failure = (status: number, code: ErrorCode | 'network_error'): ClientFail => ({
  ok: false,
  status,
  code,
  message: '',
});

let storedCartId: string | undefined;
let calls: string[];
let results: FakeResult[];

const cookie: CartCookie = {
  read: () => storedCartId,
  write: (cartId) => {
    storedCartId = cartId;
  },
};
const api = (async (key: string, request?: { params?: { cartId: string } }) => {
  calls.push(key.replace('{cartId}', request?.params?.cartId ?? ''));
  const result = results.shift();
  if (!result) throw new Error(`no result is prepared for ${key}`);
  return result;
}) as unknown as Client;
const client = createCartClient(api, cookie);
const add = { kind: 'add', productId: 1, quantity: 1 } as const;

beforeEach(() => {
  storedCartId = undefined;
  calls = [];
  results = [];
});

test('the first product added creates a cart and stores its id', async () => {
  results = [cartOf('new'), cartOf('new')];
  expect((await client.change(add)).ok).toBe(true);
  expect(calls).toEqual(['POST /cart/api/cart/create', 'POST /cart/api/cart/new/items/add']);
  expect(storedCartId).toBe('new');
});

test('adding to a cart that no longer exists creates a new one', async () => {
  storedCartId = 'old';
  results = [failure(404, 'cart_not_found'), cartOf('new'), cartOf('new')];
  expect((await client.change(add)).ok).toBe(true);
  expect(storedCartId).toBe('new');
  expect(calls).toHaveLength(3);
});

test('adding a product that no longer exists keeps the cart', async () => {
  storedCartId = 'mine';
  results = [failure(404, 'product_not_found')];
  expect((await client.change(add)).ok).toBe(false);
  expect(storedCartId).toBe('mine');
});

test('a coupon that does not exist keeps the cart', async () => {
  storedCartId = 'mine';
  results = [failure(422, 'coupon_not_found')];
  expect(await client.change({ kind: 'coupon', couponCode: 'SALE' })).toMatchObject({ code: 'coupon_not_found' });
  expect(calls).toEqual(['POST /cart/api/cart/mine/apply-coupon']);
  expect(storedCartId).toBe('mine');
});

test('a cart that no longer exists is shown empty and its id is removed', async () => {
  storedCartId = 'old';
  results = [failure(404, 'cart_not_found')];
  expect(await client.load()).toEqual({ ok: true, data: null });
  expect(storedCartId).toBeUndefined();
});

test.each([failure(0, 'network_error'), failure(500, 'internal_error'), failure(409, 'out_of_stock')])(
  'any other failure keeps the cart: $code',
  async (result) => {
    storedCartId = 'mine';
    results = [result, result];
    expect((await client.load()).ok).toBe(false);
    const change = { kind: 'quantity', itemId: 'a', productId: 1, quantity: 2 } as const;
    expect((await client.change(change)).ok).toBe(false);
    expect(storedCartId).toBe('mine');
  },
);

test('without a cart nothing is requested and nothing changes', async () => {
  expect(await client.load()).toEqual({ ok: true, data: null });
  expect(await client.change({ kind: 'remove', itemId: 'a', productId: 1 })).toEqual({ ok: true, data: null });
  expect(calls).toEqual([]);
});

test("signing in joins the guest's cart to the customer's", async () => {
  storedCartId = 'guest';
  results = [cartOf('customer')];
  expect(await client.merge()).toEqual({ cartId: 'customer' });
  expect(calls).toEqual(['POST /cart/api/cart/merge/guest']);
  expect(storedCartId).toBe('customer');
});

test('where merging fails the guest cart’s id is removed', async () => {
  storedCartId = 'guest';
  results = [failure(500, 'internal_error')];
  expect(await client.merge()).toBeNull();
  expect(storedCartId).toBeUndefined();
});

test('a customer without a guest cart gets their own cart', async () => {
  results = [cartOf('customer')];
  expect(await client.merge()).toEqual({ cartId: 'customer' });
  expect(calls).toEqual(['POST /cart/api/cart/create']);
  expect(storedCartId).toBe('customer');
});

test('a load during the merge after a sign-in waits for it, and loads the cart of the customer', async () => {
  storedCartId = 'guest';
  results = [cartOf('customer'), cartOf('customer')];
  const merged = client.merge();
  const loaded = client.load();
  await Promise.all([merged, loaded]);
  expect(calls).toEqual(['POST /cart/api/cart/merge/guest', 'GET /cart/api/cart/customer']);
  expect(storedCartId).toBe('customer');
});
