import { measureRepeatedRequests, measureUniqueRequests, type Requests } from './http-throughput.ts';
import type { ReactAloneResult, ReactAloneTask } from './instruments/react-alone.ts';
import { type RunningServer, runTask } from './processes.ts';
import { rawGet } from './raw-get.ts';
import type { Row } from './report.ts';
import { formatNote, type RunOptions } from './runs.ts';
import type { BenchShop } from './shop.ts';
import { type StoredResponses, serveResponses } from './stored-responses.ts';

const headers = { 'accept-encoding': 'br' };
/** Product pages that React alone renders. */
const reactAloneCount = 20;

/** Paths of the pages that are measured, by name. */
export function pagesOf(shop: BenchShop): Record<string, string> {
  return {
    'home page': '/',
    'listing page': `/product-category/${shop.categoryPath}`,
    'product page': `/product/${shop.slugs[0]}`,
  };
}

/** Cached pages, compared with a bare server that sends the same bytes, and product pages that are not cached yet. */
export async function measurePages(shop: BenchShop, options: RunOptions): Promise<Row[]> {
  const rows: Row[] = [];
  const pages = pagesOf(shop);
  const bare = await startBareServer(shop.origin, Object.values(pages));
  try {
    for (const [name, path] of Object.entries(pages)) {
      const requests: Requests = [{ method: 'GET', path, headers }];
      const ours = await measureRepeatedRequests(shop, options, requests);
      const ceiling = await measureRepeatedRequests(shop, options, requests, bare.origin);
      rows.push({
        name: `${name}, cached`,
        value: ours.perSecond,
        unit: '/s',
        ceiling: ceiling.perSecond,
        target: { minShareOfCeiling: 0.5 },
        note: formatNote(ours),
      });
    }
  } finally {
    await bare.stop();
  }
  rows.push(await measureRendering(shop, options));
  return rows;
}

async function measureRendering(shop: BenchShop, options: RunOptions): Promise<Row> {
  const paths = shop.slugs.flatMap((slug) => [`/product/${slug}`, `/en/product/${slug}`]);
  const requests: Requests = paths.map((path) => ({ method: 'GET', path, headers }));
  const { perSecond, note } = await measureUniqueRequests(shop, options, requests);
  return {
    name: 'product page, rendered',
    value: perSecond,
    unit: '/s',
    ceiling: await renderByReactAlone(shop.origin, paths.slice(0, reactAloneCount), options),
    target: { minShareOfCeiling: 1 / 1.8 },
    note,
  };
}

/** How many pages of the same elements React alone renders in a second. */
async function renderByReactAlone(origin: string, paths: string[], { seconds }: RunOptions): Promise<number> {
  const pages: string[] = [];
  for (const path of paths)
    pages.push((await rawGet(origin + path, { 'accept-encoding': 'identity' })).body.toString('utf8'));
  const task: ReactAloneTask = { pages, seconds };
  const { perSecond } = await runTask<ReactAloneResult>(
    'server',
    'bench/instruments/react-alone.ts',
    task,
    seconds + 60,
  );
  return perSecond;
}

/** Starts a server that only sends the shop's current responses at these paths. */
async function startBareServer(origin: string, paths: string[]): Promise<RunningServer & { origin: string }> {
  const responses: StoredResponses = {};
  for (const path of paths) {
    const { status, headers: responseHeaders, body } = await rawGet(origin + path, headers);
    responses[path] = { status, headers: responseHeaders, base64: body.toString('base64') };
  }
  return serveResponses(responses);
}
