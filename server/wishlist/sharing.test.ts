import { beforeEach, expect, it } from 'vitest';
import { createCustomer } from '../testing/account-factory.ts';
import { type CreatedProduct, createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();

let owner: ReturnType<typeof shop.client>;
let ownerId: string;
let phone: CreatedProduct;

beforeEach(async () => {
  const customer = await createCustomer(shop, { firstName: 'Mali', lastName: 'Jaidee' });
  ownerId = customer.customerId;
  owner = shop.client({ customerId: ownerId });
  phone = await createProduct(shop, { name: 'Phone', price: 10_000 });
  dataOf(await owner('POST /account/api/wishlist', { body: { productId: phone.productId } }));
});

const share = async () => dataOf(await owner('POST /account/api/wishlist-share')).token ?? '';
const open = (token: string, caller = shop.client()) =>
  caller('GET /account/api/shared-wishlists/{token}', { params: { token } });

it('is not shared by default; the link is the same until sharing ends, and then another', async () => {
  expect(dataOf(await owner('GET /account/api/wishlist-share'))).toEqual({ token: null });
  const tokens = await Promise.all([1, 2, 3].map(share));
  const [token = ''] = tokens;
  expect(new Set(tokens).size).toBe(1);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(dataOf(await owner('GET /account/api/wishlist-share'))).toEqual({ token });
  expect((await open(token)).ok).toBe(true);

  expect(dataOf(await owner('DELETE /account/api/wishlist-share'))).toEqual({ token: null });
  expect(await open(token)).toMatchObject({ status: 404, code: 'shared_wishlist_not_found' });
  const next = await share();
  expect(next).not.toBe(token);
  expect((await open(next)).ok).toBe(true);
  expect(await open(token)).toMatchObject({ status: 404 });
});

it('shows everybody with the link the products as they are now, and nothing of the person', async () => {
  const token = await share();
  const seen = dataOf(await open(token));
  expect(seen).toMatchObject({ total: 1, isOwn: false, items: [{ productName: 'Phone', price: 10_000 }] });
  expect(seen.items[0]).not.toHaveProperty('mails');
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`Mali|Jaidee|${ownerId}`));
  expect(dataOf(await open(token, owner)).isOwn).toBe(true);
  const stranger = shop.client({ customerId: (await createCustomer(shop)).customerId });
  expect(dataOf(await open(token, stranger)).isOwn).toBe(false);

  await shop.db.updateTable('skus').set({ price_satang: 900_000 }).where('sku_id', '=', phone.skuId).execute();
  expect(dataOf(await open(token)).items).toMatchObject([{ price: 9000 }]);
  await owner('DELETE /account/api/wishlist/{id}', { params: { id: phone.productId } });
  expect(dataOf(await open(token))).toEqual({ total: 0, items: [], isOwn: false });
});

it('is never stored by caches, and says nothing by guessed links', async () => {
  const token = await share();
  const response = await shop.app.inject(`/account/api/shared-wishlists/${token}`);
  expect(response.headers['cache-control']).toBe('no-store');
  for (const wrong of [token.toUpperCase(), `${token}a`, token.slice(1), '%', ownerId, "' or true --"])
    expect(await open(wrong)).toMatchObject({ status: 404 });
});

it('ends when the customer is erased', async () => {
  const token = await share();
  await shop.db.deleteFrom('customers').where('customer_id', '=', ownerId).execute();
  expect(await open(token)).toMatchObject({ status: 404, code: 'shared_wishlist_not_found' });
});
