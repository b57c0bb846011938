import { expect, test } from 'vitest';
import { followPathLocale } from '#storefront/i18n/locale-strategy.ts';
import { paraglideMiddleware } from '#storefront/i18n/paraglide/server.js';
import { meta } from './listing-route.tsx';
import { listingTitle } from './listing-text.ts';
import { parseListing } from './listing-view.ts';

followPathLocale();

const origin = 'https://shop.example';

/** The head of a listing with that many products. */
async function headOf(view: string, total: number, changes: object = {}) {
  const { pathname, search, searchParams } = new URL(view, origin);
  const args = {
    loaderData: {
      view: parseListing('phones', searchParams),
      name: 'Phones',
      steps: [],
      products: [],
      total,
      facets: [],
      pageContent: null,
      ...changes,
    },
    location: { pathname, search },
    matches: [{ loaderData: { origin } }],
  } as unknown as Parameters<typeof meta>[0];
  let tags: Record<string, string>[] = [];
  await paraglideMiddleware(new Request(origin + pathname), () => {
    tags = meta(args) as Record<string, string>[];
  });
  return {
    descriptions: tags.flatMap(({ name, property, content }) =>
      name === 'description' || property === 'og:description' ? [content] : [],
    ),
    robots: tags.find(({ name }) => name === 'robots')?.content,
    links: tags.flatMap(({ tagName, href }) => (tagName === 'link' && href ? [href.replace(origin, '')] : [])),
  };
}

test('a category and its further pages are indexable, in both languages', async () => {
  const thai = '/product-category/phones';
  expect(await headOf(`/en${thai}`, 30)).toMatchObject({
    robots: undefined,
    links: [`/en${thai}`, thai, `/en${thai}`, thai],
  });
  expect(await headOf(`${thai}?page=2`, 30)).toMatchObject({
    robots: undefined,
    links: [`${thai}?page=2`, `${thai}?page=2`, `/en${thai}?page=2`, `${thai}?page=2`],
  });
});

test.each([
  ['narrowed', '/product-category/phones?brands=Sony&page=2', 30],
  ['sorted', '/product-category/phones?sort=newest', 30],
  ['empty', '/product-category/phones', 0],
])('a list that is %s is not indexable', async (_, view, total) => {
  expect(await headOf(view, total)).toMatchObject({ robots: 'noindex, follow', links: ['/product-category/phones'] });
});

const path = '/product-category/phones';
const descriptionOf = async (...args: Parameters<typeof headOf>) => {
  const [description, preview] = (await headOf(...args)).descriptions;
  expect(preview).toBe(description);
  return description;
};

test('the description of a list says how many products it has', async () => {
  expect(await descriptionOf(`/en${path}`, 1200)).toBe(
    'Shop Phones at Saifah: 1,200 products, delivered across Thailand.',
  );
  expect(await descriptionOf(`/en${path}`, 1)).toContain('Shop Phones at Saifah: 1 product,');
});

test('in a Thai description a name follows after a space where its letters are not Thai', async () => {
  expect(await descriptionOf(path, 60, { name: 'มือถือ' })).toBe('เลือกซื้อมือถือ 60 รายการที่ สายฟ้า ส่งทั่วไทย');
  expect(await descriptionOf(path, 60, { name: 'iPhone' })).toContain('เลือกซื้อ iPhone 60 รายการ');
  const sony = `${path}?brands=Sony`;
  expect(await descriptionOf(sony, 60, { name: 'มือถือ' })).toContain('เลือกซื้อ Sony ในมือถือ 60 รายการ');
  expect(await descriptionOf(sony, 60, { name: 'TV' })).toContain('เลือกซื้อ Sony ใน TV 60 รายการ');
});

test('the description of a search says what was found', async () => {
  const search = '/product-category?query=zx5';
  expect(await descriptionOf(`/en${search}`, 60)).toBe('60 products for “zx5” at Saifah, delivered across Thailand.');
  expect(await descriptionOf(`/en${search}`, 1)).toContain('1 product for “zx5”');
  expect(await descriptionOf(search, 60)).toBe('พบสินค้า 60 รายการจากคำค้น “zx5” ที่ สายฟ้า ส่งทั่วไทย');
});

test.each([
  ['search', '/product-category?query=zx5'],
  ['category', path],
  ['filter', `${path}?brands=Sony`],
])('a %s without products has no generated description', async (_, view) => {
  expect((await headOf(`/en${view}`, 0)).descriptions).toEqual([]);
});

test('a category without products keeps the description that was written for it', async () => {
  const pageContent = { title: 'Phones', description: 'New phones are coming.' };
  expect(await descriptionOf(path, 0, { pageContent })).toBe('New phones are coming.');
});

test('a list of one brand has the brand’s own spelling as title', () => {
  const brands = {
    code: 'brand',
    label: '',
    type: 'values' as const,
    values: [{ value: 'Apple', label: 'Apple', count: 1 }],
  };
  const titleOf = (search: string) => listingTitle(parseListing('', new URLSearchParams(search)), undefined, [brands]);
  expect(titleOf('brands=apple')).toBe('Apple');
  for (const unknown of ['Nobody', 'constructor', '__proto__']) expect(titleOf(`brands=${unknown}`)).toBe(unknown);
});
