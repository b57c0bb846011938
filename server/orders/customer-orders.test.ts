import { describe, expect, test } from 'vitest';
import type { OrderGroup, OrderStatus } from '#contract/order-statuses.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { createShopper, payAtGateway } from '../testing/shopper.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { ordersCommand } from './commands.ts';

const shop = await createTestShop();
const operate = (...args: string[]) => runShopCommand(shop, ordersCommand, args);

const shopper = await createShopper(shop);
const { skuId } = await createProduct(shop, { price: 1000 });

let minute = 0;
async function place(of = shopper, sku = skuId) {
  minute += 1;
  shop.setClock(new Date(Date.UTC(2026, 10, 20, 3, minute)));
  await of.addToCart(sku);
  return of.placeOrder();
}

async function nameLine(orderId: string, th: string, en: string): Promise<void> {
  await shop.db
    .updateTable('order_lines')
    .set({ product_name: JSON.stringify({ th, en }) })
    .where('order_id', '=', orderId)
    .execute();
}

const list = async (
  query: { group?: OrderGroup; status?: OrderStatus; query?: string; limit?: number; offset?: number } = {},
  of = shopper,
) => dataOf(await of.client('GET /cart/api/order/list', { query }));
const found = async (query: string, of = shopper) => (await list({ query }, of)).items.map(({ orderId }) => orderId);

describe("a customer's orders", () => {
  test('are listed by group, with the number of orders in each', async () => {
    const one = await createShopper(shop);
    const unpaid = await place(one);
    const paid = await place(one);
    await payAtGateway(shop, paid, { action: 'approve', webhook: 'before' });
    const shipped = await place(one);
    await payAtGateway(shop, shipped, { action: 'approve', webhook: 'before' });
    await operate('prepare', shipped.orderId);
    await operate('ship', shipped.orderId, '--carrier', 'flash', '--tracking', 'TH1234');
    const cancelled = await place(one);
    await operate('cancel', cancelled.orderId, '--reason', 'sold out');
    const all = await list({}, one);
    expect(all.total).toBe(4);
    expect(all.groupCounts).toEqual([
      { group: 'to_pay', count: 1 },
      { group: 'preparing', count: 1 },
      { group: 'to_receive', count: 1 },
      { group: 'completed', count: 0 },
      { group: 'cancelled', count: 1 },
    ]);
    for (const [group, order] of Object.entries({ to_pay: unpaid, preparing: paid, to_receive: shipped, cancelled })) {
      const listed = await list({ group: group as OrderGroup }, one);
      expect(listed).toMatchObject({ total: 1, items: [{ orderId: order.orderId }], groupCounts: all.groupCounts });
    }
    expect(await list({ group: 'completed' }, one)).toMatchObject({ total: 0, items: [] });
    expect(await list({ group: 'cancelled', status: 'paid' }, one)).toMatchObject({ total: 0, items: [] });
  });

  test('are found by part of the number, or by words of one line in either language', async () => {
    const [phone, cable] = [await place(), await place()];
    await nameLine(phone.orderId, 'โทรศัพท์สายฟ้า รุ่นโปร', 'Bolt Phone Pro');
    await nameLine(cable.orderId, 'สายชาร์จ 100%', 'Charging_cable 100%');
    expect(await found(phone.orderId.slice(-5))).toEqual([phone.orderId]);
    expect(await found(phone.orderId.toLowerCase())).toEqual([phone.orderId]);
    expect(await found('  pro  bolt ')).toEqual([phone.orderId]);
    expect(await found('โทรศัพท์')).toEqual([phone.orderId]);
    expect(await found('สาย')).toEqual([cable.orderId, phone.orderId]);
    expect(await found('โปร cable')).toEqual([]);
    expect((await list({ query: 'โทรศัพท์' })).groupCounts[0]).toEqual({ group: 'to_pay', count: 1 });
  });

  test('are searched for signs that patterns know as they are', async () => {
    const order = await place();
    await nameLine(order.orderId, '50% \\ ลด_ราคา', '50% \\ off_sale');
    for (const query of ['50%', '\\ off', 'ลด_', 'f_s']) expect(await found(query)).toEqual([order.orderId]);
    for (const query of ['5%0', 'ff__', '\\\\ \\off']) expect(await found(query)).toEqual([]);
  });

  test('are found by their own customer alone', async () => {
    const { orderId } = await place();
    expect(await found(orderId, await createShopper(shop))).toEqual([]);
  });

  test.each(['x', ' x ', 'x'.repeat(101)])('are not searched for %j', async (query) => {
    const response = await shop.app.inject({
      url: `/cart/api/order/list?query=${encodeURIComponent(query)}`,
      headers: await shop.authHeaders(shopper.customerId),
    });
    expect(failureOf(response)).toEqual({ status: 422, code: 'validation_failed' });
  });
});

describe('cancelling', () => {
  test('keeps the reason and the words of the customer', async () => {
    const order = await place();
    const params = { orderId: order.orderId };
    const body = { reason: 'cheaper_elsewhere', comment: 'เจอถูกกว่า\nที่อื่น' } as const;
    const cancelled = dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params, body }));
    expect(cancelled.history.at(-1)).toMatchObject({ status: 'cancelled', closingReason: 'cheaper_elsewhere' });
    const logged = JSON.parse((await operate('show', order.orderId, '--json')).output) as { transitions: unknown[] };
    expect(logged.transitions.at(-1)).toMatchObject({ actor: 'customer', reason: body.reason, comment: body.comment });
  });

  test('needs no reason', async () => {
    const { orderId } = await place();
    const cancelled = dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }));
    expect(cancelled.history.at(-1)).toMatchObject({ status: 'cancelled', closingReason: null });
  });

  test('by the shop is said in its history, without what the operator wrote', async () => {
    const { orderId } = await place();
    await operate('cancel', orderId, '--reason', 'sold out at the supplier');
    const { history } = await shopper.getOrder(orderId);
    expect(history.at(-1)).toMatchObject({ status: 'cancelled', closingReason: 'cancelled_by_shop' });
    expect(JSON.stringify(history)).not.toContain('supplier');
  });
});

test('a shipped order has the carrier, the tracking number and the page about the parcel', async () => {
  const order = await place();
  await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  await operate('prepare', order.orderId);
  expect(await shopper.getOrder(order.orderId)).toMatchObject({ shipments: [] });
  await operate('ship', order.orderId, '--carrier', 'thailand_post', '--tracking', 'EF123456785TH');
  expect(await shopper.getOrder(order.orderId)).toMatchObject({
    shipments: [
      {
        delivery: 'first',
        carrierName: 'Thailand Post (EMS)',
        trackingNumber: 'EF123456785TH',
        trackingUrl: 'https://track.thailandpost.co.th/?trackNumber=EF123456785TH',
        deliveredAt: null,
      },
    ],
  });
});
