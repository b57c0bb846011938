import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { type CouponOptions, createCoupon } from '../testing/coupon-factory.ts';
import { createShopper, payAfterExpiry, requestOrders, type Shopper } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
// The embedded database runs one transaction at a time, so that more buyers would only take longer.
const [buyers, uses] = shop.database.kind === 'postgres' ? [200, 50] : [20, 5];
const { skuId } = await createProduct(shop, { price: 1000, stock: 10_000 });

const usedOf = async (couponId: number) =>
  (await shop.db.selectFrom('coupons').select('used').where('coupon_id', '=', couponId).executeTakeFirstOrThrow()).used;
const usedCodesOf = async (couponId: number) =>
  (
    await shop.db.selectFrom('coupon_codes').select('used').where('coupon_id', '=', couponId).orderBy('code').execute()
  ).map(({ used }) => used);
const usedByCustomer = async (couponId: number, { customerId }: Shopper) =>
  (
    await shop.db
      .selectFrom('customer_coupons')
      .select('used')
      .where('coupon_id', '=', couponId)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
  )?.used;

const apply = ({ client, cartId }: Shopper, body: { couponCode?: string; collectibleCouponId?: number }) =>
  client('POST /cart/api/cart/{cartId}/apply-coupon', { params: { cartId }, body });
const cancel = ({ client }: Shopper, orderId: string) =>
  client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } });

/** A shopper whose cart has a coupon. */
async function createShopperWithCoupon(couponCode: string): Promise<Shopper> {
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  dataOf(await apply(shopper, { couponCode }));
  return shopper;
}

test(`${buyers} concurrent buyers for ${uses} uses of a coupon: ${uses} get it, the others get product_information_updated with the price without it`, async () => {
  const { couponId, code } = await createCoupon(shop, { totalLimit: uses });
  const shoppers = await Promise.all(Array.from({ length: buyers }, () => createShopperWithCoupon(code)));
  const checkouts = await Promise.all(
    shoppers.map(async (shopper) => ({ shopper, quote: (await shopper.openCheckout()).quote })),
  );
  const results = await requestOrders(checkouts);
  const orders = results.flatMap((result) => (result.ok ? [result.data] : []));
  const refusals = results.filter((result) => !result.ok);
  expect(orders).toHaveLength(uses);
  for (const order of orders) expect(order).toMatchObject({ couponCode: code, totalDiscount: 100 });
  for (const refusal of refusals)
    expect(refusal).toMatchObject({
      status: 409,
      code: 'product_information_updated',
      data: { couponCode: code, totalDiscount: 0, couponErrorMessage: 'This coupon has been fully used.' },
    });
  expect(await usedOf(couponId)).toBe(uses);
  const [late] = shoppers.filter((_, index) => !results[index]?.ok);
  expect(await late?.requestOrder()).toMatchObject({ ok: true, data: { couponCode: null, totalDiscount: 0 } });
  expect(await usedOf(couponId)).toBe(uses);
});

test('two tabs of one customer get one use of a coupon that each may use once', async () => {
  const { couponId, code } = await createCoupon(shop, { perCustomerLimit: 1 });
  const shopper = await createShopperWithCoupon(code);
  const { quote } = await shopper.openCheckout();
  const tabs = await Promise.all([1, 2].map(() => shopper.requestOrder({ quote })));
  expect(tabs.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await usedByCustomer(couponId, shopper)).toBe(1);
  await shopper.addToCart(skuId);
  expect(await apply(shopper, { couponCode: code })).toMatchObject({ status: 409, code: 'coupon_used_up' });
  const { items } = dataOf(await shopper.client('GET /account/api/coupons', { query: { state: 'used' } }));
  expect(items).toMatchObject([{ id: couponId, remainingUses: 0, isKeep: false, couponCode: code }]);
});

test('a code for one use is not found by others, used up for its buyer, and works again after a cancellation', async () => {
  const { couponId } = await createCoupon(shop, { codes: ['ONEUSE1', 'ONEUSE2'] });
  const [shopper, other] = [await createShopperWithCoupon('ONEUSE1'), await createShopperWithCoupon('ONEUSE1')];
  const quotes = [(await shopper.openCheckout()).quote, (await other.openCheckout()).quote];
  const { orderId } = await shopper.placeOrder({ quote: quotes[0] ?? '' });
  expect(await other.requestOrder({ quote: quotes[1] ?? '' })).toMatchObject({
    code: 'product_information_updated',
    data: { couponErrorMessage: 'Coupon not found', totalDiscount: 0 },
  });
  expect(await apply(other, { couponCode: 'ONEUSE1' })).toMatchObject({ code: 'coupon_not_found' });
  expect(await apply(shopper, { couponCode: 'oneuse-1' })).toMatchObject({ code: 'coupon_used_up' });
  expect(await apply(shopper, { couponCode: 'ONEUSE2' })).toMatchObject({ ok: true });
  await shop.db.updateTable('coupon_codes').set({ used: 1 }).where('code', '=', 'ONEUSE2').execute();
  expect(await apply(shopper, { couponCode: 'ONEUSE2' })).toMatchObject({ code: 'coupon_not_found' });
  await shop.db.updateTable('coupon_codes').set({ used: 0 }).where('code', '=', 'ONEUSE2').execute();
  expect(await usedCodesOf(couponId)).toEqual([1, 0]);
  dataOf(await cancel(shopper, orderId));
  expect(await usedCodesOf(couponId)).toEqual([0, 0]);
  expect(await apply(other, { couponCode: 'ONEUSE1' })).toMatchObject({ ok: true });
});

test('a cancellation and an expiry at once release a use once', async () => {
  const { couponId, code } = await createCoupon(shop, { totalLimit: 10, used: 3, perCustomerLimit: 1 });
  const shopper = await createShopperWithCoupon(code);
  const { orderId } = await shopper.placeOrder();
  expect([await usedOf(couponId), await usedByCustomer(couponId, shopper)]).toEqual([4, 1]);
  shop.setClock(new Date(shop.clock().getTime() + 31 * 60_000));
  await Promise.all([
    cancel(shopper, orderId),
    jobs['expire-orders']({}),
    cancel(shopper, orderId),
    jobs['expire-orders']({}),
  ]);
  await jobs['expire-orders']({});
  expect([await usedOf(couponId), await usedByCustomer(couponId, shopper)]).toEqual([3, 0]);
});

test.each([
  { used: 9, usedAfter: 10, what: 'takes its use again' },
  { used: 10, usedAfter: 10, what: 'keeps its price although all uses are taken' },
])('an expired order that is paid late $what', async ({ used, usedAfter }) => {
  const { couponId, code } = await createCoupon(shop, { totalLimit: 10 } satisfies CouponOptions);
  const shopper = await createShopperWithCoupon(code);
  const { orderId, totalPayable } = await shopper.placeOrder();
  shop.setClock(new Date(shop.clock().getTime() + 31 * 60_000));
  await jobs['expire-orders']({});
  expect(await usedOf(couponId)).toBe(0);
  await shop.db.updateTable('coupons').set({ used }).where('coupon_id', '=', couponId).execute();
  await payAfterExpiry(shop, jobs, orderId);
  expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'paid', totalPayable, totalDiscount: 100 });
  expect(await usedOf(couponId)).toBe(usedAfter);
  dataOf(await cancel(shopper, orderId));
  expect(await usedOf(couponId)).toBe(used);
});

test('a kept coupon is used by an order, listed as used, and usable again after a cancellation', async () => {
  const { couponId } = await createCoupon(shop, { type: 'collectible', perCustomerLimit: 1, totalLimit: 5 });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  dataOf(await shopper.client('POST /account/api/coupons/{id}', { params: { id: couponId } }));
  dataOf(await apply(shopper, { collectibleCouponId: couponId }));
  const order = await shopper.placeOrder();
  expect(order).toMatchObject({ collectibleCouponId: couponId, totalDiscount: 100 });
  const stateOf = async () =>
    dataOf(await shopper.client('GET /account/api/coupons', { query: {} })).items.map(({ state }) => state);
  expect(await stateOf()).toEqual(['used']);
  dataOf(await cancel(shopper, order.orderId));
  expect(await stateOf()).toEqual(['usable']);
  expect(await usedOf(couponId)).toBe(0);
});

test('an order takes the coupons that it used out of the cart, not those that did not hold', async () => {
  const { code } = await createCoupon(shop);
  const { couponId } = await createCoupon(shop, {
    type: 'collectible',
    conditions: [{ kind: 'minimum_spend', amount: 5000 }],
  });
  const shopper = await createShopperWithCoupon(code);
  dataOf(await shopper.client('POST /account/api/coupons/{id}', { params: { id: couponId } }));
  dataOf(await apply(shopper, { collectibleCouponId: couponId }));
  expect(await shopper.placeOrder()).toMatchObject({ couponCode: code, collectibleCouponId: null });
  expect(dataOf(await shopper.client('GET /cart/api/cart/me'))).toMatchObject({
    couponCode: null,
    collectibleCouponId: couponId,
  });
});
