import { median, type Row } from './report.ts';
import type { Effort } from './runs.ts';
import type { BenchShop } from './shop.ts';

/** Typical queries: product types, brands and models in both languages, with typos. */
const queries = [
  'iphone 17',
  'ไอโฟน 17 โปร',
  'samsung galaxy s25',
  'ซัมซุง',
  'เคส iphone 15',
  'หูฟังไร้สาย',
  'หูฟัง sony',
  'โน้ตบุ๊กเกมมิ่ง',
  'โน๊ตบุ๊ค asus',
  'macbook air',
  'พาวเวอร์แบงค์',
  'power bank 20000',
  'robot vacuum',
  'wh-1000xm5',
  'rtx 5060',
  'ipad',
  'จอ 27 นิ้ว',
  'gaming mouse',
  'usb-c cable',
  'ihpone',
  'wvFao',
  'smart tv 55',
  'มือถือกันน้ำ',
  'ลำโพง ip68',
  'โน้ตบุ๊ก แรม 16gb',
  'laptop under 20000',
];
/** How many products are searched for by their full names, which match few products in a shop of any size. */
const fullNames = 20;
/** Letters from which on each further one is measured. */
const minTypedLength = 2;

/** Response times of search for a single shopper. Every request differs from the others, so none is answered from a cache. */
export async function measureSearch(shop: BenchShop, effort: Effort): Promise<Row[]> {
  const typed = queries.flatMap((query) =>
    Array.from({ length: query.length - minTypedLength + 1 }, (_, at) => query.slice(0, at + minTypedLength)),
  );
  const letters = [...'aiespgm1ไสหเค'];
  const suggestion = await requestInTurn(shop, effort, typed.map(urlFor('suggest')));
  const letter = await requestInTurn(shop, effort, letters.map(urlFor('suggest')));
  const list = await requestInTurn(shop, effort, queries.map(urlFor('products')));
  const step = Math.ceil(shop.slugs.length / fullNames);
  const names = shop.slugs
    .filter((_, at) => at % step === 0)
    .map((slug) => slug.replace(/-\d+$/, '').replaceAll('-', ' '));
  const few = await requestInTurn(shop, effort, names.map(urlFor('products')));
  return [
    { name: 'search: suggestions while typing, p95', ...suggestion, goal: { most: 30 } },
    { name: 'search: suggestions for one letter, p95', ...letter, goal: { most: 30 } },
    { name: 'search: 20 products with facets, p95', ...list, goal: { most: 60 } },
    { name: 'search: a query that few products answer, median', ...few, value: few.middle, unit: 'ms' },
  ].map(({ middle: _, ...row }) => row);
}

const urlFor = (call: 'products' | 'suggest') => (query: string, index: number) =>
  `/search/api/${index % 2 === 0 ? 'th' : 'en'}/${call}?limit=20&query=${encodeURIComponent(query)}`;

interface Timed {
  value: number;
  unit: 'ms';
  note: string;
  middle: number;
}

/** Requests URLs one after the other for the duration of all runs. */
async function requestInTurn({ origin }: BenchShop, { runs, seconds }: Effort, urls: string[]): Promise<Timed> {
  const times: number[] = [];
  let failed = 0;
  const call = async (url: string) => {
    const begun = performance.now();
    const response = await fetch(`${origin}${url}&call=${times.length}-${begun}`);
    await response.arrayBuffer();
    times.push(performance.now() - begun);
    if (!response.ok) failed += 1;
  };
  for (const url of urls) await call(url);
  times.length = 0;
  const end = performance.now() + runs * seconds * 1000;
  for (let turn = 0; performance.now() < end; turn += 1) await call(urls[turn % urls.length] ?? '');
  const sorted = times.toSorted((a, b) => a - b);
  const middle = median(sorted);
  const note = `median ${middle.toFixed(1)} ms, ${times.length} calls, ${failed > 0 ? `${failed} FAILED` : 'none failed'}`;
  return { value: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, unit: 'ms', note, middle };
}
