import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/order-statuses.ts';
import { counterText } from '#contract/pickup.ts';
import { transaction } from '../../db/database.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { createPromotion } from '../../testing/promotion-factory.ts';
import { runShopCommand } from '../../testing/run-shop-command.ts';
import { createShopper, payAtGateway } from '../../testing/shopper.ts';
import { createStore } from '../../testing/store-factory.ts';
import { createTestShop, dataOf } from '../../testing/test-shop.ts';
import { ordersCommand } from '../commands.ts';
import { pickedUpAction, readyAction } from '../operator/pickup-actions.ts';
import { transitionOrder } from '../orders.ts';

const shop = await createTestShop();
const start = '2026-11-20T03:00:00Z';

/** A paid order that is picked up or shipped, with its transitions by an operator. */
async function createPaidOrder({ isPickup = true } = {}) {
  shop.setClock(start);
  const { skuId } = await createProduct(shop);
  const { storeId } = await createStore(shop, { stock: { [skuId]: 5 } });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  const { quote } = isPickup ? dataOf(await shopper.choosePickup(storeId)) : await shopper.openCheckout();
  const order = await shopper.placeOrder({ quote });
  const { orderId } = order;
  await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  const change = (to: OrderStatus) =>
    transaction(shop.db, (tx) =>
      transitionOrder(tx, { orderId, to, actor: { operator: 'Nok' }, reason: 'packing started', now: shop.clock() }),
    );
  const makeReady = () => readyAction.run(shop, { orderId, values: {}, operator: 'Nok', dryRun: false });
  const pickUp = (code: string, dryRun = false) =>
    pickedUpAction.run(shop, { orderId, values: { code }, operator: 'Nok', dryRun });
  return { shopper, orderId, storeId, change, makeReady, pickUp };
}

/** An order that waits at its branch, with its code. */
async function createReadyOrder() {
  const paid = await createPaidOrder();
  await paid.change('preparing');
  await paid.makeReady();
  const code = (await paid.shopper.getOrder(paid.orderId)).pickup?.code ?? '';
  return { ...paid, code };
}

const wrong = { refused: 'code: is not the pickup code of this order' };
const blocked = { refused: 'had five wrong codes: try again in 15 minutes' };

describe('an order at its branch', () => {
  test('shows a pickup code to its buyer once it is ready, and is picked up by it', async () => {
    const { shopper, orderId, change, makeReady, pickUp } = await createPaidOrder();
    await change('preparing');
    expect((await shopper.getOrder(orderId)).pickup?.code).toBe(null);
    expect(await makeReady()).toBe('changed');
    expect(await makeReady()).toBe('unchanged');
    const code = (await shopper.getOrder(orderId)).pickup?.code ?? '';
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expect(await pickUp(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)).toBe('changed');
    const pickedUp = await shopper.getOrder(orderId);
    expect(pickedUp).toMatchObject({ status: 'picked_up', pickup: { code: null } });
    expect(pickedUp.history.map(({ status }) => status).slice(-2)).toEqual(['ready_for_pickup', 'picked_up']);
    expect(await pickUp(code)).toBe('unchanged');
    const mails = shop.db.selectFrom('mails').select(['template', 'content']).where('recipient', '=', shopper.email);
    const [ready] = await mails.where('template', '=', 'ready_for_pickup').execute();
    expect(ready?.content).toMatchObject({
      delivery: { method: 'pickup', branchName: 'Branch', phone: '020000001' },
      pickup: { code, qrPayload: `${orderId} ${code}`, openingHours: ['Every day 10:00–21:00'] },
    });
    expect(await mails.where('template', '=', 'picked_up').execute()).toHaveLength(1);
  });

  test('is counted once where two rows are about it, in a dry run as well', async () => {
    const { orderId, shopper, change } = await createPaidOrder();
    await change('preparing');
    const runRows = (name: string, rows: readonly string[], ...more: string[]) =>
      runShopCommand(shop, ordersCommand, [name, '--file', '-', '--format', 'csv', ...more], rows.join('\n'));
    const counts = '2 read, 1 changed, 1 unchanged, 0 refused';
    const check = async (name: string, rows: readonly string[]) => {
      expect((await runRows(name, rows, '--dry-run')).output, name).toBe(`${counts}; nothing was written\n`);
      expect((await runRows(name, rows)).output, name).toBe(`${counts}\n`);
    };
    await check('ready', ['order_id', orderId, orderId]);
    const code = (await shopper.getOrder(orderId)).pickup?.code ?? '';
    await check('picked-up', ['order_id,code', `${orderId},${code}`, `${orderId},${code}`]);
  });

  test('shows on its page and in the mail the days of the next two weeks on which its branch has other hours', async () => {
    const { shopper, orderId, storeId, change, makeReady, pickUp } = await createPaidOrder();
    const cancelled = await createPaidOrder();
    const of = (store_id: number | null, day: string, opens: number | null = null) => ({
      store_id,
      day: sql<Date>`${day}::date`,
      name: JSON.stringify({ th: 'วันหยุด', en: 'Holiday' }),
      opens,
      closes: opens && 1080,
    });
    await shop.db
      .insertInto('store_special_days')
      .values([
        of(storeId, '2026-11-19'),
        of(null, '2026-11-20', 660),
        of(null, '2026-12-04', 660),
        of(storeId, '2026-12-04'),
        of(storeId, '2026-12-05'),
      ])
      .execute();
    const shown = [
      { day: '2026-11-20', name: 'Holiday', hours: { opens: '11:00', closes: '18:00' } },
      { day: '2026-12-04', name: 'Holiday', hours: null },
    ];
    expect((await shopper.getOrder(orderId)).pickup?.specialDays).toEqual(shown);
    dataOf(
      await cancelled.shopper.client('POST /cart/api/order/{orderId}/cancel', {
        params: { orderId: cancelled.orderId },
      }),
    );
    expect((await cancelled.shopper.getOrder(cancelled.orderId)).pickup).toMatchObject({ specialDays: [] });
    await change('preparing');
    await makeReady();
    const { pickup } = await shopper.getOrder(orderId);
    expect(pickup?.specialDays).toEqual(shown);
    const mail = await shop.db
      .selectFrom('mails')
      .select('content')
      .where('recipient', '=', shopper.email)
      .where('template', '=', 'ready_for_pickup')
      .executeTakeFirst();
    expect(mail?.content).toMatchObject({ pickup: { specialDays: shown } });
    shop.setClock('2026-11-21T03:00:00Z');
    expect((await shopper.getOrder(orderId)).pickup?.specialDays.map(({ day }) => day)).toEqual([
      '2026-12-04',
      '2026-12-05',
    ]);
    await pickUp(pickup?.code ?? '');
    expect((await shopper.getOrder(orderId)).pickup?.specialDays).toEqual([]);
    await shop.db.deleteFrom('store_special_days').execute();
  });

  test('is picked up by what a scanner reads from the QR code of its order, not from another one', async () => {
    const { code, pickUp, orderId } = await createReadyOrder();
    expect(await pickUp(counterText('SF261120100099', code))).toEqual(wrong);
    expect(await pickUp(counterText(orderId, code))).toBe('changed');
  });

  test('refuses every code for 15 minutes after five wrong ones', async () => {
    const { code, pickUp, shopper, orderId } = await createReadyOrder();
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await pickUp('22222222')).toEqual(wrong);
    expect(await pickUp(code)).toEqual(blocked);
    shop.setClock('2026-11-20T03:14:59Z');
    expect(await pickUp(code)).toEqual(blocked);
    shop.setClock('2026-11-20T03:15:00Z');
    expect(await pickUp('22222222')).toEqual(wrong);
    expect(await pickUp(code)).toBe('changed');
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'picked_up' });
  });

  test('is picked up once by concurrent attempts, and concurrent wrong codes all count', async () => {
    const first = await createReadyOrder();
    const results = await Promise.all([1, 2, 3].map(() => first.pickUp(first.code)));
    expect(results.sort()).toEqual(['changed', 'unchanged', 'unchanged']);
    const second = await createReadyOrder();
    const attempts = await Promise.all(Array.from({ length: 8 }, () => second.pickUp('22222222')));
    expect(attempts.filter((outcome) => JSON.stringify(outcome) === JSON.stringify(wrong))).toHaveLength(5);
    expect(attempts.filter((outcome) => JSON.stringify(outcome) === JSON.stringify(blocked))).toHaveLength(3);
  });

  test('is not picked up before it is ready, and a dry run does not check the code', async () => {
    const paid = await createPaidOrder();
    expect(await paid.pickUp('22222222')).toEqual({ refused: 'is paid, it cannot become picked_up' });
    const { code, pickUp, shopper, orderId } = await createReadyOrder();
    expect([await pickUp(code, true), await pickUp('22222222', true)]).toEqual(['changed', 'changed']);
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'ready_for_pickup' });
  });
});

describe('the way an order is delivered', () => {
  test('decides its transitions: only shipped orders are shipped, only picked-up orders become ready for pickup', async () => {
    const pickup = await createPaidOrder();
    await pickup.change('preparing');
    expect(await pickup.change('shipped')).toMatchObject({ changed: false });
    expect(await pickup.makeReady()).toBe('changed');
    const shipped = await createPaidOrder({ isPickup: false });
    await shipped.change('preparing');
    expect(await shipped.makeReady()).toEqual({ refused: 'is delivered to an address' });
    expect(await shipped.change('shipped')).toMatchObject({ changed: true });
  });

  test.each(['shipped', 'picked_up', 'ready_for_pickup'] as const)(
    'the database refuses that an order becomes %s without what it needs',
    async (status) => {
      const { orderId } = await createPaidOrder({ isPickup: status !== 'ready_for_pickup' });
      const written = shop.db.updateTable('orders').set({ status }).where('order_id', '=', orderId).execute();
      await expect(written).rejects.toThrow(/orders_status_of_delivery|pickup code/);
    },
  );

  test('the database refuses that a ready order is picked up without its code', async () => {
    const { orderId, change } = await createReadyOrder();
    await expect(change('picked_up')).rejects.toThrow('without its pickup code');
    const rows = shop.db.updateTable('orders').set({ delivery_method: 'shipping' }).where('order_id', '=', orderId);
    await expect(rows.execute()).rejects.toThrow(/orders_/);
  });
});

test('an order of 0 baht that nobody picks up is cancelled by the shop, and its units return to the branch', async () => {
  await createPromotion(shop, { action: { kind: 'percent_off', percent: 100 } });
  const { skuId } = await createProduct(shop);
  const { storeId } = await createStore(shop, { stock: { [skuId]: 3 } });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId, 2);
  const { quote } = dataOf(await shopper.choosePickup(storeId));
  const { orderId, totalPayable } = await shopper.placeOrder({ paymentMethod: null, quote });
  expect(totalPayable).toBe(0);
  const run = (...args: string[]) => runShopCommand(shop, ordersCommand, args);
  await run('prepare', orderId);
  expect((await run('ready', orderId)).output).toContain('1 changed');
  expect((await run('cancel', orderId, '--reason', 'not picked up')).output).toContain('1 changed');
  expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'cancelled', pickup: { code: null } });
  const { stock } = await shop.db
    .selectFrom('store_stocks')
    .select('stock')
    .where('store_id', '=', storeId)
    .where('sku_id', '=', skuId)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(3);
});
