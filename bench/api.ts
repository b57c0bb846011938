import { type Locale, locales } from '#contract/locale.ts';
import { productSorts } from '#contract/products.ts';
import { pressOnce, pressSame, type Requests } from './http-throughput.ts';
import type { Row } from './report.ts';
import { type Effort, noteOf } from './runs.ts';
import type { BenchShop } from './shop.ts';

/** Products on a page of a list. */
const limit = 20;
/** Pages of the whole catalogue that are asked for, in each order. */
const deepest = 100;

/** What the API answers to everybody. Product reads are kept for seconds: once as busy shops have it, once each anew. */
export async function measureApi(shop: BenchShop, effort: Effort): Promise<Row[]> {
  const list = await pressSame(shop, effort, listsOf(shop.category, 10));
  const lists = await pressOnce(shop, effort, allLists(shop));
  const one = await pressSame(shop, effort, shop.productIds.slice(0, 100).map(productOf('th')));
  const ones = await pressOnce(
    shop,
    effort,
    locales.flatMap((locale) => everyId(shop).map(productOf(locale))),
  );
  const stock = await pressSame(shop, effort, stocksOf(shop));
  const row = (name: string, { perSecond, note }: { perSecond: number; note: string }, goal?: Row['goal']): Row => ({
    name: `API: ${name}`,
    value: perSecond,
    unit: '/s',
    note,
    ...(goal ? { goal } : {}),
  });
  return [
    row('list 20 products', { ...list, note: noteOf(list) }, { least: 1500 }),
    row('list 20 products, each list once', lists),
    row('one product', { ...one, note: noteOf(one) }, { least: 3000 }),
    row('one product, each once', ones),
    row('stock of 20 products', { ...stock, note: noteOf(stock) }),
  ];
}

function get(path: string, locale: Locale = 'th'): Requests[number] {
  return { method: 'GET', path, headers: { 'accept-language': locale } };
}

/** The first pages of a category. */
function listsOf(category: string, pages: number): Requests {
  return Array.from({ length: pages }, (_, page) =>
    get(`/pim/api/products?category=${encodeURIComponent(category)}&limit=${limit}&offset=${page * limit}`),
  );
}

/** Lists of the whole catalogue, no two the same. */
function allLists(shop: BenchShop): Requests {
  const depth = Math.min(deepest * limit, shop.productIds.length);
  return Array.from({ length: depth }, (_, offset) =>
    locales.flatMap((locale) =>
      productSorts.map((sort) => get(`/pim/api/products?sort=${sort}&limit=${limit}&offset=${offset}`, locale)),
    ),
  ).flat();
}

function productOf(locale: Locale): (id: number) => Requests[number] {
  return (id) => get(`/pim/api/products/${id}`, locale);
}

/** A product is found by its own id and by those of its SKUs. */
function everyId({ productIds, allSkuIds }: BenchShop): number[] {
  return [...productIds, ...allSkuIds];
}

function stocksOf({ productIds }: BenchShop): Requests {
  return Array.from({ length: 100 }, (_, page) => ({
    method: 'POST',
    path: '/inventory/api/stock',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productIds: productIds.slice(page * limit, (page + 1) * limit) }),
  }));
}
