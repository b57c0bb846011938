import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { transaction } from '../../db/database.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { operateOrders } from '../../testing/operate-orders.ts';
import { createPromotion } from '../../testing/promotion-factory.ts';
import { runShopCommand } from '../../testing/run-shop-command.ts';
import { createShopper, payAtGateway } from '../../testing/shopper.ts';
import { createTestShop } from '../../testing/test-shop.ts';
import { ordersCommand } from '../commands.ts';
import { transitionOrder } from '../orders.ts';

const shop = await createTestShop();
const refuse = async (orderId: string) => (await runShopCommand(shop, ordersCommand, ['refused', orderId])).output;

/** A shopper with an order of 2 of 10 units that was moved through these statuses. */
async function orderAfter(paymentMethod: Order['paymentMethod'], ...statuses: Order['status'][]) {
  const shopper = await createShopper(shop);
  const { skuId } = await createProduct(shop, { stock: 10 });
  await shopper.addToCart(skuId, 2);
  const order = await shopper.placeOrder({ paymentMethod });
  const { orderId } = order;
  if (paymentMethod === 'credit_card') await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  for (const to of statuses)
    await transaction(shop.db, (tx) =>
      transitionOrder(tx, {
        orderId,
        to,
        actor: { operator: 'somchai' },
        reason: 'packing started',
        now: shop.clock(),
      }),
    );
  const stock = async () =>
    (await shop.db.selectFrom('stocks').select('stock').where('sku_id', '=', skuId).executeTakeFirstOrThrow()).stock;
  return { shopper, orderId, stock };
}

test('a refused parcel that is paid on delivery cancels its order, and its stock comes back once', async () => {
  const { shopper, orderId, stock } = await orderAfter('cash_on_delivery', 'preparing', 'shipped');
  expect(await stock()).toBe(8);
  const outputs = await Promise.all([refuse(orderId), refuse(orderId)]);
  expect(outputs.filter((output) => output.includes('1 changed'))).toHaveLength(1);
  expect(await refuse(orderId)).toContain('1 unchanged');
  expect(await stock()).toBe(10);
  expect(await shopper.getOrder(orderId)).toMatchObject({
    status: 'cancelled',
    history: expect.arrayContaining([expect.objectContaining({ status: 'cancelled', closingReason: 'refused' })]),
    invoices: [],
  });
  const logged = shop.db.selectFrom('order_transitions').select(['actor', 'reason']).where('order_id', '=', orderId);
  expect(await logged.where('to_status', '=', 'cancelled').execute()).toEqual([
    { actor: 'operator', reason: 'refused' },
  ]);
  const mails = await shop.db.selectFrom('mails').select('template').where('recipient', '=', shopper.email).execute();
  expect(mails.map(({ template }) => template).sort()).toEqual(['order_cancelled', 'order_received']);
});

test('a parcel that the carrier could not deliver cancels its order without counting against the buyer', async () => {
  const { shopper, orderId, stock } = await orderAfter('cash_on_delivery', 'preparing', 'shipped');
  const undelivered = await runShopCommand(shop, ordersCommand, ['undelivered', orderId]);
  expect(undelivered.output).toContain('1 changed');
  expect(await runShopCommand(shop, ordersCommand, ['refused', orderId])).toMatchObject({
    errors: `${orderId}: is cancelled already: undelivered\n`,
    failed: true,
  });
  expect(await stock()).toBe(10);
  expect((await shopper.getOrder(orderId)).history.at(-1)).toMatchObject({
    status: 'cancelled',
    closingReason: 'undelivered',
  });
  const { content } = await shop.db
    .selectFrom('mails')
    .select('content')
    .where('recipient', '=', shopper.email)
    .where('template', '=', 'order_cancelled')
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({ reason: 'The carrier could not deliver the parcel and returned it to us.' });
});

test('the parcel of an order with nothing to pay that comes back cancels its order', async () => {
  const { skuId, sku } = await createProduct(shop, { stock: 10 });
  const off = { conditions: [{ kind: 'items' as const, skus: [sku] }] };
  await createPromotion(shop, { ...off, action: { kind: 'percent_off', percent: 100 } });
  await createPromotion(shop, { ...off, action: { kind: 'delivery_off' } });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  const { orderId } = await shopper.placeOrder({ paymentMethod: null });
  await operateOrders(shop, 'prepare', orderId);
  await operateOrders(shop, 'ship', orderId, '--carrier', 'flash', '--tracking', 'TH9999');
  expect(await operateOrders(shop, 'undelivered', orderId)).toMatchObject({ errors: '', failed: false });
  const { stock } = await shop.db
    .selectFrom('stocks')
    .select('stock')
    .where('sku_id', '=', skuId)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(10);
});

test.each<[Order['paymentMethod'], Order['status'][]]>([
  ['cash_on_delivery', ['preparing']],
  ['cash_on_delivery', ['preparing', 'shipped', 'delivered']],
  ['credit_card', ['preparing', 'shipped']],
])('an order by %s that is %j cannot be refused', async (paymentMethod, statuses) => {
  const { shopper, orderId, stock } = await orderAfter(paymentMethod, ...statuses);
  expect(await refuse(orderId)).toContain('1 refused');
  expect(await shopper.getOrder(orderId)).toMatchObject({ status: statuses.at(-1) });
  expect(await stock()).toBe(8);
});

test('the database does not log that a shipped order that was paid in advance is cancelled', async () => {
  const { orderId } = await orderAfter('credit_card', 'preparing', 'shipped');
  const write = sql`
    insert into order_transitions (order_id, from_status, to_status, actor, operator, reason, at)
    values (${orderId}, 'shipped', 'cancelled', 'operator', 'somchai', 'refused', now())`.execute(shop.db);
  await expect(write).rejects.toThrow('is paid');
});
