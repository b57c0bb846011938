import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ok } from '#contract/result.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { jsonLines, runShopCommand } from '../../testing/run-shop-command.ts';
import { chargeIdOf, createShopper, payAtGateway, type Shopper } from '../../testing/shopper.ts';
import { createTestShop, dataOf } from '../../testing/test-shop.ts';
import { jobHandlers } from '../../workers.ts';
import { ordersCommand } from '../commands.ts';
import { uploadSlip } from './slips.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
const run = (args: string[], input?: string) => runShopCommand(shop, ordersCommand, args, input);
const start = '2026-11-20T03:00:00Z';
beforeEach(() => shop.setClock(start));

/** An order of 1,000 baht by bank transfer. */
async function placeTransferOrder(stock = 10) {
  const shopper = await createShopper(shop);
  const { skuId } = await createProduct(shop, { stock, price: 1000 });
  await shopper.addToCart(skuId);
  return { shopper, skuId, order: await shopper.placeOrder({ paymentMethod: 'bank_transfer' }) };
}

/** Sends a slip that was read already. */
async function sendSlip({ customerId }: Shopper, orderId: string, transactionReference: string | null = randomUUID()) {
  const pictureHash = Buffer.from(randomUUID().replaceAll('-', ''));
  const transfer = transactionReference === null ? null : { sendingBank: '014', transactionReference };
  const reader = { read: async () => ok({ picture: Buffer.from('picture'), pictureHash, transfer }), close: () => {} };
  const upload = { file: Buffer.alloc(1), ended: new AbortController().signal };
  return uploadSlip(shop, reader, { orderId, customerId }, upload);
}

async function mailsTo({ email }: Shopper) {
  const mails = await shop.db
    .selectFrom('mails')
    .select(['template', 'content'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
  return mails.map(({ template, content }) => ({ template, ...(content as Record<string, unknown>) }));
}

/** An order whose card was charged although the customer had changed to a transfer and sent a slip. */
async function placeCardPaidOrderWithSlip() {
  const shopper = await createShopper(shop);
  await shopper.addToCart((await createProduct(shop)).skuId);
  const order = await shopper.placeOrder({ paymentMethod: 'credit_card' });
  const chargeId = chargeIdOf(order);
  dataOf(
    await shopper.client('POST /cart/api/order/request-payment/{orderId}', {
      params: { orderId: order.orderId },
      body: { paymentMethod: 'bank_transfer' },
      idempotencyKey: randomUUID(),
    }),
  );
  await sendSlip(shopper, order.orderId);
  await shop.db.updateTable('mock_charges').set({ status: 'successful' }).where('charge_id', '=', chargeId).execute();
  await jobs['mock-webhook']({ chargeId, eventId: randomUUID() });
  expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'paid', paymentMethod: 'credit_card' });
  return { shopper, order };
}

describe('a confirmed transfer', () => {
  test('pays the order as a gateway does, once', async () => {
    const { shopper, order } = await placeTransferOrder();
    dataOf((await sendSlip(shopper, order.orderId)) as { ok: true; data: null });
    const twice = ['confirm-transfer', order.orderId, order.orderId];
    expect((await run([...twice, '--dry-run'])).output).toContain('1 changed, 1 unchanged');
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'pending_payment', slipStatus: 'waiting' });
    const confirm = ['confirm-transfer', order.orderId, '--amount', String(order.totalPayable), '--as', 'nok'];
    expect((await run(confirm)).output).toContain('1 changed');
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'paid',
      slipStatus: null,
      payment: { status: 'succeeded', paymentMethod: 'bank_transfer' },
      bankTransfer: { accounts: [], slips: [{ status: 'accepted' }], canUpload: false },
      invoices: [{ type: 'abbreviated_tax_invoice' }],
    });
    expect((await run(confirm)).output).toContain('1 unchanged');
    expect((await mailsTo(shopper)).map(({ template }) => template)).toEqual([
      'waiting_for_transfer',
      'payment_received',
    ]);
    const logged = await shop.db
      .selectFrom('order_transitions')
      .select(['to_status', 'actor', 'operator'])
      .where('order_id', '=', order.orderId)
      .where('to_status', '=', 'paid')
      .execute();
    expect(logged).toEqual([{ to_status: 'paid', actor: 'operator', operator: 'nok' }]);
  });

  test('is not confirmed with another amount', async () => {
    const { shopper, order } = await placeTransferOrder();
    const result = await run(['confirm-transfer', order.orderId, '--amount', '999.99']);
    expect(result).toMatchObject({ failed: true, errors: expect.stringContaining('999.99 arrived') });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'pending_payment' });
  });

  test('pays an order that has expired; one whose stock is gone is to be refunded', async () => {
    const [available, sold] = [await placeTransferOrder(), await placeTransferOrder(1)];
    shop.setClock('2026-11-22T03:00:00Z');
    await jobs['expire-orders']({});
    await shop.db.updateTable('stocks').set({ stock: 0 }).where('sku_id', '=', sold.skuId).execute();
    const confirmed = await run(['confirm-transfer', available.order.orderId, sold.order.orderId]);
    expect(confirmed).toMatchObject({ errors: expect.stringContaining('its stock was sold') });
    expect(await available.shopper.getOrder(available.order.orderId)).toMatchObject({ status: 'paid' });
    expect(await sold.shopper.getOrder(sold.order.orderId)).toMatchObject({ status: 'refund_pending' });
    expect(shop.takeJobs('perform-refund')).toEqual([]);
  });

  test('closes the card payment that the shopper had changed to', async () => {
    const { shopper, order } = await placeTransferOrder();
    const params = { orderId: order.orderId };
    const byCard = dataOf(
      await shopper.client('POST /cart/api/order/request-payment/{orderId}', {
        params,
        body: { paymentMethod: 'credit_card' },
        idempotencyKey: randomUUID(),
      }),
    );
    expect((await run(['confirm-transfer', order.orderId])).output).toContain('1 changed');
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'paid',
      paymentMethod: 'bank_transfer',
      payment: { paymentMethod: 'bank_transfer' },
    });
    await expect(payAtGateway(shop, byCard, { action: 'approve', webhook: 'before' })).rejects.toThrow(
      'payment_not_open',
    );
  });

  test('settles the latest payment by transfer of a shopper who changed to a card and back', async () => {
    const { shopper, order } = await placeTransferOrder();
    for (const [minute, paymentMethod] of [
      [1, 'credit_card'],
      [2, 'bank_transfer'],
    ] as const) {
      shop.setClock(`2026-11-20T03:0${minute}:00Z`);
      dataOf(
        await shopper.client('POST /cart/api/order/request-payment/{orderId}', {
          params: { orderId: order.orderId },
          body: { paymentMethod },
          idempotencyKey: randomUUID(),
        }),
      );
    }
    expect((await run(['confirm-transfer', order.orderId])).output).toContain('1 changed');
    const attempts = shop.db.selectFrom('payment_attempts').select(['payment_method', 'status']);
    expect(await attempts.where('reference', '=', order.orderId).orderBy('created_at').execute()).toEqual([
      { payment_method: 'bank_transfer', status: 'cancelled' },
      { payment_method: 'credit_card', status: 'cancelled' },
      { payment_method: 'bank_transfer', status: 'succeeded' },
    ]);
  });

  test('is asked for by mail, once, if the shopper changes to it', async () => {
    const shopper = await createShopper(shop);
    await shopper.addToCart((await createProduct(shop, { price: 1000 })).skuId);
    const { orderId } = await shopper.placeOrder({ paymentMethod: 'credit_card' });
    for (const paymentMethod of ['qr_code', 'bank_transfer', 'credit_card', 'bank_transfer'] as const)
      dataOf(
        await shopper.client('POST /cart/api/order/request-payment/{orderId}', {
          params: { orderId },
          body: { paymentMethod },
          idempotencyKey: randomUUID(),
        }),
      );
    const mails = await mailsTo(shopper);
    expect(mails.map(({ template }) => template).sort()).toEqual(['order_received', 'waiting_for_transfer']);
    expect(mails.find(({ template }) => template === 'waiting_for_transfer')).toMatchObject({
      orderId,
      paymentMethod: 'bank_transfer',
      payable: 1000,
      payUntil: '2026-11-21T03:00:00.000Z',
      accounts: expect.arrayContaining([expect.objectContaining({ accountNumber: expect.any(String) })]),
    });
  });

  test('is refunded by the shop, which asks for an account unless it says that the money was sent', async () => {
    for (const [sent, asksForAccount] of [
      [[], true],
      [['--sent-on', '2026-11-20', '--reference', 'SCB 1'], false],
    ] as const) {
      const { shopper, order } = await placeTransferOrder();
      await run(['confirm-transfer', order.orderId]);
      expect((await run(['refund', order.orderId, ...sent])).output).toContain('1 changed');
      const mails = await mailsTo(shopper);
      expect(mails.find(({ template }) => template === 'refund_pending')).toMatchObject({ asksForAccount });
    }
  });

  test('is refused for orders that wait for none, with the number of the row', async () => {
    const { order } = await placeTransferOrder();
    const shopper = await createShopper(shop);
    await shopper.addToCart((await createProduct(shop)).skuId);
    const byCard = await shopper.placeOrder({ paymentMethod: 'credit_card' });
    const file = jsonLines({ order_id: 'SF0' }, { order_id: byCard.orderId }, { order_id: order.orderId });
    const result = await run(['confirm-transfer', '--file', '-'], file);
    expect(result.output).toContain('3 read, 1 changed, 0 unchanged, 2 refused');
    expect(result.errors).toMatch(/row 1: there is no such order\n.*row 2: is not paid by bank transfer/s);
  });

  test('is refused if the card was charged first: the operator is asked to send the transfer back', async () => {
    const { order } = await placeCardPaidOrderWithSlip();
    const result = await run(['confirm-transfer', order.orderId]);
    expect(result).toMatchObject({ failed: true, errors: expect.stringContaining('was paid by credit_card') });
  });

  test('accepts the slips that arrive at the same time, or refuses them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shopper, order } = await placeTransferOrder();
      await sendSlip(shopper, order.orderId);
      await Promise.all([
        sendSlip(shopper, order.orderId),
        run(['confirm-transfer', order.orderId]),
        sendSlip(shopper, order.orderId),
        sendSlip(shopper, order.orderId),
      ]);
      expect((await shopper.getOrder(order.orderId)).status).toBe('paid');
      expect((await run(['transfers'])).output).not.toContain(order.orderId);
    }
  });

  test('at the same time as another confirmation, pays once', async () => {
    const { shopper, order } = await placeTransferOrder();
    await Promise.all(Array.from({ length: 4 }, () => run(['confirm-transfer', order.orderId])));
    const { invoices, history } = await shopper.getOrder(order.orderId);
    expect([invoices.length, history.map(({ status }) => status)]).toEqual([1, ['pending_payment', 'paid']]);
  });
});

describe('a rejected transfer', () => {
  test('is mailed to the customer with the reason, who can send another slip for 24 hours', async () => {
    const { shopper, order } = await placeTransferOrder();
    const transaction = randomUUID();
    await sendSlip(shopper, order.orderId, transaction);
    shop.setClock('2026-11-22T05:00:00Z');
    const reason = 'ยอดโอนไม่ครบ ขาด 100 บาท';
    const twice = ['reject-transfer', order.orderId, order.orderId, '--reason', reason];
    for (const options of [['--dry-run'], []])
      expect((await run([...twice, ...options])).output).toContain('2 read, 1 changed, 1 unchanged');
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      slipStatus: 'rejected',
      isPayable: true,
      expiresAt: '2026-11-23T05:00:00.000Z',
      bankTransfer: { slips: [{ status: 'rejected', reason }], canUpload: true },
    });
    expect((await mailsTo(shopper)).at(-1)).toMatchObject({
      template: 'slip_rejected',
      reason,
      payUntil: '2026-11-23T05:00:00.000Z',
    });
    // The transfer may belong to another order, for which it was not used.
    expect(await sendSlip(shopper, order.orderId, transaction)).toMatchObject({ ok: true });
  });

  test('is shown with its order: who decided what about each slip, when and why', async () => {
    const { shopper, order } = await placeTransferOrder();
    await sendSlip(shopper, order.orderId, 'TRANSACTION1');
    const show = async () => (await run(['show', order.orderId])).output.replace(/ +$/gm, '').replace(/ {2,}/g, ' | ');
    const sent = '2026-11-20 10:00 | Siam Commercial Bank | TRANSACTION1';
    expect(await show()).toContain(`${sent} | waiting\n`);
    shop.setClock('2026-11-20T04:00:00Z');
    await run(['reject-transfer', order.orderId, '--reason', '100 baht are missing', '--as', 'nok']);
    expect(await show()).toContain(`${sent} | rejected | 2026-11-20 11:00 | nok | 100 baht are missing\n`);
    await sendSlip(shopper, order.orderId, null);
    await run(['confirm-transfer', order.orderId, '--as', 'malee']);
    expect(await show()).toContain('2026-11-20 11:00 | no QR code | accepted | 2026-11-20 11:00 | malee\n');
    expect(JSON.parse((await run(['show', order.orderId, '--json'])).output).slips).toMatchObject([
      { status: 'rejected', decidedBy: 'nok', decidedAt: '2026-11-20T04:00:00.000Z', reason: '100 baht are missing' },
      { status: 'accepted', decidedBy: 'malee', transfer: null, reason: null },
    ]);
  });

  test('of an order that was closed or paid by card no longer waits, and its slip can be sent for another order', async () => {
    const { shopper, order } = await placeTransferOrder();
    const transaction = randomUUID();
    await sendSlip(shopper, order.orderId, transaction);
    await run(['cancel', order.orderId, '--reason', 'sold out']);
    const paid = await placeCardPaidOrderWithSlip();
    const reject = ['reject-transfer', order.orderId, paid.order.orderId, '--reason', 'sent for another order'];
    expect((await run([...reject, '--dry-run'])).output).toContain('2 changed');
    expect((await run(reject)).output).toContain('2 changed');
    expect((await run(reject)).output).toContain('2 unchanged');
    const { output } = await run(['transfers']);
    expect(output).not.toContain(order.orderId);
    expect(output).not.toContain(paid.order.orderId);
    expect((await mailsTo(paid.shopper)).map(({ template }) => template)).not.toContain('slip_rejected');
    expect(await paid.shopper.getOrder(paid.order.orderId)).toMatchObject({ status: 'paid', slipStatus: null });

    await shopper.addToCart((await createProduct(shop)).skuId);
    const next = await shopper.placeOrder({ paymentMethod: 'bank_transfer' });
    expect(await sendSlip(shopper, next.orderId, transaction)).toMatchObject({ ok: true });
  });

  test('needs a slip that is being checked, and a reason', async () => {
    const { order } = await placeTransferOrder();
    const without = await run(['reject-transfer', order.orderId, '--reason', 'none']);
    expect(without.errors).toContain('no slip of it is being checked');
    expect((await run(['reject-transfer', order.orderId])).errors).toContain('reason');
  });
});

test('lists the slips that wait, and writes their pictures', async () => {
  const { shopper, order } = await placeTransferOrder();
  await sendSlip(shopper, order.orderId, 'T202611200001');
  await sendSlip(shopper, order.orderId, null);
  shop.setClock('2026-11-20T08:30:00Z');
  const folder = join(await mkdtemp(join(tmpdir(), 'slips-')), 'today');
  const { output } = await run(['transfers', '--pictures', folder]);
  const own = output.split('\n').filter((line) => line.startsWith(order.orderId));
  expect(own.join('\n')).toMatch(/pending_payment.*5 h.*Siam Commercial Bank.*T202611200001/);
  expect(own.join('\n')).toContain('no QR code');
  expect((await readdir(folder)).filter((name) => name.startsWith(order.orderId))).toHaveLength(2);
});
