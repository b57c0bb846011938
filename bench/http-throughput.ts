import type { HttpResult, HttpTask } from './http-load.ts';
import { runTask } from './processes.ts';
import { type Effort, type Measured, measureRuns, noteOf } from './runs.ts';
import type { BenchShop } from './shop.ts';

const connections = 16;

export type Requests = HttpTask['requests'];

function press(origin: string, requests: Requests, seconds: number): Promise<HttpResult> {
  const task: HttpTask = { origin, connections, seconds, requests };
  return runTask('load', 'bench/http-load.ts', task, seconds + 20);
}

/** Asks for the same things in each run, of the shop or of another server. */
export function pressSame(
  shop: BenchShop,
  effort: Effort,
  requests: Requests,
  origin = shop.origin,
): Promise<Measured<HttpResult>> {
  return measureRuns(shop, effort, (_, seconds) => press(origin, requests, seconds));
}

/** Asks for each thing once, so that no kept answer helps; the note says so where there were too few of them. */
export async function pressOnce(
  shop: BenchShop,
  effort: Effort,
  requests: Requests,
): Promise<{ perSecond: number; note: string }> {
  const share = Math.floor(requests.length / (effort.runs + 1));
  const measured = await measureRuns(shop, effort, (run, seconds) =>
    press(shop.origin, requests.slice(run * share, (run + 1) * share), seconds),
  );
  const note = noteOf(measured);
  const isRepeated = measured.perSecond * effort.seconds > share;
  return { perSecond: measured.perSecond, note: isRepeated ? `${note}; SOME ASKED FOR TWICE` : note };
}
