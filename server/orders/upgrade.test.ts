import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { mailFolder } from '../messaging/messaging.ts';
import { reserveAgain } from '../reservations/reservations.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { payAfterExpiry } from '../testing/shopper.ts';
import { migrateBefore, openTestDatabase } from '../testing/test-database.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import { ordersCommand } from './commands.ts';
import { reservationKinds } from './reservation-kinds.ts';

const customerId = '00000000-0000-4000-8000-000000000001';

const unsentMailId = '00000000-0000-4000-8000-000000000002';

/** The end of the payment window of unpaid orders. */
const placedAt = '2026-11-20T03:00:00Z';
const windowEnd = '2026-11-20T04:00:00Z';

const place = { th: 'คลองเตย', en: 'Khlong Toei' };
const address = {
  ...{ firstName: 'A', lastName: 'B', mobileNo: '0812345678', address: '1', postcode: '10110' },
  ...{ subdistrict: place, district: place, province: place },
};

/** An order in the schema before migration 0020, which introduced the table of reservations. */
function order(
  orderId: string,
  status: 'confirmed' | 'pending_payment' | 'cancelled' | 'expired' | 'paid' | 'refund_pending',
  round = 1,
): string {
  return `
    insert into orders values ('${orderId}', '${customerId}', '${status}', 'en', 'cash_on_delivery', 'shipping',
      '${JSON.stringify(address)}',
      100, 100, 0, 0, 0, 100, 7, 7, ${round}, ${status === 'pending_payment' ? `'${windowEnd}'` : 'null'}, '${placedAt}', '${placedAt}');
    insert into order_lines (order_id, position, sku_id, product_id, item_type, sku, slug, product_name, attribute_option_name, brand,
      category_name, image, quantity, standard_price_satang, unit_price_satang, discount_satang, total_satang)
    values ('${orderId}', 0, 11, 1, 'ITEM', 'a', 'a', '{"th": "", "en": ""}', '{"th": "", "en": ""}', 'a', '{"th": "", "en": ""}', 'a',
      1, 100, 100, 0, 100);
    insert into order_moves (order_id, from_status, to_status, actor, reason, at)
    values ('${orderId}', 'new', 'pending_payment', 'customer', 'placed', now()),
      ('${orderId}', 'pending_payment', 'expired', 'sweeper', 'not paid in time', now());`;
}

/** An attempt to pay the order by card at the mock gateway, in the schema before migration 0020. */
function payment(orderId: string, attempt: 'pending' | 'cancelled', charge: 'pending' | 'expired'): string {
  return `
    insert into payment_attempts (reference, payment_method, gateway, amount_satang, status, charge_id, expires_at, created_at,
      updated_at)
    values ('${orderId}', 'credit_card', 'mock', 100, '${attempt}', '${orderId}', '${windowEnd}', now(), now());
    insert into mock_charges (charge_id, kind, status, amount_satang, description, return_url, expires_at, created_at)
    values ('${orderId}', 'card', '${charge}', 100, '', '', '${windowEnd}', now());`;
}

/** SKUs, the second on pre-order, with the stock, quotas and deal stock that the orders below left. */
const rows = `
  insert into brands (brand_id, slug, title) values (1, 'a', 'A');
  insert into categories (category_id, slug, path, level, name) values (1, 'a', 'a', 1, '{"th": "", "en": ""}');
  insert into products (product_id, brand_id, category_id, slug, name, short_description, description, key_highlight, faq)
  select id, 1, 1, id, t, t, t, t, t from (values (1), (2)) ids (id), (select '{"th": "", "en": ""}'::localised as t) texts;
  insert into skus (sku_id, product_id, sku, images, price_satang)
  values (11, 1, 'a', '{a}', 100), (12, 1, 'b', '{a}', 100), (13, 1, 'c', '{a}', 100);
  insert into stocks (sku_id, stock, pre_order_flag, pre_order_stock) values (11, 3, false, 0), (12, 50, true, 8), (13, 20, false, 0);
  insert into flash_sales (flash_sale_id, name, starts_at, ends_at) values (1, '{"th": "", "en": ""}', now() - interval '1 hour', now());
  insert into flash_sale_items (flash_sale_id, sku_id, price_satang, quota, sold) values (1, 11, 50, 10, 5), (1, 13, 50, 10, 2);
  insert into add_on_deals (product_id, sku_id, price_satang, stock, limit_quantity) values (1, 12, 50, 8, 5), (1, 13, 50, 9, 5), (2, 12, 50, 6, 5);
  insert into customers (customer_id, email, password_hash, first_name, last_name, mobile_no, locale, activated_at)
  values ('${customerId}', 'a@b.example', '', 'A', 'B', '0812345678', 'en', now());
  ${order('SF-LIVE', 'confirmed')}
  ${order('SF-PENDING', 'pending_payment')}
  ${payment('SF-PENDING', 'pending', 'pending')}
  ${order('SF-CANCELLED', 'cancelled')}
  ${payment('SF-CANCELLED', 'cancelled', 'expired')}
  ${order('SF-EXPIRED', 'expired')}
  ${order('SF-LATE', 'paid', 2)}
  ${order('SF-REFUND', 'refund_pending')}
  insert into mails (mail_id, recipient, locale, template, content, created_at)
  values ('${unsentMailId}', 'a@b.example', 'en', 'order_received',
    '{"firstName": "A", "orderId": "SF-PENDING", "orderUrl": "https://shop.example/o", "payable": 1, "lines": [{"name": "Cable", "quantity": 1, "total": 1}]}', now());
  insert into stock_movements (reference, sku_id, quantity, pre_order, reason, round) values
    ('SF-LIVE', 11, -1, false, 'taken', 1), ('SF-LIVE', 12, -2, true, 'taken', 1),
    ('SF-PENDING', 11, -1, false, 'taken', 1), ('SF-PENDING', 13, -4, false, 'taken', 1),
    ('SF-CANCELLED', 11, -2, false, 'taken', 1), ('SF-CANCELLED', 11, 2, false, 'given_back', 1),
    ('SF-CANCELLED', 13, -1, false, 'taken', 1), ('SF-CANCELLED', 13, 1, false, 'given_back', 1),
    ('SF-EXPIRED', 11, -2, false, 'taken', 1), ('SF-EXPIRED', 11, 2, false, 'given_back', 1),
    ('SF-LATE', 11, -3, false, 'taken', 1), ('SF-LATE', 11, 3, false, 'given_back', 1), ('SF-LATE', 11, -3, false, 'taken', 2);
  insert into flash_sale_movements (reference, flash_sale_id, sku_id, quantity, reason, round) values
    ('SF-LIVE', 1, 11, -1, 'taken', 1),
    ('SF-PENDING', 1, 11, -1, 'taken', 1), ('SF-PENDING', 1, 13, -2, 'taken', 1),
    ('SF-CANCELLED', 1, 11, -2, 'taken', 1), ('SF-CANCELLED', 1, 11, 2, 'given_back', 1),
    ('SF-CANCELLED', 1, 13, -1, 'taken', 1), ('SF-CANCELLED', 1, 13, 1, 'given_back', 1),
    ('SF-LATE', 1, 11, -3, 'taken', 1), ('SF-LATE', 1, 11, 3, 'given_back', 1), ('SF-LATE', 1, 11, -1, 'taken', 2);
  insert into add_on_deal_movements (reference, product_id, sku_id, quantity, reason, round) values
    ('SF-LIVE', 1, 12, -2, 'taken', 1),
    ('SF-PENDING', 1, 13, -3, 'taken', 1),
    ('SF-CANCELLED', 1, 12, -1, 'taken', 1), ('SF-CANCELLED', 1, 12, 1, 'given_back', 1),
    ('SF-CANCELLED', 1, 13, -2, 'taken', 1), ('SF-CANCELLED', 1, 13, 2, 'given_back', 1),
    ('SF-CANCELLED', 2, 12, -1, 'taken', 1), ('SF-CANCELLED', 2, 12, 1, 'given_back', 1),
    ('SF-LATE', 1, 12, -2, 'taken', 1), ('SF-LATE', 1, 12, 2, 'given_back', 1), ('SF-LATE', 1, 12, -1, 'taken', 2);`;

/** The documents of the order that is to be refunded, in the schema before migration 0027. */
const documents = `
  insert into invoice_series (series, month, last_number) values ('AB', '2611', 1), ('CN', '2611', 1);
  insert into invoices (invoice_number, series, month, number, reference, issued_at, total_satang, vat_satang, vat_rate, document, replaces, corrects)
  select series || '2611-000001', series, '2611', 1, 'SF-REFUND', now(), 100, 7, 7, '{"lines": [], "credit": null}', null, corrects
  from (values ('AB', null), ('CN', 'AB2611-000001')) as of_order (series, corrects);`;

const database = await openTestDatabase({ empty: true });
await migrateBefore(database, '0020');
await database.executeScript(rows);
await migrateBefore(database, '0027');
await database.executeScript(documents);
await migrate(database);
const shop = await createTestShop({ database });

const jobs = jobHandlers(shop, shop.app);

/** By SKU, quotas as sold units; deals by `PRODUCT ID-SKU ID`. */
async function unitsOf() {
  const stocks = await shop.db.selectFrom('stocks').selectAll().execute();
  const quotas = await shop.db.selectFrom('flash_sale_items').selectAll().execute();
  const deals = await shop.db.selectFrom('add_on_deals').selectAll().execute();
  return {
    stock: Object.fromEntries(stocks.map(({ sku_id, stock }) => [sku_id, stock])),
    preOrder: stocks.find(({ sku_id }) => sku_id === 12)?.pre_order_stock,
    sold: Object.fromEntries(quotas.map(({ sku_id, sold }) => [sku_id, sold])),
    deals: Object.fromEntries(deals.map(({ product_id, sku_id, stock }) => [`${product_id}-${sku_id}`, stock])),
  };
}
const buyer = shop.client({ customerId });
const cancel = (orderId: string) => buyer('POST /cart/api/order/{orderId}/cancel', { params: { orderId } });
const statusOf = async (orderId: string) =>
  dataOf(await buyer('GET /cart/api/order/{orderId}', { params: { orderId } })).status;
const reserveAfterExpiry = (reference: string) =>
  transaction(
    shop.db,
    async (tx) => (await reserveAgain(tx, reservationKinds, { reference, now: shop.clock() })) !== null,
  );

test('the history of an order remains after the upgrade', async () => {
  const { history } = dataOf(await buyer('GET /cart/api/order/{orderId}', { params: { orderId: 'SF-EXPIRED' } }));
  expect(history.map(({ status }) => status)).toEqual(['pending_payment', 'expired']);
  const actors = await shop.db.selectFrom('order_transitions').select('actor').distinct().orderBy('actor').execute();
  expect(actors.map(({ actor }) => actor)).toEqual(['customer', 'system']);
});

test('a mail that was not sent before the upgrade is sent whole after it', async () => {
  await jobs['send-mail']({ mailId: unsentMailId });
  const { text = '' } = await PostalMime.parse(readFileSync(join(mailFolder(shop.settings), `${unsentMailId}.eml`)));
  expect(text).toContain('please pay ฿1.00 by 20 Nov 2026, 11:00');
  expect(text).toContain('- Cable × 1  ฿1.00');
  expect(text).toContain('Khlong Toei Khlong Toei Khlong Toei 10110');
  expect(text).not.toMatch(/undefined|NaN/);
});

test('the upgrade changes no units, and orders from before it release exactly what they reserved', async () => {
  const stock = { 11: 3, 12: 50, 13: 20 };
  const before = { stock, preOrder: 8, sold: { 11: 5, 13: 2 }, deals: { '1-12': 8, '1-13': 9, '2-12': 6 } };
  expect(await unitsOf()).toEqual(before);
  dataOf(await cancel('SF-LIVE'));
  const deals = { ...before.deals, '1-12': 10 };
  expect(await unitsOf()).toEqual({ stock: { ...stock, 11: 4 }, preOrder: 10, sold: { 11: 4, 13: 2 }, deals });
  // Its second attempt had reserved one unit of the quota and of the deal.
  dataOf(await cancel('SF-LATE'));
  expect(await unitsOf()).toEqual({
    stock: { ...stock, 11: 7 },
    preOrder: 10,
    sold: { 11: 3, 13: 2 },
    deals: { ...deals, '1-12': 11 },
  });
});

test('an unpaid order from before the upgrade releases once, and reserves again once if it is paid late', async () => {
  const before = await unitsOf();
  const released = {
    ...before,
    stock: { ...before.stock, 11: Number(before.stock[11]) + 1, 13: Number(before.stock[13]) + 4 },
    sold: { 11: Number(before.sold[11]) - 1, 13: 0 },
    deals: { ...before.deals, '1-13': Number(before.deals['1-13']) + 3 },
  };
  shop.setClock(windowEnd);
  await Promise.all([1, 2].map(() => jobs['expire-orders']({})));
  await jobs['expire-orders']({});
  expect([await statusOf('SF-PENDING'), await unitsOf()]).toEqual(['expired', released]);
  await payAfterExpiry(shop, jobs, 'SF-PENDING');
  await payAfterExpiry(shop, jobs, 'SF-PENDING');
  expect([await statusOf('SF-PENDING'), await unitsOf()]).toEqual(['paid', before]);
  dataOf(await cancel('SF-PENDING'));
  expect([await statusOf('SF-PENDING'), await unitsOf()]).toEqual(['refund_pending', released]);
});

test('an order cancelled before the upgrade reserves all it had reserved if it is paid after the upgrade', async () => {
  const before = await unitsOf();
  expect(await cancel('SF-CANCELLED')).toMatchObject({ code: 'order_not_cancellable' });
  await payAfterExpiry(shop, jobs, 'SF-CANCELLED');
  const { stock, sold, deals } = before;
  expect([await statusOf('SF-CANCELLED'), await unitsOf()]).toEqual([
    'paid',
    {
      ...before,
      stock: { ...stock, 11: Number(stock[11]) - 2, 13: Number(stock[13]) - 1 },
      sold: { 11: Number(sold[11]) + 2, 13: Number(sold[13]) + 1 },
      deals: {
        '1-12': Number(deals['1-12']) - 1,
        '1-13': Number(deals['1-13']) - 2,
        '2-12': Number(deals['2-12']) - 1,
      },
    },
  ]);
  dataOf(await cancel('SF-CANCELLED'));
  expect(await unitsOf()).toEqual(before);
});

test('an order that expired before the upgrade is reserved again if it is paid after the upgrade', async () => {
  const before = await unitsOf();
  expect(await reserveAfterExpiry('SF-EXPIRED')).toBe(true);
  expect(await unitsOf()).toEqual({ ...before, stock: { ...before.stock, 11: Number(before.stock[11]) - 2 } });
});

test('an order that was to be refunded before the upgrade is refunded when the operator states that its money was sent', async () => {
  const refund = (...options: string[]) => runShopCommand(shop, ordersCommand, ['refund', 'SF-REFUND', ...options]);
  expect((await refund()).output).toContain('1 read, 0 changed, 1 unchanged');
  const stated = await refund('--sent-on', shop.clock().toISOString().slice(0, 10), '--reference', 'KTB 1');
  expect(stated.output).toContain('1 read, 1 changed');
  const { status, refunds, invoices } = dataOf(
    await buyer('GET /cart/api/order/{orderId}', { params: { orderId: 'SF-REFUND' } }),
  );
  expect([status, refunds.map(({ amount }) => amount), invoices.length]).toEqual(['refunded', [1], 2]);
});
