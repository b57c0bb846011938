import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Client } from '#contract/client.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const guest = shop.client();

type Items = [productId: number, quantity: number][];

async function cartOf(client: Client, items: Items): Promise<Cart> {
  const cart = dataOf(await client('POST /cart/api/cart/create'));
  if (items.length === 0) return cart;
  const params = { cartId: cart.cartId };
  const body = { items: items.map(([productId, quantity]) => ({ productId, quantity })) };
  return dataOf(await client('POST /cart/api/cart/{cartId}/items/add-multiple', { params, body }));
}

async function newCustomer(): Promise<Client> {
  return shop.client(await createCustomer(shop));
}

function merge(client: Client, { cartId }: { cartId: string }) {
  return client('POST /cart/api/cart/merge/{cartId}', { params: { cartId } });
}

const quantitiesOf = ({ items }: Cart): Items => items.map((item) => [item.productId, item.quantity]);

async function setStock(skuId: number, stock: number): Promise<void> {
  await shop.db.updateTable('stocks').set({ stock }).where('sku_id', '=', skuId).execute();
}

describe('signing in with a guest cart', () => {
  it('moves its lines unchanged to the new cart of a customer without one', async () => {
    const [{ skuId: a }, { skuId: b }] = [await createProduct(shop), await createProduct(shop)];
    const guestCart = await cartOf(guest, [
      [a, 2],
      [b, 1],
    ]);
    const params = { cartId: guestCart.cartId };
    const [line] = guestCart.items;
    await guest('PUT /cart/api/cart/{cartId}/items/selected', { params, body: { cartItemIds: [line?.uuid ?? ''] } });
    const customer = await newCustomer();
    const merged = dataOf(await merge(customer, guestCart));
    expect(merged).toMatchObject({ cartType: 'customer' });
    expect(merged.cartId).not.toBe(guestCart.cartId);
    expect(merged.items.map(({ productId, quantity, isSelected }) => [productId, quantity, isSelected])).toEqual([
      [a, 2, true],
      [b, 1, false],
    ]);
    expect(dataOf(await customer('GET /cart/api/cart/me'))).toEqual(merged);
  });

  it('adds up quantities of the same SKU, keeps all other lines, and deletes the guest cart', async () => {
    const [{ skuId: a }, { skuId: b }, { skuId: c }] = [
      await createProduct(shop),
      await createProduct(shop),
      await createProduct(shop),
    ];
    const customer = await newCustomer();
    const own = await cartOf(customer, [
      [a, 1],
      [b, 2],
    ]);
    const guestCart = await cartOf(guest, [
      [c, 4],
      [b, 3],
    ]);
    const merged = dataOf(await merge(customer, guestCart));
    expect(merged.cartId).toBe(own.cartId);
    expect(new Map(quantitiesOf(merged))).toEqual(
      new Map([
        [a, 1],
        [b, 5],
        [c, 4],
      ]),
    );
    const params = { cartId: guestCart.cartId };
    expect(await guest('GET /cart/api/cart/{cartId}', { params })).toMatchObject({ code: 'cart_not_found' });
    expect(await customer('GET /cart/api/cart/{cartId}', { params })).toMatchObject({ code: 'cart_not_found' });
  });

  it('clamps quantities to stock and limit', async () => {
    const { skuId: scarce } = await createProduct(shop, { stock: 5 });
    const { skuId: limited } = await createProduct(shop, { stock: 50, limitQuantity: 3 });
    const { skuId: fewer } = await createProduct(shop, { stock: 8 });
    const customer = await newCustomer();
    await cartOf(customer, [
      [scarce, 4],
      [limited, 2],
    ]);
    const guestCart = await cartOf(guest, [
      [scarce, 4],
      [limited, 3],
      [fewer, 8],
    ]);
    await setStock(fewer, 6);
    expect(quantitiesOf(dataOf(await merge(customer, guestCart)))).toEqual([
      [scarce, 5],
      [limited, 3],
      [fewer, 6],
    ]);
  });

  it('keeps a line that sold out meanwhile, with quantity 1', async () => {
    const { skuId } = await createProduct(shop);
    const guestCart = await cartOf(guest, [[skuId, 3]]);
    await setStock(skuId, 0);
    const merged = dataOf(await merge(await newCustomer(), guestCart));
    expect(quantitiesOf(merged)).toEqual([[skuId, 1]]);
    expect(merged.hasOutStock).toBe(true);
  });

  it('selects a line that was selected in either cart', async () => {
    const { skuId } = await createProduct(shop);
    const customer = await newCustomer();
    const params = { cartId: (await cartOf(customer, [[skuId, 1]])).cartId };
    await customer('PUT /cart/api/cart/{cartId}/items/selected', { params, body: { cartItemIds: [] } });
    const merged = dataOf(await merge(customer, await cartOf(guest, [[skuId, 1]])));
    expect(merged.items.map((item) => item.isSelected)).toEqual([true]);
  });

  it('deselects what only the earlier cart has, so that the guest pays for what they saw', async () => {
    const [earlier, both, bought] = [await createProduct(shop), await createProduct(shop), await createProduct(shop)];
    const customer = await newCustomer();
    const own = await cartOf(customer, [
      [earlier.skuId, 2],
      [both.skuId, 1],
    ]);
    const guestCart = await cartOf(guest, [
      [bought.skuId, 1],
      [both.skuId, 1],
    ]);
    const selectionOf = ({ items }: Cart) => items.map(({ productId, isSelected }) => [productId, isSelected]);
    const selection = [
      [earlier.skuId, false],
      [both.skuId, true],
      [bought.skuId, true],
    ];
    expect(selectionOf(dataOf(await merge(customer, guestCart)))).toEqual(selection);
    const params = { cartId: own.cartId };
    const cartItemIds = own.items.map(({ uuid }) => uuid);
    await customer('PUT /cart/api/cart/{cartId}/items/selected', { params, body: { cartItemIds } });
    expect(selectionOf(dataOf(await merge(customer, guestCart)))).toEqual([
      [earlier.skuId, true],
      [both.skuId, true],
      [bought.skuId, false],
    ]);
    expect(selectionOf(dataOf(await merge(customer, await cartOf(guest, []))))[0]).toEqual([earlier.skuId, true]);
  });

  it('keeps all lines even if both carts are full', async () => {
    const { skuIds } = await createProduct(shop, { skus: Array.from({ length: 100 }, () => ({})) });
    const one = (skuId: number): [number, number] => [skuId, 1];
    const customer = await newCustomer();
    await cartOf(customer, skuIds.slice(0, 50).map(one));
    expect(dataOf(await merge(customer, await cartOf(guest, skuIds.slice(50).map(one)))).count).toBe(100);
  });

  it('keeps 200 lines at most: those of the customer, then the oldest of the guests', async () => {
    const { skuIds } = await createProduct(shop, { skus: Array.from({ length: 201 }, () => ({})) });
    const one = (skuId: number): [number, number] => [skuId, 1];
    const customer = await newCustomer();
    await cartOf(customer, skuIds.slice(0, 50).map(one));
    for (const from of [50, 100]) await merge(customer, await cartOf(guest, skuIds.slice(from, from + 50).map(one)));
    await merge(customer, await cartOf(guest, skuIds.slice(150, 199).map(one)));
    const full = dataOf(await merge(customer, await cartOf(guest, skuIds.slice(199).map(one))));
    expect(
      quantitiesOf(full)
        .map(([skuId]) => skuId)
        .sort((a, b) => a - b),
    ).toEqual(skuIds.slice(0, 200));
    const again = dataOf(await merge(customer, await cartOf(guest, [[skuIds[0] ?? 0, 2]])));
    expect(again.count).toBe(200);
    expect(quantitiesOf(again)).toContainEqual([skuIds[0], 3]);
  });

  it('twice changes nothing and returns the customer’s cart', async () => {
    const { skuId } = await createProduct(shop);
    const customer = await newCustomer();
    const guestCart = await cartOf(guest, [[skuId, 2]]);
    const merged = dataOf(await merge(customer, guestCart));
    expect(dataOf(await merge(customer, guestCart))).toEqual(merged);
    expect(dataOf(await merge(customer, merged))).toEqual(merged);
  });

  it('ten times concurrently merges once', async () => {
    const { skuId } = await createProduct(shop, { stock: 100 });
    const customer = await newCustomer();
    await cartOf(customer, [[skuId, 1]]);
    const guestCart = await cartOf(guest, [[skuId, 2]]);
    const merged = await Promise.all(Array.from({ length: 10 }, () => merge(customer, guestCart)));
    expect(merged.map((result) => quantitiesOf(dataOf(result)))).toEqual(merged.map(() => [[skuId, 3]]));
  });

  it('from several devices concurrently merges all guest carts', async () => {
    const { skuId } = await createProduct(shop, { stock: 100 });
    const customer = await newCustomer();
    const guestCart = await Promise.all(Array.from({ length: 8 }, () => cartOf(guest, [[skuId, 2]])));
    await Promise.all(guestCart.map(async (cart) => dataOf(await merge(customer, cart))));
    expect(quantitiesOf(dataOf(await customer('GET /cart/api/cart/me')))).toEqual([[skuId, 16]]);
  });

  it('keeps units that are added to the guest cart during the merge, and no unit whose addition failed', async () => {
    const { skuId } = await createProduct(shop, { stock: 1000 });
    const rounds = Array.from({ length: 10 }, async () => {
      const customer = await newCustomer();
      const { cartId } = await cartOf(guest, [[skuId, 1]]);
      const body = { productId: skuId, quantity: 1 };
      const adding = () => guest('POST /cart/api/cart/{cartId}/items/add', { params: { cartId }, body });
      const before = Array.from({ length: 5 }, adding);
      const merging = merge(customer, { cartId });
      const added = (await Promise.all([...before, ...Array.from({ length: 5 }, adding)])).filter(({ ok }) => ok);
      dataOf(await merging);
      expect(quantitiesOf(dataOf(await customer('GET /cart/api/cart/me')))).toEqual([[skuId, 1 + added.length]]);
    });
    await Promise.all(rounds);
  });
});

describe('a cart that cannot be merged', () => {
  it('is another customer’s, one that was merged into another customer’s, an unknown or a malformed one', async () => {
    const { skuId } = await createProduct(shop);
    const [other, customer] = [await newCustomer(), await newCustomer()];
    const mergedByOther = await cartOf(guest, [[skuId, 1]]);
    const others = dataOf(await merge(other, mergedByOther));
    for (const cart of [others, mergedByOther, { cartId: randomUUID() }, { cartId: 'x' }]) {
      expect(await merge(customer, cart)).toMatchObject({ status: 404, code: 'cart_not_found' });
    }
    expect(quantitiesOf(dataOf(await other('GET /cart/api/cart/me')))).toEqual([[skuId, 1]]);
    expect(await customer('GET /cart/api/cart/me')).toMatchObject({ code: 'cart_not_found' });
  });

  it('leaves the customer’s own cart as it is', async () => {
    const { skuId } = await createProduct(shop);
    const [other, customer] = [await newCustomer(), await newCustomer()];
    const others = await cartOf(other, [[skuId, 1]]);
    const own = await cartOf(customer, [[skuId, 2]]);
    for (const cart of [others, { cartId: randomUUID() }])
      expect(await merge(customer, cart)).toMatchObject({ status: 404, code: 'cart_not_found' });
    expect(dataOf(await customer('GET /cart/api/cart/me'))).toEqual(own);
  });

  it('is any cart without sign-in', async () => {
    expect(await merge(guest, await cartOf(guest, []))).toMatchObject({ status: 401, code: 'sign_in_required' });
  });
});
