import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import type { OrderStatus } from '#contract/order-statuses.ts';
import { bookViolations } from '../testing/books.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { operateOrders } from '../testing/operate-orders.ts';
import { createPromotion } from '../testing/promotion-factory.ts';
import { createShopper, payAtGateway, pickupReceiver, type Shopper } from '../testing/shopper.ts';
import { createStore } from '../testing/store-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);

afterEach(async () => {
  expect(await bookViolations(shop.db)).toEqual([]);
});

/** A shopper with a service in the cart, of which the stored stock is 0. */
async function createServiceShopper({ quantity = 1, price = 1500 } = {}) {
  const service = await createProduct(shop, { kind: 'service', name: 'Screen replacement', stock: 0, price });
  const shopper = await createShopper(shop);
  await shopper.addToCart(service.skuId, quantity);
  return { shopper, ...service };
}

const cartOf = async ({ client, cartId }: Shopper) =>
  dataOf(await client('GET /cart/api/cart/{cartId}', { params: { cartId } }));
const checkoutOf = async ({ client, cartId }: Shopper): Promise<Checkout> =>
  dataOf(await client('GET /cart/api/checkout/{cartId}', { params: { cartId } }));
const chooseAddress = ({ client, cartId, addressId }: Shopper) =>
  client('PUT /cart/api/checkout/{cartId}/delivery', {
    params: { cartId },
    body: { deliveryMethod: 'shipping', addressId },
  });
const stockOf = async (skuId: number) =>
  (await shop.db.selectFrom('stocks').select('stock').where('sku_id', '=', skuId).executeTakeFirstOrThrow()).stock;

/** An order of a service alone, paid by card. */
async function createPaidOrder() {
  const created = await createServiceShopper();
  const { quote } = dataOf(await created.shopper.chooseAppointment());
  const order = await created.shopper.placeOrder({ quote });
  await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  return { ...created, orderId: order.orderId };
}

async function expectNoCashOnDelivery(
  shopper: Shopper,
  { paymentMethods, quote }: Pick<Checkout, 'paymentMethods' | 'quote'>,
): Promise<void> {
  expect(paymentMethods).toContainEqual({ paymentMethod: 'cash_on_delivery', available: false, reason: 'goods_only' });
  expect(await shopper.requestOrder({ quote, paymentMethod: 'cash_on_delivery' })).toMatchObject({
    code: 'payment_method_not_available',
  });
}

const mailsTo = async ({ email }: Shopper) =>
  shop.db
    .selectFrom('mails')
    .select(['template', 'content'])
    .where('recipient', '=', email)
    .orderBy('template')
    .execute();

describe('services alone', () => {
  test('can be bought without any stock, and cost no delivery', async () => {
    const { shopper } = await createServiceShopper({ quantity: 3, price: 100 });
    expect(await cartOf(shopper)).toMatchObject({
      items: [{ kind: 'service', stock: 9999, stockAvailable: true, preOrderFlag: false }],
      totalDeliveryFee: 0,
      totalPayable: 300,
    });
    expect(await checkoutOf(shopper)).toMatchObject({
      needsDelivery: false,
      deliveryMethods: [],
      deliveryDates: null,
      delivery: null,
      totalDeliveryFee: 0,
    });
  });

  test('are ordered with whom to call, and with nothing of a delivery', async () => {
    const { shopper, skuId } = await createServiceShopper();
    const checkout = dataOf(await shopper.chooseAppointment());
    expect(checkout.delivery).toEqual({
      deliveryMethod: 'appointment',
      addressId: null,
      pickup: null,
      appointmentContact: pickupReceiver,
    });
    expect(await shopper.placeOrder({ quote: checkout.quote })).toMatchObject({
      deliveryMethod: 'appointment',
      deliveryAddress: null,
      pickup: null,
      deliveryDates: null,
      appointmentContact: pickupReceiver,
      items: [{ kind: 'service' }],
      totalDeliveryFee: 0,
      totalPayable: 1500,
    });
    expect(await stockOf(skuId)).toBe(0);
  });

  test('cannot be shipped, picked up or paid on delivery', async () => {
    const { shopper } = await createServiceShopper();
    const { storeId } = await createStore(shop);
    const refused = { ok: false, code: 'delivery_method_not_available' };
    expect(await chooseAddress(shopper)).toMatchObject(refused);
    expect(await shopper.choosePickup(storeId)).toMatchObject(refused);
    await expectNoCashOnDelivery(shopper, dataOf(await shopper.chooseAppointment()));
  });

  test('need a contact before they are ordered', async () => {
    const { shopper } = await createServiceShopper();
    const { quote } = await checkoutOf(shopper);
    expect(await shopper.requestOrder({ quote })).toMatchObject({ code: 'delivery_required' });
  });

  test('stay within the limit of their SKU', async () => {
    const { shopper, skuId } = await createServiceShopper();
    await shop.db.updateTable('skus').set({ limit_quantity: 2 }).where('sku_id', '=', skuId).execute();
    const { client, cartId } = shopper;
    const add = { params: { cartId }, body: { productId: skuId, quantity: 2 } };
    expect(await client('POST /cart/api/cart/{cartId}/items/add', add)).toMatchObject({
      code: 'quantity_exceeds_limit',
    });
  });

  test('bring their gifts without a delivery, out of the stock', async () => {
    const { shopper, sku } = await createServiceShopper();
    const gift = await createProduct(shop, { name: 'Film', stock: 5 });
    await createPromotion(shop, {
      conditions: [{ kind: 'items', skus: [sku] }],
      action: { kind: 'free_gift', gifts: [{ sku: gift.sku }] },
    });
    const { quote, needsDelivery } = dataOf(await shopper.chooseAppointment());
    expect(needsDelivery).toBe(false);
    const { items } = await shopper.placeOrder({ quote });
    expect(items.map(({ itemType, kind }) => `${itemType} ${kind}`)).toEqual(['ITEM service', 'GIFT goods']);
    expect(await stockOf(gift.skuId)).toBe(4);
  });
});

describe('services with goods', () => {
  test.each(['shipping', 'pickup'] as const)('come with the %s of the goods', async (method) => {
    const { shopper, skuId } = await createServiceShopper();
    const goods = await createProduct(shop, { name: 'Phone', stock: 5, price: 100 });
    const { storeId } = await createStore(shop, { stock: { [goods.skuId]: 5 } });
    await shopper.addToCart(goods.skuId);
    expect(await shopper.chooseAppointment()).toMatchObject({ code: 'delivery_method_not_available' });
    const checkout = method === 'pickup' ? dataOf(await shopper.choosePickup(storeId)) : await shopper.openCheckout();
    expect(checkout).toMatchObject({ needsDelivery: true, delivery: { deliveryMethod: method } });
    expect(checkout.deliveryDates === null).toBe(method === 'pickup');
    const order = await shopper.placeOrder({ quote: checkout.quote });
    expect(order).toMatchObject({ deliveryMethod: method, appointmentContact: null });
    expect([await stockOf(goods.skuId), await stockOf(skuId)]).toEqual([method === 'shipping' ? 4 : 5, 0]);
  });

  test('cannot be paid when the goods are delivered', async () => {
    const { shopper } = await createServiceShopper({ price: 100 });
    await shopper.addToCart((await createProduct(shop, { price: 100 })).skuId);
    await expectNoCashOnDelivery(shopper, await shopper.openCheckout());
  });

  test('do not weigh anything', async () => {
    const { shopper } = await createServiceShopper({ price: 10 });
    const goods = await createProduct(shop, { price: 10 });
    await shopper.addToCart(goods.skuId);
    const fee = (await shopper.openCheckout()).totalDeliveryFee;
    expect(fee).toBeGreaterThan(0);
    await shopper.addToCart((await createServiceShopper({ price: 10 })).skuId, 40);
    expect((await shopper.openCheckout()).totalDeliveryFee).toBe(fee);
  });

  test('do not make the delivery of goods free', async () => {
    const { shopper } = await createServiceShopper({ price: 5000 });
    await shopper.addToCart((await createProduct(shop, { price: 700 })).skuId);
    const checkout = await shopper.openCheckout();
    expect(checkout.freeDeliveryFrom).toBe(800);
    expect(checkout.totalDeliveryFee).toBeGreaterThan(0);
    await shopper.addToCart((await createProduct(shop, { price: 100 })).skuId);
    expect((await shopper.openCheckout()).totalDeliveryFee).toBe(0);
  });

  test('have to be delivered again when goods are added after the contact was chosen', async () => {
    const { shopper } = await createServiceShopper();
    dataOf(await shopper.chooseAppointment());
    await shopper.addToCart((await createProduct(shop)).skuId);
    expect(await checkoutOf(shopper)).toMatchObject({ needsDelivery: true, delivery: null });
  });

  test('are refunded without returning anything to a stock', async () => {
    const { shopper, skuId } = await createServiceShopper();
    const goods = await createProduct(shop, { name: 'Phone', stock: 5 });
    await shopper.addToCart(goods.skuId);
    const order = await shopper.placeOrder();
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    const cancel = { params: { orderId: order.orderId } };
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', cancel));
    expect([await stockOf(goods.skuId), await stockOf(skuId)]).toEqual([5, 0]);
  });
});

describe('an order of services', () => {
  test('is paid, completed by an operator, and mailed about in words of services', async () => {
    const { shopper, orderId } = await createPaidOrder();
    const run = await operateOrders(shop, 'complete', orderId, '--as', 'Nok');
    expect(run.output).toBe('1 read, 1 changed, 0 unchanged, 0 refused\n');
    const order = await shopper.getOrder(orderId);
    expect(order.status).toBe('completed');
    expect(order.history.map(({ status }) => status)).toEqual(['pending_payment', 'paid', 'completed']);
    expect(order.invoices).toHaveLength(1);
    const mails = await mailsTo(shopper);
    expect(mails.map(({ template }) => template)).toEqual(['order_received', 'payment_received', 'services_done']);
    for (const { content } of mails)
      expect(content).toMatchObject({ delivery: { method: 'appointment', phone: '0812345678' } });
  });

  test.each(['prepare', 'deliver', 'ready'])('is refused to %s', async (action) => {
    const { orderId } = await createPaidOrder();
    const { errors, failed } = await operateOrders(shop, action, orderId, '--as', 'Nok');
    expect([errors, failed]).toEqual([`${orderId}: has services only: complete it when they are done\n`, true]);
  });

  test('is shown to operators with whom to call', async () => {
    const { orderId } = await createPaidOrder();
    const { output } = await operateOrders(shop, 'show', orderId);
    expect(output).toContain('delivery: appointment');
    expect(output).toContain('to: สมหญิง ใจดี, 0812345678\n');
    expect(output).toContain('(service)');
  });

  test('that is completed can be refunded, also when its stock is to be returned', async () => {
    const { shopper, orderId, skuId } = await createPaidOrder();
    await operateOrders(shop, 'complete', orderId, '--as', 'Nok');
    const refund = await operateOrders(shop, 'refund', orderId, '--restock', 'true', '--as', 'Nok');
    expect(refund.errors).toContain('1500.00 baht refunded');
    for (const job of shop.takeJobs('perform-refund')) await jobs['perform-refund'](job);
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'refunded', refunds: [{ amount: 1500 }] });
    expect(await stockOf(skuId)).toBe(0);
  });

  test('of goods cannot be completed', async () => {
    const shopper = await createShopper(shop);
    await shopper.addToCart((await createProduct(shop)).skuId);
    const order = await shopper.placeOrder();
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    const { errors } = await operateOrders(shop, 'complete', order.orderId, '--as', 'Nok');
    expect(errors).toBe(`${order.orderId}: is delivered to an address\n`);
  });
});

describe('the database', () => {
  test.each<OrderStatus>(['preparing', 'shipped', 'ready_for_pickup'])(
    'refuses that an order of services is %s',
    async (status) => {
      const { orderId } = await createPaidOrder();
      const change = shop.db.updateTable('orders').set({ status }).where('order_id', '=', orderId).execute();
      await expect(change).rejects.toThrow(/orders_status_of_delivery|pickup code/);
    },
  );

  test('refuses an order of services with goods, an address or a fee', async () => {
    const { orderId } = await createPaidOrder();
    const withGoods = shop.db.transaction().execute(async (tx) => {
      await sql`
        insert into orders
        select (jsonb_populate_record(o, '{"order_id": "SF-COPY"}')).* from orders o where order_id = ${orderId}`.execute(
        tx,
      );
      await sql`
        insert into order_lines overriding system value
        select (jsonb_populate_record(l, '{"order_line_id": 900000, "order_id": "SF-COPY", "kind": "goods"}')).*
        from order_lines l where order_id = ${orderId}`.execute(tx);
    });
    await expect(withGoods).rejects.toThrow('is by appointment but has goods');
    const change = (values: object) =>
      shop.db.updateTable('orders').set(values).where('order_id', '=', orderId).execute();
    await expect(change({ delivery_address: JSON.stringify({}) })).rejects.toThrow('orders_destination');
    await expect(change({ appointment_contact: null })).rejects.toThrow('orders_destination');
    await expect(change({ payment_method: 'cash_on_delivery' })).rejects.toThrow('orders_cash_on_delivery_is_shipped');
  });
});
