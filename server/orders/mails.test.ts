import PostalMime, { type Email } from 'postal-mime';
import { afterAll, describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { transaction } from '../db/database.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { mailServer } from '../testing/mail-server.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { chargeIdOf, createShopper, payAfterExpiry, payAtGateway, type Shopper } from '../testing/shopper.ts';
import { jpegSlip } from '../testing/slip-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import { ordersCommand } from './commands.ts';
import { queueOrderMail } from './mails.ts';
import { transitionOrder } from './orders.ts';
import { findOrder, findOrderLines } from './queries.ts';

const shop = await createTestShop();
const server = await mailServer(true);
afterAll(server.close);
const withServer = { ...shop, settings: { ...shop.settings, smtpUrl: server.smtpUrl } };
const jobs = jobHandlers(withServer, shop.app);

/** Sends what is queued, each job twice, and returns what arrived. */
async function deliver(): Promise<Email[]> {
  for (const job of shop.takeJobs('send-mail')) {
    await jobs['send-mail'](job);
    await jobs['send-mail'](job);
  }
  return Promise.all(server.received.splice(0).map((message) => PostalMime.parse(message)));
}

async function placeTestOrder(paymentMethod: PaymentMethod) {
  const shopper = await createShopper(shop);
  const { skuId } = await createProduct(shop, { price: 1000, stock: 10 });
  await shopper.addToCart(skuId, 2);
  return { shopper, order: await shopper.placeOrder({ paymentMethod }) };
}

async function transition(orderId: string, to: 'preparing' | 'shipped') {
  await transaction(shop.db, (tx) =>
    transitionOrder(tx, { orderId, to, actor: { operator: 'test' }, reason: 'packing started', now: shop.clock() }),
  );
}

describe('mails about an order', () => {
  test('show its lines, totals, address and payment, with links to the shop', async () => {
    const { order } = await placeTestOrder('qr_code');
    const [mail] = await deliver();
    const { origin } = shop.settings;
    expect(mail?.subject).toBe(`We received your order ${order.orderId}`);
    expect(mail?.text).toContain(`Go to payment: ${origin}/en/confirmation/pay/${order.orderId}`);
    expect(mail?.text).toContain(`× 2  ฿2,000.00`);
    expect(mail?.text).toContain('Total: ฿2,000.00');
    expect(mail?.text).toContain('VAT (included): ฿130.84');
    expect(mail?.text).toContain('Payment method: PromptPay QR');
    expect(mail?.text).toContain(order.deliveryAddress?.address);
    expect(mail?.html).toContain(`src="${origin}/images/`);
  });

  test('say when the order comes until it has come or will not', async () => {
    const shopper = await createShopper(shop);
    const options = { 'available-from': '2027-01-09' };
    const ahead = await createProduct(shop, { stock: 0, preOrderStock: 5, options });
    for (const { skuId } of [await createProduct(shop), ahead]) await shopper.addToCart(skuId);
    const { orderId } = await shopper.placeOrder({ paymentMethod: 'credit_card' });
    const [received] = await deliver();
    expect(received?.text).toMatch(/In stock, arrives: \d+.* 20\d\d\n/);
    expect(received?.text).toContain('\n  Pre-order, ships from 9 Jan 2027\n');
    expect(received?.html).toContain('Pre-order, ships from 9\u00A0Jan\u00A02027');
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }));
    const [closed] = await deliver();
    expect(closed?.text).not.toMatch(/arrives|Pre-order/i);
  });

  test('say when the order comes while another slip of its transfer is wanted', async () => {
    const { shopper, order } = await placeTestOrder('bank_transfer');
    const params = { orderId: order.orderId };
    const slip = await jpegSlip({ transactionReference: '0123456789' });
    const file = new Blob([Uint8Array.from(slip)], { type: 'image/jpeg' });
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/slips', { params, file }));
    await deliver();
    await runShopCommand(shop, ordersCommand, ['reject-transfer', order.orderId, '--reason', 'too little']);
    const [mail] = await deliver();
    expect(mail?.text).toContain('too little');
    expect(mail?.text).toContain('Arrives: 23–28 Nov 2026\n');
  });

  test('say of a parcel which units were refunded and are not in it', async () => {
    const { order } = await placeTestOrder('credit_card');
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    await runShopCommand(shop, ordersCommand, ['refund', order.orderId, '--lines', `${order.items[0]?.sku}=1`]);
    await transition(order.orderId, 'preparing');
    await deliver();
    await runShopCommand(shop, ordersCommand, ['ship', order.orderId, '--carrier', 'flash', '--tracking', 'TH0009']);
    const [mail] = await deliver();
    expect(mail?.text).toMatch(/× 2 .*\n.*1 refunded/);
  });

  test('do not promise days that are over, nor a pre-order that is in the parcel', async () => {
    const shopper = await createShopper(shop);
    const options = { 'available-from': '2026-12-09' };
    const ahead = await createProduct(shop, { stock: 0, preOrderStock: 5, options });
    for (const { skuId } of [await createProduct(shop), ahead]) await shopper.addToCart(skuId);
    const order = await shopper.placeOrder({ paymentMethod: 'credit_card' });
    const { orderId } = order;
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    await deliver();
    await transition(orderId, 'preparing');
    const placedAt = shop.clock().toISOString();
    shop.setClock('2026-12-10T03:00:00Z');
    const parcel = ['--carrier', 'flash', '--tracking', 'TH1234', '--delivery', 'all'];
    await runShopCommand(shop, ordersCommand, ['ship', orderId, ...parcel]);
    const [shipped] = await deliver();
    shop.setClock(placedAt);
    expect(shipped?.subject).toBe(`Order ${orderId} is on its way`);
    expect(shipped?.text).not.toMatch(/arrives|pre-order/i);
  });

  test('arrive once with the tax invoice as PDF when the payment is reported twice', async () => {
    const { shopper, order } = await placeTestOrder('credit_card');
    await deliver();
    await payAtGateway(shop, order, { action: 'approve', webhook: 'twice' });
    for (const event of shop.takeJobs('mock-webhook')) await jobs['mock-webhook'](event);
    const mails = await deliver();
    expect(mails.map(({ subject }) => subject)).toEqual([`Payment received for order ${order.orderId}`]);
    const { invoices } = await shopper.getOrder(order.orderId);
    const pdf = mails[0]?.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
    expect(pdf?.filename).toBe(`${invoices[0]?.invoiceNumber}.pdf`);
    const content = Buffer.from(pdf?.content as ArrayBuffer).toString('latin1');
    expect(content).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
  });

  test('do not keep others from the database while their documents are made', async () => {
    const { order } = await placeTestOrder('credit_card');
    await deliver();
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    const typeset: typeof shop.typesetter.typeset = async (invoice) => {
      await findOrder(shop.db, order.orderId);
      return shop.typesetter.typeset(invoice);
    };
    const whileReading = jobHandlers({ ...withServer, typesetter: { ...shop.typesetter, typeset } }, shop.app);
    for (const job of shop.takeJobs('send-mail')) await whileReading['send-mail'](job);
    expect(await deliver()).toHaveLength(1);
  });

  test('have the tax invoice of cash on delivery when it is delivered, in the command of the operator', async () => {
    const { order } = await placeTestOrder('cash_on_delivery');
    await transition(order.orderId, 'preparing');
    await transition(order.orderId, 'shipped');
    await deliver();
    await runShopCommand(shop, ordersCommand, ['deliver', order.orderId]);
    const [mail, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Order ${order.orderId} was delivered`);
    expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');
  });

  test('about a refund have its credit note attached', async () => {
    const { shopper, order } = await placeTestOrder('credit_card');
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId: order.orderId } }));
    await deliver();
    const { invoices } = await shopper.getOrder(order.orderId);
    const creditNoteNumber = invoices.find(({ type }) => type === 'credit_note')?.invoiceNumber ?? null;
    const stored = await findOrder(shop.db, order.orderId);
    if (!stored) throw new Error('the order is gone');
    const lines = await findOrderLines(shop.db, order.orderId);
    const details = { amount: 2000, refundMethod: 'credit_card', reason: null, creditNoteNumber } as const;
    await transaction(shop.db, (tx) => queueOrderMail(shop, tx, 'refund_made', stored, lines, details));
    const [mail] = await deliver();
    expect(mail?.text).toContain('We refunded ฿2,000.00');
    expect(mail?.attachments.map(({ filename }) => filename)).toContain(`${creditNoteNumber}.pdf`);
  });

  test('say by which way a refund went: of a card to the card, sent by hand by bank transfer with its day', async () => {
    const [byCard, refused] = [await placeTestOrder('credit_card'), await placeTestOrder('credit_card')];
    const onDelivery = await placeTestOrder('cash_on_delivery');
    for (const { order } of [byCard, refused])
      await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    const run = (...args: string[]) => runShopCommand(shop, ordersCommand, args);
    await run('prepare', onDelivery.order.orderId);
    await run('ship', onDelivery.order.orderId, '--carrier', 'flash', '--tracking', 'TH1234');
    await run('deliver', onDelivery.order.orderId);
    await shop.db
      .updateTable('mock_charges')
      .set({ status: 'failed' })
      .where('charge_id', '=', chargeIdOf(refused.order))
      .execute();
    await run('refund', byCard.order.orderId, refused.order.orderId);
    const sent = ['--sent-on', '2026-11-20', '--reference', 'KBANK 1'];
    await run('refund', refused.order.orderId, onDelivery.order.orderId, ...sent);
    const mails = await deliver();
    const aboutRefundOf = (orderId: string) =>
      mails.find(({ subject }) => subject === `Refund made for order ${orderId}`)?.text ?? '';
    const toCard = aboutRefundOf(byCard.order.orderId);
    expect(toCard).toContain('We refunded ฿2,000.00 by the way you paid.');
    expect(toCard).toContain('Refunded to: Credit or debit card');
    for (const { order } of [refused, onDelivery]) {
      const byHand = aboutRefundOf(order.orderId);
      expect(byHand).toContain('We refunded ฿2,000.00 by bank transfer on 20 Nov 2026.');
      expect(byHand).toMatch(/Refunded by: Bank transfer\n\s*Sent on: 20 Nov 2026\n/);
      expect(byHand).toContain('It arrives in your account');
      expect(byHand).not.toMatch(/way you paid|card statement|Refunded to/);
    }
  });

  test.each([
    [
      'the buyer',
      (orderId: string, { client }: Shopper) =>
        client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }),
      'You cancelled this order.',
    ],
    [
      'the shop',
      (orderId: string) => runShopCommand(shop, ordersCommand, ['cancel', '--reason', 'broken', orderId]),
      'We could not fulfil this order. Please contact us if you have questions.',
    ],
  ])('say that %s cancelled it, but not what the operator wrote for the log', async (_who, cancel, sentence) => {
    const { shopper, order } = await placeTestOrder('cash_on_delivery');
    await deliver();
    await cancel(order.orderId, shopper);
    const [mail] = await deliver();
    expect(mail?.subject).toBe(`Order ${order.orderId} was cancelled`);
    expect(mail?.text).toContain(sentence);
    expect(mail?.text).not.toContain('broken');
  });

  test.each([
    [
      'the buyer',
      (orderId: string, { client }: Shopper) =>
        client('POST /cart/api/order/{orderId}/cancel', { params: { orderId }, body: { reason: 'changed_mind' } }),
      'Reason: You cancelled this order.',
    ],
    [
      'the shop',
      (orderId: string) => runShopCommand(shop, ordersCommand, ['cancel', '--reason', 'broken', orderId]),
      'Reason: We could not fulfil this order. Please contact us if you have questions.',
    ],
  ])('say of a paid order that %s cancelled it, and that it is refunded', async (_who, cancel, sentence) => {
    const { shopper, order } = await placeTestOrder('credit_card');
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    await deliver();
    await cancel(order.orderId, shopper);
    const [mail] = await deliver();
    expect(mail?.subject).toBe(`Order ${order.orderId} was cancelled: refund on its way`);
    expect(mail?.text).toContain('This order was cancelled. We are refunding what you paid');
    expect(mail?.text).toContain(sentence);
    expect(mail?.text).not.toContain('broken');
  });

  test('ask for a bank account if no gateway has the money, unless it is sent already', async () => {
    const byTransfer = await placeTestOrder('bank_transfer');
    const byCard = await placeTestOrder('credit_card');
    const sentAlready = await placeTestOrder('bank_transfer');
    const run = (...args: string[]) => runShopCommand(shop, ordersCommand, args);
    await payAtGateway(shop, byCard.order, { action: 'approve', webhook: 'before' });
    for (const { order } of [byTransfer, sentAlready]) await run('confirm-transfer', order.orderId);
    await deliver();
    await run('cancel', '--reason', 'broken', byTransfer.order.orderId, byCard.order.orderId);
    await run('refund', sentAlready.order.orderId, '--sent-on', '2026-11-20', '--reference', 'KBANK 2');
    const mails = await deliver();
    const about = ({ order }: { order: Order }) =>
      mails
        .filter(({ subject }) => subject?.includes(order.orderId))
        .map(({ text }) => text)
        .join();
    expect(about(byTransfer)).toMatch(
      /We refund it to your bank account\. Please tell us the bank, account number and account name/,
    );
    for (const other of [byCard, sentAlready]) expect(about(other)).not.toContain('account number');
  });

  test('say of an order that was paid late which of its lines is a pre-order now, and when the others come', async () => {
    const now = shop.clock();
    const shopper = await createShopper(shop);
    const options = { 'available-from': '2027-01-09' };
    const inStock = await createProduct(shop, { name: 'Torch', stock: 5 });
    const ahead = await createProduct(shop, { name: 'Tent', stock: 0, preOrderStock: 5, options });
    const setPreOrder = (skuId: number, pre_order_flag: boolean) =>
      shop.db
        .updateTable('stocks')
        .set({ pre_order_flag, stock: 5, pre_order_stock: 5 })
        .where('sku_id', '=', skuId)
        .execute();
    for (const { skuId } of [inStock, ahead]) await shopper.addToCart(skuId);
    const swapped = await shopper.placeOrder();
    await shopper.addToCart(inStock.skuId);
    const allAhead = await shopper.placeOrder();
    const textOf = async () => {
      const [mail, ...others] = await deliver();
      expect(others).toEqual([]);
      expect(mail?.subject).toContain('Payment received');
      return mail?.text ?? '';
    };
    for (const { orderId } of [swapped, allAhead])
      dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }));
    const [received] = await deliver();
    await setPreOrder(inStock.skuId, true);
    await setPreOrder(ahead.skuId, false);
    shop.setClock('2026-11-24T03:00:00Z');
    await payAfterExpiry(shop, jobs, swapped.orderId);
    const swappedText = await textOf();
    expect(swappedText).toMatch(/Torch.*\n\s+Pre-order, ships when it arrives\n/);
    expect(swappedText).not.toContain('9 Jan 2027');
    expect(received?.text).toContain('In stock, arrives: 23–28 Nov 2026\n');
    expect(swappedText).toContain('In stock, arrives: 26 Nov – 2 Dec 2026\n');
    await payAfterExpiry(shop, jobs, allAhead.orderId);
    const allAheadText = await textOf();
    expect(allAheadText).toMatch(/Torch.*\n\s+Pre-order, ships when it arrives\n/);
    expect(allAheadText).not.toMatch(/arrives: /i);
    expect(await shopper.getOrder(allAhead.orderId)).toMatchObject({ deliveryDates: null });
    shop.setClock(now);
  });

  test('say of an order that was paid too late that its items were sold out', async () => {
    const { shopper, order } = await placeTestOrder('credit_card');
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId: order.orderId } }));
    await shop.db
      .updateTable('stocks')
      .set({ stock: 0 })
      .where('sku_id', '=', order.items[0]?.productId ?? 0)
      .execute();
    await deliver();
    await payAfterExpiry(shop, jobs, order.orderId);
    const [mail] = await deliver();
    expect(mail?.subject).toBe(`Order ${order.orderId} was cancelled: refund on its way`);
    expect(mail?.text).toContain(
      'Reason: Your payment arrived after the order was closed, and its items had sold out by then.',
    );
  });

  test('say of an order that the shop refunds, such as a returned one, that it is refunded, not that it was cancelled', async () => {
    const { order } = await placeTestOrder('credit_card');
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    await deliver();
    await runShopCommand(shop, ordersCommand, ['refund', order.orderId]);
    const [mail] = await deliver();
    expect(mail?.subject).toBe(`Refund on its way for order ${order.orderId}`);
    expect(mail?.text).not.toContain('cancelled');
  });
});
