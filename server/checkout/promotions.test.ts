import { beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createPromotion } from '../testing/promotion-factory.ts';
import { createShopper, payAfterExpiry, requestOrders, type Shopper } from '../testing/shopper.ts';
import { createStore } from '../testing/store-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
// The embedded database runs one transaction at a time, so that more buyers would only take longer.
const buyers = shop.database.kind === 'postgres' ? 60 : 20;

beforeEach(async () => {
  shop.setClock('2026-11-20T03:00:00Z');
  await shop.db.deleteFrom('promotions').execute();
});

const cancel = ({ client }: Shopper, { orderId }: Pick<Order, 'orderId'>) =>
  client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } });

async function expire(): Promise<void> {
  shop.setClock(new Date(shop.clock().getTime() + 31 * 60_000));
  await jobs['expire-orders']({});
}

async function stockOf(skuId: number): Promise<number> {
  const row = shop.db.selectFrom('stocks').select('stock').where('sku_id', '=', skuId);
  return (await row.executeTakeFirstOrThrow()).stock;
}

async function usedOf(promotionId: number): Promise<number> {
  const row = shop.db.selectFrom('promotions').select('used').where('promotion_id', '=', promotionId);
  return (await row.executeTakeFirstOrThrow()).used;
}

describe('an order with a gift', () => {
  async function orderWithGift() {
    const phone = await createProduct(shop, { name: 'Phone', price: 10_000, stock: 20 });
    const leather = await createProduct(shop, { name: 'Case', price: 590, stock: 5 });
    const promotionId = await createPromotion(shop, {
      name: 'Free case',
      conditions: [{ kind: 'items', skus: [phone.sku] }],
      action: { kind: 'free_gift', gifts: [{ sku: leather.sku, quota: 3 }] },
    });
    const shopper = await createShopper(shop);
    await shopper.addToCart(phone.skuId);
    const order = await shopper.placeOrder();
    const row = shop.db.selectFrom('promotion_gifts').select('given').where('promotion_id', '=', promotionId);
    const state = async () => [await stockOf(leather.skuId), (await row.executeTakeFirstOrThrow()).given];
    return { shopper, order, promotionId, phone, leather, state };
  }

  test('has it as a line of 0 baht and reserves its stock and quota; cancelling releases both', async () => {
    const { shopper, order, promotionId, leather, state } = await orderWithGift();
    expect(order.items).toMatchObject([
      { itemType: 'ITEM', appliedRuleIds: [promotionId], appliedRuleName: 'Free case', giftBy: null },
      { itemType: 'GIFT', productId: leather.skuId, quantity: 1, price: 0, totalPrice: 0, giftBy: promotionId },
    ]);
    expect(order).toMatchObject({
      totalPrice: 10_000,
      totalMarketPrice: 10_000,
      applyRules: [{ ruleId: promotionId, name: 'Free case', discount: 0 }],
      applyRulesDiscount: [],
    });
    expect(await state()).toEqual([4, 1]);
    const mail = shop.db.selectFrom('mails').select('content').where('recipient', '=', shopper.email);
    expect(await mail.executeTakeFirstOrThrow()).toMatchObject({
      content: {
        lines: [
          { name: 'Phone', total: 10_000 },
          { name: 'Case', quantity: 1, total: 0 },
        ],
      },
    });
    dataOf(await cancel(shopper, order));
    await cancel(shopper, order);
    expect(await state()).toEqual([5, 0]);
  });

  test('that expires and is paid late reserves them again, the quota as far as available', async () => {
    const { shopper, order, promotionId, state } = await orderWithGift();
    await expire();
    expect(await state()).toEqual([5, 0]);
    await shop.db.updateTable('promotion_gifts').set({ given: 3 }).where('promotion_id', '=', promotionId).execute();
    await payAfterExpiry(shop, jobs, order.orderId);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'paid' });
    expect(await state()).toEqual([4, 3]);
  });

  test('whose gift was sold meanwhile is refused with the checkout without it', async () => {
    const { shopper, phone, leather } = await orderWithGift();
    await shopper.addToCart(phone.skuId);
    const { quote, items } = await shopper.openCheckout();
    expect(items.map(({ itemType }) => itemType).sort()).toEqual(['GIFT', 'ITEM']);
    await shop.db.updateTable('stocks').set({ stock: 0 }).where('sku_id', '=', leather.skuId).execute();
    const refused = await shopper.requestOrder({ quote });
    expect(refused).toMatchObject({ status: 409, code: 'product_information_updated' });
    expect(refused).toMatchObject({ data: { unavailableGifts: [{ ruleName: 'Free case' }] } });
  });
});

test('a checkout whose cashback is gone meanwhile is refused, although it costs the same', async () => {
  const { skuId } = await createProduct(shop, { price: 1000 });
  const promotionId = await createPromotion(shop, { action: { kind: 'cashback', percent: 10 }, totalLimit: 1 });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  const { quote, totalPayable, cashback } = await shopper.openCheckout();
  expect(cashback).toBe(100);
  await shop.db.updateTable('promotions').set({ used: 1 }).where('promotion_id', '=', promotionId).execute();
  expect(await shopper.requestOrder({ quote })).toMatchObject({
    code: 'product_information_updated',
    data: { cashback: 0, totalPayable },
  });
});

describe('limits of promotions', () => {
  test('20 concurrent buyers with the last 3 gifts: three get one, the others are offered the order without it', async () => {
    const phone = await createProduct(shop, { price: 10_000, stock: 500 });
    const gift = await createProduct(shop, { price: 590, stock: 3 });
    await createPromotion(shop, {
      conditions: [{ kind: 'items', skus: [phone.sku] }],
      action: { kind: 'free_gift', gifts: [{ sku: gift.sku }] },
    });
    const checkouts = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const shopper = await createShopper(shop);
        await shopper.addToCart(phone.skuId);
        return { shopper, quote: (await shopper.openCheckout()).quote };
      }),
    );
    const results = await requestOrders(checkouts);
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    for (const refused of results.filter(({ ok }) => !ok))
      expect(refused).toMatchObject({
        code: 'product_information_updated',
        data: { items: [{ itemType: 'ITEM' }], unavailableGifts: [{ ruleName: 'Promotion' }] },
      });
    expect(await stockOf(gift.skuId)).toBe(0);
  });

  test(`${buyers} concurrent buyers of a promotion of 10 uses: ten get it, the others get product_information_updated`, async () => {
    const { skuId } = await createProduct(shop, { price: 1000, stock: 500 });
    const promotionId = await createPromotion(shop, { totalLimit: 10, perCustomerLimit: 1 });
    const shoppers = await Promise.all(Array.from({ length: buyers }, () => createShopper(shop)));
    const checkouts = await Promise.all(
      shoppers.map(async (shopper) => {
        await shopper.addToCart(skuId);
        return { shopper, quote: (await shopper.openCheckout()).quote };
      }),
    );
    const results = await requestOrders(checkouts);
    const refusals = results.filter((result) => !result.ok);
    expect(results.length - refusals.length).toBe(10);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        code: 'product_information_updated',
        data: { totalDiscount: 0, applyRules: [] },
      });
    expect(await usedOf(promotionId)).toBe(10);
    const [discounted] = await shop.db
      .selectFrom('order_discounts')
      .select((expression) => expression.fn.countAll<number>().as('orders'))
      .where('promotion_id', '=', promotionId)
      .execute();
    expect(discounted?.orders).toBe(10);
  });

  test('per customer count across orders, and an order that dies gives its use back exactly once', async () => {
    const { skuId } = await createProduct(shop, { price: 1000, stock: 50 });
    const promotionId = await createPromotion(shop, { perCustomerLimit: 1, totalLimit: 5 });
    const shopper = await createShopper(shop);
    await shopper.addToCart(skuId);
    const first = await shopper.placeOrder();
    expect(first).toMatchObject({ totalDiscount: 100, applyRulesDiscount: [{ name: 'Promotion', discount: 100 }] });
    await shopper.addToCart(skuId);
    const second = await shopper.placeOrder();
    expect(second).toMatchObject({ totalDiscount: 0, applyRules: [] });
    expect(await usedOf(promotionId)).toBe(1);
    await Promise.all([cancel(shopper, first), cancel(shopper, first), expire()]);
    expect(await usedOf(promotionId)).toBe(0);
    await shopper.addToCart(skuId);
    expect(await shopper.placeOrder()).toMatchObject({ totalDiscount: 100 });
    expect(await usedOf(promotionId)).toBe(1);
  });

  test('that are reached between quote and order refuse it with the new total', async () => {
    const { skuId } = await createProduct(shop, { price: 1000 });
    const promotionId = await createPromotion(shop, { totalLimit: 5 });
    const shopper = await createShopper(shop);
    await shopper.addToCart(skuId);
    const { quote, totalDiscount } = await shopper.openCheckout();
    expect(totalDiscount).toBe(100);
    await shop.db.updateTable('promotions').set({ used: 5 }).where('promotion_id', '=', promotionId).execute();
    const refused = await shopper.requestOrder({ quote });
    expect(refused).toMatchObject({ code: 'product_information_updated', data: { totalDiscount: 0 } });
    const { data } = refused as unknown as { data: { quote: string } };
    expect(dataOf(await shopper.requestOrder({ quote: data.quote }))).toMatchObject({ totalDiscount: 0 });
  });
});

test('a cancelled order was not the first one', async () => {
  const { skuId } = await createProduct(shop, { price: 1000 });
  await createPromotion(shop, { conditions: [{ kind: 'first_order' }] });
  const shopper = await createShopper(shop);
  const order = async () => {
    await shopper.addToCart(skuId);
    return await shopper.placeOrder();
  };
  const first = await order();
  expect(first.totalDiscount).toBe(100);
  dataOf(await cancel(shopper, first));
  expect((await order()).totalDiscount).toBe(100);
  expect((await order()).totalDiscount).toBe(0);
});

test.each(['cancelled', 'expired', 'refund_pending', 'refunded'])(
  'an order that is %s was not the first one',
  async (status) => {
    const { skuId } = await createProduct(shop, { price: 1000 });
    await createPromotion(shop, { conditions: [{ kind: 'first_order' }] });
    const shopper = await createShopper(shop);
    await shopper.addToCart(skuId);
    const { orderId } = await shopper.placeOrder();
    await shopper.addToCart(skuId);
    expect(await shopper.openCheckout()).toMatchObject({ totalDiscount: 0 });
    await shop.db.updateTable('orders').set({ status, expires_at: null }).where('order_id', '=', orderId).execute();
    expect(await shopper.openCheckout()).toMatchObject({ totalDiscount: 100 });
  },
);

test('a customer who orders in two tabs at once has a discount for the first order once', async () => {
  const { skuId } = await createProduct(shop, { price: 1000, stock: 500 });
  await createPromotion(shop, { conditions: [{ kind: 'first_order' }], action: { kind: 'amount_off', amount: 100 } });
  /** Each tab sees the orders of the other one as lines that are gone, or as a checkout that changed. */
  const orderInTab = async (shopper: Shopper): Promise<Order> => {
    await shopper.addToCart(skuId);
    const result = await shopper.requestOrder().catch(() => null);
    return result?.ok ? result.data : orderInTab(shopper);
  };
  const customers = await Promise.all(Array.from({ length: 8 }, () => createShopper(shop)));
  const orders = await Promise.all(
    customers.map((shopper) => Promise.all([orderInTab(shopper), orderInTab(shopper), orderInTab(shopper)])),
  );
  for (const ofCustomer of orders)
    expect(ofCustomer.map(({ totalDiscount }) => totalDiscount).sort()).toEqual([0, 0, 100]);
});

test('a checkout ordered twice at once, with two keys, is one order', async () => {
  const { skuId } = await createProduct(shop, { price: 1000, stock: 500 });
  await createPromotion(shop, { conditions: [{ kind: 'first_order' }] });
  const customers = await Promise.all(Array.from({ length: 8 }, () => createShopper(shop)));
  const results = await Promise.all(
    customers.map(async (shopper) => {
      await shopper.addToCart(skuId);
      const { quote } = await shopper.openCheckout();
      return await Promise.all([shopper.requestOrder({ quote }), shopper.requestOrder({ quote })]);
    }),
  );
  for (const ofCustomer of results) {
    expect(ofCustomer.flatMap((result) => (result.ok ? [result.data.totalDiscount] : []))).toEqual([100]);
    expect(ofCustomer.filter(({ ok }) => !ok)).toMatchObject([{ code: 'nothing_selected' }]);
  }
});

test('a discount with two conditions on the payment method allows only the methods of both', async () => {
  const { skuId } = await createProduct(shop, { price: 1000 });
  const by = (...methods: string[]) => ({ kind: 'payment_method', methods });
  await createPromotion(shop, { conditions: [by('credit_card', 'qr_code'), by('qr_code', 'cash_on_delivery')] });
  await createPromotion(shop, { action: { kind: 'amount_off', amount: 1 } });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  await shopper.openCheckout();
  const { cartId } = shopper;
  const { quote } = dataOf(
    await shopper.client('GET /cart/api/checkout/{cartId}', {
      params: { cartId },
      query: { paymentMethod: 'qr_code' },
    }),
  );
  const order = await shopper.placeOrder({ quote, paymentMethod: 'qr_code' });
  expect(order).toMatchObject({ totalDiscount: 101, payableBy: ['qr_code'] });
});

test('a discount by payment method is quoted when the method is chosen, and ordered with it', async () => {
  const { skuId } = await createProduct(shop, { price: 1000 });
  await createPromotion(shop, {
    name: 'Card on top',
    conditions: [{ kind: 'payment_method', methods: ['credit_card'] }],
    action: { kind: 'amount_off', amount: 50 },
  });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  const before = await shopper.openCheckout();
  expect(before.totalDiscount).toBe(0);
  const params = { cartId: shopper.cartId };
  const query = { paymentMethod: 'credit_card' } as const;
  const chosen = dataOf(await shopper.client('GET /cart/api/checkout/{cartId}', { params, query }));
  expect(chosen.totalDiscount).toBe(50);
  const other = await shopper.requestOrder({ quote: before.quote, paymentMethod: 'credit_card' });
  expect(other).toMatchObject({
    code: 'product_information_updated',
    data: { totalDiscount: 50, quote: chosen.quote },
  });
  const order = dataOf(await shopper.requestOrder({ quote: chosen.quote, paymentMethod: 'credit_card' }));
  expect(order).toMatchObject({ totalDiscount: 50, applyRules: [{ name: 'Card on top' }], payableBy: ['credit_card'] });

  const retry = (paymentMethod: 'credit_card' | 'qr_code') =>
    shopper.client('POST /cart/api/order/request-payment/{orderId}', {
      params: { orderId: order.orderId },
      body: { paymentMethod },
      idempotencyKey: `retry-${paymentMethod}-${order.orderId}`,
    });
  expect(await retry('qr_code')).toMatchObject({ code: 'payment_method_not_available' });
  expect(dataOf(await retry('credit_card'))).toMatchObject({ totalDiscount: 50, paymentMethod: 'credit_card' });
});

describe('an order of 0 baht', () => {
  async function freeOrder() {
    const { skuId } = await createProduct(shop, { price: 1000, stock: 5 });
    const promotionId = await createPromotion(shop, { action: { kind: 'percent_off', percent: 100 }, totalLimit: 9 });
    await createPromotion(shop, { action: { kind: 'delivery_off' } });
    const shopper = await createShopper(shop);
    await shopper.addToCart(skuId);
    return { shopper, skuId, promotionId, order: await shopper.placeOrder({ paymentMethod: null }) };
  }
  const mailsTo = async ({ email }: Shopper) =>
    (await shop.db.selectFrom('mails').select('template').where('recipient', '=', email).execute()).map(
      ({ template }) => template,
    );

  test('is paid when it is placed, without an attempt to pay; its mail says that it is complete', async () => {
    const { shopper, order, skuId } = await freeOrder();
    expect(order).toMatchObject({
      status: 'paid',
      paymentMethod: null,
      payment: null,
      totalPayable: 0,
      totalVat: 0,
      totalDiscount: 1000,
      totalDeliveryFee: 0,
      isPayable: false,
      isCancellable: true,
      history: [{ status: 'paid' }],
    });
    expect(await stockOf(skuId)).toBe(4);
    expect(await mailsTo(shopper)).toEqual(['order_complete']);
    const attempts = shop.db.selectFrom('payment_attempts').selectAll().where('reference', '=', order.orderId);
    expect(await attempts.execute()).toEqual([]);
  });

  test('is cancelled at once and releases everything', async () => {
    const { shopper, order, skuId, promotionId } = await freeOrder();
    expect(await usedOf(promotionId)).toBe(1);
    expect(dataOf(await cancel(shopper, order))).toMatchObject({ status: 'cancelled', isCancellable: false });
    expect([await stockOf(skuId), await usedOf(promotionId)]).toEqual([5, 0]);
    expect((await mailsTo(shopper)).sort()).toEqual(['order_cancelled', 'order_complete']);
  });

  test('is the only one that needs no payment method', async () => {
    const shopper = await createShopper(shop);
    await shopper.addToCart((await createProduct(shop)).skuId);
    expect(await shopper.requestOrder({ paymentMethod: null })).toMatchObject({ code: 'payment_method_not_available' });
  });

  test('by a discount of a payment method is possible with that method alone', async () => {
    const { skuId, sku } = await createProduct(shop, { price: 900, stock: 5 });
    await createPromotion(shop, {
      conditions: [
        { kind: 'items', skus: [sku] },
        { kind: 'payment_method', methods: ['cash_on_delivery'] },
      ],
      action: { kind: 'percent_off', percent: 100 },
    });
    await createPromotion(shop, { action: { kind: 'delivery_off' } });
    const shopper = await createShopper(shop);
    await shopper.addToCart(skuId);
    await shopper.openCheckout();
    const paymentMethod = 'cash_on_delivery';
    const params = { cartId: shopper.cartId };
    const price = async () =>
      dataOf(await shopper.client('GET /cart/api/checkout/{cartId}', { params, query: { paymentMethod } }));
    const free = await price();
    expect(free.totalPayable).toBe(0);
    expect(free.paymentMethods).toContainEqual({ paymentMethod, available: true, reason: null });

    expect(await shopper.requestOrder({ paymentMethod: null, quote: free.quote })).toMatchObject({
      code: 'product_information_updated',
      data: { totalPayable: 900 },
    });
    const { storeId } = await createStore(shop, { stock: { [skuId]: 5 } });
    dataOf(await shopper.choosePickup(storeId));
    expect(await shopper.requestOrder({ paymentMethod, quote: (await price()).quote })).toMatchObject({
      code: 'payment_method_not_available',
    });
    await shopper.openCheckout();
    expect(dataOf(await shopper.requestOrder({ paymentMethod, quote: free.quote }))).toMatchObject({
      status: 'paid',
      totalPayable: 0,
      paymentMethod: null,
    });
  });
});
