import { beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Client } from '#contract/client.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { type CreatedProduct, createProduct } from '../testing/catalogue-factory.ts';
import { createAddOnDeal } from '../testing/offer-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const guest = shop.client();

let phone: CreatedProduct;
let film: CreatedProduct;
let charger: CreatedProduct;
let params: { cartId: string };

/** Each test finds a phone of two colours, beside which deals sell 4 films, 2 a line, at 200 baht and a charger at 500. */
beforeEach(async () => {
  // Of one moment: lines are told apart by their kind (spec 3, Cart item: ordering).
  shop.setClock('2026-11-20T03:00:00Z');
  phone = await createProduct(shop, { name: 'Phone', price: 10_000, stock: 20, skus: [{}, {}] });
  film = await createProduct(shop, { name: 'Film', price: 300, specialPrice: { price: 250 } });
  charger = await createProduct(shop, { name: 'Charger', price: 900 });
  await createAddOnDeal(shop, { productId: phone.productId, skuId: film.skuId, price: 200, stock: 4, limit: 2 });
  await createAddOnDeal(shop, { productId: phone.productId, skuId: charger.skuId, price: 500, stock: 7 });
  params = { cartId: dataOf(await guest('POST /cart/api/cart/create')).cartId };
});

function add(productId: number, optionProductIds?: number[], quantity = 1, client: Client = guest) {
  const body = optionProductIds ? { productId, quantity, optionProductIds } : { productId, quantity };
  return client('POST /cart/api/cart/{cartId}/items/add', { params, body });
}

async function read(): Promise<Cart> {
  return dataOf(await guest('GET /cart/api/cart/{cartId}', { params }));
}

/** Its line of that SKU. */
function lineOf({ items }: Cart, skuId: number) {
  const line = items.find(({ productId }) => productId === skuId);
  if (!line) throw new Error(`the cart has no line of ${skuId}`);
  return line;
}

const linesOf = ({ items }: Cart) => items.map((item) => [item.itemType, item.productId, item.quantity]);

function update(cart: Cart, skuId: number, quantity: number) {
  const body = { itemId: lineOf(cart, skuId).uuid, productId: skuId, quantity };
  return guest('POST /cart/api/cart/{cartId}/items/update', { params, body });
}

function remove(cart: Cart, skuId: number) {
  const body = { itemId: lineOf(cart, skuId).uuid, productId: skuId };
  return guest('DELETE /cart/api/cart/{cartId}/items/delete', { params, body });
}

function tick(...cartItemIds: string[]) {
  return guest('PUT /cart/api/cart/{cartId}/items/selected', { params, body: { cartItemIds } });
}

async function setDeal(skuId: number, change: { stock?: number; price_satang?: number }): Promise<void> {
  await shop.db.updateTable('add_on_deals').set(change).where('sku_id', '=', skuId).execute();
}

async function setStock(skuId: number, stock: number): Promise<void> {
  await shop.db.updateTable('stocks').set({ stock }).where('sku_id', '=', skuId).execute();
}

describe('adding an item', () => {
  it('tells what is sold cheaper beside it, what there is most of first', async () => {
    const { addOnDeal } = dataOf(await add(phone.skuId));
    expect(addOnDeal).toMatchObject({
      parent: { productId: phone.skuId, itemType: 'ITEM' },
      children: [
        { productId: charger.skuId, productName: 'Charger', sellingPrice: 500, standardPrice: 900, discountPrice: 400 },
        { productId: film.skuId, sellingPrice: 200, stock: 4, quantity: 2 },
      ],
    });
    expect((await read()).addOnDeal).toBeNull();
    expect(dataOf(await add(charger.skuId)).addOnDeal).toBeNull();
  });

  it('tells nothing once all of that is sold out', async () => {
    await setDeal(film.skuId, { stock: 0 });
    await setStock(charger.skuId, 0);
    expect(dataOf(await add(phone.skuId)).addOnDeal).toBeNull();
  });

  it('with options puts a piece of each beside it, at the price of its deal', async () => {
    const cart = dataOf(await add(phone.skuId, [film.skuId, charger.skuId, film.skuId], 2));
    const parent = lineOf(cart, phone.skuId);
    expect(linesOf(cart)).toEqual([
      ['OPTION', film.skuId, 1],
      ['OPTION', charger.skuId, 1],
      ['ITEM', phone.skuId, 2],
    ]);
    expect(lineOf(cart, film.skuId)).toMatchObject({
      parentItemId: parent.uuid,
      standardPrice: 300,
      specialPrice: 200,
      discountPercent: 33,
      stock: 4,
      limitQuantity: 2,
      limitSelectQty: 2,
      isSelected: true,
    });
    expect(parent).toMatchObject({
      parentItemId: null,
      optionProducts: [
        { uuid: lineOf(cart, film.skuId).uuid, productId: film.skuId, quantity: 1 },
        { productId: charger.skuId },
      ],
    });
    expect(cart).toMatchObject({ count: 3, totalQuantity: 4, totalPrice: 20_700, addOnDeal: null });
  });

  it('can add options alone to what the cart has', async () => {
    await add(phone.skuId);
    expect(linesOf(dataOf(await add(phone.skuId, [film.skuId], 0)))).toEqual([
      ['OPTION', film.skuId, 1],
      ['ITEM', phone.skuId, 1],
    ]);
    const [, otherColour = 0] = phone.skuIds;
    expect(await add(otherColour, [film.skuId], 0)).toMatchObject({ status: 404, code: 'cart_item_not_found' });
    expect((await read()).count).toBe(2);
  });

  it('several at once, each with its options, is all or none', async () => {
    const [black, white] = phone.skuIds as [number, number];
    const items = [
      { productId: black, quantity: 1, optionProductIds: [film.skuId] },
      { productId: white, quantity: 1, optionProductIds: [film.skuId, charger.skuId] },
    ];
    await setDeal(film.skuId, { stock: 1 });
    const refused = await guest('POST /cart/api/cart/{cartId}/items/add-multiple', { params, body: { items } });
    expect(refused).toMatchObject({ code: 'quantity_exceeds_stock', data: { productId: film.skuId, available: 1 } });
    expect((await read()).items).toEqual([]);
    await setDeal(film.skuId, { stock: 2 });
    const cart = dataOf(await guest('POST /cart/api/cart/{cartId}/items/add-multiple', { params, body: { items } }));
    expect(cart.items.map(({ itemType }) => itemType)).toEqual(['OPTION', 'OPTION', 'OPTION', 'ITEM', 'ITEM']);
    expect(lineOf(cart, black).optionProducts).toHaveLength(1);
    expect(lineOf(cart, white).optionProducts).toHaveLength(2);
  });

  it('does not take for an option what no deal offers beside it', async () => {
    const stranger = await createProduct(shop);
    const dear = await createProduct(shop, { price: 100 });
    await createAddOnDeal(shop, { productId: phone.productId, skuId: dear.skuId, price: 100 });
    const hidden = await createProduct(shop, { visible: false });
    await createAddOnDeal(shop, { productId: phone.productId, skuId: hidden.skuId, price: 100 });
    for (const { skuId } of [stranger, dear, hidden, phone])
      expect(await add(phone.skuId, [skuId])).toMatchObject({
        status: 409,
        code: 'option_not_offered',
        data: { productId: skuId },
      });
    expect(await add(stranger.skuId, [film.skuId])).toMatchObject({ code: 'option_not_offered' });
    expect((await read()).items).toEqual([]);
  });

  it('keeps options within the stock and the limit of the deal, and within their own stock', async () => {
    await add(phone.skuId, [film.skuId], 2);
    await add(phone.skuId, [film.skuId], 0);
    expect(await add(phone.skuId, [film.skuId])).toMatchObject({ code: 'quantity_exceeds_limit', data: { limit: 2 } });
    await setDeal(charger.skuId, { stock: 0 });
    expect(await add(phone.skuId, [charger.skuId])).toMatchObject({
      code: 'out_of_stock',
      data: { productId: charger.skuId },
    });
    await setDeal(charger.skuId, { stock: 5 });
    await setStock(charger.skuId, 1);
    await add(charger.skuId);
    expect(await add(phone.skuId, [charger.skuId])).toMatchObject({
      code: 'quantity_exceeds_stock',
      data: { productId: charger.skuId, available: 1 },
    });
    expect((await read()).totalQuantity).toBe(5);
  });
});

describe('an option in the cart', () => {
  it('stands beside the same thing bought by itself, which keeps its own price', async () => {
    await add(film.skuId);
    const cart = dataOf(await add(phone.skuId, [film.skuId]));
    expect(cart.items.filter(({ productId }) => productId === film.skuId)).toMatchObject([
      { itemType: 'OPTION', specialPrice: 200 },
      { itemType: 'ITEM', specialPrice: 250 },
    ]);
  });

  it('gets more pieces up to the limit of its deal and to the stock of that', async () => {
    const cart = dataOf(await add(phone.skuId, [film.skuId]));
    expect(lineOf(dataOf(await update(cart, film.skuId, 2)), film.skuId).quantity).toBe(2);
    expect(await update(cart, film.skuId, 3)).toMatchObject({ code: 'quantity_exceeds_limit', data: { limit: 2 } });
    await setDeal(film.skuId, { stock: 1 });
    expect(await update(cart, film.skuId, 2)).toMatchObject({ code: 'quantity_exceeds_stock', data: { available: 1 } });
  });

  it('goes with its parent, and can go alone', async () => {
    const cart = dataOf(await add(phone.skuId, [film.skuId, charger.skuId]));
    const without = dataOf(await remove(cart, film.skuId));
    expect(linesOf(without)).toEqual([
      ['OPTION', charger.skuId, 1],
      ['ITEM', phone.skuId, 1],
    ]);
    expect(dataOf(await remove(without, phone.skuId)).items).toEqual([]);
  });

  it('is ticked and unticked with its parent', async () => {
    const cart = dataOf(await add(phone.skuId, [film.skuId]));
    const ticks = (answer: Awaited<ReturnType<typeof tick>>) => dataOf(answer).items.map((item) => item.isSelected);
    expect(ticks(await tick(lineOf(cart, film.skuId).uuid))).toEqual([false, false]);
    expect(ticks(await tick(lineOf(cart, phone.skuId).uuid))).toEqual([true, true]);
    expect(ticks(await tick())).toEqual([false, false]);
    await add(phone.skuId);
    expect((await read()).items.map((item) => item.isSelected)).toEqual([true, true]);
  });

  it('has the price of its deal at every moment', async () => {
    await add(phone.skuId, [film.skuId]);
    await setDeal(film.skuId, { price_satang: 180_00 });
    expect(lineOf(await read(), film.skuId).specialPrice).toBe(180);
  });

  it('cannot be had, and costs nothing, once its deal is gone or sold out, or while its parent is sold out', async () => {
    const gone = { specialPrice: null, stock: 0, stockAvailable: false, limitSelectQty: 0, isSelected: false };
    const cart = dataOf(await add(phone.skuId, [film.skuId, charger.skuId]));
    await shop.db.deleteFrom('add_on_deals').where('sku_id', '=', film.skuId).execute();
    await setDeal(charger.skuId, { stock: 0 });
    const left = await read();
    expect(lineOf(left, film.skuId)).toMatchObject({ ...gone, price: 300 });
    expect(lineOf(left, charger.skuId)).toMatchObject({ ...gone, specialPrice: 500 });
    expect(left).toMatchObject({ hasOutStock: true, totalPrice: 10_000, totalMarketPrice: 10_000 });
    expect(await update(cart, film.skuId, 1)).toMatchObject({ code: 'out_of_stock' });
    await setDeal(charger.skuId, { stock: 5 });
    expect(lineOf(await read(), charger.skuId)).toMatchObject({ isSelected: true, stock: 5 });
    await setStock(phone.skuId, 0);
    expect(lineOf(await read(), charger.skuId)).toMatchObject({ ...gone, specialPrice: 500 });
    expect((await read()).totalPrice).toBe(0);
  });

  it('gets what is left of its stock by lines that come before it', async () => {
    const [black, white] = phone.skuIds as [number, number];
    await add(charger.skuId, undefined, 2);
    await add(black, [charger.skuId]);
    const cart = dataOf(await add(white, [film.skuId]));
    await setStock(charger.skuId, 2);
    const optionOf = ({ items }: Cart) =>
      items.find(({ itemType, productId }) => itemType === 'OPTION' && productId === charger.skuId);
    expect(optionOf(await read())).toMatchObject({ stock: 0, isSelected: false });
    const byItself = cart.items.find(({ itemType, productId }) => itemType === 'ITEM' && productId === charger.skuId);
    const others = cart.items.filter((item) => item !== byItself).map(({ uuid }) => uuid);
    expect(optionOf(dataOf(await tick(...others)))).toMatchObject({ stock: 2, isSelected: true });
    await add(black, [film.skuId], 0);
    await setDeal(film.skuId, { stock: 1 });
    const films = (await read()).items.filter(({ productId }) => productId === film.skuId);
    expect(films.map(({ stock }) => stock).sort()).toEqual([0, 1]);
  });
});

describe('signing in with options in the guest cart', () => {
  const merge = (client: Client) => client('POST /cart/api/cart/merge/{cartId}', { params });

  async function customerWith(...adds: [productId: number, options: number[]][]): Promise<Client> {
    const customer = shop.client(await createCustomer(shop));
    const guestParams = params;
    params = { cartId: dataOf(await customer('POST /cart/api/cart/create')).cartId };
    for (const [productId, options] of adds) dataOf(await add(productId, options, 1, customer));
    params = guestParams;
    return customer;
  }

  it('keeps them beside their parents', async () => {
    await add(phone.skuId, [film.skuId]);
    const merged = dataOf(await merge(await customerWith()));
    expect(linesOf(merged)).toEqual([
      ['OPTION', film.skuId, 1],
      ['ITEM', phone.skuId, 1],
    ]);
    expect(lineOf(merged, film.skuId).parentItemId).toBe(lineOf(merged, phone.skuId).uuid);
  });

  it('hangs them on the line that their parent adds up with, the same ones added up within the limit', async () => {
    await add(phone.skuId, [film.skuId, charger.skuId]);
    await add(phone.skuId, [film.skuId]);
    const customer = await customerWith([phone.skuId, [film.skuId]]);
    const merged = dataOf(await merge(customer));
    expect(new Set(linesOf(merged).map(String))).toEqual(
      new Set([`ITEM,${phone.skuId},3`, `OPTION,${film.skuId},2`, `OPTION,${charger.skuId},1`]),
    );
    const parent = lineOf(merged, phone.skuId).uuid;
    expect(lineOf(merged, charger.skuId)).toMatchObject({ parentItemId: parent, specialPrice: 500 });
    expect(dataOf(await merge(customer))).toEqual(merged);
  });

  it('does not mix them with the same thing bought by itself', async () => {
    await add(phone.skuId, [film.skuId]);
    const merged = dataOf(await merge(await customerWith([film.skuId, []])));
    expect(new Set(linesOf(merged).map(String))).toEqual(
      new Set([`ITEM,${phone.skuId},1`, `OPTION,${film.skuId},1`, `ITEM,${film.skuId},1`]),
    );
  });
});
