import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createAddOnDeal } from '../testing/offer-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const client = shop.client();

test('a product has its add-on deals, highest availability first, within the stock of each SKU', async () => {
  const phone = await createProduct(shop, { name: 'Comet', price: 20_000 });
  const film = await createProduct(shop, { name: 'Film', price: 590, stock: 3 });
  const cases = await createProduct(shop, { name: 'Case', price: 990, stock: 100, options: { colour: 'Black' } });
  const soldOut = await createProduct(shop, { name: 'Charger', price: 790, stock: 0 });
  const hidden = await createProduct(shop, { name: 'Stand', price: 790, visible: false });
  const notCheaper = await createProduct(shop, { name: 'Bag', price: 500 });
  const deal = { productId: phone.productId };
  await createAddOnDeal(shop, { ...deal, skuId: film.skuId, price: 290, stock: 50 });
  await createAddOnDeal(shop, { ...deal, skuId: cases.skuId, price: 690.5, stock: 8, limit: 2 });
  await createAddOnDeal(shop, { ...deal, skuId: soldOut.skuId, price: 590 });
  await createAddOnDeal(shop, { ...deal, skuId: hidden.skuId, price: 590 });
  await createAddOnDeal(shop, { ...deal, skuId: notCheaper.skuId, price: 500 });
  const { optionProducts } = dataOf(await client('GET /pim/api/products/{id}', { params: { id: phone.productId } }));
  expect(optionProducts).toEqual([
    {
      productId: cases.skuId,
      productName: 'Case',
      attributeOptionName: 'Black',
      productImage: expect.stringContaining('/images/'),
      slug: cases.slug,
      quantity: 2,
      stock: 8,
      sellingPrice: 690.5,
      standardPrice: 990,
      discountPrice: 299.5,
      isSpecialPrice: true,
    },
    expect.objectContaining({ productId: film.skuId, stock: 3 }),
    expect.objectContaining({ productId: soldOut.skuId, stock: 0 }),
  ]);
  const filmProduct = dataOf(await client('GET /pim/api/products/{id}', { params: { id: film.productId } }));
  expect(filmProduct.optionProducts).toEqual([]);
});
