import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { freePort } from '#server/testing/free-port.ts';
import { parsePrometheusText } from '#server/testing/prometheus-text.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';
import { runToExit } from './shop-process.ts';

let shop: ShopOnPostgres;
let port: string;
beforeAll(async () => {
  port = String(await freePort());
  shop = await openShopOnPostgres({ METRICS_PORT: port });
});
afterAll(() => shop.close());

it('a running shop counts pages by their pattern, on a port of its own', async () => {
  const { productId } = await createProduct(shop, { stock: 3 });
  const { origin } = await shop.start();
  const page = await fetch(`${origin}/en/help-contact-us`);
  const [asset] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? [];
  await fetch(`${origin}${asset}`);
  for (const path of ['/en/help-contact-us', '/en/help-contact-us', '/en/no-such-page', '/account/my-order'])
    await fetch(`${origin}${path}`, { redirect: 'manual' });
  await fetch(`${origin}/pim/api/products/${productId}`);
  const { slug } = await shop.db
    .selectFrom('products')
    .select('slug')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  await fetch(`${origin}/en/product/${slug}`);

  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const samples = parsePrometheusText(text);
  const requests = Object.fromEntries(
    samples
      .filter(({ name }) => name === 'http_requests_total')
      .map(({ labels: { method, route, status }, value }) => [`${method} ${route} ${status}`, value]),
  );
  expect(requests).toMatchObject({
    'GET /help-contact-us 200': 3,
    'GET /assets/* 200': 1,
    'GET /product/:slug? 200': 1,
    'GET /pim/api/products/:id 200': expect.any(Number),
  });
  expect(text).not.toContain('no-such-page');
  expect(text).not.toContain(slug);
  const value = (metric: string, labels: object) =>
    samples.find(
      ({ name, labels: found }) =>
        name === metric && Object.entries(labels).every(([key, text]) => found[key] === text),
    )?.value;
  expect(value('saifah_cache_lookups_total', { cache: 'page', result: 'hit' })).toBe(2);
  expect(value('saifah_cache_lookups_total', { cache: 'page', result: 'miss' })).toBeGreaterThanOrEqual(2);
  expect(value('saifah_database_connections', { state: 'waiting' })).toBe(0);
  expect(value('saifah_jobs_waiting', { queue: 'expire-orders' })).toEqual(expect.any(Number));

  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  const second = await runToExit(await shop.secondEnvironment());
  expect(second.stderr).toMatch(new RegExp(`^Port ${port} is in use; .*set METRICS_PORT to another one\\.\n$`));
});
