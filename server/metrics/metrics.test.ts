import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireAttention } from '../attention/attention.ts';
import { transaction } from '../db/database.ts';
import { startJobs } from '../jobs/pg-boss.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { parsePrometheusText, type Sample } from '../testing/prometheus-text.ts';
import { createShopper } from '../testing/shopper.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { type Metrics, serveMetrics } from './metrics.ts';

const secrets = {
  OMISE_PUBLIC_KEY: 'pkey_test_5hidden',
  OMISE_SECRET_KEY: 'skey_test_5hidden',
  OMISE_WEBHOOK_SECRET: 'aGlkZGVuIGhpZGRlbiBoaWRkZW4=',
};
const shop = await createTestShop({ hasMetrics: true, environment: { ...secrets, PAYMENTS: 'mock' } });
const metrics = shop.metrics as Metrics;
const jobs = await startJobs(shop);
afterAll(() => jobs.stop());
const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
afterAll(() => server.close());
const url = `http://127.0.0.1:${server.port}/metrics`;

/** The value of the one sample with these labels. */
function sampleValue(
  samples: readonly Sample[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const found = samples.filter(
    (sample) => sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  );
  expect(found.length, `${name} ${JSON.stringify(labels)}`).toBeLessThanOrEqual(1);
  return found[0]?.value;
}

async function scrape(): Promise<Sample[]> {
  return parsePrometheusText(await (await fetch(url)).text());
}

describe('after some traffic', () => {
  let text: string;
  let samples: Sample[];
  let orderId: string;
  let email: string;

  beforeAll(async () => {
    const { productId, skuId } = await createProduct(shop, { name: 'Charger', stock: 5 });
    for (let reads = 0; reads < 3; reads += 1) await shop.app.inject(`/pim/api/products/${productId}`);
    await shop.app.inject('/search/api/en/products?query=charger');
    await shop.app.inject('/search/api/en/suggest?query=charg');
    await shop.app.inject('/pim/api/nothing-at-all/7?token=hidden');
    const shopper = await createShopper(shop);
    await shopper.addToCart(skuId);
    ({ orderId } = await shopper.placeOrder({ paymentMethod: 'qr_code' }));
    const headers = await shop.authHeaders(shopper.customerId);
    await shop.app.inject({ url: `/cart/api/order/${orderId}`, headers });
    const row = await shop.db.selectFrom('customers').select('email').executeTakeFirstOrThrow();
    email = row.email;
    await transaction(shop.db, async (tx) => {
      await jobs.send(tx, 'send-mail', { mailId: '1' });
      await jobs.send(tx, 'send-mail', { mailId: '2' }, { afterSeconds: 600 });
    });
    await sql`update pgboss.job set start_after = now() - interval '90 seconds' where data ->> 'mailId' = '1'`.execute(
      shop.db,
    );
    await transaction(shop.db, (tx) =>
      requireAttention(tx, { kind: 'paid_twice', subject: orderId, details: {}, now: shop.clock() }),
    );
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    text = await response.text();
    samples = parsePrometheusText(text);
  });

  test('requests are counted by method, pattern and status, with their times', () => {
    const product = { method: 'GET', route: '/pim/api/products/:id' };
    expect(sampleValue(samples, 'http_requests_total', { ...product, status: '200' })).toBe(3);
    expect(sampleValue(samples, 'http_request_duration_seconds_count', product)).toBe(3);
    expect(sampleValue(samples, 'http_request_duration_seconds_bucket', { ...product, le: '+Inf' })).toBe(3);
  });

  test('a path that no call has is counted without the path', () => {
    const unknown = samples.filter(({ name, labels }) => name === 'http_requests_total' && labels.status === '404');
    expect(unknown.map(({ labels, value }) => [labels.route, value])).toEqual([['/pim/api/*', 1]]);
  });

  test('jobs that wait are counted by queue, with the age of the oldest one that is due', () => {
    expect(sampleValue(samples, 'saifah_jobs_waiting', { queue: 'send-mail' })).toBe(2);
    expect(sampleValue(samples, 'saifah_jobs_oldest_seconds', { queue: 'send-mail' })).toBeGreaterThanOrEqual(90);
    expect(sampleValue(samples, 'saifah_jobs_oldest_seconds', { queue: 'send-mail' })).toBeLessThan(600);
    expect(sampleValue(samples, 'saifah_jobs_waiting', { queue: 'expire-orders' })).toBe(0);
    expect(sampleValue(samples, 'saifah_jobs_oldest_seconds', { queue: 'expire-orders' })).toBe(0);
  });

  test('mails that wait and orders by status are counted', async () => {
    const { count } = await shop.db
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(0);
    expect(sampleValue(samples, 'saifah_mails_waiting')).toBe(Number(count));
    expect(sampleValue(samples, 'saifah_orders', { status: 'pending_payment' })).toBe(1);
  });

  test('what needs attention is counted by kind', () => {
    expect(sampleValue(samples, 'saifah_attention_items', { kind: 'paid_twice' })).toBe(1);
    expect(sampleValue(samples, 'saifah_attention_items', { kind: 'refund_due' })).toBe(0);
  });

  test('searches are timed', () => {
    expect(sampleValue(samples, 'saifah_search_duration_seconds_count', { kind: 'listing' })).toBe(1);
    expect(sampleValue(samples, 'saifah_search_duration_seconds_count', { kind: 'suggestions' })).toBe(1);
  });

  test('lookups in caches, the pool, memory and the event loop are shown', () => {
    expect(sampleValue(samples, 'saifah_cache_lookups_total', { cache: 'response', result: 'hit' })).toBe(2);
    expect(sampleValue(samples, 'saifah_cache_lookups_total', { cache: 'response', result: 'miss' })).toBeGreaterThan(
      2,
    );
    const pools = samples.filter(({ name }) => name === 'saifah_database_connections');
    const states = (kind: string) => ['active', 'idle', 'waiting'].map((state) => `${kind} ${state}`);
    expect(pools.map(({ labels }) => `${labels.kind} ${labels.state}`)).toEqual(
      shop.database.kind === 'pglite' ? [] : ['read', 'write', 'background'].flatMap(states),
    );
    expect(sampleValue(samples, 'saifah_database_up')).toBe(1);
    expect(sampleValue(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(sampleValue(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  test('nothing about customers, no id and no secret is in it', () => {
    expect(text).not.toContain(orderId);
    expect(text).not.toContain(email);
    expect(text).not.toMatch(/hidden|nothing-at-all|token=|Charger|@/i);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    const routes = samples.flatMap(({ labels }) => labels.route ?? []);
    expect(routes.length).toBeGreaterThan(5);
    expect(routes.filter((route) => /\d/.test(route))).toEqual([]);
  });
});

test('only /metrics is served, and only to readers', async () => {
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  expect((await shop.app.inject('/metrics')).statusCode).toBe(404);
});

test('while the database does not answer, the process is still measured', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const blocking = transaction(shop.db, async (tx) => {
    await sql`lock table mails in access exclusive mode`.execute(tx);
    lock();
    await released;
  });
  await locked;
  const samples = await scrape();
  release();
  await blocking;
  expect(sampleValue(samples, 'saifah_database_up')).toBe(0);
  expect(samples.filter(({ name }) => /^saifah_(jobs|mails|orders)/.test(name))).toEqual([]);
  expect(sampleValue(samples, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  await expect.poll(async () => sampleValue(await scrape(), 'saifah_database_up')).toBe(1);
});
