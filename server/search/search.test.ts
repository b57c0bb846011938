import { describe, expect, test } from 'vitest';
import type { ProductSort } from '#contract/products.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const client = shop.client();

interface Listing {
  category?: string;
  query?: string;
  brands?: string;
  promotion?: 'special';
  sort?: ProductSort;
  limit?: number;
  offset?: number;
}

async function list(query: Listing) {
  return dataOf(await client('GET /pim/api/products', { query }));
}

async function idsOf(query: Listing): Promise<number[]> {
  return (await list(query)).items.map(({ productId }) => productId);
}

describe('a listing', () => {
  test('of a category has its products and those of all categories below it, ignoring case', async () => {
    const leaf = await createProduct(shop, { category: 'light/lamps/desk-lamps', popularity: 3 });
    const middle = await createProduct(shop, { category: 'light/lamps', popularity: 2 });
    const top = await createProduct(shop, { category: 'light', popularity: 1 });
    await createProduct(shop, { category: 'lighters' });
    await createProduct(shop, { category: 'light', visible: false });
    expect(await idsOf({ category: 'light' })).toEqual([leaf.productId, middle.productId, top.productId]);
    expect(await idsOf({ category: '/Light/LAMPS/' })).toEqual([leaf.productId, middle.productId]);
    expect(await list({ category: 'light/lamps/desk-lamps' })).toMatchObject({ total: 1, limit: 10, offset: 0 });
  });

  test('of a brand has its products only, and none for an unknown brand', async () => {
    const { productId } = await createProduct(shop, { brand: 'TP-Bright' });
    await createProduct(shop, { brand: 'TP-Brighter' });
    for (const brands of ['TP-Bright', 'tp-bright']) expect(await idsOf({ brands })).toEqual([productId]);
    for (const brands of ['TP-Brigh', 'TP_Bright', '%', "x' or '1'='1"])
      expect(await list({ brands })).toMatchObject({ items: [], total: 0 });
  });

  test('of special prices has current ones only', async () => {
    const hours = (count: number) => new Date(shop.clock().getTime() + count * 3_600_000);
    const brand = 'Special';
    const running = await createProduct(shop, {
      brand,
      skus: [{ price: 100 }, { price: 100, specialPrice: { price: 90 } }],
    });
    await createProduct(shop, { brand, price: 100 });
    await createProduct(shop, { brand, price: 100, specialPrice: { price: 90, from: hours(1), to: hours(2) } });
    await createProduct(shop, { brand, price: 100, specialPrice: { price: 90, from: hours(-2), to: hours(0) } });
    await createProduct(shop, { brand, price: 100, specialPrice: { price: 110 } });
    expect(await idsOf({ brands: brand, promotion: 'special' })).toEqual([running.productId]);
  });

  test('is sorted by popularity, age, price or discount, with a stable order of equals', async () => {
    const brands = 'Sorted';
    const day = (date: string) => new Date(`2026-0${date}T00:00:00Z`);
    const cheap = await createProduct(shop, { brand: brands, price: 100, popularity: 5, createdAt: day('1-01') });
    const saving = await createProduct(shop, {
      brand: brands,
      price: 500,
      specialPrice: { price: 200 },
      popularity: 9,
      createdAt: day('3-01'),
    });
    const expensive = await createProduct(shop, {
      brand: brands,
      price: 900,
      specialPrice: { price: 890 },
      popularity: 1,
      createdAt: day('2-01'),
    });
    const soldOutVariant = await createProduct(shop, {
      brand: brands,
      skus: [{ price: 50, stock: 0 }, { price: 300 }],
      createdAt: day('4-01'),
    });
    const twin = await createProduct(shop, {
      brand: brands,
      skus: [{ price: 50, stock: 0 }, { price: 300 }],
      createdAt: day('4-01'),
    });
    const sorted = (sort: ProductSort) => idsOf({ brands, sort });
    const [a, b, c, d, e] = [cheap, saving, expensive, soldOutVariant, twin].map(({ productId }) => productId);
    expect(await sorted('relevance')).toEqual([b, a, c, e, d]);
    expect(await sorted('newest')).toEqual([e, d, b, c, a]);
    expect(await sorted('price-asc')).toEqual([a, b, e, d, c]);
    expect(await sorted('price-desc')).toEqual([c, e, d, b, a]);
    expect(await sorted('discount')).toEqual([b, c, e, d, a]);
  });

  test('has pages without gaps or repeats, and is empty beyond the end', async () => {
    const all: number[] = [];
    for (let i = 0; i < 5; i += 1) all.push((await createProduct(shop, { brand: 'Paged' })).productId);
    const pages: Awaited<ReturnType<typeof list>>[] = [];
    for (const offset of [0, 2, 4]) pages.push(await list({ brands: 'Paged', limit: 2, offset }));
    expect(pages.flatMap(({ items }) => items.map(({ productId }) => productId))).toEqual(all.reverse());
    expect(pages.map(({ total, offset }) => [total, offset])).toEqual([
      [5, 0],
      [5, 2],
      [5, 4],
    ]);
    expect(await list({ brands: 'Paged', offset: 1_000_000 })).toMatchObject({ items: [], total: 5 });
  });

  test('of an unknown category is not found', async () => {
    for (const category of ['nothing', '%', 'light%', "light' --", '/']) {
      expect(await client('GET /pim/api/products', { query: { category } })).toMatchObject({
        ok: false,
        status: 404,
        code: 'category_not_found',
      });
    }
  });

  test('rejects invalid parameters by name', async () => {
    const invalid = {
      limit: ['0', '101', '-1', '1.5', 'ten', ''],
      offset: ['-1', '1.5', '1000001', 'end'],
      sort: ['cheapest', ''],
      promotion: ['all'],
      query: ['x'.repeat(201)],
      category: ['x'.repeat(301), 'a%01'],
      brands: ['x'.repeat(101), '%0a'],
    };
    for (const [field, values] of Object.entries(invalid)) {
      for (const value of values) {
        const response = await shop.app.inject(`/pim/api/products?${field}=${value}`);
        expect([value, failureOf(response)]).toEqual([value, { status: 422, code: 'validation_failed' }]);
        expect(Object.keys(response.json().fields)).toEqual([field]);
      }
    }
  });
});

describe('a listing by query', () => {
  test('matches names in both languages, brand and merchant code; all terms must match', async () => {
    const { productId } = await createProduct(shop, {
      name: { th: 'โคมไฟแคมป์ปิ้ง', en: 'Storm Lantern' },
      brand: 'Ember',
      sku: 'EMB-77',
    });
    for (const query of ['โคมไฟ', 'storm', 'LANTERN storm', 'ember โคมไฟ', ' emb-77\tstorm\n', 'ember EMBER Ember'])
      expect([query, await idsOf({ query })]).toEqual([query, [productId]]);
  });

  test('combines with category, brand and special price', async () => {
    const attributes = {
      name: 'Narrow Fan',
      category: 'air/fans',
      brand: 'Breeze',
      price: 100,
      specialPrice: { price: 80 },
    };
    const { productId } = await createProduct(shop, attributes);
    await createProduct(shop, { ...attributes, name: 'Wide Fan' });
    await createProduct(shop, { ...attributes, category: 'air' });
    await createProduct(shop, { ...attributes, brand: 'Gale' });
    await createProduct(shop, { ...attributes, specialPrice: [] });
    const narrow = { query: 'narrow', category: 'air/fans', brands: 'Breeze', promotion: 'special' } as const;
    expect(await list({ ...narrow, sort: 'price-asc' })).toMatchObject({ items: [{ productId }], total: 1 });
    expect(await list({ ...narrow, brands: 'Nobody' })).toMatchObject({ items: [], total: 0 });
  });

  test('of spaces does not filter; of punctuation only finds nothing', async () => {
    expect((await list({ query: '   ' })).total).toBe((await list({})).total);
    for (const query of ['%', '_', "'", '\\', '--', '🎁', '\ud800'])
      expect([query, await idsOf({ query })]).toEqual([query, []]);
  });
});
