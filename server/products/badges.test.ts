import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();

const badgesOf = async (...products: number[]) =>
  dataOf(await shop.client()('POST /pagerender/content/product-badge', { body: { products } }));

test('badges are keyed by the given ids of products and SKUs, and hidden products have none', async () => {
  const { productId, skuId } = await createProduct(shop, { name: 'Lamp' });
  const plain = await createProduct(shop, { name: 'Torch' });
  const hidden = await createProduct(shop, { name: 'Candle' });
  await shop.db
    .updateTable('products')
    .set({ badges: ['new', 'official'] })
    .where('product_id', '=', productId)
    .execute();
  await shop.db.updateTable('products').set({ visible: false }).where('product_id', '=', hidden.productId).execute();
  const badges = {
    badges: ['new', 'official'],
    badgeImage: [{ url: '/badges/new.svg' }, { url: '/badges/official.svg' }],
  };
  expect(await badgesOf(skuId, productId, productId, plain.productId, hidden.productId, 999_999)).toEqual({
    [productId]: { productId, ...badges },
    [skuId]: { productId: skuId, ...badges },
    [plain.productId]: { productId: plain.productId, badges: [], badgeImage: [] },
  });
});

test('at most 200 ids are accepted', async () => {
  const products = Array.from({ length: 201 }, (_, index) => index + 1);
  const response = await shop.app.inject({
    method: 'POST',
    url: '/pagerender/content/product-badge',
    payload: { products },
  });
  expect(failureOf(response)).toEqual({ status: 422, code: 'validation_failed' });
});
