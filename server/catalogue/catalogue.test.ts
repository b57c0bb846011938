import { describe, expect, test } from 'vitest';
import { createCategory, createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const client = shop.client();
const inThai = shop.client({ locale: 'th' });

describe('categories', () => {
  test('are a tree in display order, in the language of the request', async () => {
    await createCategory(shop.db, 'tree/left-leaf/deep/deeper');
    await createCategory(shop.db, 'tree/right');
    const menu = dataOf(await inThai('GET /pim/api/categories/menu'));
    const tree = menu.find(({ path }) => path === 'tree');
    expect(tree).toMatchObject({
      parentId: null,
      categoryName: 'Tree (ไทย)',
      categoryIconImage: [],
      categoryHoverImage: [],
    });
    expect(tree?.subcategories.map(({ path }) => path)).toEqual(['tree/left-leaf', 'tree/right']);
    expect(tree?.subcategories[0]?.subcategories[0]?.subcategories[0]).toMatchObject({
      slug: 'deeper',
      path: 'tree/left-leaf/deep/deeper',
      subcategories: [],
    });
  });

  test('are found by path, ignoring case, with breadcrumb and subcategories', async () => {
    await createCategory(shop.db, 'found/twice-dashed-name/below');
    for (const path of ['found/twice-dashed-name', '/Found/TWICE-dashed-Name/']) {
      const { category, breadcrumb } = dataOf(await client('GET /pim/api/categories', { query: { path } }));
      expect(category).toMatchObject({ path: 'found/twice-dashed-name', subcategories: [{ slug: 'below' }] });
      expect(breadcrumb.map(({ slug }) => slug)).toEqual(['found', 'found/twice-dashed-name']);
    }
  });

  test('with an unknown or invalid path are not found', async () => {
    for (const path of ['nothing', 'found/below', 'found%25', '/', "'; drop table categories --"]) {
      const response = await client('GET /pim/api/categories', { query: { path } });
      expect(response).toMatchObject({ ok: false, status: 404, code: 'category_not_found' });
    }
    expect(failureOf(await shop.app.inject('/pim/api/categories')).status).toBe(422);
    expect(failureOf(await shop.app.inject('/pim/api/categories?path=%01')).status).toBe(422);
  });
});

test('a SKU and a product cannot have the same id', async () => {
  const { productId, skuId, brandId, categoryId } = await createProduct(shop);
  const text = JSON.stringify({ th: 'ก', en: 'a' });
  const product = shop.db.insertInto('products').values({
    product_id: skuId,
    brand_id: brandId,
    category_id: categoryId,
    slug: 'a',
    name: text,
    short_description: text,
    description: text,
    key_highlight: text,
    faq: text,
  });
  await expect(product.execute()).rejects.toThrow('a product has the id of a SKU');
  const sku = shop.db
    .insertInto('skus')
    .values({ sku_id: productId, product_id: productId, sku: 'TAKEN', images: ['/images/a.svg'], price_satang: 100 });
  await expect(sku.execute()).rejects.toThrow('a SKU has the id of a product');
});
