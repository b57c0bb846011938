import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { parsePrometheusText } from '#server/testing/prometheus-text.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';

let shop: ShopOnPostgres;
let metricsPort: string;
beforeAll(async () => {
  metricsPort = String(await freePort());
  shop = await openShopOnPostgres({ METRICS_PORT: metricsPort });
});
afterAll(() => shop.close());

async function pageLookups(): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Object.fromEntries(
    parsePrometheusText(text)
      .filter(({ name, labels }) => name === 'saifah_cache_lookups_total' && labels.cache === 'page')
      .map(({ labels, value }) => [labels.result, value]),
  );
}

it('a restarted shop has the pages that were requested before', async () => {
  const first = await shop.start();
  for (const path of ['/en/help-contact-us', '/en/store']) expect((await fetch(first.origin + path)).status).toBe(200);
  await first.stop('SIGTERM');

  const { origin } = await shop.start();
  const before = await pageLookups();
  expect((await fetch(`${origin}/en/help-contact-us`)).status).toBe(200);
  expect((await fetch(`${origin}/en/store`)).status).toBe(200);
  const after = await pageLookups();
  expect(after).toEqual({ ...before, hit: (before.hit ?? 0) + 2 });
});
