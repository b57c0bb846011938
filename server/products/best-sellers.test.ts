import { beforeEach, describe, expect, test } from 'vitest';
import { type CreatedProduct, createProduct } from '../testing/catalogue-factory.ts';
import { createShopper } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { updateBestSellers } from './best-sellers.ts';

const shop = await createTestShop();

beforeEach(async () => {
  await shop.db.updateTable('products').set({ visible: false }).execute();
});

/** Products that sold so many units before the shop opened, in a shop without others. */
const productsThatSold = async (units: readonly number[]) => {
  const created: CreatedProduct[] = [];
  for (const earlierUnitsSold of units) created.push(await createProduct(shop, { earlierUnitsSold, stock: 9 }));
  return created;
};

/** Whether each product has the badge, once the job has run. */
async function areBestSellers(products: readonly { productId: number }[]): Promise<boolean[]> {
  await updateBestSellers(shop);
  const ids = products.map(({ productId }) => productId);
  const badges = dataOf(await shop.client()('POST /pagerender/content/product-badge', { body: { products: ids } }));
  return ids.map((id) => badges[id]?.badges.includes('best-seller') ?? false);
}

const none = (count: number) => Array<number>(count).fill(0);

describe('the badge of a best seller', () => {
  test('is on the top 5 % by units sold: on two of forty products, and on one of thirty-nine', async () => {
    const products = await productsThatSold([7, 9, 8, ...none(37)]);
    expect((await areBestSellers(products)).slice(0, 3)).toEqual([false, true, true]);
    await shop.db
      .updateTable('products')
      .set({ visible: false })
      .where('product_id', '=', products[39]?.productId ?? 0)
      .execute();
    expect((await areBestSellers(products)).slice(0, 3)).toEqual([false, true, false]);
  });

  test('is on no product without sales, and not on products of which too many sold equally well', async () => {
    expect(await areBestSellers(await productsThatSold(none(40)))).not.toContain(true);
    await shop.db.updateTable('products').set({ visible: false }).execute();
    const equal = await productsThatSold([5, 3, 3, ...none(37)]);
    expect((await areBestSellers(equal)).slice(0, 3)).toEqual([true, false, false]);
  });

  test('is on no product of a shop with fewer than twenty', async () => {
    expect(await areBestSellers(await productsThatSold([9, ...none(18)]))).not.toContain(true);
  });

  test('is not what a file says', async () => {
    const claimed = await createProduct(shop, { badges: ['best-seller'] });
    expect(await areBestSellers([claimed])).toEqual([false]);
  });

  test('comes with the units of orders, and goes when those are cancelled', async () => {
    const products = await productsThatSold([1, ...none(19)]);
    const [earlier, ordered] = products;
    if (!earlier || !ordered) throw new Error('there are twenty products');
    const shopper = await createShopper(shop);
    await shopper.addToCart(ordered.skuId, 2);
    const { orderId } = await shopper.placeOrder({ paymentMethod: 'cash_on_delivery' });
    expect(await areBestSellers([earlier, ordered])).toEqual([false, true]);
    await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('order_id', '=', orderId).execute();
    expect(await areBestSellers([earlier, ordered])).toEqual([true, false]);
  });
});
