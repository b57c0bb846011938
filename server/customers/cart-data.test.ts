import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createCoupon } from '../testing/coupon-factory.ts';
import { createShopper, pickupReceiver, type Shopper } from '../testing/shopper.ts';
import { createStore } from '../testing/store-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();

async function cartInDataFile({ customerId }: Shopper) {
  const headers = await shop.authHeaders(customerId);
  return (await shop.app.inject({ url: '/account/api/customers/data', headers })).json().cart;
}

test('the data of a customer have the cart, with its coupons and who is to pick it up', async () => {
  const shopper = await createShopper(shop, { locale: 'th' });
  const [first, second] = [await createProduct(shop, { stock: 9 }), await createProduct(shop, { stock: 9 })];
  await shopper.addToCart(first.skuId, 2);
  await shopper.addToCart(second.skuId);
  const params = { cartId: shopper.cartId };
  const [line] = dataOf(await shopper.client('GET /cart/api/cart/{cartId}', { params })).items;
  const body = { cartItemIds: [line?.uuid ?? ''] };
  dataOf(await shopper.client('PUT /cart/api/cart/{cartId}/items/selected', { params, body }));
  const { code } = await createCoupon(shop, { code: 'SAVE10' });
  dataOf(await shopper.client('POST /cart/api/cart/{cartId}/apply-coupon', { params, body: { couponCode: code } }));
  const { storeId } = await createStore(shop, { name: { th: 'สาขาสีลม', en: 'Silom' }, stock: { [first.skuId]: 9 } });
  dataOf(await shopper.choosePickup(storeId));
  const at = shop.clock().toISOString();
  expect(await cartInDataFile(shopper)).toEqual({
    changedAt: at,
    lines: [
      { sku: line?.sku, name: line?.skuName, quantity: 2, selected: true, addedAt: at },
      { sku: expect.any(String), name: expect.any(String), quantity: 1, selected: false, addedAt: at },
    ],
    couponCode: 'SAVE10',
    collectedCoupon: null,
    deliveryMethod: 'pickup',
    pickupBranch: 'สาขาสีลม',
    receiver: pickupReceiver,
  });
});

test('the data of a customer who never had a cart have none', async () => {
  const shopper = await createShopper(shop);
  await shop.db.deleteFrom('carts').where('customer_id', '=', shopper.customerId).execute();
  expect(await cartInDataFile(shopper)).toBeNull();
});
