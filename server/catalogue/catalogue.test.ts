import { describe, expect, test } from 'vitest';
import type { Product, ProductCard } from '#contract/catalogue.ts';
import { givenCategory, givenProduct } from '../testing/catalogue-factory.ts';
import { dataOf, failureOf, testShop } from '../testing/shop.ts';

const shop = await testShop();
const client = shop.client();
const inThai = shop.client({ locale: 'th' });

async function productOf(id: number): Promise<Product> {
  return dataOf(await client('GET /pim/api/products/{id}', { params: { id } }));
}

async function cardOf(productId: number, brands: string): Promise<ProductCard | undefined> {
  const { items } = dataOf(await client('GET /pim/api/products', { query: { brands, limit: 100 } }));
  return items.find((card) => card.productId === productId);
}

describe('a product', () => {
  test('is found by its own id, by the id of each of its SKUs and by their merchant codes', async () => {
    const { productId, skuIds } = await givenProduct(shop, { skus: [{ sku: 'LNT-A/1' }, { sku: 'LNT-B' }] });
    for (const id of [productId, ...skuIds]) expect((await productOf(id)).productId).toBe(productId);
    for (const sku of ['LNT-A/1', 'LNT-B']) {
      expect(dataOf(await client('GET /pim/api/products/sku/{sku}', { params: { sku } })).productId).toBe(productId);
    }
  });

  test('has its texts in the language of the request', async () => {
    const { productId } = await givenProduct(shop, { name: { th: 'โคมไฟพกพา', en: 'Camp Lantern' } });
    const english = await productOf(productId);
    const thai = dataOf(await inThai('GET /pim/api/products/{id}', { params: { id: productId } }));
    expect(english).toMatchObject({
      productName: 'Camp Lantern',
      shortDescription: 'Genuine Camp Lantern',
      description: [{ type: 'paragraph', data: { text: 'Meet the Camp Lantern' } }],
      keyHighlight: ['Light and tough'],
      faq: [{ question: 'How long is the warranty?', answer: 'One year' }],
      specification: [{ label: 'Weight', value: '120 g' }],
    });
    expect(thai).toMatchObject({
      productName: 'โคมไฟพกพา',
      shortDescription: 'โคมไฟพกพา ของแท้',
      description: [{ type: 'paragraph', data: { text: 'รู้จัก โคมไฟพกพา' } }],
      keyHighlight: ['เบาและทน'],
      faq: [{ question: 'รับประกันกี่ปี', answer: '1 ปี' }],
      specification: [{ label: 'Weight (ไทย)', value: '120 g (ไทย)' }],
    });
    expect(thai.slug).toBe(english.slug);
    expect(thai.slug).toBe(`camp-lantern-${productId}`);
  });

  test('shows its variants, each with price, pieces, pictures and name of its own', async () => {
    const { productId, skuIds } = await givenProduct(shop, {
      name: 'Beam Phone',
      skus: [
        {
          options: { colour: 'Jet Black', storage: '256GB' },
          price: 20_000,
          stock: 3,
          totalStock: 8,
          images: ['/images/a.svg', '/images/b.svg'],
        },
        { options: { colour: 'Jet Black', storage: '512GB' }, price: 24_000.5, special: { price: 21_000 } },
        { options: { colour: 'Sand', storage: '256GB' }, price: 20_000, stock: 0, preOrderStock: 5, limitQuantity: 2 },
      ],
    });
    const product = await productOf(productId);
    expect(product.attributeOptions).toEqual([
      {
        code: 'colour',
        label: 'colour',
        options: [
          { value: 'jet-black', label: 'Jet Black', hex: '#1f2023' },
          { value: 'sand', label: 'Sand', hex: '#1f2023' },
        ],
      },
      {
        code: 'storage',
        label: 'storage',
        options: [
          { value: '256gb', label: '256GB', hex: null },
          { value: '512gb', label: '512GB', hex: null },
        ],
      },
    ]);
    expect(product.children.map(({ productId: id }) => id)).toEqual(skuIds);
    const [first, second, third] = product.children;
    expect(first).toMatchObject({
      parentId: productId,
      defaultFlag: true,
      skuName: 'Beam Phone Jet Black - 256GB',
      attributes: [
        { type: 'integer', code: 'colour', value: 'jet-black', label: 'Jet Black' },
        { type: 'integer', code: 'storage', value: '256gb', label: '256GB' },
      ],
      galleryImage: [{ url: '/images/a.svg' }, { url: '/images/b.svg' }],
      price: 20_000,
      specialPrice: null,
      isSpecialPrice: false,
      discountPercent: 0,
      stock: 3,
      totalStock: 8,
      stockAvailable: true,
    });
    expect(second).toMatchObject({
      defaultFlag: false,
      price: 24_000.5,
      isSpecialPrice: true,
      discountPercent: 12,
      specialPrice: { value: 21_000 },
    });
    expect(second?.limitQuantity).toBeNull();
    expect(third).toMatchObject({
      stock: 0,
      preOrderFlag: true,
      preOrderStock: 5,
      stockAvailable: true,
      limitQuantity: 2,
    });
    expect(product).toMatchObject({
      variantCount: 3,
      priceRange: { min: 20_000, max: 21_000 },
      stock: 13,
      totalStock: null,
    });
  });

  test('leads back to its category through all those above it', async () => {
    const { productId } = await givenProduct(shop, { category: 'a/b-c/d/e' });
    expect((await productOf(productId)).breadcrumb).toEqual([
      { label: 'A', slug: 'a' },
      { label: 'B c', slug: 'a/b-c' },
      { label: 'D', slug: 'a/b-c/d' },
      { label: 'E', slug: 'a/b-c/d/e' },
    ]);
  });

  test('announces a special price before its window, sells at it within, and forgets it after', async () => {
    const from = new Date('2026-11-25T00:00:00Z');
    const to = new Date('2026-11-26T00:00:00Z');
    const remark = { th: 'เฉพาะวันนี้', en: 'Today only' };
    const { productId } = await givenProduct(shop, { price: 999, special: { price: 900, from, to, remark } });
    const special = {
      value: 900,
      remark: 'Today only',
      promotionCommend: null,
      startDate: from.toISOString(),
      endDate: to.toISOString(),
    };
    const before = shop.clock();
    try {
      expect(await productOf(productId)).toMatchObject({
        isSpecialPrice: false,
        specialPrice: special,
        discountPercent: 0,
        priceRange: { min: 999 },
      });
      shop.setClock(from);
      expect(await productOf(productId)).toMatchObject({
        isSpecialPrice: true,
        specialPrice: special,
        discountPercent: 9,
        priceRange: { min: 900 },
      });
      shop.setClock(to);
      expect(await productOf(productId)).toMatchObject({ isSpecialPrice: false, specialPrice: null, price: 999 });
    } finally {
      shop.setClock(before);
    }
  });

  test('is not found when withdrawn, unknown, or sought by an id of nonsense', async () => {
    const { productId, skuId, sku } = await givenProduct(shop, { visible: false });
    for (const path of [
      productId,
      skuId,
      `sku/${sku}`,
      2_000_000_000,
      'sku/nothing',
      `sku/${encodeURIComponent("' or 1=1 --")}`,
    ]) {
      expect(failureOf(await shop.app.inject(`/pim/api/products/${path}`))).toEqual({
        status: 404,
        code: 'product_not_found',
      });
    }
    for (const id of ['0', '-1', '1.5', 'abc', '1000000000000', '%00', 'NaN', `sku/${'x'.repeat(65)}`, 'sku/%00']) {
      expect([id, failureOf(await shop.app.inject(`/pim/api/products/${id}`))]).toEqual([
        id,
        { status: 422, code: 'validation_failed' },
      ]);
    }
  });
});

describe('a card', () => {
  test('has price, picture and SKU of the cheapest variant that can be bought', async () => {
    const { productId, skuIds } = await givenProduct(shop, {
      brand: 'Cardo',
      skus: [
        { price: 900, stock: 4 },
        { price: 500, stock: 0 },
        { price: 1000, special: { price: 800 }, stock: 2, images: ['/images/cheapest.svg'] },
      ],
    });
    expect(await cardOf(productId, 'Cardo')).toMatchObject({
      defaultProductId: skuIds[2],
      image: '/images/cheapest.svg',
      price: 1000,
      specialPrice: { value: 800 },
      isSpecialPrice: true,
      discountPercent: 20,
      priceRange: { min: 500, max: 900 },
      variantCount: 3,
      stock: 6,
      stockAvailable: true,
    });
  });

  test('of a sold-out product has the price of the cheapest variant, and takes the default one of equals', async () => {
    const soldOut = await givenProduct(shop, {
      brand: 'Gone',
      skus: [{ price: 900 }, { price: 700 }].map((sku) => ({ ...sku, stock: 0 })),
    });
    expect(await cardOf(soldOut.productId, 'Gone')).toMatchObject({
      price: 700,
      defaultProductId: soldOut.skuIds[1],
      stock: 0,
      stockAvailable: false,
    });
    const equal = await givenProduct(shop, { brand: 'Same', skus: [{ price: 900 }, { price: 900 }] });
    expect(await cardOf(equal.productId, 'Same')).toMatchObject({ defaultProductId: equal.skuId });
  });
});

describe('categories', () => {
  test('come as a tree in their order, named in the language of the request', async () => {
    await givenCategory(shop.db, 'tree/left-leaf/deep/deeper');
    await givenCategory(shop.db, 'tree/right');
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

  test('are found by path whatever its case, with what is above and below', async () => {
    await givenCategory(shop.db, 'found/twice-dashed-name/below');
    for (const path of ['found/twice-dashed-name', '/Found/TWICE-dashed-Name/']) {
      const { category, breadcrumb } = dataOf(await client('GET /pim/api/categories', { query: { path } }));
      expect(category).toMatchObject({ path: 'found/twice-dashed-name', subcategories: [{ slug: 'below' }] });
      expect(breadcrumb.map(({ slug }) => slug)).toEqual(['found', 'found/twice-dashed-name']);
    }
  });

  test('that do not exist are not found', async () => {
    for (const path of ['nothing', 'found/below', 'found%25', '/', "'; drop table categories --"]) {
      const answer = await client('GET /pim/api/categories', { query: { path } });
      expect(answer).toMatchObject({ ok: false, status: 404, code: 'category_not_found' });
    }
    expect(failureOf(await shop.app.inject('/pim/api/categories')).status).toBe(422);
    expect(failureOf(await shop.app.inject('/pim/api/categories?path=%00')).status).toBe(422);
  });
});
