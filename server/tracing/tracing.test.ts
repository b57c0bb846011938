import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { injectFetch } from '../http/inject-fetch.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { type CollectedSpan, startFakeCollector } from '../testing/fake-collector.ts';
import { startFakeRecaptcha } from '../testing/fake-recaptcha.ts';
import { createShopperFor } from '../testing/shopper.ts';
import { createTestShop } from '../testing/test-shop.ts';
import type { TracingSettings } from '../tracing-settings.ts';
import { Tracing } from './tracing.ts';

const callerTrace = '0af7651916cd43dd8448eb211c80319c';
const callerSpan = 'b7ad6b7169203331';
const traceparent = `00-${callerTrace}-${callerSpan}-01`;

const collector = await startFakeCollector();
const recaptcha = await startFakeRecaptcha();
afterAll(() => Promise.all([collector.close(), recaptcha.close()]));
const shop = await createTestShop({
  expectErrors: true,
  environment: { ...collector.environment, ...recaptcha.environment('2') },
});

function only(spans: readonly CollectedSpan[], name: string): CollectedSpan {
  const [found, ...others] = spans.filter((span) => span.name === name);
  if (!found || others.length > 0)
    throw new Error(`${others.length + (found ? 1 : 0)} of ${name}: ${spans.map((span) => span.name)}`);
  return found;
}

describe('after some traffic', () => {
  const person = { firstName: 'Manee', lastName: 'Jaidee', mobileNo: '0898765432' };
  const email = 'manee.jaidee@mail.example';
  const botCheckToken = recaptcha.tokenFor({ hostname: 'localhost' });
  let secrets: string[];

  beforeAll(async () => {
    const { skuId } = await createProduct(shop, { name: 'Charger', stock: 5 });
    const customer = await createCustomer(shop);
    const authorization = await shop.authHeaders(customer.customerId);
    const client = createClient({
      host: '',
      locale: () => 'en',
      fetch: injectFetch(shop.app, async () => ({ ...authorization, traceparent })),
    });
    const shopper = await createShopperFor({ client: () => client }, customer);
    await shopper.addToCart(skuId);
    const { orderId } = await shopper.placeOrder({ paymentMethod: 'qr_code' });
    await shop.app.inject({
      method: 'POST',
      url: '/account/api/customers/register',
      headers: { 'idempotency-key': 'a-key-4711-4711-4711' },
      payload: { ...person, email, password: 'Lightning#1', consentFlag: true, botCheckToken },
    });
    await shop.app.inject('/search/api/en/products?query=hidden-word');
    await shop.app.inject('/pim/api/nothing-at-all/hidden-path?token=hidden-token');
    await sql`alter table stores rename to other_stores`.execute(shop.db);
    await shop.app.inject('/utils/api/stores');
    await sql`alter table other_stores rename to stores`.execute(shop.db);
    await shop.tracing?.stop();
    const rows = await shop.db
      .selectFrom('customer_addresses')
      .select(['address', 'first_name', 'last_name', 'mobile_no'])
      .execute();
    secrets = [
      authorization.authorization.replace('Bearer ', ''),
      ...[customer.email, customer.customerId, shopper.cartId, shopper.addressId, orderId],
      ...[...Object.values(person), email, 'Lightning#1', botCheckToken, 'a-key-4711'],
      ...[recaptcha.secretKey, 'hidden-word', 'hidden-path', 'hidden-token', 'siteverify'],
      ...rows.flatMap((row) => Object.values(row)),
    ];
  });

  test('an order is one trace with the requests and statements, which goes on from that of its caller', () => {
    const ofCaller = collector.spans.filter(({ traceId }) => traceId === callerTrace);
    const order = only(ofCaller, 'POST /cart/api/order/create');
    expect(order).toMatchObject({
      parentSpanId: callerSpan,
      kind: 'server',
      failed: false,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/cart/api/order/create',
        'http.response.status_code': 200,
        'http.response.header.x-request-id': [expect.stringMatching(/^[\da-f-]{36}$/)],
      },
    });
    const statements = ofCaller.filter(({ parentSpanId }) => parentSpanId === order.spanId);
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['select carts', 'insert orders', 'insert payment_attempts', 'update payment_attempts']),
    );
    expect(only(statements, 'insert orders')).toMatchObject({
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': 'insert',
        'db.collection.name': 'orders',
      },
    });
    for (const { milliseconds } of statements) expect(milliseconds).toBeLessThanOrEqual(order.milliseconds + 1);
  });

  test('a request without a trace of its caller begins one', () => {
    const search = only(collector.spans, 'GET /search/api/:locale/products');
    expect(search.parentSpanId).toBe('');
    expect(search.traceId).not.toBe(callerTrace);
    expect(search.resource).toMatchObject({ 'service.name': 'saifah', 'telemetry.sdk.language': 'nodejs' });
  });

  test('a call of another service is named by its host, and is part of the request', () => {
    const register = only(collector.spans, 'POST /account/api/customers/register');
    const { host, hostname, port } = new URL(recaptcha.origin);
    expect(only(collector.spans, `POST ${host}`)).toMatchObject({
      traceId: register.traceId,
      parentSpanId: register.spanId,
      kind: 'client',
      attributes: {
        'http.request.method': 'POST',
        'http.response.status_code': 200,
        'server.address': hostname,
        'server.port': Number(port),
      },
    });
  });

  test('a failed request and its failed statement are marked', () => {
    const failed = only(collector.spans, 'GET /utils/api/stores');
    expect(failed).toMatchObject({
      failed: true,
      attributes: { 'http.response.status_code': 500, 'error.type': '500' },
    });
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === failed.spanId);
    expect(
      statements.filter((statement) => statement.failed).map(({ attributes }) => attributes['error.type']),
    ).toEqual(['42P01']);
  });

  test('a path that no call has is named without the path', () => {
    expect(only(collector.spans, 'GET /pim/api/*').attributes).toMatchObject({ 'http.response.status_code': 404 });
  });

  test('nothing of a shopper, no id, secret, path or query is in a span', () => {
    const text = collector.text();
    expect(text.includes('insert orders')).toBe(true);
    expect(secrets.length).toBeGreaterThan(20);
    expect(secrets.filter((secret) => text.includes(Buffer.from(secret).toString('latin1')))).toEqual([]);
  });
});

describe('exporting', () => {
  const always: TracingSettings = { endpoint: '', sampler: 'always_on', ratio: 1 };

  async function traced(settings: Partial<TracingSettings>, work: (tracing: Tracing) => Promise<unknown>) {
    const ownCollector = await startFakeCollector();
    const warnings: unknown[][] = [];
    const endpoint = ownCollector.environment.OTEL_EXPORTER_OTLP_ENDPOINT ?? '';
    const tracing = new Tracing(
      { ...always, endpoint, ...settings },
      { apiHost: undefined, log: { warn: (...line: unknown[]) => void warnings.push(line) } },
    );
    return { collector: ownCollector, warnings, tracing, result: await work(tracing) };
  }
  const mail = (tracing: Tracing) => tracing.measureMail('welcome', async () => 'sent');

  test('a collector that refuses spans is one warning, and that it accepts them again another', async () => {
    const { collector: refusing, warnings, tracing } = await traced({}, async () => undefined);
    refusing.trouble({ status: 401 });
    // Spans are exported as soon as there are 512.
    const mails = async () => {
      for (let sent = 0; sent < 512; sent += 1) expect(await mail(tracing)).toBe('sent');
    };
    for (const requests of [1, 2]) {
      await mails();
      await expect.poll(() => refusing.requests).toHaveLength(requests);
    }
    await expect.poll(() => warnings).toHaveLength(1);
    refusing.trouble(null);
    await mails();
    await expect.poll(() => refusing.spans.length).toBe(512);
    await tracing.stop();
    await refusing.close();
    expect(warnings).toEqual([
      [{ reason: '401 Unauthorized' }, 'the collector does not accept traces'],
      ['the collector accepts traces again'],
    ]);
  });

  test('a collector that never answers does not hold up the stop', async () => {
    const { collector: silent, tracing } = await traced({}, async () => undefined);
    silent.trouble('silent');
    await mail(tracing);
    await tracing.stop();
    expect(silent.requests).toHaveLength(1);
    await silent.close();
  });

  test.each([
    ['always_on', 1, 1],
    ['always_off', 1, 0],
    ['traceidratio', 0, 0],
    ['parentbased_always_on', 0, 1],
    ['parentbased_always_off', 1, 0],
    ['parentbased_traceidratio', 1, 1],
    ['parentbased_traceidratio', 0, 0],
  ] as const)('with the sampler %s and ratio %s, %s of 1 traces is exported', async (sampler, ratio, exported) => {
    const { collector: sampled, tracing } = await traced({ sampler, ratio }, mail);
    await tracing.stop();
    await sampled.close();
    expect(sampled.spans).toHaveLength(exported);
  });

  test('a trace goes on at the API on another host, and at no other service', async () => {
    const carriers: unknown[] = [];
    const start = async () => {
      const server = createServer(({ headers }, response) => {
        carriers.push(headers.traceparent);
        response.end();
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      onTestFinished(() => void server.close());
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    };
    const [apiHost, otherHost] = [await start(), await start()];
    const own = await startFakeCollector();
    onTestFinished(() => own.close());
    const settings = { ...always, endpoint: own.environment.OTEL_EXPORTER_OTLP_ENDPOINT ?? '' };
    const log = { warn: () => undefined };
    const tracing = new Tracing(settings, { apiHost, log });
    await tracing.measureRendering('/cart', async () => {
      await fetch(`${apiHost}/cart/api/cart`);
      await fetch(new Request(`${otherHost}/orders`, { method: 'POST' }));
      await fetch('http://127.0.0.1:1/').catch(() => undefined);
    });
    await fetch(`${apiHost}/healthz`);
    await tracing.stop();
    const unsampled = new Tracing({ ...settings, sampler: 'always_off' }, { apiHost, log });
    await unsampled.measureRendering('/cart', () => fetch(`${apiHost}/cart/api/cart`));
    await unsampled.stop();
    const calls = own.spans.filter(({ kind }) => kind === 'client');
    expect(calls).toMatchObject([
      { name: `GET ${new URL(apiHost).host}`, failed: false },
      { name: `POST ${new URL(otherHost).host}`, failed: false },
      { name: 'GET 127.0.0.1:1', failed: true },
    ]);
    const [{ traceId, spanId } = { traceId: '', spanId: '' }] = calls;
    const notExported = expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    expect(carriers).toEqual([`00-${traceId}-${spanId}-01`, undefined, undefined, notExported]);
  });

  test('a mail that could not be sent is marked, without the message that has its recipient', async () => {
    const { collector: named, tracing } = await traced({}, async (started) => {
      const refused = Object.assign(new Error('no mailbox hidden@mail.example'), { code: 'EENVELOPE' });
      await expect(started.measureMail('welcome', () => Promise.reject(refused))).rejects.toBe(refused);
    });
    await tracing.stop();
    await named.close();
    expect(named.spans).toMatchObject([
      {
        name: 'mail welcome',
        failed: true,
        attributes: { 'saifah.mail.template': 'welcome', 'error.type': 'EENVELOPE' },
      },
    ]);
    expect(named.text()).not.toContain('hidden');
  });
});
