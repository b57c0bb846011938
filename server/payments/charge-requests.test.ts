import { afterEach, expect, test, vi } from 'vitest';
import { withWork } from '../db/work.ts';
import { createOmiseShop } from '../testing/omise-shop.ts';

const { shop, omise, chargesOf, placeOrder, payByCard } = await createOmiseShop();
afterEach(() => {
  vi.restoreAllMocks();
});

test('a charge is stored although the time of its request is over when the gateway answers', async () => {
  const { shopper, order } = await placeOrder('credit_card');
  const cardToken = omise.tokenFor('4242424242424242');
  const ending = new AbortController();
  const request = fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const response = await request(...call);
    if (call[1]?.method === 'POST') ending.abort();
    return response;
  });
  const paid = await withWork({ kind: 'write', signal: ending.signal }, () => payByCard(shopper, order, cardToken));
  expect(paid).toMatchObject({ ok: false, code: 'request_timeout' });
  const charges = () => shop.db.selectFrom('payment_attempts').select('charge_id').execute();
  await expect.poll(charges).toEqual(chargesOf(order).map(({ id }) => ({ charge_id: id })));
  expect(chargesOf(order)).toHaveLength(1);
});
