import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import type { BareAnswers } from './bare-http.ts';
import { pressOnce, pressSame, type Requests } from './http-throughput.ts';
import { type Running, startServer } from './processes.ts';
import { rawGet } from './raw-get.ts';
import type { Row } from './report.ts';
import { type Effort, noteOf } from './runs.ts';
import type { BenchShop } from './shop.ts';

const headers = { 'accept-encoding': 'br' };

/** The pages that are measured, by name. */
export function pagesOf(shop: BenchShop): Record<string, string> {
  return {
    'home page': '/',
    'listing page': `/product-category/${shop.category}`,
    'product page': `/product/${shop.slugs[0]}`,
  };
}

/** The cached pages beside a bare server that sends the same bytes, and product pages that nobody asked for before. */
export async function measurePages(shop: BenchShop, effort: Effort): Promise<Row[]> {
  const rows: Row[] = [];
  const pages = pagesOf(shop);
  const bare = await startBareServer(shop.origin, Object.values(pages));
  try {
    for (const [name, path] of Object.entries(pages)) {
      const requests: Requests = [{ method: 'GET', path, headers }];
      const ours = await pressSame(shop, effort, requests);
      const limit = await pressSame(shop, effort, requests, bare.origin);
      rows.push({
        name: `${name}, cached`,
        value: ours.perSecond,
        unit: '/s',
        limit: limit.perSecond,
        goal: { leastOfLimit: 0.5 },
        note: noteOf(ours),
      });
    }
  } finally {
    await bare.stop();
  }
  rows.push(await measureRendering(shop, effort));
  return rows;
}

async function measureRendering(shop: BenchShop, effort: Effort): Promise<Row> {
  const addresses = shop.slugs.flatMap((slug) => [`/product/${slug}`, `/en/product/${slug}`]);
  const requests: Requests = addresses.map((path) => ({ method: 'GET', path, headers }));
  const { perSecond, note } = await pressOnce(shop, effort, requests);
  return { name: 'product page, rendered', value: perSecond, unit: '/s', goal: { least: 250 }, note };
}

/** A server that only sends what the shop answered just now at these paths. */
async function startBareServer(origin: string, paths: string[]): Promise<Running & { origin: string }> {
  const answers: BareAnswers = {};
  for (const path of paths) {
    const { status, headers: sent, body } = await rawGet(origin + path, headers);
    answers[path] = { status, headers: sent, base64: body.toString('base64') };
  }
  const file = join(tmpdir(), `saifah-bench-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(answers));
  const port = await freePort();
  const bare = `http://127.0.0.1:${port}`;
  try {
    const running = await startServer('bench/bare-http.ts', {
      args: [String(port), file],
      url: `${bare}${paths[0]}`,
      patience: 10_000,
    });
    return { ...running, origin: bare };
  } finally {
    rmSync(file);
  }
}
