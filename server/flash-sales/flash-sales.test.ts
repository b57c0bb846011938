import { describe, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createFlashSale } from '../testing/offer-factory.ts';
import { createShopper } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const client = shop.client();
const at = (hours: number) => new Date(shop.clock().getTime() + hours * 3_600_000);
const productOf = async (id: number) => dataOf(await client('GET /pim/api/products/{id}', { params: { id } }));
const schedule = async (query: { limit?: number; offset?: number } = {}) =>
  dataOf(await client('GET /pagerender/content/flash-sale/schedule', { query }));

describe('a product on a flash sale', () => {
  test('costs the price of the running flash sale and has the remaining quota', async () => {
    const { productId, skuId } = await createProduct(shop, { price: 1000, specialPrice: { price: 900 } });
    const flashSaleId = await createFlashSale(shop, { items: [{ skuId, price: 700, quota: 8, sold: 5 }] });
    expect(await productOf(productId)).toMatchObject({
      price: 1000,
      isSpecialPrice: true,
      discountPercent: 30,
      specialPrice: { value: 700, endDate: at(1).toISOString() },
      flashsales: [{ flashSaleId, price: 700, quota: 8, sold: 5, remainingPercent: 38 }],
    });
  });

  test('costs its special price if that is lower or the quota is sold out', async () => {
    const lowerSpecialPrice = await createProduct(shop, { price: 1000, specialPrice: { price: 600 } });
    await createFlashSale(shop, { items: [{ skuId: lowerSpecialPrice.skuId, price: 700 }] });
    expect((await productOf(lowerSpecialPrice.productId)).specialPrice?.value).toBe(600);
    const soldOut = await createProduct(shop, { price: 1000, specialPrice: { price: 900 } });
    await createFlashSale(shop, { items: [{ skuId: soldOut.skuId, price: 700, quota: 4, sold: 4 }] });
    expect(await productOf(soldOut.productId)).toMatchObject({
      specialPrice: { value: 900 },
      flashsales: [{ remainingPercent: 0 }],
    });
  });

  test('shows an upcoming flash sale from 24 hours before its start', async () => {
    const { productId, skuId } = await createProduct(shop, { price: 1000 });
    await createFlashSale(shop, { items: [{ skuId, price: 700 }], from: at(23), to: at(26) });
    await createFlashSale(shop, { items: [{ skuId, price: 600 }], from: at(25), to: at(28) });
    expect(await productOf(productId)).toMatchObject({
      isSpecialPrice: false,
      specialPrice: { value: 700 },
      flashsales: [{ price: 700 }],
    });
  });

  test('has one price per line: the flash-sale price only if the remaining quota covers the whole quantity', async () => {
    const { skuId } = await createProduct(shop, { price: 1000, specialPrice: { price: 900 } });
    await createFlashSale(shop, { items: [{ skuId, price: 700, quota: 3, sold: 1 }] });
    const shopper = await createShopper(shop);
    await shopper.addToCart(skuId, 2);
    const line = async () => dataOf(await shopper.client('GET /cart/api/cart/me')).items[0];
    expect(await line()).toMatchObject({
      specialPrice: 700,
      totalPrice: 1400,
      exceededFlashSale: null,
      priceChangesAt: at(1).toISOString(),
    });
    await shopper.addToCart(skuId, 1);
    expect(await line()).toMatchObject({
      specialPrice: 900,
      totalPrice: 2700,
      exceededFlashSale: { price: 700, left: 2 },
    });
  });
});

describe('the schedule', () => {
  test('lists running and upcoming flash sales by start, four per page, with offers and product cards', async () => {
    await shop.db.deleteFrom('flash_sales').execute();
    const { productId, skuIds } = await createProduct(shop, { skus: [{ price: 500 }, { price: 600 }] });
    const hidden = await createProduct(shop, { visible: false });
    await createFlashSale(shop, { items: [{ skuId: skuIds[0], price: 300 }], from: at(-3), to: at(0) });
    const now = await createFlashSale(shop, {
      items: [
        { skuId: skuIds[0], price: 300, quota: 10, sold: 9 },
        { skuId: skuIds[1] ?? 0, price: 350 },
        { skuId: hidden.skuId, price: 100 },
      ],
    });
    for (const day of [1, 2, 3, 4])
      await createFlashSale(shop, {
        items: [{ skuId: skuIds[0], price: 300 }],
        from: at(24 * day),
        to: at(24 * day + 2),
      });
    const { items, total, limit } = await schedule();
    expect({ total, limit, count: items.length }).toEqual({ total: 5, limit: 4, count: 4 });
    expect(items[0]).toMatchObject({
      flashSaleId: now,
      name: 'Morning',
      startDate: at(-1).toISOString(),
      endDate: at(1).toISOString(),
      appliedProducts: [
        {
          productId: skuIds[0],
          parentId: productId,
          standardPrice: 500,
          price: 300,
          discountPercent: 40,
          quota: 10,
          sold: 9,
          remainingPercent: 10,
        },
        { productId: skuIds[1], price: 350, remainingPercent: 100 },
      ],
      products: [{ productId }],
    });
    expect(items[0]?.products).toHaveLength(1);
    expect((await schedule({ offset: 4 })).items).toHaveLength(1);
  });

  test('gives landing pages the flash sale that runs, else the next, and one by its id until it ends', async () => {
    const landing = async (query: { flashSaleId?: number } = {}) =>
      dataOf(await client('GET /pagerender/landing/flash-sale', { query }));
    const create = (from: number, to: number) =>
      createFlashSale(shop, { items: [{ skuId, price: 700 }], from: at(from), to: at(to) });
    const { productId, skuId } = await createProduct(shop, { price: 1000 });
    await shop.db.deleteFrom('flash_sales').execute();
    expect(await landing()).toBeNull();
    const [ended, later, next] = [await create(-2, 0), await create(5, 6), await create(2, 3)];
    expect((await landing())?.flashSaleId).toBe(next);
    const now = await create(-1, 1);
    expect(await landing()).toMatchObject({
      flashSaleId: now,
      appliedProducts: [{ productId: skuId, price: 700 }],
      products: [{ productId }],
    });
    expect(await landing()).toEqual((await schedule()).items[0]);
    expect((await landing({ flashSaleId: later }))?.flashSaleId).toBe(later);
    expect(await landing({ flashSaleId: ended })).toBeNull();
    expect(await landing({ flashSaleId: 999_999 })).toBeNull();
  });

  test('leaves out what costs no less than its standard price', async () => {
    const [cheaper, dearer] = [await createProduct(shop, { price: 500 }), await createProduct(shop, { price: 500 })];
    await shop.db.deleteFrom('flash_sales').execute();
    const items = [cheaper, dearer].map(({ skuId }, index) => ({ skuId, price: 499 + index }));
    await createFlashSale(shop, { items });
    const [sale] = (await schedule()).items;
    expect(sale?.appliedProducts.map(({ productId }) => productId)).toEqual([cheaper.skuId]);
    expect(sale?.products.map(({ productId }) => productId)).toEqual([cheaper.productId]);
  });

  test('has no price after its quota was sold out', async () => {
    const { productId, skuId } = await createProduct(shop, { price: 1000 });
    await createFlashSale(shop, { items: [{ skuId, price: 700, quota: 2 }] });
    expect((await productOf(productId)).specialPrice?.value).toBe(700);
    const buyer = await createShopper(shop);
    await buyer.addToCart(skuId, 2);
    await buyer.placeOrder();
    expect((await productOf(productId)).specialPrice).toBeNull();
  });
});
