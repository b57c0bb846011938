import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { openCheckout } from './open-checkout.ts';

interface FakeResponse {
  status: number;
  body: object;
}

const success = (data: object): FakeResponse => ({ status: 200, body: { data } });
const failure = (status: number, code: string): FakeResponse => ({ status, body: { code, message: '' } });

/** An API client with fixed responses by method and path, and the requests it has sent. */
function fakeApi(responses: Record<string, FakeResponse>) {
  const requests: { call: string; body: unknown }[] = [];
  const api = createClient({
    host: '',
    locale: () => 'th',
    fetch: async (url, init) => {
      const call = `${init.method} ${url}`;
      requests.push({ call, body: init.body && JSON.parse(String(init.body)) });
      const response = responses[call] ?? failure(404, 'cart_not_found');
      return Response.json(response.body, { status: response.status });
    },
  });
  return { api, requests };
}

const noCustomer = async () => null;

const shipping = { addressId: 'a1', type: 'shipping' };
const delivery = { deliveryMethod: 'shipping', addressId: 'a1' };

test("the checkout of the browser's cart is opened", async () => {
  const open = success({ cartId: 'c1', needsDelivery: true, delivery, addresses: [shipping] });
  const { api, requests } = fakeApi({ 'GET /cart/api/checkout/c1': open });
  expect(await openCheckout(api, 'session_id=s; cid=c1', false, noCustomer)).toMatchObject({
    ok: true,
    data: { cartId: 'c1' },
  });
  expect(requests).toHaveLength(1);
});

test('under https the cart cookie is one that only this host can set', async () => {
  const own = success({ cartId: 'c2', delivery, addresses: [shipping] });
  const { api } = fakeApi({ 'GET /cart/api/checkout/c2': own });
  expect(await openCheckout(api, 'cid=c1; __Host-cid=c2', true, noCustomer)).toMatchObject({
    ok: true,
    data: { cartId: 'c2' },
  });
});

test.each([
  ['a browser without a cart cookie', null],
  ["a cart that is not the customer's", 'cid=foreign'],
])('%s opens the checkout of the account’s cart', async (_, cookies) => {
  const { api } = fakeApi({
    'GET /cart/api/cart/me': success({ cartId: 'own' }),
    'GET /cart/api/checkout/own': success({ cartId: 'own', delivery, addresses: [shipping] }),
  });
  expect(await openCheckout(api, cookies, false, noCustomer)).toMatchObject({ ok: true, data: { cartId: 'own' } });
});

test('a cart of a guest is merged into that of the account, whose checkout is opened', async () => {
  const { api } = fakeApi({
    'POST /cart/api/cart/merge/guest': success({ cartId: 'own' }),
    'GET /cart/api/checkout/own': success({ cartId: 'own', delivery, addresses: [shipping] }),
  });
  expect(await openCheckout(api, 'cid=guest', false, noCustomer)).toMatchObject({ ok: true, data: { cartId: 'own' } });
});

test('without any cart there is nothing to open', async () => {
  const { api } = fakeApi({});
  expect(await openCheckout(api, 'cid=c1', false, noCustomer)).toMatchObject({ ok: false, status: 404 });
});

test('a cart with nothing selected does not fall back to another cart', async () => {
  const { api, requests } = fakeApi({ 'GET /cart/api/checkout/c1': failure(409, 'nothing_selected') });
  expect(await openCheckout(api, 'cid=c1', false, noCustomer)).toMatchObject({ ok: false, code: 'nothing_selected' });
  expect(requests).toHaveLength(1);
});

test('the first saved shipping address is preselected', async () => {
  const addresses = [{ addressId: 'b1', type: 'billing' }, shipping, { addressId: 'a2', type: 'shipping' }];
  const { api, requests } = fakeApi({
    'GET /cart/api/checkout/c1': success({ cartId: 'c1', needsDelivery: true, delivery: null, addresses }),
    'PUT /cart/api/checkout/c1/delivery': success({
      cartId: 'c1',
      needsDelivery: true,
      delivery,
      addresses,
      quote: 'new',
    }),
  });
  expect(await openCheckout(api, 'cid=c1', false, noCustomer)).toMatchObject({
    ok: true,
    data: { delivery, quote: 'new' },
  });
  expect(requests.at(-1)?.body).toEqual(delivery);
});

test('if the preselection fails, the checkout opens without an address', async () => {
  const { api } = fakeApi({
    'GET /cart/api/checkout/c1': success({
      cartId: 'c1',
      needsDelivery: true,
      delivery: null,
      addresses: [shipping],
      quote: 'old',
    }),
    'PUT /cart/api/checkout/c1/delivery': failure(404, 'address_not_found'),
  });
  expect(await openCheckout(api, 'cid=c1', false, noCustomer)).toMatchObject({
    ok: true,
    data: { delivery: null, quote: 'old' },
  });
});

test.each([
  ['does not have everything any more is chosen again', null, 1],
  ['cannot have a pre-order is replaced by the saved shipping address', 'pre_order', 2],
])('a branch that %s', async (_, pickupProblem, requestCount) => {
  const addresses = [shipping];
  const { api, requests } = fakeApi({
    'GET /cart/api/checkout/c1': success({
      cartId: 'c1',
      needsDelivery: true,
      delivery: null,
      chosenMethod: 'pickup',
      pickupProblem,
      addresses,
    }),
    'PUT /cart/api/checkout/c1/delivery': success({ cartId: 'c1', needsDelivery: true, delivery, addresses }),
  });
  expect(await openCheckout(api, 'cid=c1', false, noCustomer)).toMatchObject({ ok: true });
  expect(requests).toHaveLength(requestCount);
});

test.each([
  ['is preselected with name and mobile number', { firstName: 'มะลิ', lastName: 'ใจดี', mobileNo: '0812345678' }, 2],
  ['without a mobile number has to say whom to call', { firstName: 'มะลิ', lastName: 'ใจดี', mobileNo: '' }, 1],
])('for services alone a customer %s', async (_, customer, requestCount) => {
  const { api, requests } = fakeApi({
    'GET /cart/api/checkout/c1': success({ cartId: 'c1', needsDelivery: false, delivery: null, addresses: [shipping] }),
    'PUT /cart/api/checkout/c1/delivery': success({ cartId: 'c1', addresses: [shipping], quote: 'new' }),
  });
  expect(await openCheckout(api, 'cid=c1', false, async () => customer)).toMatchObject({ ok: true });
  expect(requests).toHaveLength(requestCount);
  if (requestCount === 2) expect(requests.at(-1)?.body).toEqual({ deliveryMethod: 'appointment', contact: customer });
});
