import { afterEach, describe, expect, test } from 'vitest';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { listInvoices } from '../../invoices/invoices.ts';
import { bookViolations } from '../../testing/books.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { createPromotion } from '../../testing/promotion-factory.ts';
import { runShopCommand } from '../../testing/run-shop-command.ts';
import { createShopper, payAtGateway } from '../../testing/shopper.ts';
import { createTestShop } from '../../testing/test-shop.ts';
import { ordersCommand } from '../commands.ts';

const shop = await createTestShop();
const run = (...args: string[]) => runShopCommand(shop, ordersCommand, args);
const cancel = (orderId: string, lines: string, ...more: string[]) =>
  run('cancel-lines', orderId, '--lines', lines, '--reason', 'ผู้ผลิตเลิกผลิต', ...more);
const ship = (orderId: string, tracking: string) => run('ship', orderId, '--carrier', 'flash', '--tracking', tracking);

afterEach(async () => {
  expect(await bookViolations(shop.db)).toEqual([]);
});

const oneChanged = '1 read, 1 changed, 0 unchanged, 0 refused\n';
const oneUnchanged = '1 read, 0 changed, 1 unchanged, 0 refused\n';

/** A prepared order of a phone with a case as gift, which is on pre-order unless it is in stock. */
async function prepareOrder({
  giftStock = 0,
  paymentMethod = 'credit_card',
}: {
  giftStock?: number;
  paymentMethod?: PaymentMethod;
} = {}) {
  const shopper = await createShopper(shop);
  const phone = await createProduct(shop, { price: 1000, stock: 10 });
  const gift = await createProduct(shop, giftStock > 0 ? { stock: giftStock } : { stock: 0, preOrderStock: 5 });
  await createPromotion(shop, {
    conditions: [{ kind: 'items', skus: [phone.sku] }],
    action: { kind: 'free_gift', gifts: [{ sku: gift.sku }] },
  });
  await shopper.addToCart(phone.skuId, 2);
  const order = await shopper.placeOrder({ paymentMethod });
  expect(order.items.map(({ itemType }) => itemType)).toEqual(['ITEM', 'GIFT']);
  if (paymentMethod === 'credit_card') await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  await run('prepare', order.orderId);
  return { orderId: order.orderId, phone, gift, get: () => shopper.getOrder(order.orderId) };
}

const stockOf = async (skuId: number) => {
  const { stock, pre_order_stock } = await shop.db
    .selectFrom('stocks')
    .select(['stock', 'pre_order_stock'])
    .where('sku_id', '=', skuId)
    .executeTakeFirstOrThrow();
  return { stock, preOrderStock: pre_order_stock };
};

const mailsAbout = async (orderId: string, template: string) =>
  (await shop.db.selectFrom('mails').select('content').where('template', '=', template).execute())
    .map(({ content }) => content as unknown as { orderId: string; lines: object[] })
    .filter((content) => content.orderId === orderId);

describe('a gift on pre-order that never arrives', () => {
  test('is cancelled, and the order is delivered without it', async () => {
    const { orderId, gift, get } = await prepareOrder();
    await ship(orderId, 'TH0001');
    await run('deliver', orderId);
    expect((await get()).status).toBe('shipped');
    const { preOrderStock } = await stockOf(gift.skuId);

    const twice = ['cancel-lines', orderId, orderId, '--lines', `${gift.sku}=1`, '--reason', 'ผู้ผลิตเลิกผลิต'];
    const counts = '2 read, 1 changed, 1 unchanged, 0 refused';
    expect((await run(...twice, '--dry-run')).output).toBe(`${counts}; nothing was written\n`);
    expect((await get()).status).toBe('shipped');
    expect((await run(...twice)).output).toBe(`${counts}\n`);
    expect((await cancel(orderId, `${gift.sku}=1`)).output).toBe(oneUnchanged);

    const order = await get();
    expect(order).toMatchObject({ status: 'delivered', refunds: [] });
    expect(order.invoices).toHaveLength(1);
    expect(order.items.map(({ refundedUnits }) => refundedUnits)).toEqual([0, 1]);
    expect((await stockOf(gift.skuId)).preOrderStock).toBe(preOrderStock + 1);
    expect(await mailsAbout(orderId, 'refund_made')).toEqual([]);
    expect(await mailsAbout(orderId, 'lines_cancelled')).toMatchObject([
      { reason: 'ผู้ผลิตเลิกผลิต', cancelled: [{ quantity: 1 }], lines: [{ quantity: 2 }, { cancelledUnits: 1 }] },
    ]);
    const shown = (await run('show', orderId)).output;
    expect(shown).toContain('(1 cancelled)');
    expect(shown).toContain('delivered: what was to follow is cancelled');
  });

  test('is cancelled before the order is shipped, which then comes in one delivery', async () => {
    const { orderId, gift, get } = await prepareOrder();
    await cancel(orderId, `${gift.sku}=1`);
    expect((await get()).status).toBe('preparing');
    await ship(orderId, 'TH0001');
    expect((await run('deliver', orderId)).output).toBe(oneChanged);
    expect((await get()).status).toBe('delivered');
  });

  test('is cancelled in an order that is paid on delivery', async () => {
    const { orderId, gift, get } = await prepareOrder({ paymentMethod: 'cash_on_delivery', giftStock: 5 });
    expect((await cancel(orderId, `${gift.sku}=1`)).output).toBe(oneChanged);
    expect((await stockOf(gift.skuId)).stock).toBe(5);
    await ship(orderId, 'TH0001');
    await run('deliver', orderId);
    expect(await get()).toMatchObject({ status: 'delivered', refunds: [] });
    const [invoice] = await listInvoices(shop.db, orderId);
    expect(invoice?.document.lines).toMatchObject([{ quantity: 2 }]);
  });

  test('is cancelled once by two operators at the same time', async () => {
    const { orderId, gift } = await prepareOrder();
    const before = await stockOf(gift.skuId);
    const runs = await Promise.all([cancel(orderId, `${gift.sku}=1`), cancel(orderId, `${gift.sku}=1`)]);
    expect(runs.map(({ output }) => output).sort()).toEqual([oneUnchanged, oneChanged]);
    expect((await stockOf(gift.skuId)).preOrderStock).toBe(before.preOrderStock + 1);
    expect(await mailsAbout(orderId, 'lines_cancelled')).toHaveLength(1);
  });

  test('leaves what was paid to be refunded', async () => {
    const { orderId, phone, gift, get } = await prepareOrder();
    await cancel(orderId, `${gift.sku}=1`);
    expect((await run('refund', orderId, '--lines', `${phone.sku}=1`)).output).toBe(oneChanged);
    expect((await get()).refunds).toMatchObject([{ amount: 1000 }]);
    expect((await run('refund', orderId)).output).toBe(oneChanged);
    expect(await get()).toMatchObject({ status: 'refunded', refunds: [{ amount: 1000 }, { amount: 1000 }] });
    expect((await stockOf(phone.skuId)).stock).toBe(10);
  });
});

describe('cancelling lines is refused', () => {
  test('of units that were paid for, are not in the order, or are more than it has', async () => {
    const { orderId, phone, gift, get } = await prepareOrder();
    expect((await cancel(orderId, `${phone.sku}=1`)).errors).toContain(
      `lines: only 0 of ${phone.sku} cost nothing: use refund for the others`,
    );
    expect((await cancel(orderId, 'OTHER=1')).errors).toContain('lines: OTHER is not in this order');
    expect((await cancel(orderId, `${gift.sku}=2`)).errors).toContain(`lines: ${gift.sku} was ordered 1 times`);
    expect((await cancel(orderId, gift.sku)).errors).toContain('lines: must be such as SKU=2 OTHER=1');
    expect((await cancel('SF26112299999999', `${gift.sku}=1`)).errors).toContain('there is no such order');
    expect((await run('refund', orderId, '--lines', `${gift.sku}=1`)).errors).toContain(
      'lines: nothing was paid for them: use cancel-lines',
    );
    expect((await get()).items.map(({ refundedUnits }) => refundedUnits)).toEqual([0, 0]);
  });

  test('where the units or the reason are too long', async () => {
    const { orderId, gift } = await prepareOrder();
    expect((await cancel(orderId, 'X'.repeat(2000))).errors).toContain('lines: must be such as SKU=2 OTHER=1');
    expect((await cancel(orderId, 'X'.repeat(2001))).errors).toContain('lines: must have at most 2000 characters');
    const withReason = (length: number) =>
      run('cancel-lines', orderId, '--lines', `${gift.sku}=1`, '--reason', 'x'.repeat(length));
    expect((await withReason(201)).errors).toContain('reason: must have at most 200 characters');
    expect((await withReason(200)).output).toBe(oneChanged);
  });

  test('of units that have left the shop, or of an order that is closed or not paid yet', async () => {
    const shipped = await prepareOrder({ giftStock: 5 });
    await ship(shipped.orderId, 'TH0001');
    expect((await cancel(shipped.orderId, `${shipped.gift.sku}=1`)).errors).toContain('has left the shop');
    await run('deliver', shipped.orderId);
    expect((await cancel(shipped.orderId, `${shipped.gift.sku}=1`)).errors).toContain(
      'is delivered, nothing of it can be cancelled',
    );
    const cancelled = await prepareOrder({ paymentMethod: 'cash_on_delivery', giftStock: 5 });
    await run('cancel', cancelled.orderId, '--reason', 'x');
    expect((await cancel(cancelled.orderId, `${cancelled.gift.sku}=1`)).errors).toContain(
      'nothing of it can be cancelled',
    );
    const unpaid = await prepareOrder({ paymentMethod: 'qr_code' });
    expect((await cancel(unpaid.orderId, `${unpaid.gift.sku}=1`)).errors).toContain(
      'is pending_payment, nothing of it can be cancelled',
    );
  });

  test('of all that is left of an order of 0 baht', async () => {
    const shopper = await createShopper(shop);
    const free = await createProduct(shop, { price: 100, stock: 5 });
    const conditions = [{ kind: 'items', skus: [free.sku] }];
    await createPromotion(shop, { conditions, action: { kind: 'percent_off', percent: 100 } });
    await createPromotion(shop, { conditions, action: { kind: 'delivery_off' } });
    await shopper.addToCart(free.skuId, 2);
    const { orderId, items } = await shopper.placeOrder({ paymentMethod: null });
    const sku = items[0]?.sku ?? '';
    expect((await cancel(orderId, `${sku}=2`)).errors).toContain('lines: nothing would be left: use cancel');
    expect((await cancel(orderId, `${sku}=1`)).output).toBe(oneChanged);
    expect((await cancel(orderId, `${sku}=2`)).errors).toContain('nothing would be left');
    expect((await stockOf(free.skuId)).stock).toBe(4);
    expect((await run('cancel', orderId, '--reason', 'x')).output).toBe(oneChanged);
    expect((await stockOf(free.skuId)).stock).toBe(5);
  });
});

test('a refund of 0 baht is never one of a payment, and never waits for anybody', async () => {
  const { orderId } = await prepareOrder();
  const insert = (row: { amount_satang: number; status: 'requested' | 'succeeded' }) =>
    shop.db
      .insertInto('refunds')
      .values({ ...row, reference: orderId, reason: JSON.stringify({ th: 'x', en: 'x' }), requested_at: shop.clock() })
      .execute();
  await expect(insert({ amount_satang: 0, status: 'requested' })).rejects.toThrow('refunds_amount_satang_check');
});

describe('an order of goods and services', () => {
  async function prepareServiceOrder() {
    const shopper = await createShopper(shop);
    const phone = await createProduct(shop, { price: 1000, stock: 10 });
    const service = await createProduct(shop, { kind: 'service', price: 300 });
    await shopper.addToCart(phone.skuId);
    await shopper.addToCart(service.skuId);
    const order = await shopper.placeOrder({ paymentMethod: 'credit_card' });
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    await run('prepare', order.orderId);
    return { orderId: order.orderId, phone, get: () => shopper.getOrder(order.orderId) };
  }

  test('whose goods are refunded while it is prepared is delivered when the services are done', async () => {
    const { orderId, phone, get } = await prepareServiceOrder();
    expect((await run('deliver', orderId)).errors).toContain('is preparing: ship it before');
    await run('refund', orderId, '--lines', `${phone.sku}=1`);
    expect((await ship(orderId, 'TH0001')).errors).toContain('has nothing left to ship');
    expect((await run('deliver', orderId)).output).toBe(oneChanged);
    expect(await get()).toMatchObject({ status: 'delivered', shipments: [] });
    expect((await run('deliver', orderId)).output).toBe(oneUnchanged);
    expect((await run('show', orderId)).output).toContain('delivered: no goods were left to ship');
  });

  test('can lose a service that costs nothing after its goods were shipped', async () => {
    const shopper = await createShopper(shop);
    const phone = await createProduct(shop, { price: 1000, stock: 10 });
    const service = await createProduct(shop, { kind: 'service', price: 300 });
    await createPromotion(shop, {
      conditions: [{ kind: 'items', skus: [service.sku] }],
      action: { kind: 'percent_off', percent: 100 },
    });
    await shopper.addToCart(phone.skuId);
    await shopper.addToCart(service.skuId);
    const order = await shopper.placeOrder({ paymentMethod: 'credit_card' });
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    await run('prepare', order.orderId);
    await ship(order.orderId, 'TH0001');
    expect(await cancel(order.orderId, `${service.sku}=1`)).toMatchObject({ output: oneChanged, errors: '' });
    await run('deliver', order.orderId);
    const { status, items } = await shopper.getOrder(order.orderId);
    expect([status, items.map(({ refundedUnits }) => refundedUnits)]).toEqual(['delivered', [0, 1]]);
  });

  test('cannot be delivered in the database while goods are to be shipped', async () => {
    const { orderId } = await prepareServiceOrder();
    const deliver = () =>
      shop.db.updateTable('orders').set({ status: 'delivered' }).where('order_id', '=', orderId).execute();
    await expect(deliver()).rejects.toThrow('cannot be delivered before its goods are shipped');
  });
});
