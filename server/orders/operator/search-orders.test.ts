import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createCustomer } from '../../testing/account-factory.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { runShopCommand } from '../../testing/run-shop-command.ts';
import { createShopperFor } from '../../testing/shopper.ts';
import { createStore } from '../../testing/store-factory.ts';
import { createTestShop, dataOf } from '../../testing/test-shop.ts';
import { ordersCommand } from '../commands.ts';

const shop = await createTestShop();
const run = (...args: string[]) => runShopCommand(shop, ordersCommand, args);

const { skuId } = await createProduct(shop);
const { skuId: serviceId } = await createProduct(shop, { kind: 'service' });
const { storeId } = await createStore(shop, { stock: { [skuId]: 5 } });

const shopperCalled = async (email: string, firstName: string, lastName: string, mobileNo: string) =>
  createShopperFor(shop, await createCustomer(shop, { email, firstName, lastName, mobileNo }));

const somchai = await shopperCalled('somchai_s@mail.example', 'สมชาย', 'แซ่ตั้ง', '0896612345');
await somchai.addToCart(skuId);
const { orderId: shipped } = await somchai.placeOrder({ paymentMethod: 'cash_on_delivery' });
await run('prepare', shipped, '--as', 'malee');
await run('ship', shipped, '--carrier', 'thailand_post', '--tracking', 'EF582621152TH', '--as', 'malee');

const emily = await shopperCalled('emily@post.example', 'Emily', 'Carter', '0890001122');
await emily.addToCart(skuId);
const { quote } = dataOf(await emily.choosePickup(storeId));
const { orderId: pickedUp } = await emily.placeOrder({ quote });
await emily.addToCart(serviceId);
const appointment = dataOf(await emily.chooseAppointment());
const { orderId: byAppointment } = await emily.placeOrder({ quote: appointment.quote });

await sql`update orders set delivery_address = delivery_address || '{"firstName": "มาลี", "lastName": "ใจงาม", "mobileNo": "0612345678"}'
  where order_id = ${shipped}`.execute(shop.db);
await sql`update orders set pickup_receiver = '{"firstName": "Noi", "lastName": "Rakdee", "mobileNo": "0987654321"}'
  where order_id = ${pickedUp}`.execute(shop.db);

const found = async (text: string) => {
  const { output, errors } = await run('list', '--json', '--search', text);
  expect(errors).toBe('');
  const lines = output.split('\n').filter(Boolean);
  return lines.map((line) => (JSON.parse(line) as { orderId: string }).orderId).sort();
};

test.each([
  ['the order id', shipped, [shipped]],
  ['the order id in small letters', shipped.toLowerCase(), [shipped]],
  ["a part of the customer's e-mail address", 'SOMCHAI_S@', [shipped]],
  ["the customer's name", 'emily  carter', [pickedUp, byAppointment]],
  ["the recipient's first name", 'มาลี', [shipped]],
  ["the recipient's whole name", ' มาลี ใจงาม ', [shipped]],
  ['who picks it up', 'rakdee', [pickedUp]],
  ['whom the shop calls', 'สมหญิง ใจดี', [byAppointment]],
  ["the recipient's mobile number", '0612345678', [shipped]],
  ['a mobile number with dashes', '061-234-5678', [shipped]],
  ['a mobile number with the country code', '+66 98 765 4321', [pickedUp]],
  ['a mobile number with the country code and a zero', '+66 (0)98 765 4321', [pickedUp]],
  ['a mobile number with the country code alone', '66812345678', [byAppointment]],
  ['the last digits of a mobile number', '765 4321', [pickedUp]],
  ["the customer's own mobile number", '089-000 1122', [pickedUp, byAppointment]],
  ['digits of a mobile number that begin like the country code', '66123', [shipped]],
  ['the tracking number', 'EF582621152TH', [shipped]],
  ['the tracking number with spaces in small letters', 'ef 5826 2115 2 th', [shipped]],
  ['a text that none has', 'nobody', []],
  ['a percent sign', '%', []],
  ['an underscore that is no wildcard', 'somchai_s_mail', []],
  ['a backslash', '\\', []],
])('orders are found by %s', async (_what, text, orderIds) => {
  expect(await found(text)).toEqual([...orderIds].sort());
});

test('a search is combined with other filters, and an export has what it finds', async () => {
  const { output } = await run('list', '--json', '--search', 'emily', '--delivery', 'pickup');
  expect(output).toContain(pickedUp);
  expect(output).not.toContain(byAppointment);
  const exported = await run('export', '--search', '0612345678');
  expect(exported.output).toContain(shipped);
  expect(exported.errors).toMatch(/1 orders\n$/);
});

test('a search without a text is refused', async () => {
  expect(await run('list', '--search', '  ')).toMatchObject({ failed: true, output: '' });
});
