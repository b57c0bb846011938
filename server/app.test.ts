import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/api.ts';
import { buildApp } from './app.ts';
import { createTestShop, failureOf } from './testing/test-shop.ts';

const shop = await createTestShop();

describe('the API', () => {
  test('reports that it is running and ready', async () => {
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
    expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('responds to an unknown path with not_found in the language of the request', async () => {
    const thai = await shop.app.inject('/cart/api/nothing');
    expect(failureOf(thai)).toEqual({ status: 404, code: 'not_found' });
    expect(thai.json().message).toMatch(/[ก-๙]/);
    const english = await shop.app.inject({
      url: '/cart/api/nothing',
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    });
    expect(english.json().message).toBe('Not found.');
  });

  test('responds to a wrong method with the allowed methods', async () => {
    const wrong = await shop.app.inject({ method: 'PUT', url: '/cart/api/cart/c1/items/add?a=b' });
    expect(failureOf(wrong)).toEqual({ status: 405, code: 'method_not_allowed' });
    expect(wrong.headers.allow).toBe('POST');
    expect(failureOf(await shop.app.inject('/authen/api/auth/login'))).toMatchObject({ status: 405 });
  });

  test('takes an empty body of the type JSON for none', async () => {
    const headers = { 'content-type': 'application/json' };
    const created = await shop.app.inject({ method: 'POST', url: '/cart/api/cart/create', headers });
    expect(created.statusCode).toBe(200);
    const without = await shop.app.inject({ method: 'POST', url: '/authen/api/auth/login', headers });
    expect(failureOf(without)).toEqual({ status: 422, code: 'validation_failed' });
    const half = await shop.app.inject({ method: 'POST', url: '/authen/api/auth/login', headers, payload: '{' });
    expect(failureOf(half)).toEqual({ status: 400, code: 'bad_request' });
  });

  test('responds to a URL that cannot be decoded or is too long with an error of the contract', async () => {
    const broken = await shop.app.inject('/cart/api/cart/a%ff');
    expect(failureOf(broken)).toEqual({ status: 400, code: 'bad_request' });
    expect(broken.body).not.toContain('FST');
    const long = await shop.app.inject(`/cart/api/cart/${'a'.repeat(400)}`);
    expect(failureOf(long).code).toMatch(/^(bad_request|not_found)$/);
  });

  test.each([
    ['half a character', JSON.stringify({ username: 'a\ud800', password: 'x' })],
    ['a NUL', JSON.stringify({ username: 'a\u0000', password: 'x' })],
    ['excessive nesting', '['.repeat(50_000) + ']'.repeat(50_000)],
  ])('rejects a body with %s as a bad request', async (_what, payload) => {
    const headers = { 'content-type': 'application/json' };
    const response = await shop.app.inject({ method: 'POST', url: '/authen/api/auth/login', headers, payload });
    expect(failureOf(response)).toEqual({ status: 400, code: 'bad_request' });
  });

  test('limits calls by the address that the proxy added, not by the one that the caller claims', async () => {
    const app = await buildApp({ ...shop, settings: { ...shop.settings, trustProxy: true, rateLimits: true } });
    const guess = async (forwarded: string) =>
      await app.inject({
        method: 'POST',
        url: '/account/api/customers/activate',
        headers: { 'x-forwarded-for': forwarded },
        payload: { token: 'guessed' },
      });
    for (let call = 0; call < 20; call += 1) expect((await guess(`10.0.0.${call}, 203.0.113.7`)).statusCode).toBe(400);
    const over = await guess('10.0.0.99, 203.0.113.7');
    expect(failureOf(over)).toEqual({ status: 429, code: 'too_many_requests' });
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess('10.0.0.99, 203.0.113.8')).statusCode).toBe(400);
    await app.close();
  });

  test.each([(port: number) => `10.0.0.1, 203.0.113.9:${port}`, (port: number) => `[2001:db8:1:2::${port}]:${port}`])(
    'limits calls by the address of a client whose proxy adds the port as well',
    async (forwarded) => {
      const app = await buildApp({ ...shop, settings: { ...shop.settings, trustProxy: true, rateLimits: true } });
      const guess = async (port: number) =>
        await app.inject({
          method: 'POST',
          url: '/account/api/customers/activate',
          headers: { 'x-forwarded-for': forwarded(port) },
          payload: { token: 'guessed' },
        });
      for (let call = 0; call < 20; call += 1) expect((await guess(5000 + call)).statusCode).toBe(400);
      expect((await guess(6000)).statusCode).toBe(429);
      await app.close();
    },
  );

  test('registers no calls if the API is on another host, but serves pictures', async () => {
    const app = await buildApp({ ...shop, settings: { ...shop.settings, apiHost: 'http://api.example' } });
    expect(app.hasRoute({ method: 'POST', url: '/authen/api/auth/login' })).toBe(false);
    expect(failureOf(await app.inject('/pim/api/categories/menu')).code).toBe('not_found');
    expect((await app.inject('/images/none.png')).headers['content-type']).toBe('image/png');
    await app.close();
  });

  test('serves each call of the contract, and nothing else but health, documentation, pictures and unknown calls', async () => {
    const routes: string[] = [];
    const watch = (message: unknown) => {
      (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
        if (!/^\/(healthz|readyz|docs|images)\b|\/\*$/.test(url) && method !== 'HEAD')
          routes.push(`${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
      });
    };
    subscribe('fastify.initialization', watch);
    const app = await buildApp(shop);
    unsubscribe('fastify.initialization', watch);
    await app.close();
    const calls: string[] = Object.keys(api);
    expect({
      callsWithoutRoute: calls.filter((call) => !routes.includes(call)),
      routesOutsideContract: routes.filter((route) => !calls.includes(route)),
    }).toEqual({ callsWithoutRoute: [], routesOutsideContract: [] });
  });

  test('describes itself as OpenAPI 3.1 with every call of the contract', async () => {
    const document = (await shop.app.inject('/docs/json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/cart/api/order/create');
    expect((await shop.app.inject('/docs/')).statusCode).toBe(200);
  });

  test('does not describe itself where that is off, as it is in production', async () => {
    const app = await buildApp({ ...shop, settings: { ...shop.settings, apiDocs: false } });
    onTestFinished(() => app.close());
    for (const path of ['/docs', '/docs/', '/docs/json', '/docs/static/index.html'])
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
  });

  test('forbids guessing types and use by other sites in every response, but not of pictures', async () => {
    for (const path of [
      '/healthz',
      '/pim/api/categories/menu',
      '/pim/api/unknown',
      '/images/placeholder.svg?width=1',
    ]) {
      const { headers } = await shop.app.inject(path);
      expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
      expect([path, headers['cross-origin-resource-policy']]).toEqual([path, 'same-origin']);
    }
    expect((await shop.app.inject('/images/none.png')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('adds a request id to every response', async () => {
    expect((await shop.app.inject('/healthz')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
