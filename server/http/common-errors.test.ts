import type { InjectOptions } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type CommonErrorCode, commonErrorStatus, type ErrorCode, errorStatus } from '#contract/errors.ts';
import { buildApp } from '../app.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createShopper } from '../testing/shopper.ts';
import { createTestShop, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop({ expectErrors: true });

const login = { method: 'POST', url: '/authen/api/auth/login' } as const;
const activate = { method: 'POST', url: '/account/api/customers/activate', payload: { token: 'guessed' } } as const;

/** For each common error code a call that fails with it. The session proxy in storefront/ returns `origin_not_allowed`. */
const examples: Record<
  Exclude<CommonErrorCode, 'origin_not_allowed'>,
  InjectOptions | (() => Promise<InjectOptions>)
> = {
  bad_request: { url: '/cart/api/cart/a%ff' },
  validation_failed: { ...login, payload: {} },
  sign_in_required: { url: '/account/api/customers/profile' },
  token_not_valid: { url: '/account/api/customers/profile', headers: { authorization: 'Bearer forged' } },
  not_found: { url: '/cart/api/nothing' },
  method_not_allowed: { url: login.url },
  payload_too_large: { ...login, payload: { username: 'a'.repeat(300_000) } },
  unsupported_media_type: { ...login, payload: '<login/>', headers: { 'content-type': 'application/xml' } },
  too_many_requests: async () => {
    for (let call = 0; call < 20; call += 1) await app.inject(activate);
    return activate;
  },
  internal_error: { url: '/test/bug' },
  service_unavailable: { url: '/test/outage' },
  service_busy: { url: '/test/busy' },
  request_timeout: { url: '/test/slow' },
  idempotency_key_required: async () => ({ ...(await secondOrderWithSameKey()), headers: await customerHeaders() }),
  idempotency_key_not_valid: async () => {
    const order = await secondOrderWithSameKey();
    return { ...order, headers: { ...order.headers, 'idempotency-key': 'short' } };
  },
  idempotency_key_reused: secondOrderWithSameKey,
};

const app = await buildApp({ ...shop, settings: { ...shop.settings, rateLimits: true } });
app.get('/test/bug', async () => {
  throw new Error('a bug');
});
app.get('/test/outage', async () => {
  throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
});
app.get('/test/busy', async () => {
  throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
});
app.get('/test/slow', { handlerTimeout: 10 }, () => new Promise(() => {}));

afterAll(() => app.close());

async function customerHeaders() {
  return shop.authHeaders((await createShopper(shop)).customerId);
}

/** A second, different order with the idempotency key of the first. */
async function secondOrderWithSameKey() {
  const shopper = await createShopper(shop);
  await shopper.addToCart((await createProduct(shop)).skuId);
  const { quote } = await shopper.openCheckout();
  const key = 'the-key-of-the-first-order';
  await shopper.placeOrder({ quote, key });
  return {
    method: 'POST',
    url: '/cart/api/order/create',
    headers: { ...(await shop.authHeaders(shopper.customerId)), 'idempotency-key': key },
    payload: { cartId: shopper.cartId, quote, paymentMethod: 'qr_code' },
  } as const;
}

test.each(Object.entries(examples))('a call fails with %s', async (code, call) => {
  const response = await app.inject(typeof call === 'function' ? await call() : call);
  expect(failureOf(response)).toEqual({ status: errorStatus[code as ErrorCode], code });
});

test('every error code is common to all calls or declared by a call', () => {
  const declared = new Set(Object.values<Endpoint>(api).flatMap(({ errors }) => errors));
  const unused = Object.keys(errorStatus).filter(
    (code) => !(code in commonErrorStatus) && !declared.has(code as ErrorCode),
  );
  expect(unused, 'declare them in contract/, or remove them from contract/errors.ts').toEqual([]);
});
