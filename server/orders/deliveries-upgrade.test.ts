import { expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { migrateBefore, openTestDatabase } from '../testing/test-database.ts';

const text = '{"th": "", "en": ""}';

/** An order with a line for each flag of pre-orders, as the version with one parcel for each order writes it. */
function order(orderId: string, status: string, preOrders: readonly boolean[]): string {
  const shipped = status === 'preparing' ? 'null, null' : `'flash', 'TH0001'`;
  const total = 100 * preOrders.length;
  const lines = preOrders.map(
    (preOrder, position) =>
      `('${orderId}', ${position}, ${position}, 1, 'ITEM', 'a', 'a', '${text}', '${text}', 'a', '${text}', 'a', 1, ${preOrder}, 100, 100, 0, 100)`,
  );
  return `
    insert into orders (order_id, customer_id, status, locale, payment_method, delivery_method, delivery_address, carrier, tracking_number,
      market_price_satang, price_satang, discount_satang, delivery_fee_satang, delivery_fee_discount_satang, payable_satang, vat_satang,
      vat_rate, created_at, updated_at)
    values ('${orderId}', '00000000-0000-4000-8000-000000000001', '${status}', 'en', 'credit_card', 'shipping', '{}', ${shipped},
      ${total}, ${total}, 0, 0, 0, ${total}, 7, 7, now(), now());
    insert into order_lines (order_id, position, sku_id, product_id, item_type, sku, slug, product_name, attribute_option_name, brand,
      category_name, image, quantity, pre_order, standard_price_satang, unit_price_satang, discount_satang, total_satang)
    values ${lines.join()};`;
}

test('orders that were shipped in one parcel have all of their deliveries in it after the upgrade', async () => {
  const database = await openTestDatabase({ empty: true });
  await migrateBefore(database, '0111');
  await database.executeScript(`
    insert into customers (customer_id, email, password_hash, first_name, last_name, mobile_no, locale, activated_at)
    values ('00000000-0000-4000-8000-000000000001', 'a@b.example', '', 'A', 'B', '0812345678', 'en', now());
    ${order('SF-BOTH', 'shipped', [false, true])}
    ${order('SF-STOCK', 'shipped', [false, false])}
    ${order('SF-LATER', 'shipped', [true])}
    ${order('SF-DELIVERED', 'delivered', [false, true])}
    ${order('SF-PREPARING', 'preparing', [false, true])}
    insert into order_transitions (order_id, from_status, to_status, actor, operator, reason, at)
    values ('SF-DELIVERED', 'shipped', 'delivered', 'operator', 'malee', 'delivered', '2026-11-20T03:00:00Z');`);
  await migrate(database);
  const rows = await database.db
    .selectFrom('orders')
    .select(['order_id', 'tracking_number', 'second_tracking_number', 'first_delivered_at', 'second_delivered_at'])
    .orderBy('order_id')
    .execute();
  const delivered = new Date('2026-11-20T03:00:00Z');
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['SF-BOTH', 'TH0001', 'TH0001', null, null],
    ['SF-DELIVERED', 'TH0001', 'TH0001', delivered, delivered],
    ['SF-LATER', 'TH0001', null, null, null],
    ['SF-PREPARING', null, null, null, null],
    ['SF-STOCK', 'TH0001', null, null, null],
  ]);
});
