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

/** Each test finds a cart of three lines with one piece each, of five in stock at 300 baht. */
beforeEach(async () => {
  shop.setClock('2026-11-20T03:00:00Z');
  skuIds = (await createProduct(shop, { price: 300, stock: 5, skus: [{}, {}, { limitQuantity: 3 }] })).skuIds;
  const { cartId } = dataOf(await call('POST /cart/api/cart/create'));
  const body = { items: skuIds.map((productId) => ({ productId, quantity: 1 })) };
  cart = dataOf(await call('POST /cart/api/cart/{cartId}/items/add-multiple', { params: { cartId }, body }));
  lineIds = cart.items.map((item) => item.uuid);
});

/** Calls on the line of that place; ids may be replaced. */
function lineOf(place: number, other: { itemId?: string; productId?: number } = {}) {
  return { itemId: lineIds[place] ?? '', productId: skuIds[place] ?? 0, ...other };
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
const ticksOf = ({ items }: Cart) => items.map((item) => item.isSelected);

async function sellOut(place: number): Promise<void> {
  await shop.db
    .updateTable('stocks')
    .set({ stock: 0 })
    .where('sku_id', '=', skuIds[place] ?? 0)
    .execute();
}

describe('the quantity of a line', () => {
  it('is set, up and down, and stays in its place', async () => {
    expect(quantitiesOf(dataOf(await update(lineOf(0), 5)))).toEqual([5, 1, 1]);
    expect(quantitiesOf(dataOf(await update(lineOf(0), 2)))).toEqual([2, 1, 1]);
  });

  it('tells when the line and the cart changed', async () => {
    shop.setClock('2026-11-20T03:05:00Z');
    const { updatedAt, items } = dataOf(await update(lineOf(1), 2));
    expect(updatedAt).toBe('2026-11-20T03:05:00.000Z');
    expect(items.map((item) => item.updatedAt)).toEqual([
      '2026-11-20T03:00:00.000Z',
      '2026-11-20T03:05:00.000Z',
      '2026-11-20T03:00:00.000Z',
    ]);
  });

  it('does not pass stock or limit, and stays as it was', async () => {
    expect(await update(lineOf(0), 6)).toMatchObject({ code: 'quantity_exceeds_stock', data: { available: 5 } });
    expect(await update(lineOf(2), 4)).toMatchObject({ code: 'quantity_exceeds_limit', data: { limit: 3 } });
    await sellOut(1);
    expect(await update(lineOf(1), 1)).toMatchObject({ status: 409, code: 'out_of_stock' });
    expect(quantitiesOf(await read())).toEqual([1, 1, 1]);
  });

  it.each([0, -1, 1.5, 1e9, '2', null])('is never %j', async (quantity) => {
    const url = `/cart/api/cart/${cart.cartId}/items/update`;
    const response = await shop.app.inject({ method: 'POST', url, payload: { ...lineOf(0), quantity } });
    expect(failureOf(response)).toEqual({ status: 422, code: 'validation_failed' });
  });

  it('of a line that is not in the cart, or of another SKU, is unknown', async () => {
    for (const line of [
      lineOf(0, { itemId: randomUUID() }),
      lineOf(0, { itemId: 'x' }),
      lineOf(0, { productId: skuIds[1] }),
    ]) {
      expect(await update(line, 2)).toMatchObject({ status: 404, code: 'cart_item_not_found' });
    }
    expect(quantitiesOf(await read())).toEqual([1, 1, 1]);
  });

  it('cannot be set through another cart', async () => {
    const other = dataOf(await call('POST /cart/api/cart/create')).cartId;
    const body = { ...lineOf(0), quantity: 2 };
    expect(await call('POST /cart/api/cart/{cartId}/items/update', { params: { cartId: other }, body })).toMatchObject({
      code: 'cart_item_not_found',
    });
    expect(quantitiesOf(await read())).toEqual([1, 1, 1]);
  });

  it('accepts snake_case', async () => {
    const url = `/cart/api/cart/${cart.cartId}/items/update`;
    const payload = { item_id: lineIds[0], product_id: skuIds[0], quantity: 4 };
    const response = await shop.app.inject({ method: 'POST', url, payload });
    expect(quantitiesOf(response.json().data)).toEqual([4, 1, 1]);
  });

  it('is what the last of many says, never a sum of them', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(async (quantity) => dataOf(await update(lineOf(0), quantity))));
    expect(quantitiesOf(await read())[0]).toBeLessThanOrEqual(5);
    expect(quantitiesOf(dataOf(await update(lineOf(0), 3)))).toEqual([3, 1, 1]);
  });
});

describe('removing', () => {
  it('takes one line out, and doing it again is no error', async () => {
    expect(dataOf(await remove(lineOf(1))).items.map((item) => item.uuid)).toEqual([lineIds[0], lineIds[2]]);
    expect(dataOf(await remove(lineOf(1))).count).toBe(2);
  });

  it('leaves lines alone that are not named rightly', async () => {
    await remove(lineOf(0, { itemId: 'x' }));
    await remove(lineOf(0, { productId: skuIds[1] }));
    expect((await read()).count).toBe(3);
  });

  it('empties the cart, which stays', async () => {
    const params = { cartId: cart.cartId };
    const empty = dataOf(await call('DELETE /cart/api/cart/{cartId}/delete/all', { params }));
    expect(empty).toMatchObject({ cartId: cart.cartId, items: [], count: 0, totalPayable: 0 });
    expect((await read()).items).toEqual([]);
  });
});

describe('ticking lines', () => {
  it('counts the ticked ones only, and those are the listed ones and no others', async () => {
    expect(cart).toMatchObject({ totalPrice: 900, totalPayable: 900, totalDeliveryFeeDiscount: 50 });
    const two = dataOf(await select(...lineIds.slice(1)));
    expect(ticksOf(two)).toEqual([false, true, true]);
    expect(two).toMatchObject({ totalPrice: 600, totalPayable: 650, totalDeliveryFeeDiscount: 0, totalQuantity: 3 });
    const none = dataOf(await select());
    expect(ticksOf(none)).toEqual([false, false, false]);
    expect(none).toMatchObject({ totalPrice: 0, totalDeliveryFee: 0, totalPayable: 0, totalVat: 0 });
    expect(ticksOf(dataOf(await select(lineIds[0] ?? '', lineIds[0] ?? '')))).toEqual([true, false, false]);
  });

  it('leaves what is sold out unticked', async () => {
    await sellOut(1);
    expect(ticksOf(await read())).toEqual([true, true, true]);
    expect(ticksOf(dataOf(await select(...lineIds)))).toEqual([true, false, true]);
  });

  it('does not know lines of other carts, and then changes nothing', async () => {
    for (const stranger of [randomUUID(), 'x']) {
      expect(await select(lineIds[0] ?? '', stranger)).toMatchObject({ status: 404, code: 'cart_item_not_found' });
    }
    expect(ticksOf(await read())).toEqual([true, true, true]);
  });

  it.each([{}, { cartItemIds: null }, { cartItemIds: 'all' }, { cartItemIds: [1] }])(
    'is not done by %j',
    async (body) => {
      const url = `/cart/api/cart/${cart.cartId}/items/selected`;
      const response = await shop.app.inject({ method: 'PUT', url, payload: body });
      expect(failureOf(response)).toEqual({ status: 422, code: 'validation_failed' });
    },
  );
});
