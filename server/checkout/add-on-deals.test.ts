import { beforeEach, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { type CreatedProduct, createProduct } from '../testing/catalogue-factory.ts';
import { createAddOnDeal } from '../testing/offer-factory.ts';
import { createShopper, payAfterExpiry, requestOrders, type Shopper } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
const start = new Date('2026-11-20T03:00:00Z');
const afterTheWindow = new Date('2026-11-20T03:31:00Z');
// The embedded database runs one transaction at a time, so that more buyers would only take longer.
const buyers = shop.database.kind === 'postgres' ? 60 : 15;

beforeEach(() => shop.setClock(start));

async function addWith(
  { client, cartId }: Shopper,
  { skuId }: CreatedProduct,
  ...options: CreatedProduct[]
): Promise<void> {
  const optionProductIds = options.map((option) => option.skuId);
  const body = { productId: skuId, quantity: 1, optionProductIds };
  dataOf(await client('POST /cart/api/cart/{cartId}/items/add', { params: { cartId }, body }));
}

/** Available units of the deal of a SKU, and of the SKU itself. */
async function availableUnits({
  skuId,
}: CreatedProduct): Promise<[ofDeal: number | undefined, ofSku: number | undefined]> {
  const deal = await shop.db.selectFrom('add_on_deals').select('stock').where('sku_id', '=', skuId).executeTakeFirst();
  const sku = await shop.db.selectFrom('stocks').select('stock').where('sku_id', '=', skuId).executeTakeFirst();
  return [deal?.stock, sku?.stock];
}

async function phoneWithCase(dealStock: number): Promise<{ phone: CreatedProduct; cover: CreatedProduct }> {
  const phone = await createProduct(shop, { name: 'Phone', price: 10_000, stock: 500 });
  const cover = await createProduct(shop, { name: 'Case', price: 590, stock: 500 });
  await createAddOnDeal(shop, { productId: phone.productId, skuId: cover.skuId, price: 390, stock: dealStock });
  return { phone, cover };
}

test('an option is ordered after its parent at the price of its deal, and removed from the cart with it', async () => {
  const { phone, cover } = await phoneWithCase(5);
  const shopper = await createShopper(shop);
  await addWith(shopper, phone, cover);
  const checkout = await shopper.openCheckout();
  expect(checkout.items.map(({ itemType }) => itemType)).toEqual(['ITEM', 'OPTION']);
  const order = await shopper.placeOrder({ quote: checkout.quote });
  expect(order).toMatchObject({
    totalPayable: 10_390,
    items: [
      { productId: phone.skuId, itemType: 'ITEM', price: 10_000 },
      { productId: cover.skuId, itemType: 'OPTION', price: 390, standardPrice: 590, quantity: 1, totalPrice: 390 },
    ],
  });
  expect(await availableUnits(cover)).toEqual([4, 499]);
  expect(dataOf(await shopper.client('GET /cart/api/cart/me')).items).toEqual([]);
});

test('an order has no more units by a deal than its limit, whatever parents they belong to', async () => {
  const { phone, cover } = await phoneWithCase(9);
  const others = [await createProduct(shop, { stock: 9 }), await createProduct(shop, { stock: 9 })];
  for (const { productId } of others)
    await createAddOnDeal(shop, { productId, skuId: cover.skuId, price: 390, stock: 9, limit: 2 });
  await shop.db.updateTable('add_on_deals').set({ limit_quantity: 6 }).where('sku_id', '=', cover.skuId).execute();
  const shopper = await createShopper(shop);
  for (const parent of [phone, ...others, phone, ...others]) await addWith(shopper, parent, cover);
  const { quote } = await shopper.openCheckout();
  await shop.db.updateTable('add_on_deals').set({ limit_quantity: 2 }).where('sku_id', '=', cover.skuId).execute();
  const refused = await shopper.requestOrder({ quote });
  expect(refused).toMatchObject({ code: 'product_information_updated' });
  const units = (order: Pick<Order, 'items'>) =>
    order.items.filter(({ itemType }) => itemType === 'OPTION').reduce((sum, { quantity }) => sum + quantity, 0);
  expect(units(await shopper.placeOrder())).toBe(2);
});

test('an order is refused if a deal ended or changed its price since the quote', async () => {
  const { phone, cover } = await phoneWithCase(5);
  const shopper = await createShopper(shop);
  await addWith(shopper, phone, cover);
  const { quote } = await shopper.openCheckout();
  await shop.db.updateTable('add_on_deals').set({ price_satang: 400_00 }).where('sku_id', '=', cover.skuId).execute();
  const afterPriceChange = await shopper.requestOrder({ quote });
  expect(afterPriceChange).toMatchObject({ code: 'product_information_updated', data: { totalPayable: 10_400 } });
  const { quote: second } = await shopper.openCheckout();
  await shop.db.deleteFrom('add_on_deals').where('sku_id', '=', cover.skuId).execute();
  const afterDeletion = await shopper.requestOrder({ quote: second });
  expect(afterDeletion).toMatchObject({ code: 'product_information_updated', data: { totalPayable: 10_000 } });
  expect((await shopper.placeOrder()).items.map(({ productId }) => productId)).toEqual([phone.skuId]);
  expect(dataOf(await shopper.client('GET /cart/api/cart/me')).items).toEqual([]);
});

test('an order that is cancelled releases its units of the deal, once', async () => {
  const { phone, cover } = await phoneWithCase(5);
  const shopper = await createShopper(shop);
  await addWith(shopper, phone, cover);
  const order = await shopper.placeOrder();
  expect(await availableUnits(cover)).toEqual([4, 499]);
  const params = { orderId: order.orderId };
  dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params }));
  expect(await availableUnits(cover)).toEqual([5, 500]);
  expect(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params })).toMatchObject({ ok: false });
  expect(await availableUnits(cover)).toEqual([5, 500]);
});

test('an order that expires releases its units of the deal once, even if the job runs concurrently', async () => {
  const { phone, cover } = await phoneWithCase(5);
  const shopper = await createShopper(shop);
  await addWith(shopper, phone, cover);
  await shopper.placeOrder();
  shop.setClock(afterTheWindow);
  await Promise.all([1, 2, 3].map(() => jobs['expire-orders']({})));
  expect(await availableUnits(cover)).toEqual([5, 500]);
  await jobs['expire-orders']({});
  expect(await availableUnits(cover)).toEqual([5, 500]);
});

test.each([
  { stock: 5, stockAfter: 4 },
  { stock: 0, stockAfter: 0 },
])(
  'an expired order that is paid late keeps its price and reserves the deal again as far as available: $stock units',
  async ({ stock, stockAfter }) => {
    const { phone, cover } = await phoneWithCase(5);
    const shopper = await createShopper(shop);
    await addWith(shopper, phone, cover);
    const { orderId } = await shopper.placeOrder();
    shop.setClock(afterTheWindow);
    await jobs['expire-orders']({});
    await shop.db.updateTable('add_on_deals').set({ stock }).where('sku_id', '=', cover.skuId).execute();
    await payAfterExpiry(shop, jobs, orderId);
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'paid', totalPayable: 10_390 });
    expect(await availableUnits(cover)).toEqual([stockAfter, 499]);
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }));
    expect(await availableUnits(cover)).toEqual([stock, 500]);
  },
);

test(`${buyers} concurrent buyers of the last 3 units of a deal: three get one, the others get product_information_updated`, async () => {
  const { phone, cover } = await phoneWithCase(3);
  const film = await createProduct(shop, { price: 300, stock: 500 });
  await createAddOnDeal(shop, { productId: phone.productId, skuId: film.skuId, price: 200, stock: 400 });
  const shoppers = await Promise.all(Array.from({ length: buyers }, () => createShopper(shop)));
  const checkouts = await Promise.all(
    shoppers.map(async (shopper, index) => {
      // Half of them add the options in reverse order, which must not deadlock.
      await addWith(shopper, phone, ...(index % 2 ? [cover, film] : [film, cover]));
      return { shopper, quote: (await shopper.openCheckout()).quote };
    }),
  );
  const results = await requestOrders(checkouts);
  const refusals = results.filter((result) => !result.ok);
  expect(results.length - refusals.length).toBe(3);
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, code: 'product_information_updated' });
  expect(await availableUnits(cover)).toEqual([0, 497]);
  expect(await availableUnits(film)).toEqual([397, 497]);
  expect(await availableUnits(phone)).toEqual([undefined, 497]);
});
