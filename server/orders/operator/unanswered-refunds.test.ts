import { expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { bookViolations } from '../../testing/books.ts';
import { createOmiseShop } from '../../testing/omise-shop.ts';
import { openAttention } from '../../testing/open-attention.ts';
import { runShopCommand } from '../../testing/run-shop-command.ts';
import { dataOf } from '../../testing/test-shop.ts';
import { jobHandlers } from '../../workers.ts';
import { ordersCommand } from '../commands.ts';

const { shop, omise, setTime, onlyChargeOf, placeOrder, payByCard } = await createOmiseShop();
const jobs = jobHandlers(shop, shop.app);
const run = (...args: string[]) => runShopCommand(shop, ordersCommand, args);
const sent = ['--sent-on', '2026-11-21', '--reference', 'KBANK 1', '--as', 'malee'];
const withoutGateway = [...sent, '--without-gateway', 'true'];
const oneChanged = '1 read, 1 changed, 0 unchanged, 0 refused\n';
const hour = 3600;

/** Requests the due refunds once an hour, from one time to another. */
async function performDueRefunds(hours: { from: number; to: number }): Promise<void> {
  for (let now = hours.from; now <= hours.to; now += 1) {
    setTime(now * hour);
    await jobs['perform-due-refunds']({});
  }
}

/** An order that was paid by card, and cancelled by the shop while Omise was away. */
async function cancelWithoutAnswer(trouble: 'unavailable' | 'carried_out_but_unavailable') {
  const { shopper, order } = await placeOrder('credit_card');
  dataOf(await payByCard(shopper, order, omise.tokenFor('4000000000000002')));
  const { orderId, totalPayable } = order;
  const refunds = `/charges/${onlyChargeOf(order).id}/refunds`;
  omise.trouble(`POST ${refunds}`, trouble);
  omise.trouble(`GET ${refunds}`, 'unavailable');
  await run('cancel', orderId, '--reason', 'broken');
  for (const job of shop.takeJobs('perform-refund')) await jobs['perform-refund'](job);
  return { shopper, order, orderId, amount: totalPayable.toFixed(2), refunds };
}

function refundsAtOmise(order: Order): unknown[] {
  const listed = omise.charges.listRefunds(onlyChargeOf(order).id);
  if (!('data' in listed)) throw new Error(listed.code);
  return listed.data;
}

test('a refund to which the gateway gives no answer for a day is completed by the statement that the shop sent it, and no gateway is asked again', async () => {
  const { shopper, order, orderId, amount } = await cancelWithoutAnswer('unavailable');
  await performDueRefunds({ from: 1, to: 23 });
  expect((await run('refund', orderId, ...withoutGateway)).errors).toBe(
    `${orderId}: nothing is to be sent: the gateway is refunding it\n`,
  );
  await performDueRefunds({ from: 24, to: 26 });
  expect(await openAttention(shop.db, orderId)).toEqual(['refund_not_made']);
  expect((await run('refund', orderId, ...sent)).errors).toBe(
    `${orderId}: the gateway has given no answer for a day: if its dashboard shows no refund, add without_gateway\n`,
  );
  expect((await run('refund', orderId, '--without-gateway', 'true')).errors).toBe(
    `${orderId}: without_gateway: must be given with sent_on\n`,
  );
  setTime(26 * hour + 600);
  expect((await run('refund', orderId, ...withoutGateway, '--dry-run')).errors).toBe(
    `${orderId}: would complete ${amount} baht of earlier refunds\n`,
  );
  expect(await run('refund', orderId, ...withoutGateway)).toMatchObject({
    errors: `${orderId}: ${amount} baht refunded\n`,
    output: oneChanged,
  });
  expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'refunded' });
  expect((await run('show', orderId)).output).toContain('2026-11-21 KBANK 1 (malee)');
  expect(await openAttention(shop.db, orderId)).toEqual([]);
  expect((await run('refund', orderId, ...withoutGateway)).output).toBe('1 read, 0 changed, 1 unchanged, 0 refused\n');

  omise.trouble(`POST /charges/${onlyChargeOf(order).id}/refunds`, null);
  omise.trouble(`GET /charges/${onlyChargeOf(order).id}/refunds`, null);
  await performDueRefunds({ from: 27, to: 30 });
  expect(refundsAtOmise(order)).toEqual([]);
  expect(await bookViolations(shop.db)).toEqual([]);
});

test('is refused if the gateway answers, and the money goes back once', async () => {
  const { shopper, order, orderId, refunds } = await cancelWithoutAnswer('carried_out_but_unavailable');
  await performDueRefunds({ from: 1, to: 26 });
  omise.trouble(`GET ${refunds}`, null);
  setTime(26 * hour + 600);
  expect(await run('refund', orderId, ...withoutGateway)).toMatchObject({
    errors: `${orderId}: without_gateway: the gateway answers again, and is asked for the refund: do not send the money\n`,
    failed: true,
  });
  expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'refund_pending' });
  await jobs['perform-due-refunds']({});
  expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'refunded' });
  expect(refundsAtOmise(order)).toHaveLength(1);
});

test('is refused while a process is asking the gateway, and nobody asks it while the operator states it', async () => {
  const { orderId, refunds } = await cancelWithoutAnswer('unavailable');
  await performDueRefunds({ from: 1, to: 26 });
  setTime(27 * hour);
  await jobs['perform-due-refunds']({});
  expect(await run('refund', orderId, ...withoutGateway)).toMatchObject({
    errors: `${orderId}: without_gateway: the gateway may be asked at this moment: try again in two minutes\n`,
    failed: true,
  });
  setTime(27 * hour + 120);
  const asked = () => omise.requests.filter(({ path }) => path.startsWith(refunds)).length;
  const before = asked();
  const stated = run('refund', orderId, ...withoutGateway);
  await expect.poll(asked).toBe(before + 1);
  await jobs['perform-due-refunds']({});
  expect((await stated).output).toBe(oneChanged);
  expect(asked()).toBe(before + 1);
});
