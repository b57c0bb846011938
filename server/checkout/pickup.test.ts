import { describe, expect, test } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createAddOnDeal } from '../testing/offer-factory.ts';
import { createPromotion } from '../testing/promotion-factory.ts';
import { createShopper, payAfterExpiry, payAtGateway, pickupReceiver, type Shopper } from '../testing/shopper.ts';
import { createStore } from '../testing/store-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);

async function centralStock(skuId: number): Promise<number> {
  const row = shop.db.selectFrom('stocks').select('stock').where('sku_id', '=', skuId);
  return (await row.executeTakeFirstOrThrow()).stock;
}

async function branchStock(storeId: number, skuId: number): Promise<number> {
  const row = shop.db.selectFrom('store_stocks').select('stock').where('store_id', '=', storeId);
  return (await row.where('sku_id', '=', skuId).executeTakeFirstOrThrow()).stock;
}

const setBranchStock = (storeId: number, skuId: number, stock: number) =>
  shop.db
    .updateTable('store_stocks')
    .set({ stock })
    .where('store_id', '=', storeId)
    .where('sku_id', '=', skuId)
    .execute();

const checkoutOf = async ({ client, cartId }: Shopper): Promise<Checkout> =>
  dataOf(await client('GET /cart/api/checkout/{cartId}', { params: { cartId } }));
const branchesOf = async ({ client, cartId }: Shopper, query = {}) =>
  dataOf(
    await client('GET /cart/api/checkout/{cartId}/branches', { params: { cartId }, query: { ...query, limit: 100 } }),
  ).items;
const cancel = ({ client }: Shopper, orderId: string) =>
  client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } });

/** A shopper with two units of a product, of which the shop has ten and a branch five. */
async function createPickup({ central = 10, atBranch = 5, quantity = 2, price = 100 } = {}) {
  const { skuId, sku } = await createProduct(shop, { name: 'Comet 5', stock: central, price });
  const { storeId } = await createStore(shop, { name: { th: 'สยาม', en: 'Siam' }, stock: { [skuId]: atBranch } });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId, quantity);
  return { shopper, skuId, sku, storeId };
}

/** The result of ordering by the current checkout, or by the given one. */
async function order(shopper: Shopper, checkout?: Checkout) {
  return await shopper.requestOrder({ quote: (checkout ?? (await checkoutOf(shopper))).quote });
}

describe('an order that is picked up', () => {
  test('takes its units from the branch, costs no delivery and shows branch and receiver', async () => {
    const { shopper, skuId, storeId } = await createPickup();
    expect((await shopper.openCheckout()).totalDeliveryFee).toBeGreaterThan(0);
    const checkout = dataOf(await shopper.choosePickup(storeId));
    expect(checkout).toMatchObject({
      chosenMethod: 'pickup',
      delivery: { deliveryMethod: 'pickup', pickup: { branch: { storeId, name: 'Siam' }, receiver: pickupReceiver } },
      totalDeliveryFee: 0,
      totalPayable: 200,
      items: [{ stock: 5 }],
    });
    expect(checkout.deliveryMethods[0]?.fee).toBeGreaterThan(0);
    const placed = dataOf(await order(shopper));
    expect(placed).toMatchObject({
      deliveryMethod: 'pickup',
      deliveryAddress: null,
      pickup: {
        branch: { storeId, name: 'Siam', district: 'Pathum Wan', postcode: '10330', phone: '020000001' },
        receiver: pickupReceiver,
        code: null,
      },
    });
    expect(placed.pickup?.branch.openingHours).toHaveLength(7);
    expect([await centralStock(skuId), await branchStock(storeId, skuId)]).toEqual([10, 3]);
    const thai = shop.client({ customerId: shopper.customerId, locale: 'th' });
    const inThai = dataOf(await thai('GET /cart/api/order/{orderId}', { params: { orderId: placed.orderId } }));
    expect(inThai.pickup?.branch).toMatchObject({ name: 'สยาม', province: 'กรุงเทพมหานคร' });
  });

  test('is possible although the central stock is sold out, and keeps its branch when that is deleted', async () => {
    const { shopper, skuId, storeId } = await createPickup({ quantity: 1 });
    await shop.db.updateTable('stocks').set({ stock: 0 }).where('sku_id', '=', skuId).execute();
    dataOf(await shopper.choosePickup(storeId));
    const { orderId } = dataOf(await order(shopper));
    await shop.db.deleteFrom('stores').where('store_id', '=', storeId).execute();
    expect((await shopper.getOrder(orderId)).pickup?.branch).toMatchObject({ name: 'Siam' });
    expect(await cancel(shopper, orderId)).toMatchObject({ ok: true });
  });

  test('gives its units back to the branch once when it is cancelled', async () => {
    const { shopper, skuId, storeId } = await createPickup();
    dataOf(await shopper.choosePickup(storeId));
    const { orderId } = dataOf(await order(shopper));
    await Promise.all([cancel(shopper, orderId), cancel(shopper, orderId)]);
    expect([await centralStock(skuId), await branchStock(storeId, skuId)]).toEqual([10, 5]);
  });

  test('that expires gives its units back, and a late payment takes them from the branch again if it has them', async () => {
    for (const left of [2, 1]) {
      shop.setClock('2026-11-20T03:00:00Z');
      const { shopper, skuId, storeId } = await createPickup();
      dataOf(await shopper.choosePickup(storeId));
      const { orderId } = dataOf(await order(shopper));
      shop.setClock('2026-11-20T03:30:00Z');
      await jobs['expire-orders']({});
      expect(await branchStock(storeId, skuId)).toBe(5);
      await setBranchStock(storeId, skuId, left);
      await payAfterExpiry(shop, jobs, orderId);
      expect(await shopper.getOrder(orderId)).toMatchObject({ status: left === 2 ? 'paid' : 'refund_pending' });
      expect([await centralStock(skuId), await branchStock(storeId, skuId)]).toEqual([10, left === 2 ? 0 : 1]);
    }
    shop.setClock('2026-11-20T03:00:00Z');
  });

  test('that is paid and cancelled gives its units back to the branch', async () => {
    const { shopper, skuId, storeId } = await createPickup();
    dataOf(await shopper.choosePickup(storeId));
    const placed = dataOf(await order(shopper));
    await payAtGateway(shop, placed, { action: 'approve', webhook: 'before' });
    expect(await cancel(shopper, placed.orderId)).toMatchObject({ data: { status: 'refund_pending' } });
    expect(await branchStock(storeId, skuId)).toBe(5);
  });

  test('cannot be paid on delivery', async () => {
    const { shopper, storeId } = await createPickup();
    const { paymentMethods, quote } = dataOf(await shopper.choosePickup(storeId));
    expect(paymentMethods).toContainEqual({
      paymentMethod: 'cash_on_delivery',
      available: false,
      reason: 'shipping_only',
    });
    const refused = await shopper.requestOrder({ paymentMethod: 'cash_on_delivery', quote });
    expect(refused).toMatchObject({ code: 'payment_method_not_available' });
  });

  test('gets gifts from the branch only', async () => {
    const { shopper, sku, skuId, storeId } = await createPickup();
    const gift = await createProduct(shop, { name: 'Film', stock: 10 });
    await createPromotion(shop, {
      conditions: [{ kind: 'items', skus: [sku] }],
      action: { kind: 'free_gift', gifts: [{ sku: gift.sku }] },
    });
    const lines = ({ items }: Checkout) => items.map(({ itemType }) => itemType);
    expect(lines(await shopper.openCheckout())).toEqual(['ITEM', 'GIFT']);
    const without = dataOf(await shopper.choosePickup(storeId));
    expect(lines(without)).toEqual(['ITEM']);
    await shop.db.insertInto('store_stocks').values({ store_id: storeId, sku_id: gift.skuId, stock: 1 }).execute();
    expect(await order(shopper, without)).toMatchObject({ code: 'product_information_updated' });
    dataOf(await order(shopper));
    expect([await centralStock(gift.skuId), await branchStock(storeId, gift.skuId)]).toEqual([10, 0]);
    expect(await branchStock(storeId, skuId)).toBe(3);
  });
});

describe('the branches of a checkout', () => {
  test('say whether each has all, some or none of the selected lines, and which are missing', async () => {
    const phone = await createProduct(shop, { name: 'Phone', stock: 10 });
    const cable = await createProduct(shop, { name: 'Cable', stock: 10 });
    const full = await createStore(shop, { stock: { [phone.skuId]: 2, [cable.skuId]: 9 } });
    const partial = await createStore(shop, { stock: { [phone.skuId]: 1, [cable.skuId]: 9 } });
    const empty = await createStore(shop);
    const shopper = await createShopper(shop);
    await shopper.addToCart(phone.skuId, 2);
    await shopper.addToCart(cable.skuId);
    const branches = new Map((await branchesOf(shopper)).map((branch) => [branch.storeId, branch]));
    expect(branches.get(full.storeId)).toMatchObject({ availability: 'all', missing: [] });
    expect(branches.get(partial.storeId)).toMatchObject({
      availability: 'some',
      missing: [{ name: 'Phone', quantity: 2, available: 1 }],
    });
    expect(branches.get(empty.storeId)).toMatchObject({ availability: 'none', missing: [{}, {}] });
    expect(await shopper.choosePickup(partial.storeId)).toMatchObject({ status: 409, code: 'pickup_not_available' });
    expect((await checkoutOf(shopper)).chosenMethod).toBe(null);
    dataOf(await shopper.choosePickup(full.storeId));
  });

  test('are sorted by distance from a location', async () => {
    const { shopper, skuId } = await createPickup();
    const chiangMai = { latitude: 18.7883, longitude: 98.9853 };
    const { storeId } = await createStore(shop, { ...chiangMai, stock: { [skuId]: 2 } });
    const [nearest] = await branchesOf(shopper, chiangMai);
    expect(nearest).toMatchObject({ storeId, distance: 0, availability: 'all', openNow: true });
  });

  test('add up lines of the same SKU, such as an add-on deal', async () => {
    const { shopper, skuId, storeId } = await createPickup({ atBranch: 2 });
    const parent = await createProduct(shop, { stock: 10 });
    await createAddOnDeal(shop, { productId: parent.productId, skuId, price: 1, stock: 10 });
    await shop.db.insertInto('store_stocks').values({ store_id: storeId, sku_id: parent.skuId, stock: 5 }).execute();
    const { client, cartId } = shopper;
    dataOf(
      await client('POST /cart/api/cart/{cartId}/items/add-multiple', {
        params: { cartId },
        body: { items: [{ productId: parent.skuId, quantity: 1, optionProductIds: [skuId] }] },
      }),
    );
    const branch = (await branchesOf(shopper)).find((one) => one.storeId === storeId);
    expect(branch).toMatchObject({ availability: 'some', missing: [{ quantity: 1, available: 0 }] });
    await setBranchStock(storeId, skuId, 3);
    dataOf(await shopper.choosePickup(storeId));
    expect((await checkoutOf(shopper)).items).toHaveLength(3);
  });

  test('have no units for lines on pre-order', async () => {
    const { skuId } = await createProduct(shop, { stock: 0, preOrderStock: 5 });
    const { storeId } = await createStore(shop, { stock: { [skuId]: 5 } });
    const shopper = await createShopper(shop);
    await shopper.addToCart(skuId);
    expect(await shopper.openCheckout()).toMatchObject({ pickupProblem: 'pre_order' });
    const branch = (await branchesOf(shopper)).find((one) => one.storeId === storeId);
    expect(branch).toMatchObject({ availability: 'none' });
    expect(await shopper.choosePickup(storeId)).toMatchObject({ code: 'pickup_not_available' });
  });

  test('do not include a branch that does not exist', async () => {
    const { shopper } = await createPickup();
    expect(await shopper.choosePickup(999_999)).toMatchObject({ status: 404, code: 'store_not_found' });
  });
});

describe('a chosen branch', () => {
  test('is lost when it lacks units, is hidden or is deleted: nothing is ordered, and another delivery can be chosen', async () => {
    for (const lose of ['sold', 'hidden', 'deleted'] as const) {
      const { shopper, skuId, storeId } = await createPickup();
      const chosen = dataOf(await shopper.choosePickup(storeId));
      if (lose === 'sold') await setBranchStock(storeId, skuId, 1);
      else if (lose === 'hidden')
        await shop.db.updateTable('stores').set({ visible: false }).where('store_id', '=', storeId).execute();
      else await shop.db.deleteFrom('stores').where('store_id', '=', storeId).execute();
      const refused = await order(shopper, chosen);
      expect(refused).toMatchObject({
        status: 409,
        code: 'checkout_error',
        data: { chosenMethod: 'pickup', delivery: null, items: [{ stock: 10 }] },
      });
      expect(await order(shopper)).toMatchObject({ code: 'delivery_required' });
      expect(await centralStock(skuId)).toBe(10);
      expect(dataOf(await shopper.requestOrder()).deliveryMethod).toBe('shipping');
    }
  });

  test('does not change the cart, which shows the central stock', async () => {
    const { shopper, storeId } = await createPickup({ atBranch: 3 });
    dataOf(await shopper.choosePickup(storeId));
    const { deliveryMethod, items } = dataOf(await shopper.client('GET /cart/api/cart/me'));
    expect({ deliveryMethod, stock: items[0]?.stock }).toEqual({ deliveryMethod: 'pickup', stock: 10 });
  });

  test('is replaced by an address, and an address by a branch', async () => {
    const { shopper, storeId } = await createPickup();
    dataOf(await shopper.choosePickup(storeId));
    expect((await shopper.openCheckout()).delivery).toEqual({
      deliveryMethod: 'shipping',
      addressId: shopper.addressId,
      pickup: null,
      appointmentContact: null,
    });
    dataOf(await shopper.choosePickup(storeId));
    expect((await checkoutOf(shopper)).delivery).toMatchObject({ deliveryMethod: 'pickup' });
  });

  test('decides whether a promotion for pickup applies', async () => {
    const { shopper, sku, storeId } = await createPickup();
    await createPromotion(shop, {
      conditions: [
        { kind: 'items', skus: [sku] },
        { kind: 'delivery_method', methods: ['pickup'] },
      ],
      action: { kind: 'amount_off', amount: 30 },
    });
    expect((await shopper.openCheckout()).totalDiscount).toBe(0);
    expect(dataOf(await shopper.choosePickup(storeId)).totalDiscount).toBe(30);
  });
});
