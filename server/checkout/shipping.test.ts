import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { createProduct, type SkuOptions } from '../testing/catalogue-factory.ts';
import { createPromotion } from '../testing/promotion-factory.ts';
import { importShipping } from '../testing/shipping-factory.ts';
import { createShopper, payAtGateway, type Shopper } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();

/** Imports zones: postcode 10110 of every shopper's first address is in Bangkok, 84140 on an island, all others in no zone. */
const bangkokFee = (fee: number) => ({
  type: 'shipping-rate',
  zone: 'bangkok',
  from_grams: 0,
  fee,
  minimum_days: 1,
  maximum_days: 2,
});
const importRows = (...rows: object[]) => importShipping(shop, ...rows);

beforeEach(async () => {
  // A Friday morning.
  shop.setClock('2026-11-20T03:00:00Z');
  const named = { type: 'shipping-zone', name_th: 'เขต', name_en: 'Zone' };
  await importRows(
    { ...named, zone: 'bangkok', areas: ['กรุงเทพมหานคร'] },
    bangkokFee(40),
    { ...bangkokFee(90), from_grams: 5000, maximum_days: 4 },
    { ...named, zone: 'islands', areas: ['84140'], cash_on_delivery: false },
    { type: 'shipping-rate', zone: 'islands', from_grams: 0, fee: 120, minimum_days: 4, maximum_days: 8 },
    { type: 'public-holiday', day: '2026-11-24', name_th: 'วันหยุด', name_en: 'Holiday' },
  );
});

/** A shopper with a cart, whose address is in Bangkok. */
async function shopperWith(sku: SkuOptions & { weight?: number }, quantity = 1) {
  const shopper = await createShopper(shop);
  const { skuId } = await createProduct(shop, { price: 100, ...sku });
  if (sku.weight)
    await shop.db.updateTable('skus').set({ weight_grams: sku.weight }).where('sku_id', '=', skuId).execute();
  await shopper.addToCart(skuId, quantity);
  return { ...shopper, skuId };
}

async function addressAt(client: Client, postcode: string): Promise<string> {
  const places = await client('GET /utils/api/postal-addresses/postcodes/{postcode}', { params: { postcode } });
  const [place] = dataOf(places);
  if (!place) throw new Error(`there is no postcode ${postcode}`);
  const { addressId } = dataOf(
    await client('POST /account/api/profile/addresses', {
      body: {
        firstName: 'สมหญิง',
        lastName: 'ใจดี',
        mobileNo: '0812345678',
        address: '1',
        subdistrictId: place.subdistrict.id,
        districtId: place.district.id,
        provinceId: place.province.id,
        postcode,
      },
    }),
  );
  return addressId;
}

async function deliverTo({ client, cartId }: Shopper, postcode: string) {
  const addressId = await addressAt(client, postcode);
  return dataOf(
    await client('PUT /cart/api/checkout/{cartId}/delivery', {
      params: { cartId },
      body: { deliveryMethod: 'shipping', addressId },
    }),
  );
}

describe('the delivery fee', () => {
  test.each([
    [4999, 1, 40, { earliest: '2026-11-21', latest: '2026-11-23' }],
    [2500, 2, 90, { earliest: '2026-11-21', latest: '2026-11-26' }],
  ])('of %i grams × %i to Bangkok is %i baht', async (weight, quantity, fee, deliveryDates) => {
    const shopper = await shopperWith({ weight }, quantity);
    expect(await shopper.openCheckout()).toMatchObject({
      totalDeliveryFee: fee,
      totalPayable: 100 * quantity + fee,
      deliveryMethods: [{ deliveryMethod: 'shipping', fee }],
      deliveryDates,
    });
  });

  test('is higher to an island, and the shop’s where no zone applies', async () => {
    const shopper = await shopperWith({});
    expect(await deliverTo(shopper, '84140')).toMatchObject({
      totalDeliveryFee: 120,
      deliveryDates: { earliest: '2026-11-26', latest: '2026-12-01' },
    });
    expect(await deliverTo(shopper, '50200')).toMatchObject({
      totalDeliveryFee: 50,
      deliveryDates: { earliest: '2026-11-23', latest: '2026-11-30' },
    });
  });

  test('of a cart is that of its address, once one is chosen, and free from the shop’s price everywhere', async () => {
    const { client, cartId, ...shopper } = await shopperWith({ price: 790 });
    const cart = async () => dataOf(await client('GET /cart/api/cart/{cartId}', { params: { cartId } }));
    expect(await cart()).toMatchObject({ totalDeliveryFee: 50 });
    await deliverTo({ client, cartId, ...shopper }, '84140');
    expect(await cart()).toMatchObject({ totalDeliveryFee: 120 });
    await shopper.addToCart((await createProduct(shop, { price: 10 })).skuId);
    expect(await cart()).toMatchObject({ totalDeliveryFee: 0, totalDeliveryFeeDiscount: 120, totalPayable: 800 });
  });

  test('is the shop’s where the chosen address is another customer’s', async () => {
    const [shopper, other] = [await shopperWith({}), await createShopper(shop)];
    await deliverTo(shopper, '84140');
    const cart = shop.db.updateTable('carts').where('cart_id', '=', shopper.cartId);
    await cart.set({ delivery_address_id: await addressAt(other.client, '84140') }).execute();
    const checkout = await shopper.client('GET /cart/api/checkout/{cartId}', { params: { cartId: shopper.cartId } });
    expect(dataOf(checkout)).toMatchObject({ totalDeliveryFee: 50, delivery: null });
  });

  test('is on the order with the promised dates', async () => {
    const shopper = await shopperWith({ weight: 6000 });
    const order = await shopper.placeOrder();
    expect(order).toMatchObject({
      totalDeliveryFee: 90,
      deliveryDates: { earliest: '2026-11-21', latest: '2026-11-26' },
      items: [{ preOrder: false }],
    });
    await importRows(bangkokFee(60));
    expect(await shopper.getOrder(order.orderId)).toEqual(order);
  });
});

describe('an order is refused with checkout_error', () => {
  test('if the fee changed since the quote, and can be placed with the new quote', async () => {
    const shopper = await shopperWith({});
    const { quote } = await shopper.openCheckout();
    await importRows(bangkokFee(45));
    const refused = await shopper.requestOrder({ quote });
    expect(refused).toMatchObject({ status: 409, code: 'checkout_error', data: { totalPayable: 145 } });
    const { quote: newQuote } = (refused as unknown as { data: { quote: string } }).data;
    expect(await shopper.placeOrder({ quote: newQuote })).toMatchObject({ totalPayable: 145 });
  });

  test('if it would arrive later than the quote said', async () => {
    const shopper = await shopperWith({});
    const { quote } = await shopper.openCheckout();
    shop.setClock('2026-11-20T07:00:00Z');
    expect(await shopper.requestOrder({ quote })).toMatchObject({
      code: 'checkout_error',
      data: { deliveryDates: { earliest: '2026-11-23', latest: '2026-11-25' } },
    });
  });
});

describe('cash on delivery', () => {
  test('is offered by zone, with the reason where it is not', async () => {
    const shopper = await shopperWith({});
    const cash = (available: boolean, reason: string | null) => ({
      paymentMethod: 'cash_on_delivery',
      available,
      reason,
    });
    expect((await shopper.openCheckout()).paymentMethods).toContainEqual(cash(true, null));
    const onIsland = await deliverTo(shopper, '84140');
    expect(onIsland.paymentMethods).toContainEqual(cash(false, 'not_in_area'));
    expect(await shopper.requestOrder({ quote: onIsland.quote, paymentMethod: 'cash_on_delivery' })).toMatchObject({
      code: 'payment_method_not_available',
    });
    expect((await deliverTo(shopper, '50200')).paymentMethods).toContainEqual(cash(true, null));
  });

  test('is not offered for an order in two deliveries, of which each would collect the total', async () => {
    const preOrdered = await createProduct(shop, { stock: 0, preOrderStock: 5 });
    const shopper = await shopperWith({ price: 300 });
    const cash = async () => {
      const { quote, paymentMethods } = await shopper.openCheckout();
      return { quote, option: paymentMethods.find(({ paymentMethod }) => paymentMethod === 'cash_on_delivery') };
    };
    await shopper.addToCart(preOrdered.skuId);
    const { quote, option } = await cash();
    expect(option).toMatchObject({ available: false, reason: 'two_deliveries' });
    expect(await shopper.requestOrder({ quote, paymentMethod: 'cash_on_delivery' })).toMatchObject({
      code: 'payment_method_not_available',
    });
    const alone = await shopperWith({ stock: 0, preOrderStock: 5 });
    expect((await alone.openCheckout()).paymentMethods).toContainEqual({
      paymentMethod: 'cash_on_delivery',
      available: true,
      reason: null,
    });
  });
});

describe('pre-orders', () => {
  const preOrder = { stock: 0, preOrderStock: 5 };

  test('have no dates; what is in stock has its own', async () => {
    const shopper = await shopperWith(preOrder);
    expect(await shopper.openCheckout()).toMatchObject({ deliveryDates: null, items: [{ preOrderFlag: true }] });
    await shopper.addToCart((await createProduct(shop, { price: 100 })).skuId);
    const order = await shopper.placeOrder();
    expect(order).toMatchObject({
      deliveryDates: { earliest: '2026-11-21', latest: '2026-11-23' },
      items: [{ preOrder: true }, { preOrder: false }],
    });
  });

  test('with a gift that is in stock have no dates: it comes with them', async () => {
    const shopper = await shopperWith(preOrder);
    const { sku } = await createProduct(shop, { name: 'Bag' });
    const bought = dataOf(await shopper.client('GET /cart/api/cart/me')).items[0]?.sku ?? '';
    await createPromotion(shop, {
      conditions: [{ kind: 'items', skus: [bought] }],
      action: { kind: 'free_gift', gifts: [{ sku, quota: 5 }] },
    });
    expect(await shopper.openCheckout()).toMatchObject({ deliveryDates: null, items: [{}, { itemType: 'GIFT' }] });
  });

  test('alone make an order without dates', async () => {
    const order = await (await shopperWith(preOrder)).placeOrder();
    expect(order).toMatchObject({ deliveryDates: null, items: [{ preOrder: true, shipDate: null }] });
  });

  test('store the ship date that their buyer was shown', async () => {
    const options = { 'available-from': '2027-01-09' };
    const shopper = await shopperWith({ ...preOrder, options });
    await shopper.addToCart((await createProduct(shop, { price: 100, options })).skuId);
    const { orderId } = await shopper.placeOrder();
    await sql`update skus set attributes = '[]'`.execute(shop.db);
    expect((await shopper.getOrder(orderId)).items).toMatchObject([
      { preOrder: true, shipDate: '2027-01-09' },
      { preOrder: false, shipDate: null },
    ]);
  });

  test('with a ship date that is no day are ordered without it', async () => {
    const shopper = await shopperWith({ ...preOrder, options: { 'available-from': '2027-02-30' } });
    expect(await shopper.placeOrder()).toMatchObject({ items: [{ preOrder: true, shipDate: null }] });
  });
});

test('the dates of an order that is paid after the cut-off are later by as much', async () => {
  const shopper = await shopperWith({});
  shop.setClock('2026-11-20T06:50:00Z');
  const order = await shopper.placeOrder();
  expect(order.deliveryDates).toEqual({ earliest: '2026-11-21', latest: '2026-11-23' });
  shop.setClock('2026-11-20T07:10:00Z');
  await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  expect(await shopper.getOrder(order.orderId)).toMatchObject({
    status: 'paid',
    deliveryDates: { earliest: '2026-11-23', latest: '2026-11-25' },
  });
});
