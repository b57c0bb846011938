import { median } from './report.ts';
import type { BenchShop } from './shop.ts';

export interface Effort {
  /** How often each thing is measured; the median counts. */
  runs: number;
  /** How long each run takes. */
  seconds: number;
}

/** What a run came to, of requests or of whole flows. */
export interface RunResult {
  perSecond: number;
  /** How many went well. */
  done: number;
  failed: number;
}

/** The middle run, with the failures of all. */
export type Measured<Result> = Result & {
  /** Processor time of the server for each, in milliseconds: unlike the rate it hardly knows what else the machine does. */
  processorTime: number | undefined;
};

/** Presses `effort.runs` times, after a short run to warm up; `press` gets the number of the run, from 0. */
export async function measureRuns<Result extends RunResult>(
  shop: Pick<BenchShop, 'processorTime'>,
  { runs, seconds }: Effort,
  press: (run: number, seconds: number) => Promise<Result>,
): Promise<Measured<Result>> {
  await press(0, 1);
  const before = shop.processorTime();
  const results: Result[] = [];
  for (let run = 1; run <= runs; run += 1) results.push(await press(run, seconds));
  const after = shop.processorTime();
  const middle = median(results.map(({ perSecond }) => perSecond));
  const result = results.find(({ perSecond }) => perSecond === middle);
  if (!result) throw new Error('nothing was measured');
  const done = results.reduce((sum, one) => sum + one.done, 0);
  return {
    ...result,
    failed: results.reduce((sum, one) => sum + one.failed, 0),
    processorTime: before === undefined || after === undefined ? undefined : (after - before) / done,
  };
}

/** What belongs beside a rate. */
export function noteOf({
  median: middle,
  p99,
  failed,
  processorTime,
}: Measured<RunResult & { median: number; p99: number }>): string {
  return [
    `${middle.toFixed(1)} ms`,
    `p99 ${p99.toFixed(1)} ms`,
    processorTime === undefined ? '' : `${processorTime.toFixed(processorTime < 1 ? 3 : 1)} ms of processor`,
    failed > 0 ? `${failed} FAILED` : 'none failed',
  ]
    .filter(Boolean)
    .join(', ');
}
