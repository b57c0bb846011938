import type { LighthouseResult, LighthouseTask } from './lighthouse.ts';
import { weigh } from './page-weights.ts';
import { pagesOf } from './pages.ts';
import { runTask } from './processes.ts';
import { median, type Row } from './report.ts';
import type { BenchShop } from './shop.ts';

const scriptBudget = 130;

/** What the pages weigh on the wire. */
export async function measureWeights(shop: BenchShop): Promise<Row[]> {
  const weights = await weigh(shop.origin, pagesOf(shop));
  return Object.entries(weights).flatMap(([name, weight]): Row[] => [
    { name: `${name}, HTML`, value: weight.htmlBrotli, unit: 'kB br', note: `${Math.round(weight.html)} kB unpacked` },
    {
      name: `${name}, script`,
      value: weight.script,
      unit: 'kB gzip',
      goal: { most: scriptBudget },
      note: `${weight.scripts} files, by ${weight.asked}`,
    },
  ]);
}

/** What Lighthouse says of the pages on its phone. */
export async function measureLighthouse(shop: BenchShop, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pagesOf(shop))) {
    const results: LighthouseResult[] = [];
    for (let run = 0; run < runs; run += 1) {
      const task: LighthouseTask = { url: shop.origin + path };
      results.push(await runTask('anywhere', 'bench/lighthouse.ts', task, 90));
    }
    const middle = (key: keyof LighthouseResult) => median(results.map((result) => result[key]));
    rows.push(
      { name: `${name}, Lighthouse`, value: middle('score'), unit: '', goal: { least: 98 } },
      { name: `${name}, LCP`, value: middle('largestContentfulPaint') / 1000, unit: 's', goal: { most: 1.8 } },
      { name: `${name}, TBT`, value: middle('totalBlockingTime'), unit: 'ms', goal: { most: 50 } },
      { name: `${name}, CLS`, value: middle('cumulativeLayoutShift'), unit: '', goal: { most: 0 } },
    );
  }
  return rows;
}
