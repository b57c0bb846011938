/*
 * `npm run bench`: how fast the shop is on this machine, and how fast the machine allows it to be. Measures the built
 * server with an enlarged demo catalogue on a temporary PostgreSQL: the server on one core, the database and the load
 * generator on another.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import { step } from '../tools/progress.js';
import { measureApi } from './api.ts';
import { measureInteractions, measureLighthouse, measureWeights } from './browser.ts';
import { measureCatalogue } from './catalogue.ts';
import { canPin, pinSelfToLoad } from './cpu-pinning.ts';
import { measureBareCheckouts, measureFlow } from './flows.ts';
import { measureMails } from './mails.ts';
import { measurePages } from './pages.ts';
import { measurePromotions } from './promotions.ts';
import { formatTable, type Row } from './report.ts';
import { measureSearch } from './search.ts';
import { measureProcesses } from './several-processes.ts';
import { type BenchShop, openBenchShop } from './shop.ts';

const groups = [
  'weights',
  'lighthouse',
  'interactions',
  'pages',
  'api',
  'search',
  'cart',
  'checkout',
  'promotions',
  'mails',
  'catalogue',
  'processes',
] as const;
type Group = (typeof groups)[number];

const titles: Record<Group, string> = {
  weights: 'Page weights',
  lighthouse: 'Lighthouse',
  interactions: 'Interactions',
  pages: 'Pages',
  api: 'API',
  search: 'Search',
  cart: 'Carts',
  checkout: 'Checkouts',
  promotions: 'Promotions',
  mails: 'Mails',
  catalogue: 'Catalogue',
  processes: 'Several processes',
};

const resultsFolder = fileURLToPath(new URL('results/', import.meta.url));

function parsePositiveInteger(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It must be a positive integer.');
  return value;
}

const options = new Command('bench')
  .description('Measures how fast the shop is on this machine, and how fast the machine allows it to be.')
  .addOption(new Option('--only <names...>', 'measure only these groups').choices(groups).default([...groups], 'all'))
  .option('--seconds <number>', 'duration of each run', parsePositiveInteger, 3)
  .option('--runs <number>', 'number of runs per measurement, of which the median counts', parsePositiveInteger, 3)
  .option('--products <number>', 'number of products in the catalogue', parsePositiveInteger, 10_000)
  .parse()
  .opts<{ only: Group[]; seconds: number; runs: number; products: number }>();

async function measure(shop: BenchShop, group: Group): Promise<Row[]> {
  switch (group) {
    case 'weights':
      return measureWeights(shop);
    case 'lighthouse':
      return measureLighthouse(shop, options.runs);
    case 'interactions':
      return measureInteractions(shop, options.runs);
    case 'pages':
      return measurePages(shop, options);
    case 'api':
      return measureApi(shop, options);
    case 'search':
      return measureSearch(shop, options);
    case 'promotions':
      return measurePromotions(shop, options);
    case 'mails':
      return measureMails(shop, options);
    case 'catalogue':
      return measureCatalogue(shop);
    case 'processes':
      return measureProcesses(shop, options);
    case 'cart':
    case 'checkout':
      return measureFlow(shop, group, options);
  }
}

async function measureAll(shop: BenchShop): Promise<Row[]> {
  const rows: Row[] = [
    { name: 'start to first page', value: shop.coldStartMs / 1000, unit: 's', target: { max: 2 } },
    { name: 'memory at the start', value: shop.memory(), unit: 'MB' },
  ];
  for (const group of groups) {
    if (options.only.includes(group)) rows.push(...(await step(titles[group], () => measure(shop, group))));
  }
  rows.push({ name: 'memory at the end', value: shop.memory(), unit: 'MB', target: { max: 400 } });
  const checkout = rows.find(({ name }) => name === 'checkout until paid, 16 at once');
  if (checkout) checkout.ceiling = await step('Checkouts in bare SQL', () => measureBareCheckouts(shop, options));
  return rows;
}

function writeResults(shop: BenchShop, rows: Row[]): string {
  mkdirSync(resultsFolder, { recursive: true });
  const at = new Date().toISOString();
  const file = join(resultsFolder, `${at.slice(0, 19).replaceAll(':', '-')}.json`);
  const machine = {
    processor: cpus()[0]?.model,
    cores: cpus().length,
    pinned: canPin,
    node: process.version,
    postgres: shop.postgres,
  };
  writeFileSync(file, `${JSON.stringify({ at, machine, products: shop.productIds.length, options, rows }, null, 2)}\n`);
  return file;
}

pinSelfToLoad();
const shop = await step(`Starting a shop with ${options.products.toLocaleString('en')} products`, () =>
  openBenchShop(options),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void shop.close().finally(() => process.exit(130));
  });
}
try {
  const rows = await measureAll(shop);
  const file = writeResults(shop, rows);
  const pinning = canPin ? 'server on one core, PostgreSQL and load on the other' : 'processes not pinned to cores';
  console.log(
    `\n${formatTable(rows)}\n\n16 connections, medians of ${options.runs} runs of ${options.seconds} s, ${pinning}.\n${file}`,
  );
} finally {
  await shop.close();
}
