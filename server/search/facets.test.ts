import { expect, test } from 'vitest';
import type { Facet } from '#contract/search.ts';
import { createCategory, createProduct } from '../testing/catalogue-factory.ts';
import { createInstallmentPlan } from '../testing/offer-factory.ts';
import { createPromotion } from '../testing/promotion-factory.ts';
import { createTestShop, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();

/** The list of products for a query string. */
async function list(query: string, locale = 'en') {
  const response = await shop.app.inject(`/search/api/${locale}/products?${query}`);
  expect([query, response.statusCode]).toEqual([query, 200]);
  return response.json<{ data: { items: { productId: number }[]; total: number; facets: Facet[] } }>().data;
}

const valuesOf = ({ facets }: { facets: Facet[] }, code: string) =>
  facets.find((facet) => facet.code === code)?.values.map(({ value, count }) => `${value} ${count}`);

/** Four kettles that differ in brand, colour, price and availability. */
const category = 'kitchen/kettles';
const given = { category, stock: 5 };
const ids = [
  await createProduct(shop, { ...given, brand: 'Alto', price: 100, options: { colour: 'Red' } }),
  await createProduct(shop, {
    ...given,
    brand: 'Alto',
    price: 200,
    skus: [{ options: { colour: 'Red' } }, { options: { colour: 'Blue' } }],
  }),
  await createProduct(shop, {
    ...given,
    brand: 'Basso, Lda / "Sul"',
    price: 300,
    options: { colour: 'Blue' },
    stock: 0,
  }),
  await createProduct(shop, {
    ...given,
    brand: 'Basso, Lda / "Sul"',
    price: 400,
    specialPrice: { price: 350 },
    options: { colour: 'Green' },
  }),
].map(({ productId }) => productId);
const garden = await createProduct(shop, { category: 'garden', brand: 'Tuba', price: 50 });
await createProduct(shop, {
  category: 'kitchen/pans',
  brand: 'Alto',
  price: 1500,
  preOrderStock: 3,
  installmentFlag: true,
  badges: ['free-gift'],
});
await createPromotion(shop, {
  conditions: [{ kind: 'items', categories: ['kitchen/pans'] }],
  action: { kind: 'free_gift', gifts: [{ sku: garden.sku }] },
});
await createInstallmentPlan(shop, { id: 103, agentCode: 'KBANK', months: 3, minimumPrice: 1500 });
await shop.db
  .updateTable('categories')
  .set({ filter_attributes: JSON.stringify([{ code: 'colour', label: { th: 'สี', en: 'Colour' } }]) })
  .where('category_id', '=', await createCategory(shop.db, category))
  .execute();

const basso = encodeURIComponent('Basso, Lda / "Sul"');

test('a category list counts brands, prices, attributes, availability and promotions', async () => {
  const all = await list(`category=${category}`);
  expect(all.total).toBe(4);
  expect(valuesOf(all, 'brand')).toEqual(['Alto 2', 'Basso, Lda / "Sul" 2']);
  expect(valuesOf(all, 'colour')).toEqual(['blue 2', 'green 1', 'red 2']);
  expect(valuesOf(all, 'availability')).toEqual(['in-stock 3', 'out-of-stock 1']);
  expect(valuesOf(all, 'promotion')).toEqual(['special 1']);
  expect(all.facets.find(({ code }) => code === 'price')).toMatchObject({ type: 'range', min: 100, max: 350 });
});

test('a choice narrows the other facets, not its own', async () => {
  const red = await list(`category=${category}&attributes=colour:red`);
  expect(red.total).toBe(2);
  expect(valuesOf(red, 'colour')).toEqual(['blue 2', 'green 1', 'red 2']);
  expect(valuesOf(red, 'brand')).toEqual(['Alto 2']);
  const both = await list(`category=${category}&attributes=colour:red&attributes=colour:green`);
  expect(both.total).toBe(3);
  const redAndBasso = await list(`category=${category}&attributes=colour:red&brands=${basso}`);
  expect(redAndBasso.total).toBe(0);
  expect(valuesOf(redAndBasso, 'availability')).toBeUndefined();
});

test('a chosen value is listed in its facet even if no product has it', async () => {
  const nothing = await list(
    `category=${category}&attributes=colour:red&brands=${basso}&availability=pre-order&promotion=flash-sale`,
    'th',
  );
  expect(nothing.total).toBe(0);
  expect(valuesOf(nothing, 'brand')).toEqual(['Basso, Lda / "Sul" 0']);
  expect(nothing.facets.find(({ code }) => code === 'colour')).toMatchObject({
    label: 'สี',
    values: [{ value: 'red', label: 'Red (ไทย)', count: 0 }],
  });
  expect(valuesOf(nothing, 'availability')).toEqual(['pre-order 0']);
  expect(valuesOf(nothing, 'promotion')).toEqual(['flash-sale 0']);

  const redAndBasso = await list(`category=${category}&attributes=colour:red&brands=${basso}`);
  expect(valuesOf(redAndBasso, 'brand')).toEqual(['Alto 2', 'Basso, Lda / "Sul" 0']);
  expect(valuesOf(redAndBasso, 'colour')).toEqual(['blue 1', 'green 1', 'red 0']);
});

test('an attribute chosen in one category keeps its label in the list of another', async () => {
  const { facets } = await list('attributes=colour:red', 'th');
  expect(facets.find(({ code }) => code === 'colour')).toMatchObject({
    label: 'สี',
    values: [
      { label: 'Blue (ไทย)', count: 2 },
      { label: 'Green (ไทย)', count: 1 },
      { label: 'Red (ไทย)', count: 2 },
    ],
  });
  expect(valuesOf(await list('category=garden&attributes=colour:red'), 'colour')).toEqual(['red 0']);
});

test('a query without terms finds nothing, and chosen values keep their labels', async () => {
  const nothing = await list(`category=${category}&query=%2B%2B&attributes=colour:red&promotion=special`);
  expect([nothing.total, valuesOf(nothing, 'colour'), valuesOf(nothing, 'promotion')]).toEqual([
    0,
    ['red 0'],
    ['special 0'],
  ]);
});

test('several brands widen a list; titles may have commas, slashes and quotes', async () => {
  expect((await list(`category=${category}&brands=${basso}`)).items.map(({ productId }) => productId).sort()).toEqual(
    ids.slice(2),
  );
  expect((await list(`category=kitchen&brands=alto&brands=${basso}`)).total).toBe(5);
});

test('a price range includes both ends and does not narrow its own bounds', async () => {
  const middle = await list(`category=${category}&minPrice=200&maxPrice=350`);
  expect(middle.total).toBe(3);
  expect(middle.facets.find(({ code }) => code === 'price')).toMatchObject({ min: 100, max: 350 });
  expect((await list(`category=${category}&minPrice=350.01`)).total).toBe(0);
  expect((await list(`category=${category}&minPrice=300&maxPrice=200`)).total).toBe(0);
});

test('promotions and availability narrow a list; several values of one widen it', async () => {
  expect((await list('promotion=free-gift')).total).toBe(1);
  expect((await list('promotion=installment&promotion=special')).total).toBe(2);
  expect((await list('availability=pre-order')).total).toBe(1);
  expect((await list(`availability=pre-order&availability=out-of-stock`)).total).toBe(2);
});

test('the category facet offers the next level, or siblings in a category without children', async () => {
  expect(valuesOf(await list(''), 'category')).toEqual(['kitchen 5', 'garden 1']);
  for (const path of ['kitchen', 'kitchen/kettles'])
    expect(valuesOf(await list(`category=${path}`), 'category')).toEqual(['kitchen/kettles 4', 'kitchen/pans 1']);
});

test('labels are in the language of the request', async () => {
  const labels = (await list(`category=${category}`, 'th')).facets.map(({ label }) => label);
  expect(labels).toEqual(['หมวดหมู่', 'แบรนด์', 'ราคา', 'สี', 'สถานะสินค้า', 'โปรโมชัน']);
});

test('unknown values find nothing; invalid parameters are rejected by name', async () => {
  for (const query of ['brands=Nobody', 'attributes=colour:plaid', 'attributes=flavour:mint'])
    expect([query, (await list(query)).total]).toEqual([query, 0]);
  const invalid = {
    attributes: ['colour', ':red', 'colour:', 'a:%01'],
    availability: ['soon'],
    promotion: ['all'],
    minPrice: ['-1', 'x', '1e10'],
    sort: ['cheapest'],
    limit: ['101', '0'],
    offset: ['1000001'],
    category: ['a%01'],
  };
  for (const [field, values] of Object.entries(invalid)) {
    for (const value of values) {
      const response = await shop.app.inject(`/search/api/en/products?${field}=${value}`);
      expect([field, value, failureOf(response)]).toEqual([field, value, { status: 422, code: 'validation_failed' }]);
    }
  }
  expect(failureOf(await shop.app.inject('/search/api/en/products?category=nowhere'))).toEqual({
    status: 404,
    code: 'category_not_found',
  });
  expect((await shop.app.inject('/search/api/de/products')).statusCode).toBe(422);
});

test('pages have no gaps or repeats, and end', async () => {
  const pages: Awaited<ReturnType<typeof list>>[] = [];
  for (const offset of [0, 2, 4])
    pages.push(await list(`category=${category}&sort=price-desc&limit=2&offset=${offset}`));
  expect(pages.flatMap(({ items }) => items.map(({ productId }) => productId))).toEqual([
    ids[3],
    ids[2],
    ids[1],
    ids[0],
  ]);
  expect(await list('offset=1000000&limit=100')).toMatchObject({ items: [], total: 6 });
  expect(await list('query=alto&offset=1000000&limit=100')).toMatchObject({ items: [], total: 3 });
});
