import { beforeEach, describe, expect, test } from 'vitest';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { createShopper, type Shopper } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { ordersCommand } from './commands.ts';

const shop = await createTestShop({
  environment: {
    RATE_LIMITS: 'on',
    ORDERS_PER_DAY: '4',
    UNPAID_ORDERS: '2',
    CASH_ON_DELIVERY_ORDERS: '2',
    CASH_ON_DELIVERY_UNITS: '5',
    CASH_ON_DELIVERY_REFUSALS: '1',
  },
});
const { skuId } = await createProduct(shop, { price: 100, stock: 1000 });
let numbers = 0;

/** A shopper with a mobile number of their own, unless one is given. */
async function shopperWith(mobileNo?: string): Promise<Shopper & { mobileNo: string }> {
  const shopper = await createShopper(shop);
  numbers += 1;
  const own = mobileNo ?? `08${String(numbers).padStart(8, '0')}`;
  await shop.db
    .updateTable('customer_addresses')
    .set({ mobile_no: own })
    .where('address_id', '=', shopper.addressId)
    .execute();
  return { ...shopper, mobileNo: own };
}

beforeEach(() => shop.setClock('2026-11-20T03:00:00Z'));

async function order(shopper: Shopper, paymentMethod: PaymentMethod, quantity = 1) {
  await shopper.addToCart(skuId, quantity);
  return shopper.requestOrder({ paymentMethod });
}

async function cashOf(shopper: Shopper) {
  const { paymentMethods } = await shopper.openCheckout();
  return paymentMethods.find(({ paymentMethod }) => paymentMethod === 'cash_on_delivery');
}

/** Ships an order and marks its parcel as refused, or as one that could not be delivered. */
async function returnParcel(orderId: string, as: 'refused' | 'undelivered'): Promise<void> {
  for (const action of ['prepare', 'ship --carrier flash --tracking TH0123456789A', as])
    await runShopCommand(shop, ordersCommand, [action.split(' ')[0] ?? '', orderId, ...action.split(' ').slice(1)]);
}

describe('a customer', () => {
  test('has no more unpaid orders than the limit at a time, and can order again after one is cancelled', async () => {
    const shopper = await shopperWith();
    const first = dataOf(await order(shopper, 'credit_card'));
    dataOf(await order(shopper, 'qr_code'));
    expect(await order(shopper, 'credit_card')).toMatchObject({
      status: 409,
      code: 'unpaid_order_limit_reached',
      data: { limit: 2 },
      message: 'You have as many unpaid orders as possible. Please pay or cancel one of them first.',
    });
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId: first.orderId } }));
    dataOf(await shopper.requestOrder());
  });

  test('has no more orders than the limit within 24 hours, cancelled ones included', async () => {
    const shopper = await shopperWith();
    for (let placed = 0; placed < 4; placed += 1) {
      const { orderId } = dataOf(await order(shopper, 'credit_card'));
      dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }));
    }
    for (const method of ['credit_card', 'cash_on_delivery'] as const)
      expect(await order(shopper, method)).toMatchObject({ code: 'order_limit_reached', data: { limit: 4 } });
    shop.setClock('2026-11-21T03:00:01Z');
    dataOf(await shopper.requestOrder());
  });

  test('sees why nothing more can be paid on delivery while as many such orders as possible are under way', async () => {
    const shopper = await shopperWith();
    const { orderId } = dataOf(await order(shopper, 'cash_on_delivery'));
    dataOf(await order(shopper, 'cash_on_delivery'));
    expect(await order(shopper, 'cash_on_delivery')).toMatchObject({ code: 'payment_method_not_available' });
    expect(await cashOf(shopper)).toMatchObject({ available: false, reason: 'too_many_cash_orders' });
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }));
    expect(await cashOf(shopper)).toMatchObject({ available: true, reason: null });
  });

  test('has no more units of a SKU by cash on delivery than the limit, in all orders under way', async () => {
    const shopper = await shopperWith();
    await shopper.addToCart(skuId, 6);
    expect(await cashOf(shopper)).toMatchObject({ available: false, reason: 'too_many_cash_units' });
    expect(await shopper.requestOrder({ paymentMethod: 'cash_on_delivery' })).toMatchObject({
      code: 'payment_method_not_available',
    });
    dataOf(await shopper.requestOrder({ paymentMethod: 'credit_card' }));
    dataOf(await order(shopper, 'cash_on_delivery', 3));
    expect(await order(shopper, 'cash_on_delivery', 3)).toMatchObject({ code: 'payment_method_not_available' });
    const other = await createProduct(shop, { price: 100, stock: 10 });
    const line = (await shopper.openCheckout()).items[0];
    const body = { itemId: line?.uuid ?? '', productId: skuId, quantity: 2 };
    dataOf(
      await shopper.client('POST /cart/api/cart/{cartId}/items/update', { params: { cartId: shopper.cartId }, body }),
    );
    await shopper.addToCart(other.skuId, 5);
    dataOf(await shopper.requestOrder({ paymentMethod: 'cash_on_delivery' }));
  });

  test('places one of two orders at once when one is left, whatever is ordered', async () => {
    const [one, two] = [await shopperWith('0899999991'), await shopperWith('0899999991')];
    dataOf(await order(one, 'cash_on_delivery'));
    const outcomes = await Promise.all([one, two].map((shopper) => order(shopper, 'cash_on_delivery')));
    expect(outcomes.map((outcome) => (outcome.ok ? 'placed' : outcome.code)).sort()).toEqual([
      'payment_method_not_available',
      'placed',
    ]);
  });
});

describe('a mobile number', () => {
  test('has the limits of cash on delivery, however many accounts order for it', async () => {
    const mobileNo = '0899999992';
    for (let account = 0; account < 2; account += 1)
      dataOf(await order(await shopperWith(mobileNo), 'cash_on_delivery'));
    const third = await shopperWith(mobileNo);
    expect(await order(third, 'cash_on_delivery')).toMatchObject({ code: 'payment_method_not_available' });
    expect(await cashOf(third)).toMatchObject({ available: false, reason: 'too_many_cash_orders' });
    dataOf(await third.requestOrder({ paymentMethod: 'credit_card' }));
    dataOf(await order(await shopperWith(), 'cash_on_delivery'));
  });

  test('can be ordered for by its owner, whatever others order and cancel with it', async () => {
    const [other, owner] = [await shopperWith('0899999993'), await shopperWith('0899999993')];
    for (let placed = 0; placed < 4; placed += 1) {
      const { orderId } = dataOf(await order(other, 'credit_card'));
      if (placed < 2) dataOf(await other.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }));
    }
    expect(await order(other, 'credit_card')).toMatchObject({ code: 'order_limit_reached' });
    dataOf(await order(owner, 'credit_card'));
    dataOf(await order(owner, 'cash_on_delivery'));
  });

  test('that refused a parcel at the door is offered no cash on delivery for a year, nor is its customer', async () => {
    const shopper = await shopperWith();
    await returnParcel(dataOf(await order(shopper, 'cash_on_delivery')).orderId, 'refused');
    const sameNumber = await shopperWith(shopper.mobileNo);
    for (const buyer of [shopper, sameNumber]) {
      await buyer.addToCart(skuId);
      expect(await cashOf(buyer)).toMatchObject({ available: false, reason: 'parcel_refused_before' });
      expect(await buyer.requestOrder({ paymentMethod: 'cash_on_delivery' })).toMatchObject({
        code: 'payment_method_not_available',
      });
    }
    const stranger = await shopperWith();
    await stranger.addToCart(skuId);
    expect(await cashOf(stranger)).toMatchObject({ available: true });
    shop.setClock('2027-11-21T03:00:00Z');
    expect(await cashOf(sameNumber)).toMatchObject({ available: true });
    dataOf(await sameNumber.requestOrder({ paymentMethod: 'credit_card' }));
  });

  test('whose parcel the carrier could not deliver is still offered cash on delivery', async () => {
    const shopper = await shopperWith();
    await returnParcel(dataOf(await order(shopper, 'cash_on_delivery')).orderId, 'undelivered');
    await shopper.addToCart(skuId);
    expect(await cashOf(shopper)).toMatchObject({ available: true });
  });
});
