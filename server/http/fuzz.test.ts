import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { buildApp } from '../app.ts';
import { createCustomerWithPassword } from '../testing/account-factory.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createCoupon } from '../testing/coupon-factory.ts';
import type { Call } from '../testing/fuzz/calls.ts';
import { type FuzzedShop, fuzzCalls } from '../testing/fuzz/fuzz-calls.ts';
import { KnownValues } from '../testing/fuzz/known-values.ts';
import { addBillingAddress, chargeIdOf, createShopperFor } from '../testing/shopper.ts';
import { createStore } from '../testing/store-factory.ts';
import { createTestShop } from '../testing/test-shop.ts';

/*
 * Every call of the contract with requests made of its schemas: valid, almost valid and hostile ones. A new call is tested by being in
 * the contract. `npm run fuzz` does the same with other seeds for longer, and asks for pages as well.
 */

const shop = await createTestShop({ expectErrors: true });
const errors: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
const app = await buildApp({ ...shop, log });
afterAll(() => app.close());

/** A shop with products, a branch and a coupon, whose customer has a cart and orders. */
async function openShop(): Promise<FuzzedShop> {
  const known = new KnownValues();
  let customer = await createCustomerWithPassword(shop);
  const { skuId, productId } = await createProduct(shop, { stock: 500 });
  await createStore(shop);
  await createCoupon(shop);
  await shop.authHeaders(customer.customerId);
  const shopper = await createShopperFor(shop, customer);
  await addBillingAddress(shopper);
  for (let order = 0; order < 3; order += 1) {
    await shopper.addToCart(skuId, 2);
    const placed = await shopper.placeOrder({ paymentMethod: order === 0 ? 'bank_transfer' : 'credit_card' });
    known.collect(placed);
    if (order > 0) known.add('chargeId', chargeIdOf(placed));
  }
  await shopper.addToCart(skuId);
  known.collect(await shopper.openCheckout());
  known.add('cartId', shopper.cartId);
  known.add('productId', productId);
  known.add('skuId', skuId);

  async function send({ method, url, headers, body, signedIn }: Call) {
    const authorization = signedIn ? await shop.authHeaders(customer.customerId) : {};
    errors.length = 0;
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, ...authorization },
      payload: body,
    });
    // The call before has ended the session or the account.
    if (answer.body.includes('"token_not_valid"')) customer = await createCustomerWithPassword(shop);
    const type = answer.headers['content-type'];
    return { status: answer.statusCode, type: type && String(type), text: answer.body, errors: [...errors] };
  }

  return { origin: shop.settings.origin, send, known };
}

test('no call of the contract fails for any input, and every answer is one that the contract allows', async () => {
  const { findings, cases, statuses } = await fuzzCalls(await openShop(), { seed: 20261120, cases: 12 });
  expect(findings.map(({ subject, problem, call }) => ({ subject, problem: problem.slice(0, 1500), call }))).toEqual(
    [],
  );
  expect(cases).toBeGreaterThan(20 * Object.keys(api).length);
  // Many requests are valid enough to be carried out.
  expect(statuses.get(200)).toBeGreaterThan(cases / 5);
});
