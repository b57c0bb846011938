import { type Locale, locales } from '#contract/locale.ts';
import { productSorts } from '#contract/products.ts';
import type { BareReadsTask } from './bare-reads.ts';
import type { BareSqlResult } from './bare-sql.ts';
import { connectionCount, measureRepeatedRequests, measureUniqueRequests, type Requests } from './http-throughput.ts';
import { runTask } from './processes.ts';
import type { Row } from './report.ts';
import { formatNote, medianRate, type RunOptions } from './runs.ts';
import type { BenchShop } from './shop.ts';

/** Products on a page of a list. */
const pageSize = 20;
/** Lists of the whole catalogue start at each offset from 0, at most so many, in each sort order and language. */
const offsetCount = 2000;

/** Public API calls. Product reads are cached for seconds, so they are measured with cached responses and with unique requests. */
export async function measureApi(shop: BenchShop, options: RunOptions): Promise<Row[]> {
  const cachedList = await measureRepeatedRequests(shop, options, categoryListRequests(shop.categoryPath, 10));
  const uniqueLists = await measureUniqueRequests(shop, options, listRequests(shop));
  const cachedProduct = await measureRepeatedRequests(
    shop,
    options,
    shop.productIds.slice(0, 100).map(productRequest('th')),
  );
  const uniqueProducts = await measureUniqueRequests(shop, options, productRequests(shop));
  const cachedStock = await measureRepeatedRequests(shop, options, stockRequests(shop));
  const row = (
    name: string,
    { perSecond, note }: { perSecond: number; note: string },
    bounds?: Pick<Row, 'target' | 'ceiling'>,
  ): Row => ({ name: `API: ${name}`, value: perSecond, unit: '/s', note, ...bounds });
  const bareSql = async (read: BareReadsTask['read']): Promise<Pick<Row, 'target' | 'ceiling'>> => ({
    ceiling: await measureBareReads(shop, options, read),
    target: { minShareOfCeiling: 0.5 },
  });
  return [
    row('list 20 products', { ...cachedList, note: formatNote(cachedList) }, { target: { min: 1500 } }),
    row('list 20 products, each list once', uniqueLists, await bareSql('list')),
    row('one product', { ...cachedProduct, note: formatNote(cachedProduct) }, { target: { min: 3000 } }),
    row('one product, each once', uniqueProducts, await bareSql('product')),
    row('stock of 20 products', { ...cachedStock, note: formatNote(cachedStock) }),
  ];
}

/** Reads per second of the same rows by the bare driver. */
function measureBareReads(
  shop: BenchShop,
  { runs, seconds }: RunOptions,
  read: BareReadsTask['read'],
): Promise<number> {
  const task: BareReadsTask = {
    read,
    databaseUrl: shop.databaseUrl,
    connections: connectionCount,
    seconds,
    ids: allIds(shop),
    locales,
    pageSize,
    offsetCount,
  };
  return medianRate(runs, () => runTask<BareSqlResult>('server', 'bench/bare-reads.ts', task, seconds + 30));
}

function get(path: string, locale: Locale = 'th'): Requests[number] {
  return { method: 'GET', path, headers: { 'accept-language': locale } };
}

/** The first pages of a category. */
function categoryListRequests(categoryPath: string, pages: number): Requests {
  return Array.from({ length: pages }, (_, page) =>
    get(`/pim/api/products?category=${encodeURIComponent(categoryPath)}&limit=${pageSize}&offset=${page * pageSize}`),
  );
}

/** Lists of the whole catalogue, each different. */
export function listRequests(shop: BenchShop): Requests {
  const offsets = Math.min(offsetCount, shop.productIds.length);
  return Array.from({ length: offsets }, (_, offset) =>
    locales.flatMap((locale) =>
      productSorts.map((sort) => get(`/pim/api/products?sort=${sort}&limit=${pageSize}&offset=${offset}`, locale)),
    ),
  ).flat();
}

/** Each product by its own id and by those of its SKUs, in both languages. */
export function productRequests(shop: BenchShop): Requests {
  return locales.flatMap((locale) => allIds(shop).map(productRequest(locale)));
}

function productRequest(locale: Locale): (id: number) => Requests[number] {
  return (id) => get(`/pim/api/products/${id}`, locale);
}

/** Ids of products and of SKUs: either one finds the product. */
function allIds({ productIds, allSkuIds }: BenchShop): number[] {
  return [...productIds, ...allSkuIds];
}

function stockRequests({ productIds }: BenchShop): Requests {
  return Array.from({ length: 100 }, (_, page) => ({
    method: 'POST',
    path: '/inventory/api/stock',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productIds: productIds.slice(page * pageSize, (page + 1) * pageSize) }),
  }));
}
