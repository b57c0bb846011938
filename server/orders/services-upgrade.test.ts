import { expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { migrateBefore, openTestDatabase } from '../testing/test-database.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const customerId = '00000000-0000-4000-8000-000000000001';
const cartId = '00000000-0000-4000-8000-000000000002';
const text = '{"th": "", "en": ""}';
const person = '{"firstName": "A", "lastName": "B", "mobileNo": "0812345678"}';
const place = '{"th": "คลองเตย", "en": "Khlong Toei"}';
const address = `{"firstName": "A", "lastName": "B", "mobileNo": "0812345678", "address": "1", "postcode": "10110",
  "subdistrict": ${place}, "district": ${place}, "province": ${place}}`;
const branch = `{"storeId": 1, "name": ${place}, "address": ${text}, "subdistrict": ${place}, "district": ${place}, "province": ${place},
  "postcode": "10330", "phone": "020000001", "location": {"latitude": 13.7, "longitude": 100.5},
  "hours": [["10:00", "21:00"], ["10:00", "21:00"], ["10:00", "21:00"], ["10:00", "21:00"], ["10:00", "21:00"], ["10:00", "21:00"], ["10:00", "21:00"]]}`;

/** An order with one line, as the version before services writes it. */
function order(orderId: string, method: 'shipping' | 'pickup', status: string): string {
  const delivery = method === 'shipping' ? `'${address}', null, null, null` : `null, 1, '${branch}', '${person}'`;
  return `
    insert into orders (order_id, customer_id, status, locale, payment_method, delivery_method, delivery_address, store_id, pickup_branch,
      pickup_receiver, market_price_satang, price_satang, discount_satang, delivery_fee_satang, delivery_fee_discount_satang,
      payable_satang, vat_satang, vat_rate, created_at, updated_at)
    values ('${orderId}', '${customerId}', '${status}', 'en', 'credit_card', '${method}', ${delivery}, 100, 100, 0, 0, 0, 100, 7, 7, now(), now());
    insert into order_lines (order_id, position, sku_id, product_id, item_type, sku, slug, product_name, attribute_option_name, brand,
      category_name, image, quantity, standard_price_satang, unit_price_satang, discount_satang, total_satang)
    values ('${orderId}', 0, 11, 1, 'ITEM', 'a', 'a', '${text}', '${text}', 'a', '${text}', 'a', 1, 100, 100, 0, 100);`;
}

const database = await openTestDatabase({ empty: true });
await migrateBefore(database, '0064');
await database.executeScript(`
  insert into brands (brand_id, slug, title) values (1, 'a', 'A');
  insert into categories (category_id, slug, path, level, name) values (1, 'a', 'a', 1, '${text}');
  insert into products (product_id, brand_id, category_id, slug, name, short_description, description, key_highlight, faq)
  select 1, 1, 1, 'a', t, t, '{"th": [], "en": []}', '{"th": [], "en": []}', '{"th": [], "en": []}' from (select '${text}'::localised as t) texts;
  insert into skus (sku_id, product_id, sku, default_flag, images, price_satang) values (11, 1, 'a', true, '{a}', 100);
  insert into stocks (sku_id, stock) values (11, 3);
  insert into customers (customer_id, email, password_hash, first_name, last_name, mobile_no, locale, activated_at)
  values ('${customerId}', 'a@b.example', '', 'A', 'B', '0812345678', 'en', now());
  insert into carts (cart_id, customer_id, delivery_method, created_at, updated_at) values ('${cartId}', '${customerId}', 'shipping', now(), now());
  insert into cart_items (cart_id, sku_id, quantity, created_at, updated_at) values ('${cartId}', 11, 2, now(), now());
  ${order('SF-SHIPPED', 'shipping', 'shipped')}
  ${order('SF-PICKUP', 'pickup', 'preparing')}`);
await migrate(database);
const shop = await createTestShop({ database });
const buyer = shop.client({ customerId });

test('products, carts and orders from before services are of goods', async () => {
  const { kind, stock } = dataOf(await buyer('GET /pim/api/products/{id}', { params: { id: 1 } }));
  expect([kind, stock]).toEqual(['goods', 3]);
  const checkout = dataOf(await buyer('GET /cart/api/checkout/{cartId}', { params: { cartId } }));
  expect(checkout).toMatchObject({ needsDelivery: true, items: [{ kind: 'goods', stock: 3 }] });
  for (const [orderId, deliveryMethod] of [
    ['SF-SHIPPED', 'shipping'],
    ['SF-PICKUP', 'pickup'],
  ])
    expect(
      dataOf(await buyer('GET /cart/api/order/{orderId}', { params: { orderId: String(orderId) } })),
    ).toMatchObject({ deliveryMethod, appointmentContact: null, items: [{ kind: 'goods' }] });
});

test('the version before can still write orders of goods', async () => {
  await database.executeScript(order('SF-OLD', 'shipping', 'paid'));
  const found = dataOf(await buyer('GET /cart/api/order/{orderId}', { params: { orderId: 'SF-OLD' } }));
  expect(found).toMatchObject({ status: 'paid', items: [{ kind: 'goods' }] });
});
