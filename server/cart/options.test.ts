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

/** Each test has a phone in two colours with two deals: a film at 200 baht (stock 4, limit 2) and a charger at 500 baht (stock 7). */
beforeEach(async () => {
  // All lines have the same creation time, so that their order depends on the item type.
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

/** The first line of a SKU. */
function lineOf({ items }: Cart, skuId: number) {
  const line = items.find(({ productId }) => productId === skuId);
  if (!line) throw new Error(`the cart has no line of ${skuId}`);
  return line;
}

const linesOf = ({ items }: Cart) => items.map((item) => [item.itemType, item.productId, item.quantity]);

function setQuantity(itemId: string | undefined, productId: number, quantity: number) {
  return guest('POST /cart/api/cart/{cartId}/items/update', {
    params,
    body: { itemId: itemId ?? '', productId, quantity },
  });
}

/** Sets the quantity of the first line of a SKU. */
function update(cart: Cart, skuId: number, quantity: number) {
  return setQuantity(lineOf(cart, skuId).uuid, skuId, quantity);
}

function remove(cart: Cart, skuId: number) {
  const body = { itemId: lineOf(cart, skuId).uuid, productId: skuId };
  return guest('DELETE /cart/api/cart/{cartId}/items/delete', { params, body });
}

function select(...cartItemIds: string[]) {
  return guest('PUT /cart/api/cart/{cartId}/items/selected', { params, body: { cartItemIds } });
}

async function setDeal(
  skuId: number,
  change: { stock?: number; price_satang?: number; limit_quantity?: number },
): Promise<void> {
  await shop.db.updateTable('add_on_deals').set(change).where('sku_id', '=', skuId).execute();
}

async function setStock(skuId: number, stock: number): Promise<void> {
  await shop.db.updateTable('stocks').set({ stock }).where('sku_id', '=', skuId).execute();
}

describe('adding an item', () => {
  it('returns its add-on deals, highest availability first', async () => {
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

  it('returns no deals if all of them are sold out', async () => {
    await setDeal(film.skuId, { stock: 0 });
    await setStock(charger.skuId, 0);
    expect(dataOf(await add(phone.skuId)).addOnDeal).toBeNull();
  });

  it('with options adds one unit of each at the price of its deal', async () => {
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
    expect(parent.parentItemId).toBeNull();
    expect(parent.optionProducts).toEqual(
      [film, charger].map(({ skuId }) => {
        const { optionProducts, ...option } = lineOf(cart, skuId);
        expect(optionProducts).toEqual([]);
        return option;
      }),
    );
    expect(cart).toMatchObject({ count: 3, totalQuantity: 4, totalPrice: 20_700, addOnDeal: null });
  });

  it('can add only options to an item in the cart', async () => {
    await add(phone.skuId);
    expect(linesOf(dataOf(await add(phone.skuId, [film.skuId], 0)))).toEqual([
      ['OPTION', film.skuId, 1],
      ['ITEM', phone.skuId, 1],
    ]);
    const [, otherColour = 0] = phone.skuIds;
    expect(await add(otherColour, [film.skuId], 0)).toMatchObject({ status: 404, code: 'cart_item_not_found' });
    expect((await read()).count).toBe(2);
  });

  it('adds several items with their options, all or none', async () => {
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

  it('refuses options without a deal that saves something', async () => {
    const withoutDeal = await createProduct(shop);
    const notCheaper = await createProduct(shop, { price: 100 });
    await createAddOnDeal(shop, { productId: phone.productId, skuId: notCheaper.skuId, price: 100 });
    const hidden = await createProduct(shop, { visible: false });
    await createAddOnDeal(shop, { productId: phone.productId, skuId: hidden.skuId, price: 100 });
    for (const { skuId } of [withoutDeal, notCheaper, hidden, phone])
      expect(await add(phone.skuId, [skuId])).toMatchObject({
        status: 409,
        code: 'option_not_offered',
        data: { productId: skuId },
      });
    expect(await add(withoutDeal.skuId, [film.skuId])).toMatchObject({ code: 'option_not_offered' });
    expect((await read()).items).toEqual([]);
  });

  it('limits options by the stock and the limit of the deal and by their own stock', async () => {
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
  it('is separate from an ITEM line of the same SKU, which has its own price', async () => {
    await add(film.skuId);
    const cart = dataOf(await add(phone.skuId, [film.skuId]));
    expect(cart.items.filter(({ productId }) => productId === film.skuId)).toMatchObject([
      { itemType: 'OPTION', specialPrice: 200 },
      { itemType: 'ITEM', specialPrice: 250 },
    ]);
  });

  it('can be increased up to the limit and the stock of its deal', async () => {
    const cart = dataOf(await add(phone.skuId, [film.skuId]));
    expect(lineOf(dataOf(await update(cart, film.skuId, 2)), film.skuId).quantity).toBe(2);
    expect(await update(cart, film.skuId, 3)).toMatchObject({ code: 'quantity_exceeds_limit', data: { limit: 2 } });
    await setDeal(film.skuId, { stock: 1 });
    expect(await update(cart, film.skuId, 2)).toMatchObject({ code: 'quantity_exceeds_stock', data: { available: 1 } });
  });

  it('and the other lines of its SKU have together no more units than are in stock', async () => {
    await setStock(film.skuId, 4);
    await add(film.skuId, undefined, 2);
    const cart = dataOf(await add(phone.skuId, [film.skuId]));
    const item = cart.items.find(({ productId, itemType }) => productId === film.skuId && itemType === 'ITEM');
    const refused = { code: 'quantity_exceeds_stock', data: { available: 4 } };
    expect(await setQuantity(item?.uuid, film.skuId, 4)).toMatchObject(refused);
    dataOf(await setQuantity(item?.uuid, film.skuId, 3));
    expect(await update(cart, film.skuId, 2)).toMatchObject(refused);
  });

  it('is limited by neither the units of another deal nor an ITEM line of the same SKU', async () => {
    const tablet = await createProduct(shop, { name: 'Tablet', price: 20_000 });
    await createAddOnDeal(shop, { productId: tablet.productId, skuId: film.skuId, price: 220, stock: 9, limit: 3 });
    await setDeal(film.skuId, { limit_quantity: 3 });
    await shop.db
      .updateTable('add_on_deals')
      .set({ stock: 2 })
      .where('product_id', '=', phone.productId)
      .where('sku_id', '=', film.skuId)
      .execute();
    await add(tablet.skuId, [film.skuId]);
    await add(film.skuId, undefined, 3);
    const cart = dataOf(await add(phone.skuId, [film.skuId]));
    const parent = lineOf(cart, phone.skuId);
    const option = cart.items.find(({ parentItemId }) => parentItemId === parent.uuid);
    const changed = dataOf(await setQuantity(option?.uuid, film.skuId, 2));
    expect(changed.items.find(({ uuid }) => uuid === option?.uuid)?.quantity).toBe(2);
  });

  it('has at all parents together no more units than the limit, however they are added', async () => {
    const [black, white] = phone.skuIds as [number, number];
    const tablet = await createProduct(shop, { name: 'Tablet', price: 20_000 });
    await createAddOnDeal(shop, { productId: tablet.productId, skuId: film.skuId, price: 220, stock: 9, limit: 2 });
    const exceeded = { code: 'quantity_exceeds_limit', data: { productId: film.skuId, limit: 2 } };
    const body = {
      items: [black, white, tablet.skuId].map((productId) => ({
        productId,
        quantity: 1,
        optionProductIds: [film.skuId],
      })),
    };
    expect(await guest('POST /cart/api/cart/{cartId}/items/add-multiple', { params, body })).toMatchObject(exceeded);
    await add(black, [film.skuId]);
    const cart = dataOf(await add(tablet.skuId, [film.skuId]));
    expect(await add(white, [film.skuId])).toMatchObject(exceeded);
    expect(await add(tablet.skuId, [film.skuId], 0)).toMatchObject(exceeded);
    for (const { uuid } of cart.items.filter(({ itemType }) => itemType === 'OPTION'))
      expect(await setQuantity(uuid, film.skuId, 2)).toMatchObject(exceeded);
    // Without a deal, the SKU has its own limit.
    dataOf(await add(film.skuId, undefined, 3));
    expect((await read()).totalQuantity).toBe(2 + 2 + 3);
  });

  it('of a cart with more units than the limit, whose limit was lowered, is available within the limit only', async () => {
    await setDeal(film.skuId, { limit_quantity: 4 });
    await add(phone.skuId, [film.skuId]);
    const cart = dataOf(await add(phone.skuIds[1] ?? 0, [film.skuId]));
    const [, second] = cart.items.filter(({ productId }) => productId === film.skuId).map(({ uuid }) => uuid);
    dataOf(await setQuantity(second, film.skuId, 3));
    await setDeal(film.skuId, { limit_quantity: 2 });
    const after = await read();
    expect(after.items.filter(({ itemType }) => itemType === 'OPTION')).toMatchObject([
      { quantity: 1, limitQuantity: 2, isSelected: true },
      { quantity: 3, limitQuantity: 1, limitSelectQty: 1, isSelected: true },
    ]);
    expect(after).toMatchObject({ isError: true, errorMessage: '1 item left' });
    await setDeal(film.skuId, { limit_quantity: 1 });
    expect((await read()).items.filter(({ itemType }) => itemType === 'OPTION')).toMatchObject([
      { quantity: 1, limitQuantity: 1, isSelected: true },
      { quantity: 3, stock: 0, stockAvailable: false, isSelected: false },
    ]);
  });

  it('has in all lines of its deal together no more units than the stock of the deal', async () => {
    await setDeal(film.skuId, { limit_quantity: 4 });
    await add(phone.skuId, [film.skuId]);
    const cart = dataOf(await add(phone.skuIds[1] ?? 0, [film.skuId]));
    const [one, other] = cart.items.filter(({ productId }) => productId === film.skuId).map(({ uuid }) => uuid);
    await setDeal(film.skuId, { stock: 3 });
    dataOf(await setQuantity(one, film.skuId, 2));
    expect(await setQuantity(other, film.skuId, 2)).toMatchObject({
      code: 'quantity_exceeds_stock',
      data: { available: 3 },
    });
    await setDeal(film.skuId, { stock: 4 });
    dataOf(await setQuantity(other, film.skuId, 2));
  });

  it('is removed with its parent, and can be removed alone', async () => {
    const cart = dataOf(await add(phone.skuId, [film.skuId, charger.skuId]));
    const without = dataOf(await remove(cart, film.skuId));
    expect(linesOf(without)).toEqual([
      ['OPTION', charger.skuId, 1],
      ['ITEM', phone.skuId, 1],
    ]);
    expect(dataOf(await remove(without, phone.skuId)).items).toEqual([]);
  });

  it('is selected and unselected with its parent', async () => {
    const cart = dataOf(await add(phone.skuId, [film.skuId]));
    const selectionOf = (result: Awaited<ReturnType<typeof select>>) =>
      dataOf(result).items.map((item) => item.isSelected);
    expect(selectionOf(await select(lineOf(cart, film.skuId).uuid))).toEqual([false, false]);
    expect(selectionOf(await select(lineOf(cart, phone.skuId).uuid))).toEqual([true, true]);
    expect(selectionOf(await select())).toEqual([false, false]);
    await add(phone.skuId);
    expect((await read()).items.map((item) => item.isSelected)).toEqual([true, true]);
  });

  it('has the current price of its deal', async () => {
    await add(phone.skuId, [film.skuId]);
    await setDeal(film.skuId, { price_satang: 180_00 });
    expect(lineOf(await read(), film.skuId).specialPrice).toBe(180);
  });

  it('is unavailable and not counted in totals if its deal is deleted or sold out, or its parent is sold out', async () => {
    const unavailable = { specialPrice: null, stock: 0, stockAvailable: false, limitSelectQty: 0, isSelected: false };
    const cart = dataOf(await add(phone.skuId, [film.skuId, charger.skuId]));
    await shop.db.deleteFrom('add_on_deals').where('sku_id', '=', film.skuId).execute();
    await setDeal(charger.skuId, { stock: 0 });
    const cartAfter = await read();
    expect(lineOf(cartAfter, film.skuId)).toMatchObject({ ...unavailable, price: 300 });
    expect(lineOf(cartAfter, charger.skuId)).toMatchObject({ ...unavailable, specialPrice: 500 });
    expect(cartAfter).toMatchObject({ hasOutStock: true, totalPrice: 10_000, totalMarketPrice: 10_000 });
    expect(await update(cart, film.skuId, 1)).toMatchObject({ code: 'out_of_stock' });
    await setDeal(charger.skuId, { stock: 5 });
    expect(lineOf(await read(), charger.skuId)).toMatchObject({ isSelected: true, stock: 5 });
    await setStock(phone.skuId, 0);
    expect(lineOf(await read(), charger.skuId)).toMatchObject({ ...unavailable, specialPrice: 500 });
    expect((await read()).totalPrice).toBe(0);
  });

  it('is available as far as earlier lines leave stock', async () => {
    const [black, white] = phone.skuIds as [number, number];
    await add(charger.skuId, undefined, 2);
    await add(black, [charger.skuId]);
    const cart = dataOf(await add(white, [film.skuId]));
    await setStock(charger.skuId, 2);
    const optionOf = ({ items }: Cart) =>
      items.find(({ itemType, productId }) => itemType === 'OPTION' && productId === charger.skuId);
    expect(optionOf(await read())).toMatchObject({ stock: 0, isSelected: false });
    const itemLine = cart.items.find(({ itemType, productId }) => itemType === 'ITEM' && productId === charger.skuId);
    const others = cart.items.filter((item) => item !== itemLine).map(({ uuid }) => uuid);
    expect(optionOf(dataOf(await select(...others)))).toMatchObject({ stock: 2, isSelected: true });
    await add(black, [film.skuId], 0);
    await setDeal(film.skuId, { stock: 1 });
    const films = (await read()).items.filter(({ productId }) => productId === film.skuId);
    expect(films.map(({ stock }) => stock).sort()).toEqual([0, 1]);
  });
});

describe('signing in with options in the guest cart', () => {
  const merge = (client: Client) => client('POST /cart/api/cart/merge/{cartId}', { params });

  async function customerWith(...additions: [productId: number, options: number[]][]): Promise<Client> {
    const customer = shop.client(await createCustomer(shop));
    const guestParams = params;
    params = { cartId: dataOf(await customer('POST /cart/api/cart/create')).cartId };
    for (const [productId, options] of additions) dataOf(await add(productId, options, 1, customer));
    params = guestParams;
    return customer;
  }

  it('moves them with their parents', async () => {
    await add(phone.skuId, [film.skuId]);
    const merged = dataOf(await merge(await customerWith()));
    expect(linesOf(merged)).toEqual([
      ['OPTION', film.skuId, 1],
      ['ITEM', phone.skuId, 1],
    ]);
    expect(lineOf(merged, film.skuId).parentItemId).toBe(lineOf(merged, phone.skuId).uuid);
  });

  it('adds them to the customer’s line of the same parent, and adds up equal options within the limit', async () => {
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

  it('adds no more units than the limit at all parents together', async () => {
    await add(phone.skuId, [film.skuId]);
    await add(phone.skuId, [film.skuId], 0);
    const merged = dataOf(await merge(await customerWith([phone.skuIds[1] ?? 0, [film.skuId]])));
    const films = merged.items.filter(({ itemType }) => itemType === 'OPTION');
    expect(films.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(merged.isError).toBe(false);
  });

  it('keeps them separate from an ITEM line of the same SKU', async () => {
    await add(phone.skuId, [film.skuId]);
    const merged = dataOf(await merge(await customerWith([film.skuId, []])));
    expect(new Set(linesOf(merged).map(String))).toEqual(
      new Set([`ITEM,${phone.skuId},1`, `OPTION,${film.skuId},1`, `ITEM,${film.skuId},1`]),
    );
  });
});
