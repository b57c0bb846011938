import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { listInvoices } from '../../invoices/invoices.ts';
import { bookViolations, stockAndSold } from '../../testing/books.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { jsonLines, runShopCommand } from '../../testing/run-shop-command.ts';
import { mockRefundsThatAre, withSchemaChange } from '../../testing/schema-changes.ts';
import { chargeIdOf, createShopper, payAtGateway, type Shopper } from '../../testing/shopper.ts';
import { createStore } from '../../testing/store-factory.ts';
import { createTestShop, dataOf } from '../../testing/test-shop.ts';
import { jobHandlers } from '../../workers.ts';
import { ordersCommand } from '../commands.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
const run = (args: string[], input?: string) => runShopCommand(shop, ordersCommand, args, input);
const refund = (...args: string[]) => run(['refund', ...args]);

afterEach(async () => {
  expect(await bookViolations(shop.db)).toEqual([]);
});

const oneChanged = '1 read, 1 changed, 0 unchanged, 0 refused\n';
const oneUnchanged = '1 read, 0 changed, 1 unchanged, 0 refused\n';

/** An order of three units at 100.01 baht and one at 50 baht, with a delivery fee. */
async function placeTestOrder(paymentMethod: Order['paymentMethod'] = 'credit_card') {
  const shopper = await createShopper(shop);
  const phone = await createProduct(shop, { price: 100.01, stock: 10 });
  const cover = await createProduct(shop, { price: 50, stock: 10 });
  await shopper.addToCart(phone.skuId, 3);
  await shopper.addToCart(cover.skuId);
  const order = await shopper.placeOrder({ paymentMethod });
  if (paymentMethod === 'credit_card') await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  const [phoneSku = '', coverSku = ''] = order.items.map(({ sku }) => sku);
  return {
    shopper,
    order,
    orderId: order.orderId,
    phone: { ...phone, sku: phoneSku },
    cover: { ...cover, sku: coverSku },
  };
}

async function deliver(orderId: string): Promise<void> {
  await run(['prepare', orderId]);
  await run(['ship', orderId, '--carrier', 'flash', '--tracking', 'TH1234']);
  await run(['deliver', orderId]);
}

const creditNotes = async (orderId: string) =>
  (await listInvoices(shop.db, orderId)).filter(({ series }) => series === 'CN');

const refundMails = async ({ email }: Shopper) =>
  (await shop.db.selectFrom('mails').select(['template', 'content']).where('recipient', '=', email).execute())
    .filter(({ template }) => template === 'refund_made')
    .map(({ content }) => content);

describe('refunding some units', () => {
  test('gives back what they cost, keeps the status, issues a credit note of them and mails the customer', async () => {
    const { shopper, orderId, phone } = await placeTestOrder();
    await deliver(orderId);
    const lines = `${phone.sku}=1`;
    expect(await refund(orderId, '--lines', lines, '--reason', 'broken', '--dry-run')).toMatchObject({
      output: '1 read, 1 changed, 0 unchanged, 0 refused; nothing was written\n',
      errors: `${orderId}: would refund 100.01 baht\n`,
    });
    expect(await refund(orderId, '--lines', lines, '--reason', 'broken', '--as', 'somsri')).toMatchObject({
      output: oneChanged,
      errors: `${orderId}: 100.01 baht refunded\n`,
      failed: false,
    });
    expect(await shopper.getOrder(orderId)).toMatchObject({
      status: 'delivered',
      refunds: [{ amount: 100.01, reason: 'broken', status: 'succeeded' }],
    });
    expect((await run(['show', orderId])).output).toMatch(/gateway +succeeded +100\.01 +\S+ \S+ +somsri +broken/);
    const [note, ...others] = await creditNotes(orderId);
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      total: 100_01,
      vat: 6_54,
      document: { lines: [{ quantity: 1 }], deliveryFee: 0, credit: { reason: { th: 'broken' } } },
    });
    expect(await refundMails(shopper)).toMatchObject([
      {
        amount: 100.01,
        refundMethod: 'credit_card',
        sentOn: null,
        reason: 'broken',
        creditNoteNumber: note?.invoiceNumber,
        lines: [{ quantity: 3, refundedUnits: 1 }, {}],
      },
    ]);
    expect(await stockAndSold(shop.db, phone.skuId)).toEqual({ stock: 7, sold: 3 });
  });

  test('counts units in all: a second run refunds nothing, more units refund the difference', async () => {
    const { orderId, phone, cover } = await placeTestOrder();
    await Promise.all(Array.from({ length: 4 }, () => refund(orderId, '--lines', `${phone.sku}=1`)));
    expect((await refund(orderId, '--lines', `${phone.sku}=1`)).output).toBe(oneUnchanged);
    expect((await refund(orderId, '--lines', `${phone.sku}=2, ${cover.sku}=1`)).errors).toBe(
      `${orderId}: 150.01 baht refunded\n`,
    );
    expect((await creditNotes(orderId)).map(({ total }) => total)).toEqual([100_01, 150_01]);
    const { output } = await run(['show', orderId]);
    expect(output).toContain('(2 refunded)');
    expect(output).toContain('(1 refunded)');
  });

  test('takes an empty cell of a file as left out', async () => {
    const { orderId, phone } = await placeTestOrder();
    const file = `order_id,lines,delivery_fee,restock,reason,sent_on,reference\n${orderId},${phone.sku}=1,,,,,\n`;
    expect(await run(['refund', '--file', '-', '--format', 'csv', '--restock', 'true'], file)).toMatchObject({
      output: oneChanged,
      errors: 'row 2: 100.01 baht refunded\n',
    });
    expect(await stockAndSold(shop.db, phone.skuId)).toEqual({ stock: 8, sold: 2 });
  });

  test('returns units that are still in the shop to stock, unless the operator says that they are used up; never twice', async () => {
    const { shopper, orderId, phone } = await placeTestOrder();
    await refund(orderId, '--lines', `${phone.sku}=1`);
    expect(await stockAndSold(shop.db, phone.skuId)).toEqual({ stock: 8, sold: 2 });
    await run(['prepare', orderId]);
    await refund(orderId, '--lines', `${phone.sku}=2`, '--restock', 'false');
    expect(await stockAndSold(shop.db, phone.skuId)).toEqual({ stock: 8, sold: 2 });
    await refund(orderId);
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'refunded' });
    expect(await stockAndSold(shop.db, phone.skuId)).toEqual({ stock: 9, sold: 1 });
  });

  test('returns units that were handed over only if the operator says so, never twice', async () => {
    const { orderId, phone } = await placeTestOrder();
    await deliver(orderId);
    await refund(orderId, '--lines', `${phone.sku}=1`);
    expect(await stockAndSold(shop.db, phone.skuId)).toEqual({ stock: 7, sold: 3 });
    await Promise.all(
      Array.from({ length: 4 }, () => refund(orderId, '--lines', `${phone.sku}=2`, '--restock', 'true')),
    );
    expect(await stockAndSold(shop.db, phone.skuId)).toEqual({ stock: 8, sold: 2 });
  });

  test('returns units of an order that is picked up to its branch', async () => {
    const { skuId, sku } = await createProduct(shop, { price: 100, stock: 10 });
    const { storeId } = await createStore(shop, { stock: { [skuId]: 5 } });
    const shopper = await createShopper(shop);
    await shopper.addToCart(skuId, 3);
    const { quote } = dataOf(await shopper.choosePickup(storeId));
    const order = dataOf(await shopper.requestOrder({ quote }));
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    await refund(order.orderId, '--lines', `${sku}=1`);
    const atBranch = shop.db.selectFrom('store_stocks').select('stock').where('store_id', '=', storeId);
    expect(await atBranch.executeTakeFirst()).toEqual({ stock: 3 });
    await refund(order.orderId);
    expect(await atBranch.executeTakeFirst()).toEqual({ stock: 5 });
  });

  test('refunds the whole order if nothing is left of it, with the rest of the VAT in the last credit note', async () => {
    const { shopper, order, orderId, phone, cover } = await placeTestOrder();
    for (const units of [1, 2, 3]) await refund(orderId, '--lines', `${phone.sku}=${units}`);
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'paid' });
    await refund(orderId, '--lines', `${phone.sku}=3 ${cover.sku}=1`, '--delivery-fee', 'true');
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'refunded' });
    const notes = await creditNotes(orderId);
    const sum = (pick: (note: (typeof notes)[number]) => number) =>
      notes.reduce((total, note) => total + pick(note), 0);
    expect([sum(({ total }) => total), sum(({ vat }) => vat)]).toEqual([
      Math.round(order.totalPayable * 100),
      Math.round(order.totalVat * 100),
    ]);
  });
});

describe('refunding a whole order', () => {
  test('closes it and refunds all of it, also after it was delivered; goods return if the operator says so', async () => {
    const [usedUp, returned] = [await placeTestOrder(), await placeTestOrder()];
    for (const { orderId } of [usedUp, returned]) await deliver(orderId);
    await refund(usedUp.orderId);
    await refund(returned.orderId, '--restock', 'true');
    for (const { shopper, orderId, order } of [usedUp, returned])
      expect(await shopper.getOrder(orderId)).toMatchObject({
        status: 'refunded',
        refunds: [{ amount: order.totalPayable, status: 'succeeded' }],
      });
    expect(await stockAndSold(shop.db, usedUp.phone.skuId)).toEqual({ stock: 7, sold: 3 });
    expect(await stockAndSold(shop.db, returned.phone.skuId)).toEqual({ stock: 10, sold: 0 });
    expect((await refund(usedUp.orderId, returned.orderId)).output).toBe('2 read, 0 changed, 2 unchanged, 0 refused\n');
  });

  test('that is still in the shop returns its goods, unless the operator says that they are used up', async () => {
    const [returned, usedUp] = [await placeTestOrder(), await placeTestOrder()];
    await refund(returned.orderId);
    await refund(usedUp.orderId, '--restock', 'false');
    expect(await stockAndSold(shop.db, returned.phone.skuId)).toEqual({ stock: 10, sold: 0 });
    expect(await stockAndSold(shop.db, usedUp.phone.skuId)).toEqual({ stock: 7, sold: 3 });
    expect(await usedUp.shopper.getOrder(usedUp.orderId)).toMatchObject({ status: 'refunded' });
  });

  test.each([
    ['refunds', ['refund']],
    ['cancels', ['cancel', '--reason', 'broken']],
  ])('shows who of the shop requested it when an operator %s a paid one', async (_does, action) => {
    const { orderId } = await placeTestOrder();
    await run([...action, orderId, '--as', 'malee']);
    expect((await run(['show', orderId])).output).toMatch(/gateway +(requested|succeeded) +\S+ +\S+ \S+ +malee +\S/);
  });

  test('is requested again while the gateway refuses it, which a dry run says; not once the gateway took it and failed', async () => {
    const { order, orderId } = await placeTestOrder();
    const charge = (status: 'failed' | 'successful') =>
      shop.db.updateTable('mock_charges').set({ status }).where('charge_id', '=', chargeIdOf(order)).execute();
    const payable = order.totalPayable.toFixed(2);
    await charge('failed');
    await refund(orderId);
    expect((await refund(orderId, '--dry-run')).errors).toBe(
      `${orderId}: would request again ${payable} baht of earlier refunds\n`,
    );
    await charge('successful');
    await withSchemaChange(shop, mockRefundsThatAre('failed'), () => refund(orderId));
    expect((await refund(orderId, '--dry-run')).output).toBe(
      '1 read, 0 changed, 1 unchanged, 0 refused; nothing was written\n',
    );
    expect((await refund(orderId)).output).toBe(oneUnchanged);
  });

  test('that was paid on delivery waits until the operator states that the money was sent', async () => {
    const { shopper, orderId } = await placeTestOrder('cash_on_delivery');
    expect((await refund(orderId)).errors).toBe(`${orderId}: is confirmed, there is no payment to refund\n`);
    await deliver(orderId);
    const { totalPayable } = await shopper.getOrder(orderId);
    expect((await refund(orderId)).errors).toBe(
      `${orderId}: ${totalPayable.toFixed(2)} baht to be sent by you (then state sent_on and reference, with lines none)\n`,
    );
    expect(await shopper.getOrder(orderId)).toMatchObject({
      status: 'refund_pending',
      refunds: [{ status: 'requested' }],
    });
    for (const [values, message] of [
      [['--sent-on', '2026-11-20'], 'sent_on and reference belong together'],
      [['--sent-on', '2026-11-21', '--reference', 'x'], 'sent_on: must not be in the future'],
      [['--sent-on', '2026-11-19', '--reference', 'x'], 'sent_on: must not be before the order'],
      [['--sent-on', '20/11/26', '--reference', 'x'], 'sent_on: must have a year of four digits, such as 23/11/2026'],
    ] as const)
      expect((await refund(orderId, ...values)).errors).toBe(`${orderId}: ${message}\n`);
    expect(await refundMails(shopper)).toEqual([]);
    const sent = [orderId, '--sent-on', '2026-11-20', '--reference', 'KBANK 1', '--as', 'malee'];
    expect((await refund(...sent, '--dry-run')).errors).toBe(
      `${orderId}: would complete ${totalPayable.toFixed(2)} baht of earlier refunds\n`,
    );
    expect((await refund(...sent)).output).toBe(oneChanged);
    expect((await refund(...sent)).output).toBe(oneUnchanged);
    for (const options of [[], ['--dry-run']])
      expect((await refund(orderId, '--sent-on', '2026-11-20', '--reference', 'KBANK 2', ...options)).errors).toBe(
        `${orderId}: nothing is to be sent: it was on 2026-11-20, with the reference KBANK 1\n`,
      );
    const shown = await run(['show', orderId]);
    expect(shown.output).toContain('2026-11-20 KBANK 1 (malee)');
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'refunded' });
    expect(await refundMails(shopper)).toMatchObject([
      { amount: totalPayable, refundMethod: 'bank_transfer', sentOn: '2026-11-20' },
    ]);
  });
});

test('money that the gateway refunds cannot be stated as sent by the operator', async () => {
  const { orderId } = await placeTestOrder();
  const stated = [orderId, '--sent-on', '2026-11-20', '--reference', 'KBANK 9'];
  expect((await refund(orderId)).errors).toContain('400.03 baht refunded');
  const refused = { errors: `${orderId}: nothing is to be sent: the gateway has refunded it\n`, failed: true };
  expect(await refund(...stated, '--dry-run')).toMatchObject(refused);
  expect(await refund(...stated)).toMatchObject(refused);
});

describe('refunds of an order that was paid on delivery', () => {
  test('are stated one after the other, each with its own transfer, at once or later', async () => {
    const { shopper, orderId, phone } = await placeTestOrder('cash_on_delivery');
    await deliver(orderId);
    const sent = (reference: string) => ['--sent-on', '2026-11-20', '--reference', reference, '--as', 'malee'];
    const units = (count: number) => ['--lines', `${phone.sku}=${count}`];
    for (const [values, errors] of [
      [[...units(1), ...sent('KBANK 1')], '100.01 baht refunded'],
      [[...units(2), ...sent('KBANK 2')], '100.01 baht refunded'],
      [units(3), '100.01 baht to be sent by you (then state sent_on and reference, with lines none)'],
      [[...units(3), ...sent('KBANK 3')], '100.01 baht refunded'],
    ] as const) {
      const dryRun = await refund(orderId, ...values, '--dry-run');
      expect([dryRun.failed, dryRun.output]).toEqual([
        false,
        '1 read, 1 changed, 0 unchanged, 0 refused; nothing was written\n',
      ]);
      expect((await refund(orderId, ...values)).errors).toBe(`${orderId}: ${errors}\n`);
    }
    expect(await refundMails(shopper)).toMatchObject(Array(3).fill({ amount: 100.01, sentOn: '2026-11-20' }));
    const { output } = await run(['show', orderId]);
    for (const reference of ['KBANK 1', 'KBANK 2', 'KBANK 3'])
      expect(output).toContain(`2026-11-20 ${reference} (malee)`);
  });

  test('are refused when nothing is to be sent, naming the last transfer, also for its reference on another day', async () => {
    const now = shop.clock();
    const { orderId, phone } = await placeTestOrder('cash_on_delivery');
    await deliver(orderId);
    const state = (units: number, day: string, reference: string) =>
      refund(orderId, '--lines', `${phone.sku}=${units}`, '--sent-on', day, '--reference', reference);
    await state(1, '2026-11-20', 'KBANK 1');
    shop.setClock('2026-11-23T03:00:00Z');
    await state(2, '2026-11-21', 'KBANK 2');
    for (const [day, reference] of [
      ['2026-11-22', 'KBANK 3'],
      ['2026-11-22', 'KBANK 2'],
      ['2026-11-21', 'KBANK 1'],
    ] as const)
      expect((await state(2, day, reference)).errors).toBe(
        `${orderId}: nothing is to be sent: it was on 2026-11-21, with the reference KBANK 2\n`,
      );
    expect((await state(2, '2026-11-20', 'KBANK 1')).output).toBe(oneUnchanged);
    shop.setClock(now);
  });
});

test('money of a card that the operator states to have sent does not go through the gateway', async () => {
  const { orderId, phone } = await placeTestOrder();
  const sent = ['--sent-on', '2026-11-20', '--reference', 'KBANK 1', '--as', 'malee'];
  expect((await refund(orderId, '--lines', `${phone.sku}=1`, ...sent)).output).toBe(oneChanged);
  const { refunds } = JSON.parse((await run(['show', orderId, '--json'])).output) as { refunds: object[] };
  expect(refunds).toMatchObject([{ by: 'operator', sentBy: 'malee', sentReference: 'KBANK 1', gatewayRefundId: null }]);
});

describe('an earlier refund that is not made', () => {
  const stated = ['--sent-on', '2026-11-20', '--reference', 'KBANK 1'];
  const ask = (message: string) =>
    `lines: ${message} baht of earlier refunds are not sent yet: must be none for these alone, or the units that are refunded in all`;

  /** An order that is prepared and was paid by two charges, of which the gateway refuses to refund the second one. */
  async function placeTwicePaidOrder() {
    const shopper = await createShopper(shop);
    const { skuId } = await createProduct(shop, { price: 1000, stock: 10 });
    await shopper.addToCart(skuId);
    const order = await shopper.placeOrder();
    const { orderId } = order;
    const params = { orderId };
    const body = { paymentMethod: 'qr_code' } as const;
    const request = { params, body, idempotencyKey: randomUUID() };
    const other = dataOf(await shopper.client('POST /cart/api/order/request-payment/{orderId}', request));
    await payAtGateway(shop, other, { action: 'approve', webhook: 'before' });
    const chargeId = chargeIdOf(order);
    const charge = (status: 'failed' | 'successful') =>
      shop.db.updateTable('mock_charges').set({ status }).where('charge_id', '=', chargeId).execute();
    await charge('successful');
    await jobs['mock-webhook']({ chargeId, eventId: randomUUID() });
    await charge('failed');
    for (const job of shop.takeJobs('perform-refund')) await jobs['perform-refund'](job);
    await run(['prepare', orderId]);
    return { shopper, orderId, charge };
  }

  test('of a second payment is completed alone: the order that the first one paid goes on', async () => {
    const { shopper, orderId, charge } = await placeTwicePaidOrder();
    for (const options of [stated, [], [...stated, '--dry-run'], ['--dry-run']])
      expect(await refund(orderId, ...options)).toMatchObject({
        errors: `${orderId}: ${ask('1000.00')}\n`,
        failed: true,
      });
    expect((await refund(orderId, '--lines', 'none', '--dry-run')).errors).toBe(
      `${orderId}: would request again 1000.00 baht of earlier refunds\n`,
    );
    expect((await refund(orderId, '--lines', 'none', ...stated)).errors).toBe(`${orderId}: 1000.00 baht refunded\n`);
    expect((await refund(orderId, '--lines', 'none', ...stated)).output).toBe(oneUnchanged);
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'preparing' });
    expect(await refundMails(shopper)).toMatchObject([{ amount: 1000, sentOn: '2026-11-20' }]);
    await charge('successful');
  });

  test('of a second payment is requested again alone', async () => {
    const { shopper, orderId, charge } = await placeTwicePaidOrder();
    await charge('successful');
    expect((await refund(orderId, '--lines', 'none')).errors).toBe(`${orderId}: 1000.00 baht refunded\n`);
    expect((await refund(orderId, '--lines', 'none')).output).toBe(oneUnchanged);
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'preparing' });
  });

  test('of some units is stated alone, before the rest of the order is refunded', async () => {
    const { shopper, orderId, phone } = await placeTestOrder('cash_on_delivery');
    await deliver(orderId);
    await refund(orderId, '--lines', `${phone.sku}=1`);
    expect((await refund(orderId, ...stated)).errors).toBe(`${orderId}: ${ask('100.01')}\n`);
    expect((await refund(orderId, '--lines', 'none', ...stated)).errors).toBe(`${orderId}: 100.01 baht refunded\n`);
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'delivered' });
    expect((await refund(orderId)).output).toBe(oneChanged);
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'refund_pending' });
  });

  test('needs attention with its own amount, beside others of the order, until the money was sent', async () => {
    const { orderId, phone, cover } = await placeTestOrder('cash_on_delivery');
    await deliver(orderId);
    const due = async () =>
      (await shop.db.selectFrom('attention_items').selectAll().where('done_at', 'is', null).execute())
        .filter(({ kind, subject }) => kind === 'refund_due' && subject.startsWith(orderId))
        .map(({ details }) => (details as { satang?: number }).satang);
    await refund(orderId, '--lines', `${phone.sku}=1`);
    await refund(orderId, '--lines', `${phone.sku}=1, ${cover.sku}=1`);
    expect(await due()).toEqual([100_01, 50_00]);
    expect((await refund(orderId, '--lines', 'none', ...stated)).errors).toBe(`${orderId}: 150.01 baht refunded
`);
    expect(await due()).toEqual([]);
  });

  test('is not stated where there is none, nor with the delivery fee', async () => {
    const { orderId } = await placeTestOrder();
    expect((await refund(orderId, '--lines', 'none')).output).toBe(oneUnchanged);
    expect((await refund(orderId, '--lines', 'none', ...stated)).errors).toBe(
      `${orderId}: nothing is to be sent: there is no earlier refund\n`,
    );
    expect((await refund(orderId, '--lines', 'none', '--delivery-fee', 'true')).errors).toBe(
      `${orderId}: delivery_fee: must not be true with lines none\n`,
    );
  });
});

test('many orders are refunded from a file; wrong rows are reported by their number', async () => {
  const [first, second] = [await placeTestOrder(), await placeTestOrder()];
  const { sku } = first.phone;
  const file = jsonLines(
    { order_id: first.orderId, lines: `${sku}=1`, reason: 'broken' },
    { order_id: first.orderId, lines: `${sku}=4` },
    { order_id: first.orderId, lines: 'OTHER=1' },
    { order_id: first.orderId, lines: `${sku}=0` },
    { order_id: 'SF0' },
    { order_id: second.orderId },
  );
  for (const output of ['6 read, 2 changed, 0 unchanged, 4 refused\n', '6 read, 0 changed, 2 unchanged, 4 refused\n']) {
    const result = await run(['refund', '--file', '-'], file);
    expect(result).toMatchObject({ output, failed: true });
    expect(result.errors.split('\n').filter((line) => !/refunded$/.test(line))).toEqual([
      `row 2: lines: ${sku} was ordered 3 times`,
      'row 3: lines: OTHER is not in this order',
      'row 4: lines: must be such as SKU=2 OTHER=1',
      'row 5: there is no such order',
      '',
    ]);
  }
});
