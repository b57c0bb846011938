import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#contract/client.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createCoupon } from '../testing/coupon-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { newGuestCart } from './guest-cart-ids.ts';

const shop = await createTestShop();
const guest = shop.client();

beforeEach(() => shop.setClock('2026-11-20T03:00:00.500Z'));

async function newCart(): Promise<string> {
  return dataOf(await guest('POST /cart/api/cart/create')).cartId;
}

const add = (client: Client, cartId: string, productId: number, quantity = 1) =>
  client('POST /cart/api/cart/{cartId}/items/add', { params: { cartId }, body: { productId, quantity } });

const read = (cartId: string) => guest('GET /cart/api/cart/{cartId}', { params: { cartId } });

const merge = (client: Client, cartId: string) => client('POST /cart/api/cart/merge/{cartId}', { params: { cartId } });

async function isStored(cartId: string): Promise<boolean> {
  const rows = await shop.db.selectFrom('carts').select('cart_id').where('cart_id', '=', cartId).execute();
  return rows.length > 0;
}

/** Every call of a guest for a cart. */
async function callAll(cartId: string, productId: number) {
  const params = { cartId };
  const line = { productId, itemId: randomUUID() };
  return {
    read: await read(cartId),
    deleteLine: await guest('DELETE /cart/api/cart/{cartId}/items/delete', { params, body: line }),
    deleteAll: await guest('DELETE /cart/api/cart/{cartId}/delete/all', { params }),
    select: await guest('PUT /cart/api/cart/{cartId}/items/selected', { params, body: { cartItemIds: [] } }),
    removeCoupon: await guest('POST /cart/api/cart/{cartId}/apply-coupon', { params, body: { couponCode: '' } }),
    coupon: await guest('POST /cart/api/cart/{cartId}/apply-coupon', { params, body: { couponCode: 'NONE' } }),
    update: await guest('POST /cart/api/cart/{cartId}/items/update', { params, body: { ...line, quantity: 2 } }),
    add: await add(guest, cartId, 2_147_483_647),
  };
}

const codeOf = (result: { ok: true } | { ok: false; code: string }) => (result.ok ? 'ok' : result.code);

describe('a guest cart that nothing was put into', () => {
  it('is an empty cart for every call, and is not stored', async () => {
    const { skuId } = await createProduct(shop);
    const created = dataOf(await guest('POST /cart/api/cart/create'));
    const { coupon, update, add: added, ...answers } = await callAll(created.cartId, skuId);
    for (const answer of Object.values(answers)) expect(dataOf(answer)).toEqual(created);
    expect([coupon, update, added].map(codeOf)).toEqual([
      'coupon_not_found',
      'cart_item_not_found',
      'product_not_found',
    ]);
    expect(await isStored(created.cartId)).toBe(false);
    expect(dataOf(await read(created.cartId.toUpperCase()))).toEqual(created);
  });

  it('is stored when an item is added, as old as its id', async () => {
    const { skuId } = await createProduct(shop);
    const cartId = await newCart();
    shop.setClock('2026-11-21T03:00:00Z');
    expect(dataOf(await add(guest, cartId.toUpperCase(), skuId, 2))).toMatchObject({
      cartId,
      cartType: 'guest',
      totalQuantity: 2,
      createdAt: '2026-11-20T03:00:00.000Z',
      updatedAt: '2026-11-21T03:00:00.000Z',
    });
    expect(await isStored(cartId)).toBe(true);
    dataOf(await guest('DELETE /cart/api/cart/{cartId}/delete/all', { params: { cartId } }));
    expect(dataOf(await read(cartId))).toMatchObject({ cartId, items: [] });
  });

  it('is stored when a coupon is applied', async () => {
    const { code } = await createCoupon(shop);
    const cartId = await newCart();
    const body = { couponCode: code };
    dataOf(await guest('POST /cart/api/cart/{cartId}/apply-coupon', { params: { cartId }, body }));
    expect(dataOf(await read(cartId)).couponCode).toBe(code);
  });

  it('is stored once by changes at the same moment, which all count', async () => {
    const { skuId } = await createProduct(shop, { stock: 1000 });
    const cartIds = await Promise.all(Array.from({ length: 5 }, newCart));
    const changes = cartIds.flatMap((cartId) => [
      ...Array.from({ length: 8 }, () => add(guest, cartId, skuId)),
      guest('DELETE /cart/api/cart/{cartId}/items/delete', {
        params: { cartId },
        body: { productId: skuId, itemId: randomUUID() },
      }),
    ]);
    for (const result of await Promise.all(changes)) dataOf(result);
    for (const cartId of cartIds) expect(dataOf(await read(cartId)).totalQuantity).toBe(8);
  });

  it('expires 30 days after it was created', async () => {
    const { skuId } = await createProduct(shop);
    const cartId = await newCart();
    shop.setClock('2026-12-20T03:00:00Z');
    expect(dataOf(await read(cartId)).items).toEqual([]);
    shop.setClock('2026-12-20T03:00:01Z');
    const answers = { ...(await callAll(cartId, skuId)), added: await add(guest, cartId, skuId) };
    expect(new Set(Object.values(answers).map(codeOf))).toEqual(new Set(['cart_not_found']));
    const customer = shop.client(await createCustomer(shop));
    expect(await merge(customer, cartId)).toMatchObject({ code: 'cart_not_found' });
    expect(await isStored(cartId)).toBe(false);
  });
});

describe('an id that the shop did not make', () => {
  it('is of no cart, however much it is like one', async () => {
    const { skuId } = await createProduct(shop);
    const cartId = await newCart();
    const changed = [...cartId].flatMap((digit, at) =>
      digit === '-'
        ? []
        : [cartId.slice(0, at) + ((Number.parseInt(digit, 16) + 1) % 16).toString(16) + cartId.slice(at + 1)],
    );
    const ofAnotherShop = newGuestCart({ secretFor: () => new Uint8Array(32) }, shop.clock()).cartId;
    const [own, customer] = [await createCustomer(shop), await createCustomer(shop)].map((one) => shop.client(one));
    const customersCart = dataOf(await (own as Client)('POST /cart/api/cart/create')).cartId;
    for (const id of [...changed, ofAnotherShop, customersCart]) {
      expect([id, codeOf(await read(id))]).toEqual([id, 'cart_not_found']);
      expect([id, codeOf(await add(guest, id, skuId))]).toEqual([id, 'cart_not_found']);
      expect([id, codeOf(await merge(customer as Client, id))]).toEqual([id, 'cart_not_found']);
    }
  });

  it('is none of two that were created at the same moment', async () => {
    const ids = await Promise.all(Array.from({ length: 200 }, newCart));
    expect(new Set(ids).size).toBe(200);
  });
});

describe('merging a guest cart that nothing was put into', () => {
  it('returns the customer’s cart, after which the guest cart is gone', async () => {
    const { skuId } = await createProduct(shop);
    const [customer, other] = [await createCustomer(shop), await createCustomer(shop)].map((one) => shop.client(one));
    const cartId = await newCart();
    const own = dataOf(await merge(customer as Client, cartId));
    expect(own).toMatchObject({ cartType: 'customer', items: [] });
    expect(own.cartId).not.toBe(cartId);
    expect(dataOf(await merge(customer as Client, cartId))).toEqual(own);
    for (const client of [guest, customer as Client])
      expect(await add(client, cartId, skuId)).toMatchObject({ status: 404, code: 'cart_not_found' });
    expect(await read(cartId)).toMatchObject({ status: 404, code: 'cart_not_found' });
    expect(await merge(other as Client, cartId)).toMatchObject({ status: 404, code: 'cart_not_found' });
    expect(await isStored(cartId)).toBe(false);
  });

  it('loses no unit that is added at the same moment, and keeps none whose addition failed', async () => {
    const { skuId } = await createProduct(shop, { stock: 1000 });
    const rounds = Array.from({ length: 10 }, async () => {
      const customer = shop.client(await createCustomer(shop));
      const cartId = await newCart();
      const before = Array.from({ length: 2 }, () => add(guest, cartId, skuId));
      const merging = Array.from({ length: 2 }, () => merge(customer, cartId));
      const after = Array.from({ length: 4 }, () => add(guest, cartId, skuId));
      const added = (await Promise.all([...before, ...after])).filter(({ ok }) => ok);
      for (const merged of await Promise.all(merging)) dataOf(merged);
      expect(dataOf(await customer('GET /cart/api/cart/me')).totalQuantity).toBe(added.length);
      expect(await isStored(cartId)).toBe(false);
    });
    await Promise.all(rounds);
  });
});

it('an address stores 300 carts in ten minutes, also those that others created, and no more', async () => {
  const limited = await createTestShop({ environment: { RATE_LIMITS: 'on' } });
  const { skuId } = await createProduct(limited, { stock: 10_000 });
  const post = (url: string, remoteAddress: string, payload?: object) =>
    limited.app.inject({ method: 'POST', url, remoteAddress, ...(payload ? { payload } : {}) });
  const create = async (address: string): Promise<string> =>
    (await post('/cart/api/cart/create', address)).json().data.cartId;
  const addFrom = (address: string, cartId: string, productId = skuId) =>
    post(`/cart/api/cart/${cartId}/items/add`, address, { productId, quantity: 1 });
  const cartIds = await Promise.all(Array.from({ length: 301 }, (_, index) => create(`203.0.113.${index % 2}`)));
  const [first = '', ...others] = cartIds;
  const last = others.pop() ?? '';
  expect((await addFrom('203.0.113.7', first, 2_147_483_647)).statusCode).toBe(404);
  // A change of a cart that is stored does not count, nor one at the moment when another stores it.
  const atOnce = await Promise.all([first, first, first].map((cartId) => addFrom('203.0.113.7', cartId)));
  expect(atOnce.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  for (const cartId of [first, ...others]) expect((await addFrom('203.0.113.7', cartId)).statusCode).toBe(200);
  const refused = await addFrom('203.0.113.7', last);
  expect(failureOf(refused)).toEqual({ status: 429, code: 'too_many_requests' });
  expect(refused.headers['retry-after']).toBe('600');
  expect((await addFrom('203.0.113.7', first)).statusCode).toBe(200);
  expect((await addFrom('203.0.113.8', last)).statusCode).toBe(200);
  limited.setClock(new Date(limited.clock().getTime() + 600_000));
  expect((await addFrom('203.0.113.7', await create('203.0.113.8'))).statusCode).toBe(200);
});
