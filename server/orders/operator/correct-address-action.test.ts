import { describe, expect, test } from 'vitest';
import { formatPlaceLine } from '#contract/addresses.ts';
import type { Order } from '#contract/orders.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { runShopCommand } from '../../testing/run-shop-command.ts';
import { importShipping } from '../../testing/shipping-factory.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createStore } from '../../testing/store-factory.ts';
import { createTestShop, dataOf } from '../../testing/test-shop.ts';
import { ordersCommand } from '../commands.ts';

const shop = await createTestShop();
const run = (...args: string[]) => runShopCommand(shop, ordersCommand, args);
const correct = (orderId: string, address: string, ...more: string[]) =>
  run('correct-address', orderId, '--address', address, '--as', 'malee', ...more);

const inPathumWan = '88/2 ซอยเกษมสันต์ 1 แขวงวังใหม่ เขตปทุมวัน กรุงเทพฯ 10330';
const inPathumWanInEnglish = {
  subdistrict: 'Wang Mai',
  district: 'Pathum Wan',
  province: 'Bangkok',
  postcode: '10330',
};
const onTheIsland = '12 หมู่ 3 ตำบลเกาะพะงัน อำเภอเกาะพะงัน สุราษฎร์ธานี 84280';
const oneChanged = '1 read, 1 changed, 0 unchanged, 0 refused\n';

async function place(paymentMethod: Order['paymentMethod'] = 'cash_on_delivery') {
  const { skuId } = await createProduct(shop, { stock: 10, price: 1000 });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  const { orderId } = await shopper.placeOrder({ paymentMethod });
  return { shopper, skuId, orderId };
}

/** The deliveries in the mails that tell an order's buyer its new address. */
const deliveriesInMails = async (orderId: string) =>
  (await shop.db.selectFrom('mails').select('content').where('template', '=', 'address_corrected').execute())
    .map(({ content }) => content as { orderId: string; delivery: object })
    .filter((content) => content.orderId === orderId)
    .map(({ delivery }) => delivery);

describe('the delivery address of an order', () => {
  test('is replaced until it is shipped: its buyer sees it and is mailed, the operator sees who did it', async () => {
    const { shopper, orderId } = await place();
    const { deliveryAddress: before } = await shopper.getOrder(orderId);
    const understood = `${orderId}: to สมหญิง ใจดี, 0812345678, 88/2 ซอยเกษมสันต์ 1, วังใหม่, ปทุมวัน, กรุงเทพมหานคร, 10330\n`;
    expect(await correct(orderId, inPathumWan, orderId, '--dry-run')).toMatchObject({
      errors: understood,
      output: '2 read, 1 changed, 1 unchanged, 0 refused; nothing was written\n',
    });
    expect(await shopper.getOrder(orderId)).toMatchObject({ deliveryAddress: before });

    expect(await correct(orderId, inPathumWan)).toMatchObject({ errors: understood, output: oneChanged });
    expect((await correct(orderId, inPathumWan)).output).toBe('1 read, 0 changed, 1 unchanged, 0 refused\n');
    expect((await shopper.getOrder(orderId)).deliveryAddress).toMatchObject({
      firstName: 'สมหญิง',
      mobileNo: '0812345678',
      address: '88/2 ซอยเกษมสันต์ 1',
      postcode: '10330',
    });
    expect(await deliveriesInMails(orderId)).toEqual([
      {
        method: 'shipping',
        recipient: 'สมหญิง ใจดี',
        addressLines: ['88/2 ซอยเกษมสันต์ 1', formatPlaceLine(inPathumWanInEnglish, 'en')],
        phone: '0812345678',
      },
    ]);
    expect((await run('show', orderId)).output).toContain('address corrected 2026-11-20 10:00 by malee');

    await run('prepare', orderId);
    expect((await correct(orderId, '1 ถนนพญาไท วังใหม่ ปทุมวัน กทม 10330')).output).toBe(oneChanged);
    await run('ship', orderId, '--carrier', 'flash', '--tracking', 'TH0123456789A');
    expect((await correct(orderId, inPathumWan)).errors).toBe(`${orderId}: is shipped, its address is final\n`);
  });

  test('has the name and the mobile number of the new address, if it has them', async () => {
    const { shopper, orderId } = await place();
    await correct(orderId, `คุณมานี มีนา โทร 089-765-4321 ${inPathumWan}`);
    expect((await shopper.getOrder(orderId)).deliveryAddress).toMatchObject({
      firstName: 'มานี',
      lastName: 'มีนา',
      mobileNo: '0897654321',
      address: '88/2 ซอยเกษมสันต์ 1',
    });
  });

  test.each([
    ['99 ถนนสุขุมวิท', 'address: its subdistrict, district, province, postcode cannot be read from it'],
    ['แขวงวังใหม่ เขตปทุมวัน กรุงเทพฯ 10330', 'address: its house and street cannot be read from it'],
    ['88/2 แขวงวังใหม่ เขตปทุมวัน กรุงเทพฯ 50200', 'address: the postcode 50200 belongs to other places'],
    ['88/2 อำเภอเกาะสมุย สุราษฎร์ธานี 84140', /^address: fits more than one subdistrict: .*อ่างทอง เกาะสมุย สุราษฎร์ธานี 84140/],
  ])('is not replaced by %s', async (address, message) => {
    const { shopper, orderId } = await place();
    const { deliveryAddress } = await shopper.getOrder(orderId);
    const { errors, failed } = await correct(orderId, address);
    expect(errors.replace(`${orderId}: `, '').trim()).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    expect(failed).toBe(true);
    expect(await shopper.getOrder(orderId)).toMatchObject({ deliveryAddress });
  });

  test('is not replaced by one where it cannot be paid on delivery', async () => {
    const named = { type: 'shipping-zone', name_th: 'เกาะ', name_en: 'Islands' };
    await importShipping(shop, { ...named, zone: 'islands', areas: ['84280'], cash_on_delivery: false });
    const [onDelivery, inAdvance] = [await place(), await place('credit_card')];
    expect((await correct(onDelivery.orderId, onTheIsland)).errors).toContain(
      'orders cannot be paid on delivery there',
    );
    expect((await correct(inAdvance.orderId, onTheIsland)).output).toBe(oneChanged);
  });

  test('does not exist for an order that is picked up', async () => {
    const { skuId } = await createProduct(shop, { stock: 10 });
    const { storeId } = await createStore(shop, { stock: { [skuId]: 5 } });
    const shopper = await createShopper(shop);
    await shopper.addToCart(skuId);
    const { quote } = dataOf(await shopper.choosePickup(storeId));
    const { orderId } = dataOf(await shopper.requestOrder({ quote }));
    expect((await correct(orderId, inPathumWan)).errors).toBe(`${orderId}: is not delivered to an address\n`);
  });
});
