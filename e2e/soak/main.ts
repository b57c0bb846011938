/*
 * `npm run soak`: a demo shop on PostgreSQL with two processes, whose shoppers look around and order while prices and stock are imported,
 * the database is restarted twice, and one of the processes is killed every five minutes. Fails if anything was answered 5xx other than
 * 503 with `Retry-After` near such a moment, if what the other process keeps in memory grows, or if the books are wrong at the end.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCustomer } from '#server/testing/account-factory.ts';
import { stockAndSold } from '#server/testing/books.ts';
import { runningShopClient } from '#server/testing/running-shop.ts';
import { createShopperFor } from '#server/testing/shopper.ts';
import { buildWhenStale } from '../../tools/build.ts';
import { endWithUsage, readCommandLine } from '../../tools/command-line.ts';
import { memorySettings } from '../../tools/memory-settings.ts';
import { step } from '../../tools/progress.js';
import { providePostgres } from '../../tools/provide-postgres.ts';
import { integrityViolations, ordersByStatus } from '../faults/data-integrity.ts';
import { openShopOnPostgres, type ShopOnPostgres } from '../faults/shop-on-postgres.ts';
import { runOperatorCommand, type ShopProcess } from '../faults/shop-process.ts';
import { createMemoryMeter } from './memory-meter.ts';
import { Observations } from './observations.ts';
import { report } from './report.ts';
import { visitRepeatedly, type Wares } from './shoppers.ts';

/** As long as it takes until memory was measured often enough to see whether it grows. */
const minMinutes = 6;

const usage = `npm run soak -- [--minutes N] [--shoppers N]

Lets shoppers use a demo shop on a temporary PostgreSQL while it is disturbed.

  --minutes N    how long, at least ${minMinutes}, 30 by default
  --shoppers N   how many at once, 50 by default
  --help         prints this

Exits with 1 if an answer was wrong, if memory grew, or if the books are wrong at the end.`;

/** SKUs that shoppers buy; each has this many units at the beginning, besides those of branches. Imports change the stock of others. */
const boughtSkus = 200;
const unitsOfSku = 100_000;
const killEveryMs = 5 * 60_000;
const importEveryMs = 60_000;
const showEveryMs = 5_000;
const measureMemoryEveryMs = 60_000;

interface Soak {
  shop: ShopOnPostgres;
  /** The one that is killed, and the one that is not. */
  processes: [ShopProcess, ShopProcess];
  observations: Observations;
  signal: AbortSignal;
}

async function fillShop(shop: ShopOnPostgres): Promise<Wares & { units: Record<number, number> }> {
  const { code, stderr } = await runOperatorCommand(shop.environment, ['seed']);
  if (code !== 0) throw new Error(`the shop cannot be filled: ${stderr}`);
  const skus = await shop.db
    .selectFrom('skus')
    .innerJoin('products', 'products.product_id', 'skus.product_id')
    .select(['skus.sku_id', 'products.slug'])
    .where('products.visible', '=', true)
    .where('skus.limit_quantity', 'is', null)
    .orderBy('skus.sku_id')
    .limit(boughtSkus)
    .execute();
  const skuIds = skus.map(({ sku_id }) => sku_id);
  const stock = { stock: unitsOfSku, pre_order_flag: false };
  await shop.db.updateTable('stocks').set(stock).where('sku_id', 'in', skuIds).execute();
  const units: Record<number, number> = {};
  for (const skuId of skuIds) units[skuId] = (await stockAndSold(shop.db, skuId)).stock;
  const categories = await shop.db.selectFrom('categories').select('path').execute();
  return {
    skuIds,
    units,
    pages: [
      ...skus.map(({ slug }) => `/product/${slug}`),
      ...categories.map(({ path }) => `/product-category/${path}`),
      ...['/', '/flash-sale', '/coupon', '/blog', '/help', '/store', '/brand', '/product/compare', '/en'],
    ],
    searches: ['iphone', 'หูฟังไร้สาย', 'ทีวี 55', 'samsung', 'สายชาร์จ', 'notebook 16gb', 'กล้อง'],
  };
}

/** Shoppers, half of them on each process; they open the shop at the other one while their own does not answer. */
async function letShop({ shop, processes, observations, signal }: Soak, wares: Wares, count: number): Promise<void> {
  const origins = processes.map(({ origin }) => origin);
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { customerId, email } = await createCustomer(shop);
      const { addressId } = await createShopperFor(
        { client: runningShopClient(origins[0] ?? '') },
        { customerId, email },
      );
      const own = index % 2;
      let current = own;
      const send = observations.observing((url, init) => {
        const path = url.replace(/^https?:\/\/[^/]*/, '');
        return fetch(`${origins[current]}${path}`, init).catch((error: unknown) => {
          current = 1 - current;
          throw error;
        });
      });
      // A token is valid for fifteen minutes: each visit has one of its own.
      const clientFor = runningShopClient('', send);
      await visitRepeatedly(
        () => {
          if (!observations.isDisturbed()) current = own;
          return {
            client: clientFor({ customerId, locale: 'th' }),
            guest: clientFor(),
            addressId,
            openPage: async (path) => void (await send(path, {}).then((page) => page.text())),
          };
        },
        wares,
        signal,
      ).catch((error: unknown) => observations.recordViolation(`a shopper failed: ${String(error)}`));
    }),
  );
}

/** Repeats `work` until the soak is over; a failure is a violation. */
async function every(milliseconds: number, { signal, observations }: Soak, work: () => Promise<void>): Promise<void> {
  while (await pause(milliseconds, signal))
    await work().catch((error: unknown) => observations.recordViolation(String(error)));
}

/** False if the soak is over before that. */
function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return wait(milliseconds, true, { signal }).catch(() => false);
}

/** Imports the stock of what nobody buys, and special prices of everything; fails only while nothing is broken. */
async function importWhenPossible(run: Soak, wares: Wares): Promise<void> {
  await importFiles(run, wares).catch((error: unknown) => {
    if (!run.observations.isDisturbed()) throw error;
  });
}

async function importFiles({ shop }: Soak, { skuIds }: Wares): Promise<void> {
  const stockFile = join(shop.dataFolder, 'stock.jsonl');
  const priceFile = join(shop.dataFolder, 'prices.jsonl');
  const skus = await shop.db.selectFrom('skus').select(['sku_id', 'sku', 'price_satang']).execute();
  const bought = new Set(skuIds);
  const lines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const unbought = skus.filter(({ sku_id }) => !bought.has(sku_id));
  writeFileSync(stockFile, lines(unbought.map(({ sku }) => ({ sku, stock: 50 + Math.floor(Math.random() * 50) }))));
  const starts_at = new Date(Date.now() + 1_000).toISOString();
  const ends_at = new Date(Date.now() + 40_000).toISOString();
  const reduced = skus.filter(() => Math.random() < 0.2);
  const price = (satang: number) => Math.max(1, Math.floor((satang * 0.9) / 100));
  writeFileSync(
    priceFile,
    lines(reduced.map(({ sku, price_satang }) => ({ sku, price: price(price_satang), starts_at, ends_at }))),
  );
  for (const args of [
    ['stock', 'import', stockFile],
    ['prices', 'import', priceFile],
  ]) {
    const { code, stderr } = await runOperatorCommand(shop.environment, args);
    if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr.slice(0, 500)}`);
  }
}

async function restartDatabase({ shop, observations }: Soak): Promise<void> {
  await observations.during('the database restarts', async () => {
    await shop.cluster.crash();
    await wait(3_000);
    await shop.cluster.recover();
  });
}

async function killAndStart({ shop, processes, observations }: Soak): Promise<void> {
  await observations.during('a process is killed', async () => {
    await processes[0].stop('SIGKILL');
    processes[0] = await startProcess(shop);
  });
}

/** As a service manager does, starts it again if it exits: a busy machine may be too slow for the checks of a start. */
async function startProcess(shop: ShopOnPostgres, attempts = 3): Promise<ShopProcess> {
  try {
    return await shop.start(shop.environment);
  } catch (error) {
    if (attempts === 1) throw error;
    return startProcess(shop, attempts - 1);
  }
}

/** The processes end what they have begun: mails, webhooks, refunds. */
async function drain({ shop }: Soak): Promise<void> {
  for (let waited = 0; waited < 60; waited += 1) {
    const { count } = await shop.db
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) === 0) return;
    await wait(1_000);
  }
}

async function soak(minutes: number, shoppers: number): Promise<boolean> {
  const shop = await openShopOnPostgres(memorySettings);
  try {
    const wares = await step('Filling a shop', () => fillShop(shop));
    const meter = await createMemoryMeter();
    const second = await shop.secondEnvironment();
    second.NODE_OPTIONS = `${memorySettings.NODE_OPTIONS} ${meter.nodeOption}`;
    const [first, other] = await step('Starting two processes', () => Promise.all([shop.start(), shop.start(second)]));
    if (!first || !other) throw new Error('unreachable');
    const over = new AbortController();
    const observations = new Observations();
    const run: Soak = { shop, processes: [first, other], observations, signal: over.signal };
    const memory: [minute: number, megabytes: number][] = [];
    const begun = performance.now();
    const minutesSince = () => (performance.now() - begun) / 60_000;
    await step(`${shoppers} shoppers for ${minutes} minutes`, async (showDetail) => {
      const work = [
        letShop(run, wares, shoppers),
        every(importEveryMs, run, () => importWhenPossible(run, wares)),
        every(killEveryMs, run, () => killAndStart(run)),
        every(measureMemoryEveryMs, run, async () => {
          memory.push([minutesSince(), await meter.residentMegabytes(other.pid)]);
        }),
        every(showEveryMs, run, async () => {
          showDetail(`${observations.milliseconds.length} answers, ${observations.violations.length} wrong`);
        }),
        ...[0.35, 0.7].map(async (share) => {
          if (await pause(share * minutes * 60_000, over.signal)) await restartDatabase(run);
        }),
      ];
      await wait(minutes * 60_000);
      over.abort();
      await Promise.all(work);
    });
    await step('Waiting for mails and webhooks', () => drain(run));
    const books = await integrityViolations(shop, { units: wares.units });
    return report({ minutes, observations, books, memory, orders: await ordersByStatus(shop) });
  } finally {
    await shop.close();
  }
}

function readNumber(text: string, minimum: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= minimum) return number;
  return endWithUsage(`${text} is not a whole number from ${minimum}.`, usage);
}

const { values } = readCommandLine(usage, {
  minutes: { type: 'string', default: '30' },
  shoppers: { type: 'string', default: '50' },
});
const options = { minutes: readNumber(values.minutes, minMinutes), shoppers: readNumber(values.shoppers, 1) };
await buildWhenStale();
await providePostgres();
process.exitCode = (await soak(options.minutes, options.shoppers)) ? 0 : 1;
