import { median, type Row } from './report.ts';
import type { RunOptions } from './runs.ts';
import type { BenchShop } from './shop.ts';

/** Typical queries: product types, brands and models in both languages, some misspelt. */
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
/** A price or a preference, alone, with a kind of product and with a name. */
const pricesAndPreferences = [
  ...['ไม่เกิน 1000 บาท', 'gifts under 1000', 'งบ 15000 มือถือ', 'หูฟัง 500 บาท', 'laptop 15k-24k'],
  ...['ขายดี', 'new arrivals', 'สินค้าลดราคา', 'หูฟังราคาถูก', 'cheap phones', 'มือถือรุ่นใหม่', 'best seller headphones'],
  ...['ps5 ราคาถูก', 'ซัมซุงราคาถูก', 'latest iphone', 'anker ลดราคา'],
];
/** With each kind of mistake: exchanged, missing and wrong letters, and names by their sound. */
const misspelt = ['samsng', 'ซำซุง', 'headphnoes', 'นนเทนโด', 'keybaord', 'macbok air', 'หูฟงั', 'วิคตัส', 'เสี่ยวมิ'];
/** How many queries are full product names, which match few products whatever the size of the catalogue. */
const fullNameQueries = 20;
/** Suggestions are measured for each prefix of a query from this length. */
const minTypedLength = 2;
/** The longest text of an address, with as many names of places as it holds. */
const repeatedPlaces = 'ต.ในเมือง อ.เมือง '.repeat(27);
/** A client address may call it 60 times a minute. */
const addressCalls = 30;

/** Response times of search for a single shopper. Every request differs from the others, so none is answered from a cache. */
export async function measureSearch(shop: BenchShop, options: RunOptions): Promise<Row[]> {
  const typed = queries.flatMap((query) =>
    Array.from({ length: query.length - minTypedLength + 1 }, (_, index) => query.slice(0, index + minTypedLength)),
  );
  const letters = [...'aiespgm1ไสหเค'];
  const firstMisspelt = await timeRequest(shop, urlFor('products')('ihpone', 0));
  const typing = await requestSequentially(shop, options, typed.map(urlFor('suggest')));
  const oneLetter = await requestSequentially(shop, options, letters.map(urlFor('suggest')));
  const list = await requestSequentially(shop, options, queries.map(urlFor('products')));
  const preferring = await requestSequentially(shop, options, pricesAndPreferences.map(urlFor('products')));
  const misspeltList = await requestSequentially(shop, options, misspelt.map(urlFor('products')));
  const step = Math.ceil(shop.slugs.length / fullNameQueries);
  const names = shop.slugs
    .filter((_, index) => index % step === 0)
    .map((slug) => slug.replace(/-\d+$/, '').replaceAll('-', ' '));
  const fewMatches = await requestSequentially(shop, options, names.map(urlFor('products')));
  const rows = [
    { name: 'search: suggestions while typing, p95', ...typing, target: { max: 30 } },
    { name: 'search: suggestions for one letter, p95', ...oneLetter, target: { max: 30 } },
    { name: 'search: 20 products with facets, p95', ...list, target: { max: 60 } },
    { name: 'search: prices and preferences with facets, p95', ...preferring },
    { name: 'search: misspelt words with facets, p95', ...misspeltList },
    { name: 'search: a query with few matches, median', ...fewMatches, value: fewMatches.medianMs, unit: 'ms' },
  ].map(({ medianMs: _, ...row }) => row);
  return [
    ...rows,
    { name: 'search: the first misspelt word after a start', value: firstMisspelt, unit: 'ms' },
    await measureAddresses(shop),
  ];
}

const urlFor = (call: 'products' | 'suggest') => (query: string, index: number) =>
  `/search/api/${index % 2 === 0 ? 'th' : 'en'}/${call}?limit=20&query=${encodeURIComponent(query)}`;

interface Timing {
  value: number;
  unit: 'ms';
  note: string;
  medianMs: number;
}

/** @throws Error unless the status is a 2xx */
async function timeRequest({ origin }: BenchShop, url: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${origin}${url}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - startedAt;
}

/** Requests the URLs one after the other, for the duration of all runs. */
async function requestSequentially(
  { origin }: BenchShop,
  { runs, seconds }: RunOptions,
  urls: string[],
): Promise<Timing> {
  const times: number[] = [];
  let failed = 0;
  const call = async (url: string) => {
    const startedAt = performance.now();
    const response = await fetch(`${origin}${url}&call=${times.length}-${startedAt}`);
    await response.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (!response.ok) failed += 1;
  };
  for (const url of urls) await call(url);
  times.length = 0;
  const end = performance.now() + runs * seconds * 1000;
  for (let index = 0; performance.now() < end; index += 1) await call(urls[index % urls.length] ?? '');
  const sorted = times.toSorted((a, b) => a - b);
  const medianMs = median(sorted);
  const note = `median ${medianMs.toFixed(1)} ms, ${times.length} calls, ${failed > 0 ? `${failed} FAILED` : 'none failed'}`;
  return { value: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, unit: 'ms', note, medianMs };
}

/** Time to take the longest text of an address apart. */
async function measureAddresses({ origin }: BenchShop): Promise<Row> {
  const times: number[] = [];
  for (let call = 0; call < addressCalls; call += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${origin}/utils/api/postal-addresses/parse`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ text: `${call} ${repeatedPlaces}` }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`an address was answered with ${response.status}`);
    times.push(performance.now() - startedAt);
  }
  return {
    name: 'address of 500 characters that repeats places, median',
    value: median(times),
    unit: 'ms',
    target: { max: 150 },
    note: `${addressCalls} calls`,
  };
}
