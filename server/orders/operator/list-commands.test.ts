import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transaction } from '../../db/database.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { createInstallmentPlan } from '../../testing/offer-factory.ts';
import { runShopCommand } from '../../testing/run-shop-command.ts';
import { createShopper, payAtGateway } from '../../testing/shopper.ts';
import { createTestShop, dataOf } from '../../testing/test-shop.ts';
import { ordersCommand } from '../commands.ts';

const shop = await createTestShop();
const run = (...args: string[]) => runShopCommand(shop, ordersCommand, args);

const shopper = await createShopper(shop);
const phone = await createProduct(shop, { price: 5000 });
const cable = await createProduct(shop, { price: 100 });

/** An order of a phone and two cables, in cash on delivery; one by card is paid. */
async function place(at: string, paymentMethod: 'cash_on_delivery' | 'credit_card'): Promise<string> {
  shop.setClock(at);
  await shopper.addToCart(phone.skuId);
  await shopper.addToCart(cable.skuId, 2);
  const order = await shopper.placeOrder({ paymentMethod });
  if (paymentMethod === 'credit_card') await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
  return order.orderId;
}

// 20 November ends at 17:00 UTC in Bangkok.
const first = await place('2026-11-20T16:59:00Z', 'cash_on_delivery');
const second = await place('2026-11-20T17:00:00Z', 'credit_card');
const third = await place('2026-11-21T03:00:00Z', 'cash_on_delivery');
await run('prepare', third, '--as', 'malee');
await run('ship', third, '--carrier', 'kex', '--tracking', 'KEX12345678', '--as', 'malee');

const listed = async (...args: string[]) => {
  const { output } = await run('list', '--json', ...args);
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { orderId: string }).orderId);
};

test('orders are listed newest first, by status, day in Bangkok, method and delivery', async () => {
  expect(await listed()).toEqual([third, second, first]);
  expect(await listed('--status', 'paid,shipped')).toEqual([third, second]);
  expect(await listed('--since', '2026-11-21')).toEqual([third, second]);
  expect(await listed('--until', '2026-11-20')).toEqual([first]);
  expect(await listed('--since', '2569-11-21')).toEqual([third, second]);
  expect(await listed('--until', '20/11/2569')).toEqual([first]);
  expect(await listed('--method', 'cash_on_delivery', '--delivery', 'shipping')).toEqual([third, first]);
  expect(await run('list', '--limit', '1')).toMatchObject({
    output: expect.stringMatching(
      new RegExp(
        `^ORDER .*\\n${third}  shipped  2026-11-21 10:00  cash_on_delivery  shipping  3  .*  kex KEX12345678\\n$`,
      ),
    ),
    errors: 'There are more: use --limit or export.\n',
  });
});

test.each([
  ['--status', 'lost'],
  ['--since', '2026-02-30'],
  ['--until', 'yesterday'],
  ['--method', 'barter'],
  ['--limit', '0'],
])('a list by %s %s is refused', async (...args) => {
  expect(await run('list', ...args)).toMatchObject({ failed: true, output: '' });
});

test('an order is shown with lines, totals, customer, address, payments, transitions and invoices', async () => {
  const { output } = await run('show', second);
  for (const part of [
    `Order ${second}: paid`,
    'placed 2026-11-21 00:00',
    shopper.email,
    'สมหญิง ใจดี, 0812345678, 99/9, คลองตัน, คลองเตย, กรุงเทพมหานคร, 10110',
    'total, by credit_card, of which',
    'succeeded',
    'AB2611-',
    'gateway',
  ])
    expect(output).toContain(part);
  expect(JSON.parse((await run('show', third, '--json')).output)).toMatchObject({
    shipments: [{ delivery: 'first', carrier: 'kex', trackingNumber: 'KEX12345678', deliveredAt: null }],
    lines: [
      { quantity: 1, price: 5000 },
      { quantity: 2, price: 100, total: 200 },
    ],
    transitions: [
      { status: 'confirmed', actor: 'customer' },
      { status: 'preparing', operator: 'malee' },
      { status: 'shipped', operator: 'malee', reason: 'handed to the carrier' },
    ],
  });
  expect(await run('show', 'SF1')).toMatchObject({ failed: true, errors: 'There is no order SF1.\n' });
});

test('an export has each line of the orders, and amounts of orders once', async () => {
  const jsonl = (await run('export', '--status', 'shipped')).output;
  const rows = jsonl
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows).toMatchObject([
    { order_id: third, receiver: 'สมหญิง ใจดี', tracking: 'KEX12345678', quantity: 1, unit_price: 5000 },
    { order_id: third, quantity: 2, line_total: 200, order_total: null, vat: null },
  ]);
  const { totalPayable } = await shopper.getOrder(third);
  expect(rows[0]).toMatchObject({ order_total: totalPayable });
  const csv = await run('export', '--format', 'csv');
  expect(csv.output.trim().split('\n')).toHaveLength(7);
  expect(csv.errors).toBe('3 orders\n');
});

test('an export has each of a thousand orders once, oldest first, also if they were placed in the same millisecond', async () => {
  await transaction(shop.db, async (tx) => {
    await sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'order_id', o.order_id || 'X' || n, 'created_at', o.created_at + n % 7 * interval '1 microsecond'))).*
      from orders o, generate_series(1, 1000) n where order_id = ${first}`.execute(tx);
    await sql`
      insert into order_lines overriding system value select (jsonb_populate_record(l, jsonb_build_object(
        'order_line_id', nextval(pg_get_serial_sequence('order_lines', 'order_line_id')), 'order_id', o.order_id))).*
      from order_lines l, orders o where l.order_id = ${first} and o.order_id like ${`${first}X%`}`.execute(tx);
  });
  const { output, errors } = await run('export', '--until', '2026-11-20');
  expect(errors).toMatch(/1001 orders\n$/);
  const { rows } = await sql<{ orderId: string }>`
    select order_id as "orderId" from orders where order_id like ${`${first}%`} order by created_at, order_id`.execute(
    shop.db,
  );
  const ids = [...output.matchAll(/"order_id":"([^"]+)"/g)].map(([, id]) => id);
  expect([...new Set(ids)]).toEqual(rows.map(({ orderId }) => orderId));
  expect(ids).toHaveLength(2002);
});

test('an order in installments is shown with bank, months and monthly sum', async () => {
  await createInstallmentPlan(shop, { id: 110, agentCode: 'KBANK', months: 10, rate: 0.65 });
  const { skuId } = await createProduct(shop, { price: 12_000, installmentFlag: true });
  await shopper.addToCart(skuId);
  await shopper.openCheckout();
  const { quote } = dataOf(
    await shopper.client('GET /cart/api/checkout/{cartId}', {
      params: { cartId: shopper.cartId },
      query: { paymentMethod: 'installment', installmentPlanId: 110 },
    }),
  );
  const { orderId } = await shopper.placeOrder({ paymentMethod: 'installment', installmentPlanId: 110, quote });
  expect((await run('show', orderId)).output).toContain(
    'installments: Bank KBANK (KBANK), 10 months at 1278.00 baht, 0.65 % interest per month\n',
  );
  expect(JSON.parse((await run('show', orderId, '--json')).output)).toMatchObject({
    installment: { bank: 'KBANK', months: 10, amountPerMonth: 1278, interestRate: 0.65 },
  });
});

test('an export has what was refunded of each line', async () => {
  const exported = async () =>
    (await run('export', '--status', 'paid')).output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(await exported()).toMatchObject([
    { order_id: second, quantity: 1, refunded_quantity: 0, refunded_amount: 0 },
    { order_id: second, quantity: 2, refunded_quantity: 0, refunded_amount: 0 },
  ]);
  const [, cables] = await exported();
  await run('refund', second, '--lines', `${cables?.sku}=1`);
  expect(await exported()).toMatchObject([
    { order_id: second, quantity: 1, refunded_quantity: 0, refunded_amount: 0 },
    { order_id: second, quantity: 2, refunded_quantity: 1, refunded_amount: 100 },
  ]);
});

test('no text that a shopper wrote is a formula for a spreadsheet that opens an export', async () => {
  shop.setClock('2026-11-25T03:00:00Z');
  const writer = await createShopper(shop);
  const params = { id: writer.addressId };
  const { province, district, subdistrict, ...address } = dataOf(
    await writer.client('GET /account/api/profile/addresses/{id}', { params }),
  );
  const place = { provinceId: province.id, districtId: district.id, subdistrictId: subdistrict.id };
  const body = { ...address, ...place, address: '=1+1, @2', type: 'shipping' } as const;
  dataOf(await writer.client('PUT /account/api/profile/addresses/{id}', { params, body }));
  await writer.addToCart(cable.skuId);
  const { orderId } = await writer.placeOrder({ paymentMethod: 'cash_on_delivery' });
  const range = ['--since', '2026-11-25', '--until', '2026-11-25'];
  const { output } = await run('export', '--format', 'csv', ...range);
  expect(output).toContain(`${orderId},confirmed,`);
  expect(output).toContain(`,"'=1+1, @2",`);
  expect((await run('export', ...range)).output).toContain('"address":"=1+1, @2"');
});

test('a comment of a customer stays in the row of its transition, whatever it looks like', async () => {
  const buyer = await createShopper(shop);
  await buyer.addToCart(cable.skuId);
  const { orderId } = await buyer.placeOrder({ paymentMethod: 'bank_transfer' });
  const body = { comment: 'sorry\n2026-11-21 10:05  paid  malee  the transfer arrived\r\tthanks' };
  dataOf(await buyer.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId }, body }));
  const rows = (await run('show', orderId)).output.split('\n').filter((line) => line.startsWith('2026-11-'));
  expect(rows).toEqual([
    expect.stringMatching(/ customer +placed$/),
    expect.stringMatching(
      / cancelled +customer +cancelled by the buyer: sorry 2026-11-21 10:05 {2}paid {2}malee {2}the transfer arrived thanks$/,
    ),
  ]);
});
