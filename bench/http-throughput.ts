import type { HttpResult, HttpTask } from './instruments/http-load.ts';
import { runTask } from './processes.ts';
import { formatNote, type Measurement, measureRuns, type RunOptions } from './runs.ts';
import type { BenchShop } from './shop.ts';

/** Connections of the load generator. */
export const connectionCount = 16;

export type Requests = HttpTask['requests'];

/** Sends requests to a server for some seconds. */
export function runLoad(
  origin: string,
  requests: Requests,
  seconds: number,
  connections = connectionCount,
): Promise<HttpResult> {
  const task: HttpTask = { origin, connections, seconds, requests };
  return runTask('load', 'bench/instruments/http-load.ts', task, seconds + 20);
}

/** Sends the same requests in each run, so that caches answer them; to the shop or to another server. */
export function measureRepeatedRequests(
  shop: BenchShop,
  options: RunOptions,
  requests: Requests,
  origin = shop.origin,
): Promise<Measurement<HttpResult>> {
  return measureRuns(shop, options, (_, seconds) => runLoad(origin, requests, seconds));
}

/** Sends each request once, so that no cache answers it. The note says so if the requests did not suffice and were repeated. */
export async function measureUniqueRequests(
  shop: BenchShop,
  options: RunOptions,
  requests: Requests,
): Promise<{ perSecond: number; note: string }> {
  const share = Math.floor(requests.length / (options.runs + 1));
  const measured = await measureRuns(shop, options, (run, seconds) =>
    runLoad(shop.origin, requests.slice(run * share, (run + 1) * share), seconds),
  );
  const note = formatNote(measured);
  const isRepeated = measured.perSecond * options.seconds > share;
  return { perSecond: measured.perSecond, note: isRepeated ? `${note}; SOME REQUESTS REPEATED` : note };
}
