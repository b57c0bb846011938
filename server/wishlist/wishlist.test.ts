import { beforeEach, expect, it } from 'vitest';
import { maxWishlistItems } from '#contract/wishlist.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { type CreatedProduct, createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();

let me: ReturnType<typeof shop.client>;
let other: ReturnType<typeof shop.client>;
let phone: CreatedProduct;
let cable: CreatedProduct;

beforeEach(async () => {
  shop.setClock('2026-11-20T03:00:00Z');
  me = shop.client({ customerId: (await createCustomer(shop)).customerId, locale: 'en' });
  other = shop.client({ customerId: (await createCustomer(shop)).customerId });
  phone = await createProduct(shop, { name: 'Phone', price: 10_000 });
  cable = await createProduct(shop, { name: 'Cable', price: 300 });
});

type Caller = typeof me;
const add = (productId: number, caller: Caller = me) => caller('POST /account/api/wishlist', { body: { productId } });
const remove = (id: number, caller: Caller = me) => caller('DELETE /account/api/wishlist/{id}', { params: { id } });
const read = async (caller: Caller = me) => dataOf(await caller('GET /account/api/wishlist'));
const idsOf = ({ items }: Awaited<ReturnType<typeof read>>) => items.map(({ productId }) => productId);

it('lists the latest product first; every call returns the whole list', async () => {
  expect(await read()).toEqual({ total: 0, items: [] });
  await add(phone.productId);
  shop.setClock('2026-11-20T03:00:01Z');
  const list = dataOf(await add(cable.productId));
  expect(list).toMatchObject({ total: 2, items: [{ productName: 'Cable' }, { productName: 'Phone' }] });
  expect(await read()).toEqual(list);
  expect(idsOf(dataOf(await remove(cable.productId)))).toEqual([phone.productId]);
});

it('accepts the id of a SKU in place of its product', async () => {
  expect(idsOf(dataOf(await add(phone.skuId)))).toEqual([phone.productId]);
  expect(dataOf(await remove(phone.skuId))).toEqual({ total: 0, items: [] });
});

it('does not change when a product is added or removed again, even concurrently', async () => {
  const results = await Promise.all([1, 2, 3, 4, 5, 6].map(() => add(phone.productId)));
  for (const result of results) expect(dataOf(result).total).toBe(1);
  const removals = await Promise.all([1, 2, 3].map(() => remove(phone.productId)));
  for (const result of removals) expect(dataOf(result).total).toBe(0);
});

it('refuses unknown and withdrawn products, and leaves out products while they are withdrawn', async () => {
  expect(await add(2_000_000_000)).toMatchObject({ ok: false, status: 404, code: 'product_not_found' });
  await add(phone.productId);
  const show = (visible: boolean) =>
    shop.db.updateTable('products').set({ visible }).where('product_id', '=', phone.productId).execute();
  await show(false);
  expect(await add(phone.productId)).toMatchObject({ code: 'product_not_found' });
  expect(await read()).toEqual({ total: 0, items: [] });
  await show(true);
  expect((await read()).total).toBe(1);
});

it('refuses products beyond the maximum, even if added concurrently', async () => {
  const products = await Promise.all(
    Array.from({ length: maxWishlistItems + 3 }, (_, i) => createProduct(shop, { name: `Thing ${i}`, price: 10 })),
  );
  const last = products.splice(-8);
  for (const { productId } of products) expect((await add(productId)).ok).toBe(true);
  const results = await Promise.all(last.map(({ productId }) => add(productId)));
  const refused = results.filter((result) => !result.ok);
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ status: 409, code: 'wishlist_full' });
  expect((await read()).total).toBe(maxWishlistItems);
  const [first] = await read().then(({ items }) => items);
  expect((await add(first?.productId ?? 0)).ok).toBe(true);
});

it('belongs to one customer; guests must sign in', async () => {
  await add(phone.productId);
  expect(await read(other)).toEqual({ total: 0, items: [] });
  expect(dataOf(await remove(phone.productId, other)).total).toBe(0);
  expect((await read()).total).toBe(1);
  const guest = shop.client();
  expect(await guest('GET /account/api/wishlist')).toMatchObject({ status: 401, code: 'sign_in_required' });
  expect(await add(phone.productId, guest)).toMatchObject({ status: 401 });
  expect(await remove(phone.productId, guest)).toMatchObject({ status: 401 });
});

it.each([0, -1, 1.5, 2 ** 31, 'x', null])('refuses the id %j', async (productId) => {
  expect(await add(productId as number)).toMatchObject({ status: 422 });
  expect((await remove(productId as number)).ok).toBe(false);
});
