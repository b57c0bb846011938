import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const call = shop.client();

let cart: Cart;
let skuIds: number[];
let lineIds: string[];

/** Each test has a cart of three lines with one unit each; each SKU costs 300 baht and has a stock of five. */
beforeEach(async () => {
  shop.setClock('2026-11-20T03:00:00Z');
  skuIds = (await createProduct(shop, { price: 300, stock: 5, skus: [{}, {}, { limitQuantity: 3 }] })).skuIds;
  const { cartId } = dataOf(await call('POST /cart/api/cart/create'));
  const body = { items: skuIds.map((productId) => ({ productId, quantity: 1 })) };
  cart = dataOf(await call('POST /cart/api/cart/{cartId}/items/add-multiple', { params: { cartId }, body }));
  lineIds = cart.items.map((item) => item.uuid);
});

/** Ids of the line at an index, for request bodies; either may be overridden. */
function lineAt(index: number, overrides: { itemId?: string; productId?: number } = {}) {
  return { itemId: lineIds[index] ?? '', productId: skuIds[index] ?? 0, ...overrides };
}

function update(line: { itemId: string; productId: number }, quantity: number) {
  const params = { cartId: cart.cartId };
  return call('POST /cart/api/cart/{cartId}/items/update', { params, body: { ...line, quantity } });
}

function remove(line: { itemId: string; productId: number }) {
  return call('DELETE /cart/api/cart/{cartId}/items/delete', { params: { cartId: cart.cartId }, body: line });
}

function select(...cartItemIds: string[]) {
  const params = { cartId: cart.cartId };
  return call('PUT /cart/api/cart/{cartId}/items/selected', { params, body: { cartItemIds } });
}

async function read(): Promise<Cart> {
  return dataOf(await call('GET /cart/api/cart/{cartId}', { params: { cartId: cart.cartId } }));
}

const quantitiesOf = ({ items }: Cart) => items.map((item) => item.quantity);
const selectionOf = ({ items }: Cart) => items.map((item) => item.isSelected);

async function sellOut(index: number): Promise<void> {
  await shop.db
    .updateTable('stocks')
    .set({ stock: 0 })
    .where('sku_id', '=', skuIds[index] ?? 0)
    .execute();
}

describe('the quantity of a line', () => {
  it('can be increased and decreased, without changing the order of lines', async () => {
    expect(quantitiesOf(dataOf(await update(lineAt(0), 5)))).toEqual([5, 1, 1]);
    expect(quantitiesOf(dataOf(await update(lineAt(0), 2)))).toEqual([2, 1, 1]);
  });

  it('changes updatedAt of the line and of the cart', async () => {
    shop.setClock('2026-11-20T03:05:00Z');
    const { updatedAt, items } = dataOf(await update(lineAt(1), 2));
    expect(updatedAt).toBe('2026-11-20T03:05:00.000Z');
    expect(items.map((item) => item.updatedAt)).toEqual([
      '2026-11-20T03:00:00.000Z',
      '2026-11-20T03:05:00.000Z',
      '2026-11-20T03:00:00.000Z',
    ]);
  });

  it('cannot exceed stock or limit', async () => {
    expect(await update(lineAt(0), 6)).toMatchObject({ code: 'quantity_exceeds_stock', data: { available: 5 } });
    expect(await update(lineAt(2), 4)).toMatchObject({ code: 'quantity_exceeds_limit', data: { limit: 3 } });
    await sellOut(1);
    expect(await update(lineAt(1), 1)).toMatchObject({ status: 409, code: 'out_of_stock' });
    expect(quantitiesOf(await read())).toEqual([1, 1, 1]);
  });

  it.each([0, -1, 1.5, 1e9, '2', null])('cannot be %j', async (quantity) => {
    const url = `/cart/api/cart/${cart.cartId}/items/update`;
    const response = await shop.app.inject({ method: 'POST', url, payload: { ...lineAt(0), quantity } });
    expect(failureOf(response)).toEqual({ status: 422, code: 'validation_failed' });
    expect(response.json().fields.quantity).toHaveLength(1);
  });

  it('cannot be set if the line is not in the cart or has another SKU', async () => {
    for (const line of [
      lineAt(0, { itemId: randomUUID() }),
      lineAt(0, { itemId: 'x' }),
      lineAt(0, { productId: skuIds[1] }),
    ]) {
      expect(await update(line, 2)).toMatchObject({ status: 404, code: 'cart_item_not_found' });
    }
    expect(quantitiesOf(await read())).toEqual([1, 1, 1]);
  });

  it('cannot be set by the id of another cart', async () => {
    const other = dataOf(await call('POST /cart/api/cart/create')).cartId;
    const body = { ...lineAt(0), quantity: 2 };
    expect(await call('POST /cart/api/cart/{cartId}/items/update', { params: { cartId: other }, body })).toMatchObject({
      code: 'cart_item_not_found',
    });
    expect(quantitiesOf(await read())).toEqual([1, 1, 1]);
  });

  it('can be set with snake_case field names', async () => {
    const url = `/cart/api/cart/${cart.cartId}/items/update`;
    const payload = { item_id: lineIds[0], product_id: skuIds[0], quantity: 4 };
    const response = await shop.app.inject({ method: 'POST', url, payload });
    expect(quantitiesOf(response.json().data)).toEqual([4, 1, 1]);
  });

  it('is one of several values set concurrently, never their sum', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(async (quantity) => dataOf(await update(lineAt(0), quantity))));
    expect(quantitiesOf(await read())[0]).toBeLessThanOrEqual(5);
    expect(quantitiesOf(dataOf(await update(lineAt(0), 3)))).toEqual([3, 1, 1]);
  });
});

describe('removing lines', () => {
  it('removes one line; removing it again is no error', async () => {
    expect(dataOf(await remove(lineAt(1))).items.map((item) => item.uuid)).toEqual([lineIds[0], lineIds[2]]);
    expect(dataOf(await remove(lineAt(1))).count).toBe(2);
  });

  it('removes nothing if line id and SKU do not match', async () => {
    await remove(lineAt(0, { itemId: 'x' }));
    await remove(lineAt(0, { productId: skuIds[1] }));
    expect((await read()).count).toBe(3);
  });

  it('can remove all lines, leaving an empty cart', async () => {
    const params = { cartId: cart.cartId };
    const empty = dataOf(await call('DELETE /cart/api/cart/{cartId}/delete/all', { params }));
    expect(empty).toMatchObject({ cartId: cart.cartId, items: [], count: 0, totalPayable: 0 });
    expect((await read()).items).toEqual([]);
  });
});

describe('selecting lines', () => {
  it('selects exactly the given lines, and totals count only those', async () => {
    expect(cart).toMatchObject({ totalPrice: 900, totalPayable: 900, totalDeliveryFeeDiscount: 50 });
    const two = dataOf(await select(...lineIds.slice(1)));
    expect(selectionOf(two)).toEqual([false, true, true]);
    expect(two).toMatchObject({ totalPrice: 600, totalPayable: 650, totalDeliveryFeeDiscount: 0, totalQuantity: 3 });
    const none = dataOf(await select());
    expect(selectionOf(none)).toEqual([false, false, false]);
    expect(none).toMatchObject({ totalPrice: 0, totalDeliveryFee: 0, totalPayable: 0, totalVat: 0 });
    expect(selectionOf(dataOf(await select(lineIds[0] ?? '', lineIds[0] ?? '')))).toEqual([true, false, false]);
  });

  it('does not select sold-out lines', async () => {
    await sellOut(1);
    expect(selectionOf(await read())).toEqual([true, true, true]);
    expect(selectionOf(dataOf(await select(...lineIds)))).toEqual([true, false, true]);
  });

  it('changes nothing if a line is not in the cart', async () => {
    for (const unknownId of [randomUUID(), 'x']) {
      expect(await select(lineIds[0] ?? '', unknownId)).toMatchObject({ status: 404, code: 'cart_item_not_found' });
    }
    expect(selectionOf(await read())).toEqual([true, true, true]);
  });

  it.each([{}, { cartItemIds: null }, { cartItemIds: 'all' }, { cartItemIds: [1] }])(
    'is rejected if the body is %j',
    async (body) => {
      const url = `/cart/api/cart/${cart.cartId}/items/selected`;
      const response = await shop.app.inject({ method: 'PUT', url, payload: body });
      expect(failureOf(response)).toEqual({ status: 422, code: 'validation_failed' });
    },
  );
});
