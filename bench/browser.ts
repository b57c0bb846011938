import { freePort } from '#server/testing/free-port.ts';
import type { LighthouseResult, LighthouseTask } from './instruments/lighthouse.ts';
import { weighPages } from './page-weights.ts';
import { pagesOf } from './pages.ts';
import { runTask } from './processes.ts';
import { median, type Row } from './report.ts';
import type { BenchShop } from './shop.ts';

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

/** Lighthouse scores of the pages on its simulated phone. */
export async function measureLighthouse(shop: BenchShop, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pagesOf(shop))) {
    const results: LighthouseResult[] = [];
    for (let run = 0; run < runs; run += 1) {
      const task: LighthouseTask = { url: shop.origin + path, port: await freePort() };
      results.push(await runTask('anywhere', 'bench/instruments/lighthouse.ts', task, 90));
    }
    const medianOf = (key: keyof LighthouseResult) => median(results.map((result) => result[key]));
    rows.push(
      { name: `${name}, Lighthouse`, value: medianOf('score'), unit: '', target: { min: 98 } },
      { name: `${name}, LCP`, value: medianOf('largestContentfulPaint') / 1000, unit: 's', target: { max: 1.8 } },
      { name: `${name}, TBT`, value: medianOf('totalBlockingTime'), unit: 'ms', target: { max: 50 } },
      { name: `${name}, CLS`, value: medianOf('cumulativeLayoutShift'), unit: '', target: { max: 0 } },
    );
  }
  return rows;
}
