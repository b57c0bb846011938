import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { openCheckout } from './open-checkout.ts';

interface Answer {
  status: number;
  body: object;
}

const found = (data: object): Answer => ({ status: 200, body: { data } });
const refused = (status: number, code: string): Answer => ({ status, body: { code, message: '' } });

/** An API that answers by method and path; what it was asked is noted in order. */
function apiOf(answers: Record<string, Answer>) {
  const asked: { call: string; body: unknown }[] = [];
  const api = createClient({
    host: '',
    locale: () => 'th',
    fetch: async (url, init) => {
      const call = `${init.method} ${url}`;
      asked.push({ call, body: init.body && JSON.parse(String(init.body)) });
      const answer = answers[call] ?? refused(404, 'cart_not_found');
      return Response.json(answer.body, { status: answer.status });
    },
  });
  return { api, asked };
}

const shipping = { addressId: 'a1', type: 'shipping' };
const delivery = { deliveryMethod: 'shipping', addressId: 'a1' };

test("the checkout of this browser's cart is opened", async () => {
  const open = found({ cartId: 'c1', delivery, addresses: [shipping] });
  const { api, asked } = apiOf({ 'GET /cart/api/checkout/c1': open });
  expect(await openCheckout(api, 'session_id=s; cid=c1')).toMatchObject({ ok: true, data: { cartId: 'c1' } });
  expect(asked).toHaveLength(1);
});

test.each([
  ['a browser that knows no cart', null],
  ["a cart that is not the customer's", 'cid=foreign'],
])('%s leads to the cart of the account', async (_, cookies) => {
  const { api } = apiOf({
    'GET /cart/api/cart/me': found({ cartId: 'own' }),
    'GET /cart/api/checkout/own': found({ cartId: 'own', delivery, addresses: [shipping] }),
  });
  expect(await openCheckout(api, cookies)).toMatchObject({ ok: true, data: { cartId: 'own' } });
});

test('without any cart there is nothing to open', async () => {
  const { api } = apiOf({});
  expect(await openCheckout(api, 'cid=c1')).toMatchObject({ ok: false, status: 404 });
});

test('a cart with nothing selected is not looked for elsewhere', async () => {
  const { api, asked } = apiOf({ 'GET /cart/api/checkout/c1': refused(409, 'nothing_selected') });
  expect(await openCheckout(api, 'cid=c1')).toMatchObject({ ok: false, code: 'nothing_selected' });
  expect(asked).toHaveLength(1);
});

test('the first of the saved shipping addresses is chosen where none is yet', async () => {
  const addresses = [{ addressId: 'b1', type: 'billing' }, shipping, { addressId: 'a2', type: 'shipping' }];
  const { api, asked } = apiOf({
    'GET /cart/api/checkout/c1': found({ cartId: 'c1', delivery: null, addresses }),
    'PUT /cart/api/checkout/c1/delivery': found({ cartId: 'c1', delivery, addresses, quote: 'new' }),
  });
  expect(await openCheckout(api, 'cid=c1')).toMatchObject({ ok: true, data: { delivery, quote: 'new' } });
  expect(asked.at(-1)?.body).toEqual(delivery);
});

test('a choice that fails leaves it to the shopper', async () => {
  const { api } = apiOf({
    'GET /cart/api/checkout/c1': found({ cartId: 'c1', delivery: null, addresses: [shipping], quote: 'old' }),
    'PUT /cart/api/checkout/c1/delivery': refused(404, 'address_not_found'),
  });
  expect(await openCheckout(api, 'cid=c1')).toMatchObject({ ok: true, data: { delivery: null, quote: 'old' } });
});
