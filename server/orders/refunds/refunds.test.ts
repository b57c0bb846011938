import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { transaction } from '../../db/database.ts';
import { listRefunds, lockPaymentAttempts, retryRefusedRefunds, stateSentMoney } from '../../payments/payments.ts';
import { bookViolations, stockAndSold } from '../../testing/books.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { openAttention } from '../../testing/open-attention.ts';
import { mockRefundsThatAre, unavailableGateway, withSchemaChange } from '../../testing/schema-changes.ts';
import { chargeIdOf, createShopper, payAfterExpiry, payAtGateway, type Shopper } from '../../testing/shopper.ts';
import { createTestShop, dataOf } from '../../testing/test-shop.ts';
import { jobHandlers } from '../../workers.ts';
import { onRefunded } from '../orders.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
const start = new Date('2026-11-20T03:00:00Z');

afterEach(async () => {
  expect(await bookViolations(shop.db)).toEqual([]);
});

async function placePaidOrder({ stock = 10, quantity = 1 } = {}) {
  shop.setClock(start);
  const shopper = await createShopper(shop);
  const { skuId } = await createProduct(shop, { price: 1234.5, stock });
  await shopper.addToCart(skuId, quantity);
  const order = await shopper.placeOrder();
  const chargeId = chargeIdOf(order);
  await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  return { shopper, skuId, order, chargeId };
}

const cancel = async ({ client }: Shopper, { orderId }: Order) =>
  client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } });

/** Runs the jobs that were queued for refunds. */
async function runRefundJobs(): Promise<void> {
  for (const job of shop.takeJobs('perform-refund')) await jobs['perform-refund'](job);
}

async function afterMinutes(minutes: number): Promise<void> {
  shop.setClock(new Date(shop.clock().getTime() + minutes * 60_000));
  await jobs['perform-due-refunds']({});
}

const refundsOf = ({ orderId }: Order) => listRefunds(shop.db, orderId);

const refundsAtGateway = (chargeId: string) =>
  shop.db.selectFrom('mock_refunds').select(['amount_satang', 'refund_id']).where('charge_id', '=', chargeId).execute();

describe('a paid order that its customer cancels', () => {
  test('is refunded by itself, with all of its money and its stock back', async () => {
    const { shopper, skuId, order, chargeId } = await placePaidOrder({ stock: 3 });
    expect(dataOf(await cancel(shopper, order))).toMatchObject({ status: 'refund_pending' });
    await runRefundJobs();
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refunded' });
    expect(await refundsAtGateway(chargeId)).toMatchObject([{ amount_satang: order.totalPayable * 100 }]);
    expect(await stockAndSold(shop.db, skuId)).toEqual({ stock: 3, sold: 0 });
  });

  test('is refunded once, however often it is cancelled and its refund performed at once', async () => {
    const { shopper, order, chargeId } = await placePaidOrder();
    const results = await Promise.all(Array.from({ length: 5 }, () => cancel(shopper, order)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const [job] = shop.takeJobs('perform-refund');
    if (!job) throw new Error('no refund was requested');
    await Promise.all(Array.from({ length: 5 }, () => jobs['perform-refund'](job)));
    await afterMinutes(120);
    expect(await refundsAtGateway(chargeId)).toHaveLength(1);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refunded' });
  });

  test('is refunded when the gateway is back after minutes', async () => {
    const { shopper, order, chargeId } = await placePaidOrder();
    dataOf(await cancel(shopper, order));
    await withSchemaChange(shop, unavailableGateway, async () => {
      await runRefundJobs();
      for (let minute = 0; minute < 10; minute += 1) await afterMinutes(1);
    });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refund_pending' });
    await afterMinutes(15);
    expect(await refundsAtGateway(chargeId)).toHaveLength(1);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refunded' });
  });

  test('is refunded when the gateway is back after months', async () => {
    const { shopper, order, chargeId } = await placePaidOrder();
    dataOf(await cancel(shopper, order));
    await shop.db.updateTable('refunds').set({ tries: 2000 }).where('reference', '=', order.orderId).execute();
    await afterMinutes(60);
    expect(await refundsAtGateway(chargeId)).toHaveLength(1);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refunded' });
  });

  test('is refunded once if the process ends after the gateway refunded it, before that is stored', async () => {
    const { shopper, order, chargeId } = await placePaidOrder();
    dataOf(await cancel(shopper, order));
    shop.takeJobs('perform-refund');
    const [refund] = await refundsOf(order);
    if (!refund) throw new Error('no refund was requested');
    await shop.db
      .updateTable('refunds')
      .set({ tries: 1, next_try_at: new Date(start.getTime() + 60_000) })
      .where('refund_id', '=', refund.refundId)
      .execute();
    const made = { charge_id: chargeId, refund_id: refund.refundId, amount_satang: refund.amount, created_at: start };
    await shop.db.insertInto('mock_refunds').values(made).execute();
    await afterMinutes(0);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refund_pending' });
    await afterMinutes(2);
    expect(await refundsAtGateway(chargeId)).toHaveLength(1);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refunded' });
  });

  test('stays refund_pending while the gateway has the refund under way', async () => {
    const { shopper, order } = await placePaidOrder();
    dataOf(await cancel(shopper, order));
    await withSchemaChange(shop, mockRefundsThatAre('pending'), runRefundJobs);
    await afterMinutes(2);
    expect(await refundsOf(order)).toMatchObject([{ status: 'requested', gatewayRefundId: expect.any(String) }]);
    await shop.db.updateTable('mock_refunds').set({ status: 'succeeded' }).where('status', '=', 'pending').execute();
    await afterMinutes(10);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refunded' });
  });

  test('needs attention if the gateway has the refund under way for a week, until it is made', async () => {
    const { shopper, order } = await placePaidOrder();
    dataOf(await cancel(shopper, order));
    await withSchemaChange(shop, mockRefundsThatAre('pending'), runRefundJobs);
    await afterMinutes(6 * 24 * 60);
    expect(await openAttention(shop.db, order.orderId)).toEqual([]);
    await afterMinutes(24 * 60);
    expect(await openAttention(shop.db, order.orderId)).toEqual(['refund_not_made']);
    await shop.db.updateTable('mock_refunds').set({ status: 'succeeded' }).where('status', '=', 'pending').execute();
    await afterMinutes(60);
    expect(await openAttention(shop.db, order.orderId)).toEqual([]);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refunded' });
  });

  test('can be refunded again if the gateway refused it, or by the operator', async () => {
    const { shopper, order, chargeId } = await placePaidOrder();
    dataOf(await cancel(shopper, order));
    const charges = shop.db.updateTable('mock_charges').where('charge_id', '=', chargeId);
    await charges.set({ status: 'failed' }).execute();
    await runRefundJobs();
    expect(await refundsOf(order)).toMatchObject([{ status: 'failed', failureCode: 'refund_rejected' }]);
    await transaction(shop.db, (tx) => retryRefusedRefunds(shop, tx, order.orderId, shop.clock()));
    await runRefundJobs();
    expect(await refundsOf(order)).toMatchObject([{ status: 'failed' }]);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refund_pending' });
    const sent = {
      reference: order.orderId,
      sentOn: '2026-11-22',
      sentReference: 'KBANK 123',
      operator: 'malee',
      now: shop.clock(),
    };
    const state = () =>
      transaction(shop.db, async (tx) => {
        await lockPaymentAttempts(tx, order.orderId);
        return stateSentMoney(tx, sent, onRefunded(shop));
      });
    expect(await state()).toMatchObject([{ status: 'succeeded', sentOn: '2026-11-22' }]);
    expect(await state()).toEqual([]);
    await charges.set({ status: 'successful' }).execute();
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refunded' });
  });
});

describe('a payment that pays for nothing is refunded by itself', () => {
  test('if two attempts of an order are paid', async () => {
    shop.setClock(start);
    const shopper = await createShopper(shop);
    await shopper.addToCart((await createProduct(shop)).skuId);
    const order = await shopper.placeOrder();
    const chargeId = chargeIdOf(order);
    const again = dataOf(
      await shopper.client('POST /cart/api/order/request-payment/{orderId}', {
        params: { orderId: order.orderId },
        body: { paymentMethod: 'qr_code' },
        idempotencyKey: randomUUID(),
      }),
    );
    await payAtGateway(shop, again, { action: 'approve', webhook: 'before' });
    await shop.db.updateTable('mock_charges').set({ status: 'successful' }).where('charge_id', '=', chargeId).execute();
    await Promise.all(
      Array.from({ length: 5 }, () => jobs['mock-webhook']({ chargeId, eventId: `evnt_${randomUUID()}` })),
    );
    await runRefundJobs();
    expect(await refundsOf(order)).toMatchObject([{ isExcess: true, status: 'succeeded' }]);
    expect(await refundsAtGateway(chargeId)).toHaveLength(1);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'paid',
      payment: { paymentMethod: 'qr_code' },
    });
    // The order can still be refunded: by the payment that paid it.
    dataOf(await cancel(shopper, order));
    await runRefundJobs();
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refunded' });
  });

  test('if it is late and the order is sold out', async () => {
    shop.setClock(start);
    const shopper = await createShopper(shop);
    const { skuId } = await createProduct(shop, { stock: 1 });
    await shopper.addToCart(skuId);
    const order = await shopper.placeOrder();
    shop.setClock('2026-11-20T04:00:00Z');
    await jobs['expire-orders']({});
    await shop.db.updateTable('stocks').set({ stock: 0 }).where('sku_id', '=', skuId).execute();
    await payAfterExpiry(shop, jobs, order.orderId);
    await runRefundJobs();
    const refunded = await shopper.getOrder(order.orderId);
    expect(refunded).toMatchObject({ status: 'refunded', invoices: [] });
    expect(refunded.history).toContainEqual(expect.objectContaining({ closingReason: 'sold_out' }));
  });

  test('if its order does not expect one, which stays as it is', async () => {
    shop.setClock(start);
    const shopper = await createShopper(shop);
    const { skuId } = await createProduct(shop, { stock: 5 });
    await shopper.addToCart(skuId);
    const order = await shopper.placeOrder();
    // As if the order had been paid in another way.
    await shop.db
      .updateTable('orders')
      .set({ status: 'confirmed', expires_at: null, payment_method: 'cash_on_delivery' })
      .where('order_id', '=', order.orderId)
      .execute();
    await payAfterExpiry(shop, jobs, order.orderId);
    expect(await openAttention(shop.db, order.orderId)).toEqual(['payment_not_expected']);
    await runRefundJobs();
    expect(await openAttention(shop.db, order.orderId)).toEqual([]);
    expect(await refundsOf(order)).toMatchObject([{ isExcess: true, status: 'succeeded' }]);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'confirmed', history: [{}] });
    expect(await stockAndSold(shop.db, skuId)).toEqual({ stock: 4, sold: 1 });
  });
});

test('the database refuses to refund more than was paid, twice, or a refund that is changed', async () => {
  const { shopper, order } = await placePaidOrder();
  dataOf(await cancel(shopper, order));
  await runRefundJobs();
  const refund = { reference: order.orderId, amount_satang: 1, reason: JSON.stringify({ th: '', en: '' }) };
  const [made] = await refundsOf(order);
  for (const payment_id of [null, made?.paymentId ?? null]) {
    const next = payment_id === null ? {} : { payment_id, next_try_at: start };
    await expect(
      shop.db
        .insertInto('refunds')
        .values({ ...refund, ...next, requested_at: start })
        .execute(),
    ).rejects.toThrow('does not cover');
  }
  await expect(shop.db.updateTable('refunds').set({ amount_satang: 1 }).execute()).rejects.toThrow('keeps what it');
  await expect(shop.db.deleteFrom('refunds').execute()).rejects.toThrow('keeps what it');
});
