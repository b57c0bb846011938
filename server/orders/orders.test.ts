import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cancelReasons } from '#contract/closing-reasons.ts';
import type { Order } from '#contract/orders.ts';
import { transaction } from '../db/database.ts';
import { lockPaymentAttempts } from '../payments/payments.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { untilBlocked } from '../testing/locks.ts';
import { unavailableGateway, withSchemaChange } from '../testing/schema-changes.ts';
import { createShopper, payAfterExpiry, payAtGateway, type Shopper } from '../testing/shopper.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import { closeOrder } from './order-transitions.ts';
import { transitionOrder } from './orders.ts';
import { orderTransitions } from './rules.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
const start = '2026-11-20T03:00:00Z';
const afterTheWindow = '2026-11-20T03:30:00Z';

/** A shopper with a new order of one unit of a product. */
async function placeTestOrder({ stock = 10, paymentMethod = 'credit_card' as Order['paymentMethod'] } = {}) {
  shop.setClock(start);
  const shopper = await createShopper(shop);
  const { skuId } = await createProduct(shop, { stock });
  await shopper.addToCart(skuId);
  return { shopper, skuId, order: await shopper.placeOrder({ paymentMethod }) };
}

async function stockOf(skuId: number): Promise<number> {
  const { stock } = await shop.db
    .selectFrom('stocks')
    .select('stock')
    .where('sku_id', '=', skuId)
    .executeTakeFirstOrThrow();
  return stock;
}

async function mailsTo({ email }: Shopper): Promise<string[]> {
  const mails = await shop.db
    .selectFrom('mails')
    .select('template')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
  return mails.map((mail) => mail.template).sort();
}

/** Why the order has changed its status, in the log of transitions. */
async function reasonsOf({ orderId }: Order): Promise<string[]> {
  const logged = shop.db.selectFrom('order_transitions').select('reason').where('order_id', '=', orderId);
  return (await logged.orderBy('order_transition_id').execute()).map(({ reason }) => reason);
}

const payAgain = (
  { client }: Shopper,
  { orderId }: Order,
  paymentMethod: 'credit_card' | 'qr_code',
  key: string = randomUUID(),
) =>
  client('POST /cart/api/order/request-payment/{orderId}', {
    params: { orderId },
    body: { paymentMethod },
    idempotencyKey: key,
  });
const refresh = ({ client }: Shopper, { orderId }: Order) =>
  client('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId } });
const cancel = ({ client }: Shopper, { orderId }: Order) =>
  client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } });

describe('the transitions of an order', () => {
  test('are the same in the code and in the database', async () => {
    const rows = await shop.db.selectFrom('allowed_order_transitions').selectAll().execute();
    const inCode = Object.entries(orderTransitions).flatMap(([from, targets]) =>
      targets.map((to) => `${from} → ${to}`),
    );
    expect(rows.map((row) => `${row.from_status} → ${row.to_status}`).sort()).toEqual(inCode.sort());
  });

  test('are logged; a transition that is not allowed changes nothing', async () => {
    const { shopper, order } = await placeTestOrder({ paymentMethod: 'cash_on_delivery' });
    const change = (to: Order['status']) =>
      transaction(shop.db, (tx) =>
        transitionOrder(tx, {
          orderId: order.orderId,
          to,
          actor: { operator: 'somchai' },
          reason: 'packing started',
          now: shop.clock(),
        }),
      );
    expect(await change('shipped')).toMatchObject({ changed: false, order: { status: 'confirmed' } });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'confirmed' });
    for (const to of ['preparing', 'shipped', 'delivered'] as const)
      expect(await change(to)).toMatchObject({ changed: true });
    const { history } = await shopper.getOrder(order.orderId);
    expect(history.map(({ status }) => status)).toEqual(['confirmed', 'preparing', 'shipped', 'delivered']);
  });
});

describe('the list of orders', () => {
  test('is paged, newest first, filtered by status, with the first three lines of each order', async () => {
    shop.setClock(start);
    const shopper = await createShopper(shop);
    const products = await Promise.all(Array.from({ length: 4 }, () => createProduct(shop)));
    const placed: string[] = [];
    for (const minute of [1, 2, 3]) {
      shop.setClock(`2026-11-20T03:0${minute}:00Z`);
      for (const { skuId } of products.slice(0, minute === 3 ? 4 : 1)) await shopper.addToCart(skuId, 2);
      placed.unshift((await shopper.placeOrder()).orderId);
    }
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId: placed[1] ?? '' } }));
    const list = async (query: { status?: Order['status']; limit?: number; offset?: number }) =>
      dataOf(await shopper.client('GET /cart/api/order/list', { query }));
    const all = await list({});
    expect(all).toMatchObject({ total: 3, limit: 10, offset: 0 });
    expect(all.items.map((order) => order.orderId)).toEqual(placed);
    expect(all.items[0]).toMatchObject({ count: 4, totalQuantity: 8, totalPayable: 8000 });
    expect(all.items[0]?.items).toHaveLength(3);
    expect((await list({ limit: 1, offset: 1 })).items.map((order) => order.orderId)).toEqual([placed[1]]);
    expect(await list({ status: 'cancelled' })).toMatchObject({
      total: 1,
      items: [{ orderId: placed[1], isCancellable: false }],
    });
    const other = await createShopper(shop);
    expect(dataOf(await other.client('GET /cart/api/order/list'))).toMatchObject({ total: 0, items: [] });
  });

  test('has each order as it was placed, in both languages, after product and address changed', async () => {
    const { shopper, skuId, order } = await placeTestOrder();
    const { product_id } = await shop.db
      .selectFrom('skus')
      .select('product_id')
      .where('sku_id', '=', skuId)
      .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('products')
      .set({ name: JSON.stringify({ th: 'อื่น', en: 'Other' }), visible: false })
      .where('product_id', '=', product_id)
      .execute();
    await shop.db.updateTable('skus').set({ price_satang: 1 }).where('sku_id', '=', skuId).execute();
    dataOf(await shopper.client('DELETE /account/api/profile/addresses/{id}', { params: { id: shopper.addressId } }));
    expect(await shopper.getOrder(order.orderId)).toEqual(order);
    const thai = dataOf(
      await shop.client({ customerId: shopper.customerId, locale: 'th' })('GET /cart/api/order/{orderId}', {
        params: { orderId: order.orderId },
      }),
    );
    expect(thai.items[0]?.productName).toMatch(/ไทย/);
    expect(thai.deliveryAddress).toMatchObject({ district: 'คลองเตย', province: 'กรุงเทพมหานคร' });
  });
});

test('a key that placed an order can pay for another: each call has keys of its own, and each customer', async () => {
  const { shopper, order } = await placeTestOrder();
  await shopper.addToCart((await createProduct(shop)).skuId);
  const key = randomUUID();
  const placed = await shopper.placeOrder({ key });
  const paid = dataOf(await payAgain(shopper, order, 'qr_code', key));
  expect(paid).toMatchObject({ orderId: order.orderId, paymentMethod: 'qr_code' });
  expect(dataOf(await payAgain(shopper, order, 'qr_code', key))).toEqual(paid);
  const other = await createShopper(shop);
  await other.addToCart((await createProduct(shop)).skuId);
  expect((await other.placeOrder({ key })).orderId).not.toBe(placed.orderId);
});

describe('paying an order again', () => {
  test('works by QR code after a declined card', async () => {
    const { shopper, order } = await placeTestOrder();
    await payAtGateway(shop, order, { action: 'decline', webhook: 'before' });
    const declined = await shopper.getOrder(order.orderId);
    expect(declined).toMatchObject({
      status: 'pending_payment',
      isPayable: true,
      payment: { status: 'failed', failureCode: 'payment_rejected', redirectUrl: null },
    });
    shop.setClock('2026-11-20T03:05:00Z');
    const again = dataOf(await payAgain(shopper, order, 'qr_code'));
    expect(again).toMatchObject({
      paymentMethod: 'qr_code',
      payment: { status: 'pending', paymentMethod: 'qr_code', expiresAt: order.expiresAt },
    });
    await payAtGateway(shop, again, { action: 'approve', webhook: 'twice' });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'paid',
      payment: { status: 'succeeded', paymentMethod: 'qr_code' },
    });
    expect(await reasonsOf(order)).toEqual(['placed', 'paid']);
    expect(await mailsTo(shopper)).toEqual(['order_received', 'payment_received']);
    expect(await payAgain(shopper, order, 'qr_code')).toMatchObject({
      ok: false,
      status: 409,
      code: 'order_not_payable',
    });
  });

  test('closes the previous charge', async () => {
    const { shopper, order } = await placeTestOrder();
    const again = dataOf(await payAgain(shopper, order, 'credit_card'));
    expect(again.payment?.paymentId).not.toBe(order.payment?.paymentId);
    await expect(payAtGateway(shop, order, { action: 'approve', webhook: 'before' })).rejects.toThrow(
      'payment_not_open',
    );
    const attempts = await shop.db
      .selectFrom('payment_attempts')
      .select('status')
      .where('reference', '=', order.orderId)
      .execute();
    expect(attempts.map((attempt) => attempt.status).sort()).toEqual(['cancelled', 'pending']);
  });

  test('creates no charge if the order turns out to be paid', async () => {
    const { shopper, order } = await placeTestOrder();
    await payAtGateway(shop, order, { action: 'approve', webhook: 'never' });
    const again = dataOf(await payAgain(shopper, order, 'qr_code'));
    expect(again).toMatchObject({ status: 'paid', payment: { status: 'succeeded', paymentMethod: 'credit_card' } });
    const charges = await shop.db
      .selectFrom('mock_charges')
      .select('status')
      .where('description', 'like', `%${order.orderId}`)
      .execute();
    expect(charges).toEqual([{ status: 'successful' }]);
  });

  test('creates one attempt for ten concurrent requests with one key, and leaves one open for other keys', async () => {
    const { shopper, order } = await placeTestOrder();
    const key = randomUUID();
    const results = await Promise.all(Array.from({ length: 10 }, () => payAgain(shopper, order, 'qr_code', key)));
    const paymentIds = new Set(results.map((result) => dataOf(result).payment?.paymentId));
    expect(paymentIds.size).toBe(1);
    await Promise.all([payAgain(shopper, order, 'qr_code'), payAgain(shopper, order, 'credit_card')]);
    const attempts = await shop.db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('reference', '=', order.orderId)
      .execute();
    expect(attempts.map((attempt) => attempt.status).sort()).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'pending',
    ]);
    const open = await shop.db
      .selectFrom('mock_charges')
      .select('charge_id')
      .where('description', 'like', `%${order.orderId}`)
      .where('status', '=', 'pending')
      .execute();
    expect(open).toEqual([{ charge_id: attempts.find((attempt) => attempt.status === 'pending')?.charge_id }]);
  });

  test('is refused after the payment window', async () => {
    const { shopper, order } = await placeTestOrder();
    shop.setClock(afterTheWindow);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'pending_payment', isPayable: false });
    expect(await payAgain(shopper, order, 'qr_code')).toMatchObject({ status: 409, code: 'order_not_payable' });
  });
});

describe('cancelling an order', () => {
  test('logs the reason and the comment of the customer', async () => {
    const { shopper, order } = await placeTestOrder();
    const [reason] = cancelReasons;
    const body = { reason, comment: 'ซื้อที่อื่นแล้ว' };
    const params = { orderId: order.orderId };
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params, body }));
    const logged = shop.db.selectFrom('order_transitions').select(['reason', 'comment']);
    expect(await logged.where('order_id', '=', order.orderId).where('to_status', '=', 'cancelled').execute()).toEqual([
      body,
    ]);
  });

  test('does nothing to one that is cancelled, and fails for an unknown one', async () => {
    const { shopper, order } = await placeTestOrder();
    dataOf(await cancel(shopper, order));
    const mails = await mailsTo(shopper);
    const close = (orderId: string) =>
      transaction(shop.db, (tx) =>
        closeOrder(shop, tx, {
          orderId,
          to: 'cancelled',
          actor: 'system',
          reason: 'not paid in time',
          now: shop.clock(),
        }),
      );
    expect(await close(order.orderId)).toBe(false);
    expect(await mailsTo(shopper)).toEqual(mails);
    await expect(close('SF-UNKNOWN')).rejects.toThrow('there is no order SF-UNKNOWN');
  });

  test('that is unpaid releases its stock and closes its charge', async () => {
    const { shopper, skuId, order } = await placeTestOrder({ stock: 1 });
    expect(await stockOf(skuId)).toBe(0);
    expect(dataOf(await cancel(shopper, order))).toMatchObject({
      status: 'cancelled',
      isPayable: false,
      isCancellable: false,
      expiresAt: null,
      payment: { status: 'cancelled' },
    });
    expect(await stockOf(skuId)).toBe(1);
    await expect(payAtGateway(shop, order, { action: 'approve', webhook: 'before' })).rejects.toThrow(
      'payment_not_open',
    );
    expect(await cancel(shopper, order)).toMatchObject({ ok: false, status: 409, code: 'order_not_cancellable' });
    expect(await stockOf(skuId)).toBe(1);
    expect(await mailsTo(shopper)).toEqual(['order_cancelled', 'order_received']);
  });

  test('that is paid makes it refund_pending, even if the payment was not known yet', async () => {
    for (const webhook of ['before', 'never'] as const) {
      const { shopper, skuId, order } = await placeTestOrder({ stock: 1 });
      await payAtGateway(shop, order, { action: 'approve', webhook });
      expect(dataOf(await cancel(shopper, order))).toMatchObject({
        status: 'refund_pending',
        payment: { status: 'succeeded' },
      });
      expect(await stockOf(skuId)).toBe(1);
      expect(await mailsTo(shopper)).toEqual(['order_received', 'payment_received', 'refund_pending']);
    }
  });

  test('with cash on delivery is possible until it is prepared', async () => {
    const first = await placeTestOrder({ paymentMethod: 'cash_on_delivery' });
    expect(dataOf(await cancel(first.shopper, first.order))).toMatchObject({ status: 'cancelled', payment: null });
    expect(await stockOf(first.skuId)).toBe(10);
    const { shopper, order } = await placeTestOrder({ paymentMethod: 'cash_on_delivery' });
    await transaction(shop.db, (tx) =>
      transitionOrder(tx, {
        orderId: order.orderId,
        to: 'preparing',
        actor: { operator: 'somchai' },
        reason: 'packing started',
        now: shop.clock(),
      }),
    );
    expect(await cancel(shopper, order)).toMatchObject({ status: 409, code: 'order_not_cancellable' });
  });

  test('is refused if its packing starts at the same time', async () => {
    const { shopper, skuId, order } = await placeTestOrder({ stock: 10, paymentMethod: 'cash_on_delivery' });
    const start = {
      orderId: order.orderId,
      actor: { operator: 'somchai' },
      reason: 'packing started',
      now: shop.clock(),
    } as const;
    let cancelling: ReturnType<typeof cancel> | undefined;
    await shop.db.transaction().execute(async (tx) => {
      await transitionOrder(tx, { ...start, to: 'preparing' });
      cancelling = cancel(shopper, order);
      await untilBlocked(shop);
    });
    expect(await cancelling).toMatchObject({ status: 409, code: 'order_not_cancellable' });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'preparing' });
    expect(await stockOf(skuId)).toBe(9);
  });

  test.each(['credit_card', 'cash_on_delivery'] as const)(
    'concurrently releases the stock once (%s)',
    async (paymentMethod) => {
      const { shopper, skuId, order } = await placeTestOrder({ stock: 5, paymentMethod });
      const results = await Promise.all(Array.from({ length: 5 }, () => cancel(shopper, order)));
      expect(results.filter((result) => result.ok)).toHaveLength(1);
      expect(await stockOf(skuId)).toBe(5);
      expect(await mailsTo(shopper)).toEqual(['order_cancelled', 'order_received']);
    },
  );

  test('and paying it late reserves its stock again, once', async () => {
    const { shopper, skuId, order } = await placeTestOrder({ stock: 1 });
    dataOf(await cancel(shopper, order));
    await payAfterExpiry(shop, jobs, order.orderId);
    await payAfterExpiry(shop, jobs, order.orderId);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
    expect(await stockOf(skuId)).toBe(0);
  });

  test('and paying it late when it is on pre-order says so, without dates; when it has arrived it is none', async () => {
    const { shopper, skuId, order } = await placeTestOrder({ stock: 1 });
    const { orderId } = order;
    dataOf(await cancel(shopper, order));
    const setStock = (units: { pre_order_flag: boolean; stock: number; pre_order_stock: number }) =>
      shop.db.updateTable('stocks').set(units).where('sku_id', '=', skuId).execute();
    await setStock({ pre_order_flag: true, stock: 0, pre_order_stock: 5 });
    await payAfterExpiry(shop, jobs, orderId);
    const late = await shopper.getOrder(orderId);
    expect(late).toMatchObject({ status: 'paid', deliveryDates: null, items: [{ preOrder: true, shipDate: null }] });
    const ahead = await shopper.addToCart(skuId).then(() => shopper.placeOrder({ paymentMethod: 'credit_card' }));
    dataOf(await cancel(shopper, ahead));
    await setStock({ pre_order_flag: false, stock: 5, pre_order_stock: 0 });
    await payAfterExpiry(shop, jobs, ahead.orderId);
    expect(await shopper.getOrder(ahead.orderId)).toMatchObject({ status: 'paid', items: [{ preOrder: false }] });
  });

  test('and paying it late says of each line whether it is a pre-order now, and promises later dates for what is in stock', async () => {
    shop.setClock(start);
    const shopper = await createShopper(shop);
    const options = { 'available-from': '2027-01-09' };
    const inStock = await createProduct(shop, { stock: 5 });
    const ahead = await createProduct(shop, { stock: 0, preOrderStock: 5, options });
    const stillAhead = await createProduct(shop, { stock: 0, preOrderStock: 5, options });
    for (const { skuId } of [inStock, ahead, stillAhead]) await shopper.addToCart(skuId);
    const { orderId, deliveryDates } = await shopper.placeOrder();
    const setPreOrder = (skuId: number, units: { pre_order_flag: boolean; stock: number; pre_order_stock: number }) =>
      shop.db.updateTable('stocks').set(units).where('sku_id', '=', skuId).execute();
    const onPreOrder = { pre_order_flag: true, stock: 0, pre_order_stock: 5 };
    dataOf(await cancel(shopper, { orderId } as Order));
    await setPreOrder(inStock.skuId, onPreOrder);
    await setPreOrder(ahead.skuId, { pre_order_flag: false, stock: 5, pre_order_stock: 0 });
    shop.setClock('2026-11-24T03:00:00Z');
    await payAfterExpiry(shop, jobs, orderId);
    const late = await shopper.getOrder(orderId);
    expect(late.items.map(({ productId, preOrder, shipDate }) => [productId, preOrder, shipDate])).toEqual([
      [inStock.skuId, true, null],
      [ahead.skuId, false, null],
      [stillAhead.skuId, true, '2027-01-09'],
    ]);
    expect(deliveryDates).toEqual({ earliest: '2026-11-23', latest: '2026-11-28' });
    expect(late.deliveryDates).toEqual({ earliest: '2026-11-26', latest: '2026-12-02' });
  });

  test('and paying it late after its stock was sold makes it refund_pending', async () => {
    const { shopper, skuId, order } = await placeTestOrder({ stock: 1 });
    dataOf(await cancel(shopper, order));
    await shop.db.updateTable('stocks').set({ stock: 0 }).where('sku_id', '=', skuId).execute();
    await payAfterExpiry(shop, jobs, order.orderId);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refund_pending' });
    expect(await stockOf(skuId)).toBe(0);
  });
});

describe('an order that is not paid in time', () => {
  test('expires and releases its stock once, even if the job runs concurrently', async () => {
    const { shopper, skuId, order } = await placeTestOrder({ stock: 1 });
    await jobs['expire-orders']({});
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'pending_payment' });
    shop.setClock(afterTheWindow);
    await Promise.all([1, 2, 3, 4].map(() => jobs['expire-orders']({})));
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'expired',
      expiresAt: null,
      payment: { status: 'expired' },
      history: [{}, { status: 'expired' }],
    });
    expect(await stockOf(skuId)).toBe(1);
    expect(await mailsTo(shopper)).toEqual(['order_expired', 'order_received']);
    const reservations = await shop.db
      .selectFrom('reservations')
      .select(['kind', 'quantity', 'released_at'])
      .where('reference', '=', order.orderId)
      .execute();
    expect(reservations).toEqual([{ kind: 'stock', quantity: 1, released_at: new Date(afterTheWindow) }]);
  });

  test('is paid if the gateway reports a payment whose webhook is missing', async () => {
    const { shopper, skuId, order } = await placeTestOrder({ stock: 1 });
    await payAtGateway(shop, order, { action: 'approve', webhook: 'never' });
    shop.setClock(afterTheWindow);
    await jobs['expire-orders']({});
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'paid' });
    expect(await stockOf(skuId)).toBe(0);
  });

  test('does not expire while the gateway does not respond', async () => {
    const { shopper, order } = await placeTestOrder();
    shop.setClock(afterTheWindow);
    await withSchemaChange(shop, unavailableGateway, () => jobs['expire-orders']({}));
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'pending_payment' });
    await jobs['expire-orders']({});
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'expired' });
  });

  test('and is paid late is reserved again', async () => {
    const { shopper, skuId, order } = await placeTestOrder({ stock: 1 });
    await expireThenPay(order);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'paid',
      payment: { status: 'succeeded' },
      history: [{}, { status: 'expired' }, { status: 'paid' }],
    });
    expect(await stockOf(skuId)).toBe(0);
    expect(await reasonsOf(order)).toEqual(['placed', 'not paid in time', 'paid late']);
    expect(await mailsTo(shopper)).toEqual(['order_expired', 'order_received', 'payment_received']);
    // Cancelling it then releases the second reservation.
    expect(dataOf(await cancel(shopper, order))).toMatchObject({ status: 'refund_pending' });
    expect(await stockOf(skuId)).toBe(1);
  });

  test('and is paid late after its stock was sold becomes refund_pending', async () => {
    const { shopper, skuId, order } = await placeTestOrder({ stock: 1 });
    await expireThenPay(order, () =>
      shop.db.updateTable('stocks').set({ stock: 0 }).where('sku_id', '=', skuId).execute(),
    );
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'refund_pending',
      isCancellable: false,
      payment: { status: 'succeeded' },
    });
    expect(await stockOf(skuId)).toBe(0);
    expect(await mailsTo(shopper)).toEqual(['order_expired', 'order_received', 'refund_pending']);
  });

  async function expireThenPay(order: Order, between: () => Promise<unknown> = async () => {}): Promise<void> {
    shop.setClock(afterTheWindow);
    await jobs['expire-orders']({});
    await between();
    await payAfterExpiry(shop, jobs, order.orderId);
  }
});

test.each<[string, (shopper: Shopper, order: Order) => Promise<unknown>]>([
  ['cancelled', cancel],
  ['expired', () => jobs['expire-orders']({})],
])('an order that is %s while its payment is received does not deadlock', async (status, close) => {
  const { shopper, order } = await placeTestOrder();
  shop.setClock(afterTheWindow);
  let closing: Promise<unknown> = Promise.resolve();
  await shop.db.transaction().execute(async (tx) => {
    // Receiving a payment locks the payment attempts first, then the order.
    await lockPaymentAttempts(tx, order.orderId);
    closing = close(shopper, order);
    await untilBlocked(shop);
    const row = tx.selectFrom('orders').select('order_id').where('order_id', '=', order.orderId);
    await row.forUpdate().noWait().executeTakeFirstOrThrow();
  });
  await closing;
  expect(await shopper.getOrder(order.orderId)).toMatchObject({ status });
});

test('expired guest carts and idempotency keys are deleted, customer carts and orders are not', async () => {
  shop.setClock(start);
  const { shopper, order } = await placeTestOrder();
  const guest = dataOf(await shop.client()('POST /cart/api/cart/create'));
  const guestCartExists = async () =>
    (await shop.client()('GET /cart/api/cart/{cartId}', { params: { cartId: guest.cartId } })).ok;
  shop.setClock('2026-12-20T02:59:00Z');
  await jobs['sweep-old-rows']({});
  expect(await guestCartExists()).toBe(true);
  expect(await shop.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  shop.setClock('2026-12-20T03:01:00Z');
  await jobs['sweep-old-rows']({});
  expect(await guestCartExists()).toBe(false);
  expect(dataOf(await shopper.client('GET /cart/api/cart/me')).cartId).toBe(shopper.cartId);
  expect((await shopper.getOrder(order.orderId)).orderId).toBe(order.orderId);
});

describe('access to orders', () => {
  const calls = (cartId: string, orderId: string) =>
    [
      ['GET', `/cart/api/checkout/${cartId}`, undefined, 'cart_not_found'],
      [
        'PUT',
        `/cart/api/checkout/${cartId}/delivery`,
        { deliveryMethod: 'shipping', addressId: randomUUID() },
        'cart_not_found',
      ],
      ['POST', '/cart/api/order/create', { cartId, quote: 'any', paymentMethod: 'credit_card' }, 'cart_not_found'],
      ['GET', `/cart/api/order/${orderId}`, undefined, 'order_not_found'],
      ['POST', `/cart/api/order/request-payment/${orderId}`, { paymentMethod: 'qr_code' }, 'order_not_found'],
      ['POST', `/cart/api/order/${orderId}/refresh-payment`, undefined, 'order_not_found'],
      ['POST', `/cart/api/order/${orderId}/cancel`, undefined, 'order_not_found'],
    ] as const;

  test('is refused to guests and invalid tokens with 401, to other customers with 404', async () => {
    const { shopper, skuId, order } = await placeTestOrder();
    await shopper.addToCart(skuId);
    const stranger = await shop.authHeaders((await createShopper(shop)).customerId);
    const call = (
      method: 'GET' | 'PUT' | 'POST',
      url: string,
      payload: object | undefined,
      headers: Record<string, string>,
    ) =>
      shop.app.inject({
        method,
        url,
        headers: { 'idempotency-key': randomUUID(), ...headers },
        ...(payload ? { payload } : {}),
      });
    for (const [method, url, payload, code] of calls(shopper.cartId, order.orderId)) {
      expect(failureOf(await call(method, url, payload, {})), url).toEqual({ status: 401, code: 'sign_in_required' });
      expect(failureOf(await call(method, url, payload, { authorization: 'Bearer forged' })), url).toEqual({
        status: 401,
        code: 'token_not_valid',
      });
      expect(failureOf(await call(method, url, payload, stranger)), url).toEqual({ status: 404, code });
    }
    expect(failureOf(await call('GET', '/cart/api/order/list', undefined, {}))).toEqual({
      status: 401,
      code: 'sign_in_required',
    });
    expect(failureOf(await call('GET', '/cart/api/order/list', undefined, { authorization: 'Bearer forged' }))).toEqual(
      { status: 401, code: 'token_not_valid' },
    );
    expect(await shopper.getOrder(order.orderId)).toEqual(order);
  });

  test('is answered with 404 for an order that does not exist', async () => {
    const { shopper } = await placeTestOrder();
    for (const orderId of ['SF261120999999', "SF'--", 'ฮ']) {
      expect(await shopper.client('GET /cart/api/order/{orderId}', { params: { orderId } })).toMatchObject({
        status: 404,
        code: 'order_not_found',
      });
      expect(await cancel(shopper, { orderId } as Order)).toMatchObject({ status: 404, code: 'order_not_found' });
      expect(await refresh(shopper, { orderId } as Order)).toMatchObject({ status: 404, code: 'order_not_found' });
    }
  });
});
