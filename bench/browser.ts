import { freePort } from '#server/testing/free-port.ts';
import { buildFrameworkPage } from './framework-page/build.ts';
import type { InteractionsResult, InteractionsTask } from './instruments/interactions.ts';
import type { LighthouseResult, LighthouseTask } from './instruments/lighthouse.ts';
import { weighPages } from './page-weights.ts';
import { pagesOf } from './pages.ts';
import { runTask } from './processes.ts';
import { median, type Row } from './report.ts';
import type { BenchShop } from './shop.ts';
import { serveResponses } from './stored-responses.ts';

const scriptBudgetKilobytes = 130;

/** Transfer sizes of the pages. */
export async function measureWeights(shop: BenchShop): Promise<Row[]> {
  const weights = await weighPages(shop.origin, pagesOf(shop));
  return Object.entries(weights).flatMap(([name, weight]): Row[] => [
    { name: `${name}, HTML`, value: weight.htmlBrotli, unit: 'kB br', note: `${Math.round(weight.html)} kB unpacked` },
    {
      name: `${name}, script`,
      value: weight.script,
      unit: 'kB gzip',
      target: { max: scriptBudgetKilobytes },
      note: `${weight.scripts} files, by ${weight.source}`,
    },
  ]);
}

/** Lighthouse scores of the pages on its simulated phone, and what the framework alone takes there. */
export async function measureLighthouse(shop: BenchShop, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pagesOf(shop))) {
    const medianOf = await runLighthouse(shop.origin + path, runs);
    rows.push(
      { name: `${name}, Lighthouse`, value: medianOf('score'), unit: '', target: { min: 98 } },
      { name: `${name}, LCP`, value: medianOf('largestContentfulPaint') / 1000, unit: 's', target: { max: 1.8 } },
      { name: `${name}, TBT`, value: medianOf('totalBlockingTime'), unit: 'ms', target: { max: 50 } },
      { name: `${name}, CLS`, value: medianOf('cumulativeLayoutShift'), unit: '', target: { max: 0 } },
    );
  }
  const framework = await serveResponses(await buildFrameworkPage());
  try {
    const medianOf = await runLighthouse(framework.origin, runs);
    rows.push({ name: 'the framework alone, TBT', value: medianOf('totalBlockingTime'), unit: 'ms' });
  } finally {
    await framework.stop();
  }
  return rows;
}

/** The medians of several runs on a page. */
async function runLighthouse(url: string, runs: number): Promise<(key: keyof LighthouseResult) => number> {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run += 1) {
    const task: LighthouseTask = { url, port: await freePort() };
    results.push(await runTask('anywhere', 'bench/instruments/lighthouse.ts', task, 90));
  }
  return (key) => median(results.map((result) => result[key]));
}

/**
 * How long presses take until the browser shows their effect (INP), and links until the picture of the next page, on a phone whose processor
 * is four times as slow.
 */
export async function measureInteractions(shop: BenchShop, runs: number): Promise<Row[]> {
  const task: InteractionsTask = {
    origin: shop.origin,
    listingPath: `/en/product-category/${shop.categoryPath}`,
    productPath: `/en/product/${shop.slugs[0]}`,
  };
  const results: InteractionsResult[] = [];
  for (let run = 0; run < runs; run += 1)
    results.push(await runTask('anywhere', 'bench/instruments/interactions.ts', task, 180));
  const rowsOf = (kind: keyof InteractionsResult, nameOf: (name: string) => string, max: number): Row[] =>
    Object.keys(results[0]?.[kind] ?? {}).map((name) => ({
      name: nameOf(name),
      value: median(results.map((result) => result[kind][name] ?? Number.NaN)),
      unit: 'ms',
      target: { max },
    }));
  return [
    ...rowsOf('presses', (name) => `${name}, INP`, 100),
    ...rowsOf('pages', (name) => `open ${name}, until its picture`, 200),
  ];
}
