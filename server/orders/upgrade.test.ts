import { expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { reserveAgain } from '../reservations/reservations.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { reservationKinds } from './reservation-kinds.ts';

const customerId = '00000000-0000-4000-8000-000000000001';

const place = { th: 'คลองเตย', en: 'Khlong Toei' };
const address = {
  ...{ firstName: 'A', lastName: 'B', mobileNo: '0812345678', address: '1', postcode: '10110' },
  ...{ subdistrict: place, district: place, province: place },
};

/** An order in the schema before migration 0020, which introduced the table of reservations. */
function order(orderId: string, status: 'confirmed' | 'expired' | 'paid', round = 1): string {
  return `
    insert into orders values ('${orderId}', '${customerId}', '${status}', 'en', 'cash_on_delivery', 'shipping',
      '${JSON.stringify(address)}',
      100, 100, 0, 0, 0, 100, 7, 7, ${round}, null, now(), now());
    insert into order_lines (order_id, position, sku_id, product_id, item_type, sku, slug, product_name, attribute_option_name, brand,
      category_name, image, quantity, standard_price_satang, unit_price_satang, discount_satang, total_satang)
    values ('${orderId}', 0, 11, 1, 'ITEM', 'a', 'a', '{"th": "", "en": ""}', '{"th": "", "en": ""}', 'a', '{"th": "", "en": ""}', 'a',
      1, 100, 100, 0, 100);
    insert into order_moves (order_id, from_status, to_status, actor, reason, at)
    values ('${orderId}', 'new', 'pending_payment', 'customer', 'placed', now()),
      ('${orderId}', 'pending_payment', 'expired', 'sweeper', 'not paid in time', now());`;
}

/** Two SKUs, the second on pre-order, with the stock, quota and deal stock that the orders below left. */
const rows = `
  insert into brands (brand_id, slug, title) values (1, 'a', 'A');
  insert into categories (category_id, slug, path, level, name) values (1, 'a', 'a', 1, '{"th": "", "en": ""}');
  insert into products (product_id, brand_id, category_id, slug, name, short_description, description, key_highlight, faq)
  select 1, 1, 1, 'a', t, t, t, t, t from (select '{"th": "", "en": ""}'::localised as t) texts;
  insert into skus (sku_id, product_id, sku, images, price_satang) values (11, 1, 'a', '{a}', 100), (12, 1, 'b', '{a}', 100);
  insert into stocks (sku_id, stock, pre_order_flag, pre_order_stock) values (11, 3, false, 0), (12, 50, true, 8);
  insert into flash_sales (flash_sale_id, name, starts_at, ends_at) values (1, '{"th": "", "en": ""}', now() - interval '1 hour', now());
  insert into flash_sale_items (flash_sale_id, sku_id, price_satang, quota, sold) values (1, 11, 50, 10, 4);
  insert into add_on_deals (product_id, sku_id, price_satang, stock, limit_quantity) values (1, 12, 50, 8, 5);
  insert into customers (customer_id, email, password_hash, first_name, last_name, mobile_no, locale)
  values ('${customerId}', 'a@b.example', '', 'A', 'B', '0812345678', 'en');
  ${order('SF-LIVE', 'confirmed')}
  ${order('SF-EXPIRED', 'expired')}
  ${order('SF-LATE', 'paid', 2)}
  insert into stock_movements (reference, sku_id, quantity, pre_order, reason, round) values
    ('SF-LIVE', 11, -1, false, 'taken', 1), ('SF-LIVE', 12, -2, true, 'taken', 1),
    ('SF-EXPIRED', 11, -2, false, 'taken', 1), ('SF-EXPIRED', 11, 2, false, 'given_back', 1),
    ('SF-LATE', 11, -3, false, 'taken', 1), ('SF-LATE', 11, 3, false, 'given_back', 1), ('SF-LATE', 11, -3, false, 'taken', 2);
  insert into flash_sale_movements (reference, flash_sale_id, sku_id, quantity, reason, round) values
    ('SF-LIVE', 1, 11, -1, 'taken', 1),
    ('SF-LATE', 1, 11, -3, 'taken', 1), ('SF-LATE', 1, 11, 3, 'given_back', 1), ('SF-LATE', 1, 11, -1, 'taken', 2);
  insert into add_on_deal_movements (reference, product_id, sku_id, quantity, reason, round) values ('SF-LIVE', 1, 12, -2, 'taken', 1);`;

const database = await openTestDatabase({ empty: true });
const migrations = readMigrations();
await migrate(
  database,
  migrations.filter(({ name }) => name < '0020'),
);
await database.executeScript(rows);
await migrate(database, migrations);
const shop = await createTestShop({ database });

async function availableUnits() {
  const [first, second] = await shop.db.selectFrom('stocks').selectAll().orderBy('sku_id').execute();
  const { sold } = await shop.db.selectFrom('flash_sale_items').select('sold').executeTakeFirstOrThrow();
  const { stock: deal } = await shop.db.selectFrom('add_on_deals').select('stock').executeTakeFirstOrThrow();
  return { stock: first?.stock, secondStock: second?.stock, preOrder: second?.pre_order_stock, sold, deal };
}
const cancel = async (orderId: string) =>
  dataOf(await shop.client({ customerId })('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }));
const reserveAfterExpiry = (reference: string) =>
  transaction(shop.db, (tx) => reserveAgain(tx, reservationKinds, { reference, now: shop.clock() }));

test('orders from before the upgrade release exactly what they reserved', async () => {
  expect(await availableUnits()).toEqual({ stock: 3, secondStock: 50, preOrder: 8, sold: 4, deal: 8 });
  await cancel('SF-LIVE');
  expect(await availableUnits()).toEqual({ stock: 4, secondStock: 50, preOrder: 10, sold: 3, deal: 10 });
  // Its second attempt had reserved one unit of the quota.
  await cancel('SF-LATE');
  expect(await availableUnits()).toEqual({ stock: 7, secondStock: 50, preOrder: 10, sold: 2, deal: 10 });
});

test('an order that expired before the upgrade is reserved again if it is paid after the upgrade', async () => {
  const before = await availableUnits();
  expect(await reserveAfterExpiry('SF-EXPIRED')).toBe(true);
  expect(await availableUnits()).toEqual({ ...before, stock: (before.stock ?? 0) - 2 });
});

test('the history of an order remains after the upgrade', async () => {
  const { history } = dataOf(
    await shop.client({ customerId })('GET /cart/api/order/{orderId}', { params: { orderId: 'SF-EXPIRED' } }),
  );
  expect(history.map(({ status }) => status)).toEqual(['pending_payment', 'expired']);
  const actors = await shop.db.selectFrom('order_transitions').select('actor').distinct().orderBy('actor').execute();
  expect(actors.map(({ actor }) => actor)).toEqual(['customer', 'system']);
});
