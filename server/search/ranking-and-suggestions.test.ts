import { describe, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const client = shop.client();

async function search(query: string, locale: 'th' | 'en' = 'en') {
  return dataOf(await client('GET /search/api/{locale}/products', { params: { locale }, query: { query } }));
}

async function suggest(query: string, locale: 'th' | 'en' = 'en') {
  return dataOf(await client('GET /search/api/{locale}/suggest', { params: { locale }, query: { query } }));
}

const phones = 'phones/smartphones';
const cases = 'accessories/phone-cases';
const phone = await createProduct(shop, {
  name: { th: 'สมาร์ทโฟน Apple iPhone 15', en: 'Apple iPhone 15' },
  brand: 'Apple',
  category: phones,
  popularity: 50,
  sku: 'APL-IP15-128',
});
const other = await createProduct(shop, {
  name: { th: 'สมาร์ทโฟน Apple iPhone 15 Pro Max', en: 'Apple iPhone 15 Pro Max' },
  brand: 'Apple',
  category: phones,
  popularity: 60,
});
const cover = await createProduct(shop, {
  name: { th: 'เคส Armadillo สำหรับ iPhone 15', en: 'Armadillo Case for iPhone 15' },
  brand: 'Armadillo',
  category: cases,
  popularity: 900,
});

await createProduct(shop, {
  name: { th: 'เมมโมรี่การ์ด SanDisk Ultra', en: 'SanDisk Ultra' },
  brand: 'SanDisk',
  category: 'accessories/storage',
});

const idsOf = async (query: string, locale: 'th' | 'en' = 'en') =>
  (await search(query, locale)).items.map(({ productId }) => productId);

describe('results are ranked', () => {
  test('with products before their accessories, and shorter names first', async () => {
    for (const locale of ['th', 'en'] as const)
      expect(await idsOf('iphone 15', locale)).toEqual([phone.productId, other.productId, cover.productId]);
  });

  test('with the named category before better-selling products', async () => {
    expect((await idsOf('case iphone 15'))[0]).toBe(cover.productId);
    expect((await idsOf('เคส iphone 15', 'th'))[0]).toBe(cover.productId);
  });
});

describe('a mistyped query', () => {
  test('is corrected, and the correction is returned', async () => {
    expect(await search('ihpone 15')).toMatchObject({ total: 3, correctedQuery: 'iphone 15' });
    expect(await search('armadilo')).toMatchObject({ total: 1, correctedQuery: 'armadillo' });
    expect(await search('สมารทโฟม apple', 'th')).toMatchObject({ total: 2, correctedQuery: 'สมาร์ทโฟน apple' });
    expect(await search('iphone 15')).toMatchObject({ correctedQuery: null });
  });

  test('of two words for a kind is corrected, also where products have neither word', async () => {
    for (const query of ['memory crad', 'memorycrad', 'memry card'])
      expect(await search(query, 'th'), query).toMatchObject({ total: 1, correctedQuery: 'memory card' });
  });

  test('with two words written as one is found', async () => {
    expect(await search('memorycard', 'th')).toMatchObject({ total: 1, correctedQuery: null });
  });

  test('on the wrong keyboard layout is found', async () => {
    expect(await search('รย้นืำ', 'th')).toMatchObject({ total: 3, correctedQuery: 'iphone' });
    expect(await search('g8l', 'th')).toMatchObject({ total: 1, correctedQuery: 'เคส' });
  });

  test('with a term that no product has is searched without it', async () => {
    expect(await search('iphone 15 zzzzqqqq')).toMatchObject({ total: 3, correctedQuery: 'iphone 15' });
  });

  test('is not corrected if only the filters exclude all matches', async () => {
    const query = { query: 'iphone 15', brands: ['Nobody'] };
    const response = await client('GET /search/api/{locale}/products', { params: { locale: 'en' }, query });
    expect(dataOf(response)).toMatchObject({ total: 0, correctedQuery: null });
  });

  test('without any match finds nothing', async () => {
    expect(await search('zzzzqqqq xxkkww')).toMatchObject({ items: [], total: 0, facets: [], correctedQuery: null });
  });
});

test('a merchant code finds its product, with and without hyphens', async () => {
  for (const query of ['APL-IP15-128', 'aplip15128', 'apl-ip15', 'apl ip15 128'])
    expect([query, await idsOf(query)]).toEqual([query, [phone.productId]]);
});

test('matches in names are highlighted', async () => {
  const { items } = await search('iphone arm');
  expect(items.map(({ highlights }) => highlights)).toEqual([
    [
      { text: 'Armadillo', found: true },
      { text: ' Case for ', found: false },
      { text: 'iPhone', found: true },
      { text: ' 15', found: false },
    ],
  ]);
});

describe('suggestions', () => {
  test('are products, categories, brands and longer queries', async () => {
    const found = await suggest('iph');
    expect(found.products.map(({ productId }) => productId)).toEqual([
      phone.productId,
      other.productId,
      cover.productId,
    ]);
    expect(found.products[0]).toMatchObject({ image: expect.stringContaining('/images/'), price: 1000 });
    expect(found.categories[0]).toEqual({ name: 'Smartphones', path: phones });
    expect(found.queries).toContain('iphone 15');
    expect(await suggest('arma')).toMatchObject({ brands: [{ title: 'Armadillo', slug: 'armadillo' }] });
  });

  test('start with the named category, even if its products are in subcategories', async () => {
    await createProduct(shop, { name: 'Wombat One', category: 'watches/sports-watches/running-watches' });
    await createProduct(shop, { name: 'Wombat Two', category: 'watches/sports-watches' });
    expect((await suggest('sports watch')).categories).toEqual([
      { name: 'Sports watches', path: 'watches/sports-watches' },
      { name: 'Running watches', path: 'watches/sports-watches/running-watches' },
    ]);
  });

  test('of longer queries contain every typed term', async () => {
    // Smartphone is the name of their category, not part of a product name.
    const { products, queries } = await suggest('apple smartphone');
    expect(products).toHaveLength(2);
    expect(queries).toEqual([]);
  });

  test('of longer queries end where the names end, each once', async () => {
    expect((await suggest('iph')).queries).toEqual(['iphone', 'iphone 15']);
    expect((await suggest('iphone 15')).queries).toEqual([]);
  });

  test('include the product after every typed letter', async () => {
    for (const [name, locale] of [
      ['iphone 15', 'en'],
      ['สมาร์ทโฟน', 'th'],
      ['สมาร์ทโฟน apple', 'th'],
    ] as const) {
      for (let length = 1; length <= name.length; length += 1) {
        const typed = name.slice(0, length);
        const { products } = await suggest(typed, locale);
        expect([typed, products.map(({ productId }) => productId).includes(phone.productId)]).toEqual([typed, true]);
      }
    }
  });

  test('are empty for spaces', async () => {
    const none = { products: [], categories: [], brands: [], queries: [], correctedQuery: null, notSold: null };
    for (const query of ['', '   ', '\t\n']) expect(await suggest(query)).toEqual(none);
  });
});

test('no input makes a call fail', async () => {
  const typed = [
    'x'.repeat(2048),
    'ก'.repeat(2048),
    'iphone '.repeat(300),
    '   ',
    '🎁📱',
    '\ud800',
    "' or 1=1 --",
    "'; delete from products; --",
    'a & b | !c <-> (d:*)',
    ':* \\ \' "',
    '.*+?^$()|[]{}\\',
    '%_%',
    '\u200b\u200d\ufeff',
    'ั้้้้้',
    'e\u0301\u0301\u0301',
    '\u202eiphone',
    'ﷺ',
    'ﷺ'.repeat(200),
    '㍿'.repeat(171),
    '각'.repeat(200),
    'İ'.repeat(200),
    `${'a'.repeat(101)}😀`,
    '１５',
    `iphone under ${'9'.repeat(150)}`,
    'iphone ไม่เกิน 1000.005 บาท',
    'iphone 5000-99999999999999999999 บาท',
    'iphone ไม่เกิน 9,,,,,,9,,',
  ];
  for (const query of typed) {
    const encoded = encodeURIComponent(query.toWellFormed());
    for (const call of ['products', 'suggest']) {
      const { statusCode } = await shop.app.inject(`/search/api/th/${call}?query=${encoded}`);
      expect([query.slice(0, 40), call, statusCode]).toEqual([query.slice(0, 40), call, 200]);
    }
  }
  expect((await shop.app.inject('/search/api/th/suggest')).statusCode).toBe(422);
});

test('invisible characters are ignored', async () => {
  expect((await search('ip\u200bhone\u00ad 15')).total).toBe(3);
});
