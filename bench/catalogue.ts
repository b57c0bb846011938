import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { median, type Row } from './report.ts';
import type { BenchShop } from './shop.ts';

/** What grows with the catalogue: the index of search, an export of all products, and sitemaps. */
export async function measureCatalogue(shop: BenchShop): Promise<Row[]> {
  return [
    {
      name: 'reindex all products',
      value: (shop.slugs.length / shop.reindexMs) * 1000,
      unit: '/s',
      note: `${(shop.reindexMs / 1000).toFixed(1)} s`,
    },
    await measureExport(shop),
    ...(await measureSitemaps(shop)),
    { name: 'size of the database', value: await databaseMegabytes(shop), unit: 'MB' },
  ];
}

async function measureExport(shop: BenchShop): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'saifah-export-'));
  const file = join(folder, 'catalogue.jsonl');
  try {
    const startedAt = performance.now();
    await shop.runCommand(['catalogue', 'export', file]);
    const seconds = (performance.now() - startedAt) / 1000;
    const megabytes = statSync(file).size / 1e6;
    const note = `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`;
    return { name: 'export the catalogue', value: shop.slugs.length / seconds, unit: '/s', note };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The index twice, as first and as later requests, and each file of products once. */
async function measureSitemaps({ origin }: BenchShop): Promise<Row[]> {
  const first = await timeRequest(`${origin}/sitemap.xml`);
  const again = await timeRequest(`${origin}/sitemap.xml`);
  const files = [...first.body.matchAll(/<loc>([^<]*\/sitemaps\/products-\d+\.xml)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  if (files.length === 0) throw new Error('The sitemap lists no products.');
  const times: number[] = [];
  let urls = 0;
  for (const url of files) {
    const { milliseconds, body } = await timeRequest(url);
    times.push(milliseconds);
    urls += body.split('<url>').length - 1;
  }
  return [
    { name: 'sitemap index', value: first.milliseconds, unit: 'ms', note: `again ${again.milliseconds.toFixed(1)} ms` },
    {
      name: 'sitemap of 10,000 ids',
      value: median(times),
      unit: 'ms',
      note: `longest ${Math.max(...times).toFixed(0)} ms, ${files.length} files with ${urls.toLocaleString('en')} URLs`,
    },
  ];
}

/** @throws Error unless the status is a 2xx */
async function timeRequest(url: string): Promise<{ milliseconds: number; body: string }> {
  const startedAt = performance.now();
  const response = await fetch(url);
  const body = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { milliseconds: performance.now() - startedAt, body };
}

async function databaseMegabytes({ databaseUrl }: BenchShop): Promise<number> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  const { rows } = await database.query<{ size: string }>('select pg_database_size(current_database()) as size');
  await database.end();
  return Number(rows[0]?.size) / 1e6;
}
