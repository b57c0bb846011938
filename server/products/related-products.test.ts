import { describe, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const client = shop.client();

describe('related products', () => {
  const related = async (productId: number, limit = 10) =>
    dataOf(await client('GET /pim/api/products/related-product', { query: { productId, limit } })).map(
      (card) => card.productId,
    );

  test('are of the same category first, with brands alternating, then of sibling categories', async () => {
    const given = async (category: string, brand: string, popularity: number) =>
      (await createProduct(shop, { category, brand, popularity })).productId;
    const category = 'kin/near';
    const { productId, skuId } = await createProduct(shop, { category, brand: 'One' });
    const oneBest = await given(category, 'One', 9);
    const oneNext = await given(category, 'One', 8);
    const two = await given(category, 'Two', 1);
    const beside = await given('kin/beside/deep', 'Three', 99);
    const parent = await given('kin', 'Four', 50);
    await given('stranger', 'One', 100);
    await createProduct(shop, { category, brand: 'Hidden', popularity: 100, visible: false });
    expect(await related(productId)).toEqual([oneBest, two, oneNext, beside, parent]);
    expect(await related(skuId)).toEqual(await related(productId));
    expect(await related(productId, 2)).toEqual([oneBest, two]);
  });

  test('are none for a product alone in its category', async () => {
    const { productId } = await createProduct(shop, { category: 'alone' });
    expect(await related(productId)).toEqual([]);
  });

  test('are not found for an unknown product; invalid parameters are rejected', async () => {
    const { productId } = await createProduct(shop, { visible: false });
    const answerOf = async (query: string) =>
      failureOf(await shop.app.inject(`/pim/api/products/related-product?${query}`));
    for (const id of [productId, 2_000_000_000])
      expect(await answerOf(`productId=${id}`)).toEqual({ status: 404, code: 'product_not_found' });
    for (const query of ['', 'productId=0', 'productId=x', 'productId=1000000000000', `productId=1&limit=101`]) {
      expect([query, (await answerOf(query)).status]).toEqual([query, 422]);
    }
  });
});
