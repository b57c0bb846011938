import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createCategory, createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { ResponseCache } from './response-cache.ts';

const shop = await createTestShop();
const cache = new ResponseCache();
const app = await buildApp({ ...shop, responseCache: cache });
afterAll(() => app.close());
const category = 'lamps';
await createCategory(shop.db, category);
const { productId, sku } = await createProduct(shop, { name: 'Lamp' });
const other = await createProduct(shop, { name: 'Second lamp' });

const read = (url: string) => app.inject({ url, headers: { 'accept-language': 'en' } });
const isCached = (url: string) => cache.find(`en ${url}`) !== undefined;

const ofProducts = ['catalogue', 'promotions'];
const ofBlocks = ['content', 'catalogue', 'promotions', 'flash-sales', 'brands', 'stores'];

describe.each([
  ['/utils/api/stores', ['stores', 'store-stocks']],
  ['/utils/api/store-points', ['stores', 'store-stocks']],
  ['/utils/api/store-categories', ['stores', 'store-stocks']],
  ['/utils/api/message-logs/topics/list', ['content']],
  ['/utils/api/help-information/types', ['content']],
  ['/utils/api/cookie-policy', []],
  ['/pagerender/content/faq-menus', ['content']],
  ['/pagerender/content/blog-list', ['content']],
  ['/pagerender/content/blog-category-list', ['content']],
  ['/pagerender/content/header-left-menu', ['menus']],
  ['/pagerender/content/footer-menus', ['menus']],
  ['/pagerender/page/home', ofBlocks],
  ['/pagerender/landing/common-campaign', ofBlocks],
  ['/pagerender/page/coupon-list', ['promotions']],
  ['/pagerender/content/flash-sale/schedule', ['flash-sales', ...ofProducts]],
  ['/pagerender/landing/flash-sale', ['flash-sales', ...ofProducts]],
  ['/pim/api/brand-pages/list', ['brands', ...ofProducts]],
  [`/pim/api/categories?path=${category}`, ['catalogue']],
  ['/pim/api/categories/menu', ['catalogue']],
  ['/pim/api/products', ofProducts],
  [`/pim/api/products/${productId}`, [`product:${productId}`, 'promotions']],
  [`/pim/api/products/sku/${sku}`, [`product:${productId}`, 'promotions']],
  [`/pim/api/products/related-product?productId=${productId}`, ofProducts],
  [
    `/pim/api/products/compare-products?productIds=${productId},${other.productId}`,
    [`product:${productId}`, `product:${other.productId}`, 'promotions'],
  ],
  ['/search/api/en/products?query=lamp', ofProducts],
  ['/search/api/en/suggest?query=lamp', ofProducts],
])('the response of %s', (url, tags) => {
  test(`is cached until one of these changes: ${tags.join(', ') || 'nothing'}`, async () => {
    for (const tag of [...tags, 'everything']) {
      expect((await read(url)).statusCode).toBe(200);
      cache.invalidate('product:0');
      expect(isCached(url)).toBe(true);
      cache.invalidate(tag);
      expect(isCached(url), `cached after a change of ${tag}`).toBe(false);
    }
  });
});

test.each([
  `/pim/api/products/${productId}?preview=true`,
  '/pim/api/products/0',
  '/pagerender/landing/page?path=/none',
])('the response of %s is not cached', async (url) => {
  await read(url);
  expect(isCached(url)).toBe(false);
});
