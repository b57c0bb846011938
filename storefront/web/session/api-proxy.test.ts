import { get } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoint.ts';
import { apiProxyRoutes } from './api-proxy.ts';

const calls = endpoints({
  'GET /cart/api/cart/{cartId}': { operationId: 'getCart', summary: '', access: 'visitor', data: z.any(), errors: [] },
  'GET /pim/api/categories/menu': {
    operationId: 'listCategories',
    summary: '',
    access: 'public',
    data: z.any(),
    errors: [],
  },
  'POST /content/api/messages': {
    operationId: 'createMessage',
    summary: '',
    access: 'visitor',
    attachments: { maxFiles: 1, maxBytesPerFile: 1 },
    errors: [],
  },
});

let apps: FastifyInstance[] = [];

afterEach(async () => {
  for (const app of apps) await app.close();
  apps = [];
});

function newApp(): FastifyInstance {
  const app = Fastify();
  apps.push(app);
  return app;
}

describe('an API on another host', () => {
  /** What reaches an API that answers every path, of a request of a client that does not normalize its path. */
  async function received(path: string, headers: Record<string, string> = {}) {
    const requests: { url: string; headers: Record<string, unknown> }[] = [];
    const api = newApp();
    api.get('/*', async ({ url, headers }) => {
      requests.push({ url, headers });
      return { data: {} };
    });
    const app = newApp();
    const host = `${await api.listen({ port: 0, host: '127.0.0.1' })}/base`;
    await app.register(apiProxyRoutes, { host, endpoints: calls });
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = get({ port, path, headers, agent: false }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      });
      request.once('error', reject);
    });
    return { status, requests };
  }

  test.each([
    '/cart/api/cart/%2e%2e',
    '/cart/api/cart/..',
    '/cart/api/cart/.%2E',
    '/cart/api/cart/..%2f..%2fadmin',
    '/cart/api/cart/a%2F..',
    '/cart/api/cart/..%5Cadmin',
    '/cart/api/cart/%252e%252e',
    '/cart/api/cart/%252e%252e%252fadmin',
  ])('is not asked for another path than that of the call, however often it decodes it: %s', async (path) => {
    expect(await received(path)).toEqual({ status: 404, requests: [] });
  });

  test('is asked for the path of the call, whatever characters its parameters have', async () => {
    const { requests } = await received(`/cart/api/cart/...\\menu%2Fa%20${encodeURIComponent('ก')}?q=1%202&next=/..`);
    expect(requests.map(({ url }) => url)).toEqual([
      `/base/cart/api/cart/...%5Cmenu%2Fa%20${encodeURIComponent('ก')}?q=1%202&next=/..`,
    ]);
  });

  test('is waited for as long as it may take, longer for a call with files', async () => {
    const ofAnswers: number[] = [];
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      ofAnswers.push(milliseconds);
      return new AbortController().signal;
    });
    onTestFinished(() => spy.mockRestore());
    const api = newApp();
    api.all('/*', async () => ({ data: {} }));
    const app = newApp();
    const ofRoutes: unknown[] = [];
    app.addHook('onRoute', ({ method, handlerTimeout }) => {
      if (method !== 'HEAD') ofRoutes.push(handlerTimeout);
    });
    await app.register(apiProxyRoutes, { host: await api.listen({ port: 0, host: '127.0.0.1' }), endpoints: calls });
    await app.inject('/cart/api/cart/1');
    await app.inject({ method: 'POST', url: '/content/api/messages' });
    expect({ ofAnswers, ofRoutes }).toEqual({ ofAnswers: [15_000, 60_000], ofRoutes: [15_000, 15_000, 60_000] });
  });

  test('gets no headers that are meant for this connection alone', async () => {
    const { requests } = await received('/pim/api/categories/menu', {
      connection: 'x-hop',
      'x-hop': '1',
      'x-end': '2',
    });
    expect(requests[0]?.headers).toMatchObject({ 'x-end': '2' });
    expect(requests[0]?.headers).not.toHaveProperty('x-hop');
  });
});

describe('an API host that does not respond', () => {
  test('gives 503 service_unavailable', async () => {
    const gone = newApp();
    const host = await gone.listen({ port: 0, host: '127.0.0.1' });
    await gone.close();
    const app = newApp();
    await app.register(apiProxyRoutes, { host, endpoints: calls });
    const answer = await app.inject({ url: '/pim/api/categories/menu' });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'service_unavailable']);
  });
});
