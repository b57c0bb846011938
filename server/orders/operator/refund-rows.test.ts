import { afterEach, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { bookViolations } from '../../testing/books.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { jsonLines, runShopCommand } from '../../testing/run-shop-command.ts';
import { chargeIdOf, createShopper, payAtGateway } from '../../testing/shopper.ts';
import { createTestShop } from '../../testing/test-shop.ts';
import { ordersCommand } from '../commands.ts';

const shop = await createTestShop();
const run = (args: string[], input?: string) => runShopCommand(shop, ordersCommand, args, input);

afterEach(async () => {
  expect(await bookViolations(shop.db)).toEqual([]);
});

/** An order of three phones at 100 baht and a cover at 50 baht; one that is paid on delivery is delivered. */
async function placeTestOrder(paymentMethod: Order['paymentMethod'] = 'credit_card') {
  const shopper = await createShopper(shop);
  const phone = await createProduct(shop, { price: 100, stock: 10 });
  const cover = await createProduct(shop, { price: 50, stock: 10 });
  await shopper.addToCart(phone.skuId, 3);
  await shopper.addToCart(cover.skuId);
  const order = await shopper.placeOrder({ paymentMethod });
  const { orderId } = order;
  if (paymentMethod === 'credit_card') await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  else {
    await run(['prepare', orderId]);
    await run(['ship', orderId, '--carrier', 'flash', '--tracking', 'TH1234']);
    await run(['deliver', orderId]);
  }
  const [phoneSku = '', coverSku = ''] = order.items.map(({ sku }) => sku);
  return { order, orderId, phoneSku, coverSku };
}

/** Runs a file of refunds without and with writing. @returns the counts of both, and the lines of the dry run */
async function refundRows(rows: readonly object[]): Promise<{ counts: [string, string]; planned: string[] }> {
  const file = jsonLines(...rows);
  const planned = await run(['refund', '--file', '-', '--dry-run'], file);
  const done = await run(['refund', '--file', '-'], file);
  const countsOf = (output: string) => output.replace(/(; nothing was written)?\n$/, '');
  return {
    counts: [countsOf(planned.output), countsOf(done.output)],
    planned: planned.errors.split('\n').filter(Boolean),
  };
}

test('a dry run of a file finds an order as the rows before would leave it', async () => {
  const { orderId: order_id, phoneSku, coverSku } = await placeTestOrder();
  const { counts, planned } = await refundRows([
    { order_id, lines: `${phoneSku}=1` },
    { order_id, lines: `${phoneSku}=1` },
    { order_id, lines: `${phoneSku}=2 ${coverSku}=1`, delivery_fee: true },
    { order_id, lines: `${phoneSku}=4` },
    { order_id },
    { order_id },
  ]);
  expect(counts).toEqual(Array(2).fill('6 read, 3 changed, 2 unchanged, 1 refused'));
  expect(planned).toEqual([
    'row 1: would refund 100.00 baht',
    expect.stringMatching(/^row 3: would refund \d+\.00 baht$/),
    `row 4: lines: ${phoneSku} was ordered 3 times`,
    'row 5: would refund 100.00 baht',
  ]);
});

test('a dry run counts an order once that two rows refund whole', async () => {
  const [first, second] = [await placeTestOrder(), await placeTestOrder()];
  const { counts, planned } = await refundRows([
    { order_id: first.orderId },
    { order_id: second.orderId },
    { order_id: first.orderId },
  ]);
  expect(counts).toEqual(Array(2).fill('3 read, 2 changed, 1 unchanged, 0 refused'));
  expect(planned).toHaveLength(2);
});

test('a dry run knows what the rows before would leave to the operator, and what they would state', async () => {
  const { orderId: order_id, phoneSku } = await placeTestOrder('cash_on_delivery');
  const sent = { sent_on: '2026-11-20', reference: 'KBANK 1' };
  const { counts, planned } = await refundRows([
    { order_id, lines: `${phoneSku}=1` },
    { order_id, ...sent },
    { order_id, lines: 'none', ...sent },
    { order_id, lines: 'none', ...sent },
    { order_id, lines: 'none', sent_on: '2026-11-20', reference: 'KBANK 2' },
    { order_id, lines: `${phoneSku}=2`, sent_on: '2026-11-20', reference: 'KBANK 3' },
    { order_id },
    { order_id, lines: 'none', sent_on: '2026-11-20', reference: 'KBANK 4' },
  ]);
  expect(counts).toEqual(Array(2).fill('8 read, 5 changed, 1 unchanged, 2 refused'));
  expect(planned).toEqual([
    'row 1: would refund 100.00 baht',
    'row 2: lines: 100.00 baht of earlier refunds are not sent yet: must be none for these alone, or the units that are refunded in all',
    'row 3: would complete 100.00 baht of earlier refunds',
    'row 5: nothing is to be sent: it was on 2026-11-20, with the reference KBANK 1',
    'row 6: would refund 100.00 baht',
    expect.stringMatching(/^row 7: would refund \d+\.00 baht$/),
    expect.stringMatching(/^row 8: would complete \d+\.00 baht of earlier refunds$/),
  ]);
});

test('a dry run requests once again what the gateway refused before', async () => {
  const { order, orderId } = await placeTestOrder();
  const charge = (status: 'failed' | 'successful') =>
    shop.db.updateTable('mock_charges').set({ status }).where('charge_id', '=', chargeIdOf(order)).execute();
  await charge('failed');
  await run(['refund', orderId]);
  await charge('successful');
  const { counts, planned } = await refundRows([{ order_id: orderId }, { order_id: orderId }]);
  expect(counts).toEqual(Array(2).fill('2 read, 1 changed, 1 unchanged, 0 refused'));
  expect(planned).toEqual([`row 1: would request again ${order.totalPayable.toFixed(2)} baht of earlier refunds`]);
});
