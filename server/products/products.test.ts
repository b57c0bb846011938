import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { badges, type Product, type ProductCard } from '#contract/products.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const client = shop.client();
const inThai = shop.client({ locale: 'th' });

async function productOf(id: number): Promise<Product> {
  return dataOf(await client('GET /pim/api/products/{id}', { params: { id } }));
}

async function cardOf(productId: number, brands: string): Promise<ProductCard | undefined> {
  const { items } = dataOf(await client('GET /pim/api/products', { query: { brands, limit: 100 } }));
  return items.find((card) => card.productId === productId);
}

const relatedTo = async (productId: number, limit?: number) =>
  dataOf(await client('GET /pim/api/products/related-product', { query: { productId, limit } })).map(
    (card) => card.productId,
  );
const relate = (product_id: number, related_product_id: number, relation: 'related' | 'fits', position = 0) =>
  shop.db.insertInto('product_relations').values({ product_id, related_product_id, relation, position }).execute();

describe('a product', () => {
  test('is found by its own id, by the id of each of its SKUs and by their merchant codes', async () => {
    const { productId, skuIds } = await createProduct(shop, { skus: [{ sku: 'LNT-A/1' }, { sku: 'LNT-B' }] });
    expect(await productOf(productId)).toMatchObject({ type: 'product', productId, parentId: null, parent: null });
    for (const [index, sku] of ['LNT-A/1', 'LNT-B'].entries()) {
      const asked = { type: 'sku', id: skuIds[index], productId: skuIds[index], parentId: productId, sku };
      expect(await productOf(skuIds[index] ?? 0)).toMatchObject(asked);
      expect(dataOf(await client('GET /pim/api/products/sku/{sku}', { params: { sku } }))).toMatchObject(asked);
    }
  });

  test('asked for by a SKU has price, stock, picture and name of that SKU', async () => {
    const { productId, slug, skuIds } = await createProduct(shop, {
      name: 'Beam Torch',
      skus: [
        { options: { colour: 'Sand' }, price: 400, stock: 5, totalStock: 20 },
        {
          options: { colour: 'Jet Black' },
          price: 600,
          specialPrice: { price: 450, from: new Date('2026-11-01T00:00:00Z') },
          stock: 9,
          totalStock: 8,
          images: ['/images/torch.svg'],
        },
      ],
    });
    const product = await productOf(productId);
    expect(product).toMatchObject({
      sku: product.children[0]?.sku,
      skuName: 'Beam Torch Sand',
      price: 400,
      pricePercent: 100,
      priceEffectiveDate: null,
      stockRemaining: 50,
    });
    const { promotions, description, children } = product;
    expect(await productOf(skuIds[1] ?? 0)).toMatchObject({
      parent: { productId, productName: 'Beam Torch', slug },
      skuName: 'Beam Torch Jet Black',
      price: 600,
      discountPercent: 25,
      pricePercent: 75,
      priceEffectiveDate: '2026-11-01T00:00:00.000Z',
      stock: 9,
      stockRemaining: 0,
      thumbnailImage: [{ url: '/images/torch.svg' }],
      galleryImage: [{ url: '/images/torch.svg' }],
      promotions,
      description,
      children,
    });
  });

  test('is in the language of the request', async () => {
    const { productId } = await createProduct(shop, { name: { th: 'โคมไฟพกพา', en: 'Camp Lantern' } });
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

  test('says in the language of the request what its pictures show and where their details are', async () => {
    const { productId, skuIds } = await createProduct(shop, { skus: [{ images: ['/images/a.svg', '/images/b.svg'] }] });
    const text = {
      image: '/images/b.svg',
      alt: { th: 'ด้านหลัง', en: 'the back' },
      annotations: [{ text: { th: 'ช่อง USB-C', en: 'USB-C port' }, x: 40, y: 62.5 }],
    };
    await shop.db
      .updateTable('skus')
      .set({ picture_texts: JSON.stringify([text]) })
      .where('sku_id', 'in', skuIds)
      .execute();
    const galleryIn = async (language: typeof client) =>
      dataOf(await language('GET /pim/api/products/{id}', { params: { id: productId } })).galleryImage;
    expect(await galleryIn(client)).toEqual([
      { url: '/images/a.svg', alt: null, annotations: [] },
      { url: '/images/b.svg', alt: 'the back', annotations: [{ text: 'USB-C port', x: 40, y: 62.5 }] },
    ]);
    expect((await galleryIn(inThai))[1]).toEqual({
      url: '/images/b.svg',
      alt: 'ด้านหลัง',
      annotations: [{ text: 'ช่อง USB-C', x: 40, y: 62.5 }],
    });
  });

  test('shows its variants, each with its own price, stock, pictures and name', async () => {
    const { productId, skuIds } = await createProduct(shop, {
      name: 'Beam Phone',
      skus: [
        {
          options: { colour: 'Jet Black', storage: '256GB' },
          price: 20_000,
          stock: 3,
          totalStock: 8,
          images: ['/images/a.svg', '/images/b.svg'],
        },
        { options: { colour: 'Jet Black', storage: '512GB' }, price: 24_000.5, specialPrice: { price: 21_000 } },
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

  test('has a breadcrumb of all its categories', async () => {
    const { productId } = await createProduct(shop, { category: 'a/b-c/d/e' });
    expect((await productOf(productId)).breadcrumb).toEqual([
      { label: 'A', slug: 'a' },
      { label: 'B c', slug: 'a/b-c' },
      { label: 'D', slug: 'a/b-c/d' },
      { label: 'E', slug: 'a/b-c/d/e' },
    ]);
  });

  test('shows a special price before its window, applies it within, and drops it afterwards', async () => {
    const from = new Date('2026-11-25T00:00:00Z');
    const to = new Date('2026-11-26T00:00:00Z');
    const remark = { th: 'เฉพาะวันนี้', en: 'Today only' };
    const { productId } = await createProduct(shop, { price: 999, specialPrice: { price: 900, from, to, remark } });
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

  test('is not found if hidden or unknown; invalid ids are rejected', async () => {
    const { productId, skuId, sku } = await createProduct(shop, { visible: false });
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
    for (const id of ['0', '-1', '1.5', 'abc', '1000000000000', 'NaN', `sku/${'x'.repeat(65)}`]) {
      expect([id, failureOf(await shop.app.inject(`/pim/api/products/${id}`))]).toEqual([
        id,
        { status: 422, code: 'validation_failed' },
      ]);
    }
  });
});

describe('a card', () => {
  test('has price, picture and SKU of the cheapest available variant', async () => {
    const { productId, skuIds } = await createProduct(shop, {
      brand: 'Cardo',
      skus: [
        { price: 900, stock: 4 },
        { price: 500, stock: 0 },
        { price: 1000, specialPrice: { price: 800 }, stock: 2, images: ['/images/cheapest.svg'] },
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

  test('of a sold-out product has the price of the cheapest variant; of equal variants it shows the default', async () => {
    const soldOut = await createProduct(shop, {
      brand: 'Gone',
      skus: [{ price: 900 }, { price: 700 }].map((sku) => ({ ...sku, stock: 0 })),
    });
    expect(await cardOf(soldOut.productId, 'Gone')).toMatchObject({
      price: 700,
      defaultProductId: soldOut.skuIds[1],
      stock: 0,
      stockAvailable: false,
    });
    const equal = await createProduct(shop, { brand: 'Same', skus: [{ price: 900 }, { price: 900 }] });
    expect(await cardOf(equal.productId, 'Same')).toMatchObject({ defaultProductId: equal.skuId });
  });
});

test("a product's own attributes are in the language of the request", async () => {
  const { productId } = await createProduct(shop);
  const name = { th: 'เครือข่าย', en: 'Network' };
  await shop.db
    .updateTable('products')
    .set({
      attributes: JSON.stringify([{ code: 'network', type: 'text', value: '5g', label: { th: '5G', en: '5G' }, name }]),
    })
    .where('product_id', '=', productId)
    .execute();
  const product = dataOf(await client('GET /pim/api/products/{id}', { params: { id: productId } }));
  const attributes = [{ type: 'text', code: 'network', name: 'Network', value: '5g', label: '5G' }];
  expect(product.attributes).toEqual(attributes);
  const compared = dataOf(
    await client('GET /pim/api/products/compare-products', { query: { productIds: `${productId},${productId}` } }),
  );
  expect(compared.map((each) => each.attributes)).toEqual([attributes]);
});

test('each badge of a product has its icon', async () => {
  const { productId } = await createProduct(shop, { badges: [...badges] });
  await shop.db.updateTable('products').set({ best_seller: true }).where('product_id', '=', productId).execute();
  const { badgeImage, badges: shown } = dataOf(
    await client('GET /pim/api/products/{id}', { params: { id: productId } }),
  );
  // No promotion gives a free gift.
  expect(shown.toSorted()).toEqual(badges.filter((badge) => badge !== 'free-gift').toSorted());
  expect(badgeImage).toHaveLength(shown.length);
  for (const { url } of badgeImage) {
    const icon = readFileSync(new URL(`../../storefront/product-cards${url}`, import.meta.url), 'utf8');
    expect([url, icon]).toEqual([url, expect.stringMatching(/^<svg [^>]*viewBox="0 0 24 24"/)]);
  }
});

describe('related products', () => {
  test('are curated products, then accessories, then products it fits; none hidden, none twice', async () => {
    const phone = await createProduct(shop, { popularity: 5 });
    const tablet = await createProduct(shop);
    const cover = await createProduct(shop, { popularity: 9 });
    const film = await createProduct(shop, { popularity: 3 });
    const hidden = await createProduct(shop, { visible: false });
    await relate(phone.productId, tablet.productId, 'related', 1);
    await relate(phone.productId, hidden.productId, 'related', 0);
    await relate(phone.productId, film.productId, 'related', 2);
    await relate(cover.productId, phone.productId, 'fits');
    await relate(film.productId, phone.productId, 'fits');
    expect(await relatedTo(phone.productId)).toEqual([tablet.productId, film.productId, cover.productId]);
    expect(await relatedTo(cover.productId)).toEqual([phone.productId]);
    expect(await relatedTo(phone.productId, 1)).toEqual([tablet.productId]);
  });
});

describe('a comparison', () => {
  const compare = (productIds: string | string[]) =>
    client('GET /pim/api/products/compare-products', { query: { productIds } });

  test('says what can be chosen of a product, unless its specification says it', async () => {
    const skus = ['256GB', '512GB'].map((storage) => ({ options: { colour: 'Black', storage } }));
    const phone = await createProduct(shop, { skus });
    const other = await createProduct(shop, { skus, specification: { storage: '256 or 512 GB' } });
    const compared = dataOf(await compare(`${phone.productId},${other.productId}`));
    expect(compared.map(({ specification }) => specification.filter(({ label }) => label === 'storage'))).toEqual([
      [{ label: 'storage', value: '256GB / 512GB' }],
      [{ label: 'storage', value: '256 or 512 GB' }],
    ]);
  });

  test('has products by product or SKU ids, in the requested order, without duplicates', async () => {
    const one = await createProduct(shop, { name: 'One', category: 'phones/smart' });
    const two = await createProduct(shop, { name: 'Two' });
    const hidden = await createProduct(shop, { visible: false });
    const ids = [two.skuId, one.productId, two.productId, hidden.productId].join(',');
    const products = dataOf(await compare(ids));
    expect(products.map(({ productName }) => productName)).toEqual(['Two', 'One']);
    expect(products[1]).toMatchObject({
      categoryPath: 'phones/smart',
      shortDescription: 'Genuine One',
      specification: [{ label: 'Weight', value: '120 g' }],
      price: 1000,
    });
    expect(dataOf(await compare('999999,999998'))).toEqual([]);
    const repeated = `/pim/api/products/compare-products?productIds=${two.skuId}&productIds=${one.productId}`;
    const response = await shop.app.inject({ url: repeated, headers: { 'accept-language': 'en' } });
    expect(response.json().data.map((product: { id: number }) => product.id)).toEqual([two.productId, one.productId]);
  });

  test.each(['', '1', 'a,b', '1,2,3,4,5', '1,,2', '-1,2', '1;drop table products', '9999999999'])(
    'rejects the ids %j',
    async (productIds) => {
      expect(await compare(productIds)).toMatchObject({ ok: false, status: 422, code: 'validation_failed' });
    },
  );
});
