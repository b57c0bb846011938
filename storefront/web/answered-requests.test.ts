import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createClient } from '#contract/client.ts';
import { endpoints } from '#contract/endpoint.ts';
import { createPageCache } from './page-cache.ts';
import { sendLoadedPage, sendResponse } from './send-response.ts';
import { sessionProxy } from './session/session-proxy.ts';

/*
 * The work of a request goes on after it was answered because its time is over.
 */

const calls = endpoints({
  'GET /cart/api/cart/{cartId}': { operationId: 'getCart', summary: '', access: 'visitor', data: z.any(), errors: [] },
});
const page = () => ({
  status: 200,
  headers: new Headers({ 'content-type': 'text/html' }),
  body: Buffer.from('late'),
});

let lines: string[];
let app: ReturnType<typeof newApp>;

function newApp() {
  lines = [];
  return Fastify({
    loggerInstance: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  });
}

beforeEach(() => {
  app = newApp();
});
afterEach(() => app.close());

async function sendStored(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const cache = createPageCache({ maxBytes: 1_000_000, now: () => 0, onError: () => undefined });
  const stored = await cache.get('page', async () => ({
    ...{ response: page(), pattern: '/page', tags: [], freshUntil: 1, staleUntil: 1, cacheable: true },
  }));
  if (!('encodings' in stored)) throw new Error('the page was not stored');
  return sendLoadedPage(request, reply, stored);
}

test.each([
  ['is rendered', (request: FastifyRequest, reply: FastifyReply) => sendResponse(request, reply, page())],
  ['is stored', sendStored],
])('a page that %s after its time is not sent, and nothing is logged', async (_what, send) => {
  app.get('/page', (request, reply) => {
    reply.code(503).send('over');
    return send(request as FastifyRequest, reply as FastifyReply);
  });
  const answer = await app.inject('/page');
  expect([answer.statusCode, answer.body, lines]).toEqual([503, 'over', []]);
});

test('a session that could not be renewed in time is not answered twice, and nothing is logged', async () => {
  const asked = Promise.withResolvers<void>();
  const renewed = Promise.withResolvers<Response>();
  const client = createClient({
    host: '',
    locale: () => 'th',
    fetch: () => {
      asked.resolve();
      return renewed.promise;
    },
  });
  const ended = Promise.withResolvers<void>();
  app.addHook('onRequest', async (_request, reply) => {
    void asked.promise.then(async () => {
      reply.code(503).send('over');
      renewed.resolve(Response.json({ code: 'service_busy', message: '' }, { status: 503 }));
      await new Promise(setImmediate);
      ended.resolve();
    });
  });
  sessionProxy(app as never, { origin: 'https://shop.example', endpoints: calls, client: () => client, now: Date.now });
  app.get('/cart/api/cart/:cartId', async () => 'late');
  const headers = { cookie: `__Host-session_id=${'v'.repeat(36)}; __Host-session=x|y` };
  const answer = await app.inject({ url: '/cart/api/cart/c1', headers });
  await ended.promise;
  expect([answer.statusCode, answer.body, lines]).toEqual([503, 'over', []]);
});
