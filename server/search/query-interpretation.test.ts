import { describe, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { updateIndex } from './search.ts';

const shop = await createTestShop();
const client = shop.client();

async function search(query: string, filters: { category?: string; maxPrice?: number } = {}) {
  const found = await client('GET /search/api/{locale}/products', {
    params: { locale: 'th' },
    query: { query, ...filters },
  });
  return dataOf(found);
}

const idsOf = async (query: string, filters?: { category?: string }) =>
  (await search(query, filters)).items.map(({ productId }) => productId);

const phones = 'phones/smartphones';
const waterproof = await createProduct(shop, {
  name: { th: 'สมาร์ทโฟน Nokturn X1', en: 'Nokturn X1' },
  category: phones,
  price: 9000,
  popularity: 10,
  specification: { Protection: { th: 'กันน้ำ IP68', en: 'Water resistant, IP68' }, Memory: '16GB RAM' },
});
const plain = await createProduct(shop, {
  name: { th: 'สมาร์ทโฟน Nokturn A1', en: 'Nokturn A1' },
  category: phones,
  price: 4000,
  popularity: 900,
  specification: { Protection: { th: 'ไม่กันน้ำ', en: 'Not water resistant' }, Battery: '6,000mAh' },
});
const memory = await createProduct(shop, {
  name: { th: 'แรม 16GB สำหรับโน้ตบุ๊ก', en: '16GB RAM Laptop Memory' },
  category: 'components/ram',
  price: 1500,
  popularity: 50,
});
const laptop = await createProduct(shop, {
  name: { th: 'โน้ตบุ๊ก Slate 14', en: 'Slate 14' },
  category: 'laptops',
  price: 19_000,
  popularity: 5,
  specification: { Memory: { th: 'แรม 16GB', en: '16GB RAM' } },
});

describe('a property that names do not mention', () => {
  test('is found in descriptions, except where they negate it', async () => {
    expect(await idsOf('มือถือกันน้ำ')).toEqual([waterproof.productId]);
    expect(await idsOf('มือถือ ip68')).toEqual([waterproof.productId]);
    expect(await idsOf('มือถือแบต 6000')).toContain(plain.productId);
  });

  test('is found in a category even where names in other categories mention it', async () => {
    expect(await idsOf('16gb', { category: phones })).toEqual([waterproof.productId]);
  });

  test('is found by its new description after a change', async () => {
    const product = await createProduct(shop, { specification: { Finish: 'Mahogany' } });
    expect(await idsOf('mahogany')).toEqual([product.productId]);
    await shop.db
      .updateTable('products')
      .set({
        specification: JSON.stringify([{ label: { th: 'ผิว', en: 'Finish' }, value: { th: 'ไม้สัก', en: 'Teak' } }]),
      })
      .where('product_id', '=', product.productId)
      .execute();
    await updateIndex(shop);
    expect(await idsOf('mahogany')).toEqual([]);
    expect(await idsOf('teak')).toEqual([product.productId]);
  });
});

describe('the category that a query names', () => {
  test('ranks before products of other categories that mention it', async () => {
    expect((await idsOf('โน้ตบุ๊ก แรม 16gb'))[0]).toBe(laptop.productId);
    expect((await idsOf('laptop 16gb ram'))[0]).toBe(laptop.productId);
    expect((await idsOf('laptop ram 16gb'))[0]).toBe(memory.productId);
  });

  test('is listed if nothing matches the other terms', async () => {
    expect(await search('โน้ตบุ๊ก zzqqxx')).toMatchObject({ correctedQuery: 'โน้ตบุ๊ก' });
    expect(await idsOf('โน้ตบุ๊ก zzqqxx')).toContain(laptop.productId);
    expect((await idsOf('โน้ตบุ๊ก nokturn'))[0]).toBe(laptop.productId);
  });

  test('a question about a product finds it', async () => {
    for (const query of ['Nokturn A1 ราคาเท่าไหร่', 'ซื้อ Nokturn A1 ที่ไหนดี', 'price of Nokturn A1'])
      expect([query, await idsOf(query)]).toEqual([query, [plain.productId]]);
  });
});

describe('a price in a query', () => {
  test('narrows the list and is returned', async () => {
    const found = await search('มือถือไม่เกิน 5000');
    expect(found.items.map(({ productId }) => productId)).toEqual([plain.productId]);
    expect(found).toMatchObject({ total: 1, askedPrice: { minPrice: null, maxPrice: 5000, query: 'มือถือ' } });
    expect(await search('มือถือ')).toMatchObject({ total: 2, askedPrice: null });
  });

  test('is ignored if a price filter is set', async () => {
    expect(await search('มือถือไม่เกิน 5000', { maxPrice: 10_000 })).toMatchObject({ total: 2, askedPrice: null });
  });

  test('narrows suggestions, and suppresses suggested queries, which would drop it', async () => {
    const suggest = async (query: string) =>
      dataOf(await client('GET /search/api/{locale}/suggest', { params: { locale: 'th' }, query: { query } }));
    const { products, queries } = await suggest('มือถือไม่เกิน 15000 บาท');
    expect(products.map(({ productId }) => productId).toSorted()).toEqual([waterproof.productId, plain.productId]);
    expect((await suggest('มือถือ')).queries).not.toEqual([]);
    expect(queries).toEqual([]);
    expect((await suggest('มือถือไม่เกิน 5000 บาท')).products).toHaveLength(1);
  });
});
