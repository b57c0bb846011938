import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { type CollectedSpan, type FakeCollector, startFakeCollector } from '#server/testing/fake-collector.ts';
import { freePort } from '#server/testing/free-port.ts';
import { mailServer } from '#server/testing/mail-server.ts';
import { runningShopClient } from '#server/testing/running-shop.ts';
import { createShopper } from '#server/testing/shopper.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';

const callerTrace = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${callerTrace}-b7ad6b7169203331-01`;
/** Names each file of OpenTelemetry that the process loads. */
const namingLoads = `import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (url.includes('@opentelemetry')) process.stderr.write('loads ' + url + '\\n');
    return next(url, context);
  },
});`;

let collector: FakeCollector;
let mails: Awaited<ReturnType<typeof mailServer>>;
let shop: ShopOnPostgres;
beforeAll(async () => {
  collector = await startFakeCollector();
  mails = await mailServer(true);
  shop = await openShopOnPostgres({ SMTP_URL: mails.smtpUrl, LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await shop.close();
  await Promise.all([collector.close(), mails.close()]);
});

it('an order is one trace from the request to the mail that the mail server receives', async () => {
  const { skuId } = await createProduct(shop, { stock: 3 });
  const process = await shop.start({
    ...shop.environment,
    ...collector.environment,
    OTEL_SERVICE_NAME: 'shop-under-test',
  });
  const client = runningShopClient(process.origin, (url, init) => {
    const headers = new Headers(init.headers);
    headers.set('traceparent', traceparent);
    return fetch(url, { ...init, headers });
  });
  const shopper = await createShopper({ ...shop, client });
  await shopper.addToCart(skuId);
  const { orderId } = await shopper.placeOrder({ paymentMethod: 'qr_code' });
  await expect.poll(() => mails.received.length).toBeGreaterThan(0);
  for (let reads = 0; reads < 2; reads += 1) await (await fetch(`${process.origin}/en/help-contact-us`)).text();
  await (await fetch(`${process.origin}/account/my-order`, { redirect: 'manual' })).text();
  const { code, stderr, stdout } = await process.stop('SIGTERM');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });

  const spans = collector.spans.filter(({ traceId }) => traceId === callerTrace);
  const order = only(spans, 'POST /cart/api/order/create');
  expect(childrenOf(order).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'insert orders', 'insert mails', 'insert pgboss.job_common', 'commit']),
  );
  const job = childrenOf(order).find(({ name }) => name === 'process send-mail');
  expect(job).toMatchObject({ kind: 'consumer', attributes: { 'messaging.destination.name': 'send-mail' } });
  const work = job ? childrenOf(job).map(({ name }) => name) : [];
  expect(work).toEqual(expect.arrayContaining(['update mails', expect.stringMatching(/^mail order_/)]));
  expect(order.resource['service.name']).toBe('shop-under-test');

  const pages = collector.spans.filter(({ name }) => name === 'GET /help-contact-us');
  expect(pages).toHaveLength(2);
  const rendering = only(collector.spans, 'render /help-contact-us');
  expect(pages.map(({ spanId }) => spanId)).toContain(rendering.parentSpanId);
  const calls = childrenOf(rendering);
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) expect(call).toMatchObject({ kind: 'internal', name: expect.stringMatching(/^GET \//) });

  const requests = stdout
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .map((line) => JSON.parse(line) as { path: string; trace_id: string });
  expect(requests.filter(({ path }) => path === '/cart/api/order/create')).toMatchObject([{ trace_id: callerTrace }]);
  for (const secret of [shopper.email, shopper.cartId, orderId]) expect(collector.text().includes(secret)).toBe(false);
});

it('a collector that is not there is one warning, and neither requests nor the stop fail', async () => {
  const { productId } = await createProduct(shop, { stock: 3 });
  const process = await shop.start({
    ...shop.environment,
    LOG_LEVEL: 'warn',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    OTEL_EXPORTER_OTLP_TIMEOUT: '200',
  });
  for (let reads = 0; reads < 600; reads += 1) {
    const response = await fetch(`${process.origin}/pim/api/products/${productId}`);
    expect(response.status).toBe(200);
    await response.text();
  }
  const { code, stderr, stdout } = await process.stop('SIGTERM');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const lines = stdout.split('\n').filter((line) => /collector|telemetry/i.test(line));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      reason: expect.stringContaining('ECONNREFUSED'),
      msg: 'the collector does not accept traces',
    }),
  ]);
});

it('without a collector nothing of OpenTelemetry is loaded', async () => {
  const watched = {
    ...shop.environment,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(namingLoads)}`,
  };
  const loads = async (environment: typeof watched) => {
    const process = await shop.start(environment);
    await (await fetch(`${process.origin}/en`)).text();
    const { code, stderr } = await process.stop('SIGTERM');
    expect(code).toBe(0);
    return stderr;
  };
  expect(await loads({ ...watched, ...collector.environment })).toContain('sdk-trace');
  expect(await loads(watched)).toBe('');
});

function childrenOf({ spanId }: CollectedSpan): CollectedSpan[] {
  return collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
}

function only(spans: readonly CollectedSpan[], name: string): CollectedSpan {
  const [found, ...others] = spans.filter((span) => span.name === name);
  if (!found || others.length > 0) throw new Error(`${name} in ${spans.map((span) => span.name).join(', ')}`);
  return found;
}
