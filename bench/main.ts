/*
 * `npm run bench`: how fast the shop is on this machine, beside what the machine allows. Measures the built server with a
 * grown demo catalogue on a throw-away PostgreSQL: the server on one core; the database and the load on another.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import { step } from '../tools/progress.js';
import { measureApi } from './api.ts';
import { measureLighthouse, measureWeights } from './browser.ts';
import { canPin, pinSelfToLoad } from './cpu-pinning.ts';
import { measureBareSql, measureFlow } from './flows.ts';
import { measurePages } from './pages.ts';
import { type Row, tableOf } from './report.ts';
import { measureSearch } from './search.ts';
import { type BenchShop, openBenchShop } from './shop.ts';

const groups = ['weights', 'lighthouse', 'pages', 'api', 'search', 'cart', 'checkout'] as const;
type Group = (typeof groups)[number];

const titles: Record<Group, string> = {
  weights: 'Weighing the pages',
  lighthouse: 'Opening the pages with Lighthouse',
  pages: 'Pages',
  api: 'API',
  search: 'Search',
  cart: 'Carts',
  checkout: 'Checkouts',
};

const resultsFolder = fileURLToPath(new URL('results/', import.meta.url));

function positive(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return value;
}

const options = new Command('bench')
  .description('Measures how fast the shop is here, beside what the machine allows.')
  .addOption(new Option('--only <names...>', 'measure these only').choices(groups).default([...groups], 'all'))
  .option('--seconds <number>', 'how long each run presses', positive, 3)
  .option('--runs <number>', 'how many runs each median is of', positive, 3)
  .option('--products <number>', 'how many products the catalogue has', positive, 10_000)
  .parse()
  .opts<{ only: Group[]; seconds: number; runs: number; products: number }>();

async function measure(shop: BenchShop, group: Group): Promise<Row[]> {
  switch (group) {
    case 'weights':
      return measureWeights(shop);
    case 'lighthouse':
      return measureLighthouse(shop, options.runs);
    case 'pages':
      return measurePages(shop, options);
    case 'api':
      return measureApi(shop, options);
    case 'search':
      return measureSearch(shop, options);
    case 'cart':
    case 'checkout':
      return measureFlow(shop, group, options);
  }
}

async function measureAll(shop: BenchShop): Promise<Row[]> {
  const rows: Row[] = [
    { name: 'start until the first page', value: shop.coldStart / 1000, unit: 's', goal: { most: 2 } },
    { name: 'memory at the start', value: shop.memory(), unit: 'MB' },
  ];
  for (const group of groups) {
    if (options.only.includes(group)) rows.push(...(await step(titles[group], () => measure(shop, group))));
  }
  rows.push({ name: 'memory after all this', value: shop.memory(), unit: 'MB', goal: { most: 400 } });
  const checkout = rows.find(({ name }) => name === 'checkout until paid, 16 at once');
  if (checkout) checkout.limit = await step('The same checkouts in bare SQL', () => measureBareSql(shop, options));
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
const shop = await step(`Opening a shop with ${options.products.toLocaleString('en')} products`, () =>
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
  const place = canPin ? 'server on one core, PostgreSQL and load on the other' : 'nothing pinned to a core';
  console.log(
    `\n${tableOf(rows)}\n\n16 connections, medians of ${options.runs} runs of ${options.seconds} s, ${place}.\n${file}`,
  );
} finally {
  await shop.close();
}
