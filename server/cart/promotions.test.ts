import { beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createAddOnDeal, createFlashSale } from '../testing/offer-factory.ts';
import { createPromotion } from '../testing/promotion-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const guest = shop.client();

beforeEach(async () => {
  shop.setClock('2026-11-20T03:00:00Z');
  await shop.db.deleteFrom('promotions').execute();
});

type Client = typeof guest;

async function cartWith(items: [skuId: number, quantity: number][], client: Client = guest): Promise<Cart> {
  const { cartId } = dataOf(await client('POST /cart/api/cart/create'));
  const body = { items: items.map(([productId, quantity]) => ({ productId, quantity })) };
  return dataOf(await client('POST /cart/api/cart/{cartId}/items/add-multiple', { params: { cartId }, body }));
}

const read = async ({ cartId }: Cart, paymentMethod?: 'credit_card') =>
  dataOf(
    await guest('GET /cart/api/cart/{cartId}', { params: { cartId }, query: paymentMethod ? { paymentMethod } : {} }),
  );

/** A phone of 10,000 baht with a free case: the first of two that is in stock. */
async function phoneWithGift({ stock = 5, quota }: { stock?: number; quota?: number } = {}) {
  const phone = await createProduct(shop, { name: 'Phone', price: 10_000, stock: 20 });
  const leather = await createProduct(shop, { name: 'Leather case', price: 590, stock });
  const plain = await createProduct(shop, { name: 'Plain case', price: 290, stock: 5 });
  const promotionId = await createPromotion(shop, {
    name: 'Free case',
    conditions: [{ kind: 'items', skus: [phone.sku] }],
    action: {
      kind: 'free_gift',
      gifts: [{ sku: leather.sku, ...(quota === undefined ? {} : { quota }) }, { sku: plain.sku }],
    },
  });
  return { phone, leather, plain, promotionId };
}

const giftsOf = ({ items }: Cart) =>
  items.filter(({ itemType }) => itemType === 'GIFT').map(({ productName, quantity }) => [productName, quantity]);

describe('a discount', () => {
  test('is shared by its lines to the satang, with its name on the lines and on the cart', async () => {
    const first = await createProduct(shop, { price: 100, brand: 'Sonara' });
    const second = await createProduct(shop, { price: 200.01, brand: 'Sonara' });
    const other = await createProduct(shop, { price: 50, brand: 'Voltara' });
    const ruleId = await createPromotion(shop, {
      name: 'Sonara week',
      conditions: [{ kind: 'items', brands: ['sonara'] }],
      action: { kind: 'amount_off', amount: 10 },
    });
    const cart = await cartWith([
      [first.skuId, 1],
      [second.skuId, 1],
      [other.skuId, 1],
    ]);
    expect(cart.items.map(({ totalDiscount, appliedRuleName }) => [totalDiscount, appliedRuleName])).toEqual([
      [3.33, 'Sonara week'],
      [6.67, 'Sonara week'],
      [0, null],
    ]);
    expect(cart.items.map(({ appliedRuleIds }) => appliedRuleIds)).toEqual([[ruleId], [ruleId], []]);
    expect(cart.items.map(({ discounts }) => discounts)).toEqual([
      [{ name: 'Sonara week', discount: 3.33 }],
      [{ name: 'Sonara week', discount: 6.67 }],
      [],
    ]);
    expect(cart).toMatchObject({
      totalPrice: 350.01,
      totalDiscount: 10,
      applyRules: [{ ruleId, name: 'Sonara week', discount: 10, deliveryDiscount: 0, cashback: 0 }],
      applyRulesDiscount: [{ name: 'Sonara week', discount: 10 }],
    });
    const delivery = cart.totalVat - cart.items.reduce((sum, { vat }) => sum + Math.round(vat * 100), 0) / 100;
    expect(delivery).toBeGreaterThan(0);
    expect(delivery).toBeLessThan(cart.totalDeliveryFee);
  });

  test('counts selected lines only', async () => {
    await createPromotion(shop, { conditions: [{ kind: 'minimum_spend', amount: 150 }] });
    const { skuId } = await createProduct(shop, { price: 100 });
    const cart = await cartWith([
      [skuId, 1],
      [(await createProduct(shop, { price: 100 })).skuId, 1],
    ]);
    expect(cart.totalDiscount).toBe(20);
    const params = { cartId: cart.cartId };
    const body = { cartItemIds: cart.items.slice(0, 1).map(({ uuid }) => uuid) };
    const reduced = dataOf(await guest('PUT /cart/api/cart/{cartId}/items/selected', { params, body }));
    expect(reduced).toMatchObject({ totalDiscount: 0, applyRules: [] });
    expect(reduced.items.map(({ vat }) => vat > 0)).toEqual([true, false]);
  });

  test('by payment method applies when that method is chosen', async () => {
    await createPromotion(shop, { conditions: [{ kind: 'payment_method', methods: ['credit_card'] }] });
    const cart = await cartWith([[(await createProduct(shop, { price: 1000 })).skuId, 1]]);
    expect(cart.totalDiscount).toBe(0);
    expect((await read(cart, 'credit_card')).totalDiscount).toBe(100);
  });

  test('for the first order is for customers without an order', async () => {
    await createPromotion(shop, { conditions: [{ kind: 'first_order' }] });
    const { skuId } = await createProduct(shop, { price: 1000 });
    expect((await cartWith([[skuId, 1]])).totalDiscount).toBe(0);
    const { customerId } = await createCustomer(shop);
    const cart = await cartWith([[skuId, 1]], shop.client({ customerId }));
    expect(cart).toMatchObject({ totalDiscount: 100, customer: { customerId }, guestCartId: null });
  });

  test('and cashback of a promotion that is used up are gone', async () => {
    await createPromotion(shop, { action: { kind: 'cashback', percent: 10 }, totalLimit: 1 });
    const cart = await cartWith([[(await createProduct(shop, { price: 1000 })).skuId, 1]]);
    expect(cart).toMatchObject({ cashback: 100, totalDiscount: 0, totalPrice: 1000 });
    await shop.db.updateTable('promotions').set({ used: 1 }).execute();
    expect(await read(cart)).toMatchObject({ cashback: 0, applyRules: [] });
  });
});

describe('a discount that excludes reduced prices', () => {
  async function cartOfAllPrices() {
    const usual = await createProduct(shop, { name: 'Usual', price: 1000 });
    const special = await createProduct(shop, { name: 'Special', price: 1000, specialPrice: { price: 800 } });
    const flash = await createProduct(shop, { name: 'Flash', price: 1000 });
    const option = await createProduct(shop, { name: 'Option', price: 1000 });
    await createFlashSale(shop, { items: [{ skuId: flash.skuId, price: 700 }] });
    await createAddOnDeal(shop, { productId: usual.productId, skuId: option.skuId, price: 500 });
    const { cartId } = await cartWith([
      [special.skuId, 1],
      [flash.skuId, 1],
    ]);
    const body = { productId: usual.skuId, quantity: 1, optionProductIds: [option.skuId] };
    return dataOf(await guest('POST /cart/api/cart/{cartId}/items/add', { params: { cartId }, body }));
  }

  test.each([
    [{ add_on_deal: true }, ['Flash', 'Special', 'Usual']],
    [{ flash_sale: true }, ['Option', 'Special', 'Usual']],
    [{ special_price: true, flash_sale: false }, ['Flash', 'Option', 'Usual']],
    [{}, ['Usual']],
  ])('with %j reduces %j', async (excluded, reduced) => {
    await createPromotion(shop, { conditions: [{ kind: 'not_discounted', ...excluded }] });
    const { items } = await cartOfAllPrices();
    const reducedItems = items.filter(({ appliedRuleIds }) => appliedRuleIds.length > 0);
    expect(reducedItems.map(({ productName }) => productName).sort()).toEqual(reduced);
  });
});

describe('a gift', () => {
  test('is a line of its own after the line it is given for, with the same id at every read', async () => {
    const { phone, leather, promotionId } = await phoneWithGift();
    const cart = await cartWith([[phone.skuId, 2]]);
    const [line, gift] = cart.items;
    expect(line).toMatchObject({ itemType: 'ITEM', appliedRuleIds: [promotionId], appliedRuleName: 'Free case' });
    expect(gift).toMatchObject({
      itemType: 'GIFT',
      productId: leather.skuId,
      productName: 'Leather case',
      quantity: 1,
      standardPrice: 590,
      specialPrice: 0,
      totalPrice: 0,
      giftBy: promotionId,
      appliedRuleName: 'Free case',
      isSelected: true,
      limitQuantity: 1,
      limitSelectQty: 1,
    });
    expect(cart).toMatchObject({
      totalPrice: 20_000,
      totalMarketPrice: 20_000,
      totalSpecialPrice: 0,
      totalQuantity: 3,
    });
    expect((await read(cart)).items[1]?.uuid).toBe(gift?.uuid);
  });

  test('goes with its line and cannot be changed', async () => {
    const { phone } = await phoneWithGift();
    const cart = await cartWith([[phone.skuId, 1]]);
    const params = { cartId: cart.cartId };
    const [line, gift] = cart.items;
    if (!line || !gift) throw new Error('the cart has no gift');
    const ofGift = { itemId: gift.uuid, productId: gift.productId };
    const updated = await guest('POST /cart/api/cart/{cartId}/items/update', {
      params,
      body: { ...ofGift, quantity: 2 },
    });
    expect(updated).toMatchObject({ code: 'cart_item_not_found' });
    expect(
      giftsOf(dataOf(await guest('DELETE /cart/api/cart/{cartId}/items/delete', { params, body: ofGift }))),
    ).toEqual([['Leather case', 1]]);
    const all = { cartItemIds: [line.uuid, gift.uuid] };
    expect(
      giftsOf(dataOf(await guest('PUT /cart/api/cart/{cartId}/items/selected', { params, body: all }))),
    ).toHaveLength(1);
    const none = { cartItemIds: [gift.uuid] };
    expect(giftsOf(dataOf(await guest('PUT /cart/api/cart/{cartId}/items/selected', { params, body: none })))).toEqual(
      [],
    );
  });

  test('that is sold out or whose quota is used gives way to the next one; without any, the cart says so', async () => {
    const { phone, leather, plain, promotionId } = await phoneWithGift({ quota: 3 });
    const cart = await cartWith([[phone.skuId, 1]]);
    await shop.db.updateTable('promotion_gifts').set({ given: 3 }).where('sku_id', '=', leather.skuId).execute();
    expect(giftsOf(await read(cart))).toEqual([['Plain case', 1]]);
    await shop.db.updateTable('stocks').set({ stock: 0 }).where('sku_id', '=', plain.skuId).execute();
    expect(await read(cart)).toMatchObject({
      unavailableGifts: [{ ruleId: promotionId, ruleName: 'Free case', givenQuantity: 0, missingQuantity: 1 }],
    });
    expect(giftsOf(await read(cart))).toEqual([]);
  });

  test('of a hidden product is not given', async () => {
    const { phone, leather } = await phoneWithGift();
    await shop.db.updateTable('products').set({ visible: false }).where('product_id', '=', leather.productId).execute();
    expect(giftsOf(await cartWith([[phone.skuId, 1]]))).toEqual([['Plain case', 1]]);
  });

  test('on pre-order is given as long as units can be ordered in advance, whatever is in stock', async () => {
    const { phone, leather } = await phoneWithGift({ stock: 5 });
    const cart = await cartWith([[phone.skuId, 1]]);
    const stockLeather = async (values: { stock: number; pre_order_stock: number }) => {
      const row = { ...values, pre_order_flag: true };
      await shop.db.updateTable('stocks').set(row).where('sku_id', '=', leather.skuId).execute();
      return giftsOf(await read(cart));
    };
    expect(await stockLeather({ stock: 0, pre_order_stock: 1 })).toEqual([['Leather case', 1]]);
    expect(await stockLeather({ stock: 5, pre_order_stock: 0 })).toEqual([['Plain case', 1]]);
  });

  test('never takes units that the cart itself buys', async () => {
    const { phone, leather } = await phoneWithGift({ stock: 2 });
    const cart = await cartWith([
      [leather.skuId, 2],
      [phone.skuId, 1],
    ]);
    expect(giftsOf(cart)).toEqual([['Plain case', 1]]);
  });
});

test('what is nearly reached is said, the nearest first', async () => {
  await createPromotion(shop, {
    name: 'Big basket',
    conditions: [{ kind: 'minimum_spend', amount: 1000 }],
    action: { kind: 'amount_off', amount: 50 },
  });
  const cart = await cartWith([[(await createProduct(shop, { price: 900 })).skuId, 1]]);
  expect(cart.unlockableOffers[0]).toEqual({
    ruleId: expect.any(Number),
    benefitKind: 'discount',
    name: 'Big basket',
    benefit: expect.any(String),
    goods: null,
    productsPath: null,
    missingAmount: 100,
    missingQuantity: null,
    progressPercent: 90,
  });
});

test('what is nearly reached says for which goods, and where they are', async () => {
  const { skuId, productId } = await createProduct(shop, { name: 'Desk fan' });
  await createPromotion(shop, {
    conditions: [{ kind: 'items', products: [productId] }, { kind: 'not_discounted' }],
    action: { kind: 'nth_unit_off', n: 2, percent: 50 },
  });
  const cart = await cartWith([[skuId, 1]]);
  expect(cart.unlockableOffers[0]).toMatchObject({
    goods: expect.stringMatching(/^Only for Desk fan · /),
    productsPath: `/product/${productId}`,
    missingQuantity: 1,
  });
});

test('a cart says what cannot be ordered as it is', async () => {
  const { skuId } = await createProduct(shop, { stock: 5 });
  const cart = await cartWith([[skuId, 5]]);
  expect(cart).toMatchObject({ isError: false, errorMessage: null });
  await shop.db.updateTable('stocks').set({ stock: 2 }).where('sku_id', '=', skuId).execute();
  expect(await read(cart)).toMatchObject({ isError: true, errorMessage: '2 items left' });
  await shop.db.updateTable('stocks').set({ stock: 0 }).where('sku_id', '=', skuId).execute();
  expect(await read(cart)).toMatchObject({ isError: true, errorMessage: 'Out of stock' });
});
