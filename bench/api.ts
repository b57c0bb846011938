import { type Locale, locales } from '#contract/locale.ts';
import { productSorts } from '#contract/products.ts';
import { measureRepeatedRequests, measureUniqueRequests, type Requests } from './http-throughput.ts';
import type { Row } from './report.ts';
import { formatNote, type RunOptions } from './runs.ts';
import type { BenchShop } from './shop.ts';

/** Products on a page of a list. */
const pageSize = 20;
/** How many pages of the whole catalogue are requested, in each sort order. */
const maxPages = 100;

/** Public API calls. Product reads are cached for seconds, so they are measured with cached responses and with unique requests. */
export async function measureApi(shop: BenchShop, options: RunOptions): Promise<Row[]> {
  const list = await measureRepeatedRequests(shop, options, listsOf(shop.category, 10));
  const lists = await measureUniqueRequests(shop, options, allLists(shop));
  const product = await measureRepeatedRequests(shop, options, shop.productIds.slice(0, 100).map(productOf('th')));
  const products = await measureUniqueRequests(
    shop,
    options,
    locales.flatMap((locale) => allIds(shop).map(productOf(locale))),
  );
  const stock = await measureRepeatedRequests(shop, options, stocksOf(shop));
  const row = (name: string, { perSecond, note }: { perSecond: number; note: string }, goal?: Row['goal']): Row => ({
    name: `API: ${name}`,
    value: perSecond,
    unit: '/s',
    note,
    ...(goal ? { goal } : {}),
  });
  return [
    row('list 20 products', { ...list, note: formatNote(list) }, { min: 1500 }),
    row('list 20 products, each list once', lists),
    row('one product', { ...product, note: formatNote(product) }, { min: 3000 }),
    row('one product, each once', products),
    row('stock of 20 products', { ...stock, note: formatNote(stock) }),
  ];
}

function get(path: string, locale: Locale = 'th'): Requests[number] {
  return { method: 'GET', path, headers: { 'accept-language': locale } };
}

/** The first pages of a category. */
function listsOf(category: string, pages: number): Requests {
  return Array.from({ length: pages }, (_, page) =>
    get(`/pim/api/products?category=${encodeURIComponent(category)}&limit=${pageSize}&offset=${page * pageSize}`),
  );
}

/** Lists of the whole catalogue, each different. */
function allLists(shop: BenchShop): Requests {
  const depth = Math.min(maxPages * pageSize, shop.productIds.length);
  return Array.from({ length: depth }, (_, offset) =>
    locales.flatMap((locale) =>
      productSorts.map((sort) => get(`/pim/api/products?sort=${sort}&limit=${pageSize}&offset=${offset}`, locale)),
    ),
  ).flat();
}

function productOf(locale: Locale): (id: number) => Requests[number] {
  return (id) => get(`/pim/api/products/${id}`, locale);
}

/** Ids of products and of SKUs: either one finds the product. */
function allIds({ productIds, allSkuIds }: BenchShop): number[] {
  return [...productIds, ...allSkuIds];
}

function stocksOf({ productIds }: BenchShop): Requests {
  return Array.from({ length: 100 }, (_, page) => ({
    method: 'POST',
    path: '/inventory/api/stock',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productIds: productIds.slice(page * pageSize, (page + 1) * pageSize) }),
  }));
}
