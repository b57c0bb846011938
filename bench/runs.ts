import { median } from './report.ts';
import type { BenchShop } from './shop.ts';

export interface RunOptions {
  /** Runs per median. */
  runs: number;
  /** Duration of each run. */
  seconds: number;
}

/** The result of one run, of requests or of whole flows. */
export interface RunResult {
  perSecond: number;
  /** How many succeeded. */
  done: number;
  failed: number;
}

/** The median run, with the failures of all runs. */
export type Measurement<Result> = Result & {
  /** CPU time of the server per request or flow, in milliseconds; it depends less on the load of the machine than the rate does. */
  processorTimeMs: number | undefined;
};

/** Calls `runLoad` for a warm-up of one second (`run` 0), then once for each run (`run` from 1). */
export async function measureRuns<Result extends RunResult>(
  shop: Pick<BenchShop, 'processorTimeMs'>,
  { runs, seconds }: RunOptions,
  runLoad: (run: number, seconds: number) => Promise<Result>,
): Promise<Measurement<Result>> {
  await runLoad(0, 1);
  const before = shop.processorTimeMs();
  const results: Result[] = [];
  for (let run = 1; run <= runs; run += 1) results.push(await runLoad(run, seconds));
  const after = shop.processorTimeMs();
  const medianRate = median(results.map(({ perSecond }) => perSecond));
  const medianRun = results.find(({ perSecond }) => perSecond === medianRate);
  if (!medianRun) throw new Error('nothing was measured');
  const done = results.reduce((sum, result) => sum + result.done, 0);
  return {
    ...medianRun,
    failed: results.reduce((sum, result) => sum + result.failed, 0),
    processorTimeMs: before === undefined || after === undefined ? undefined : (after - before) / done,
  };
}

/** The median rate of `runs` runs, one after the other. */
export async function medianRate(runs: number, run: () => Promise<{ perSecond: number }>): Promise<number> {
  const rates: number[] = [];
  while (rates.length < runs) rates.push((await run()).perSecond);
  return median(rates);
}

/** Latency, CPU time and failures, as the note of a row. */
export function formatNote({
  median: latency,
  p99,
  failed,
  processorTimeMs,
}: Measurement<RunResult & { median: number; p99: number }>): string {
  return [
    `${latency.toFixed(1)} ms`,
    `p99 ${p99.toFixed(1)} ms`,
    processorTimeMs === undefined ? '' : `${processorTimeMs.toFixed(processorTimeMs < 1 ? 3 : 1)} ms CPU`,
    failed > 0 ? `${failed} FAILED` : 'none failed',
  ]
    .filter(Boolean)
    .join(', ');
}
