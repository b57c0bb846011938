import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { ping, transaction } from '../db/database.ts';
import { currentWork, WorkTimedOut } from '../db/work.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { createTestShop, failureOf } from '../testing/test-shop.ts';
import { defaultTimeLimits } from './time-limits.ts';

const shop = await createTestShop();
const app = await buildApp(shop, { timeLimits: { handlingMs: 500, bodyMs: 300 } });
const origin = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

const { customerId } = await createCustomer(shop);
/** Stores the cart of a customer. */
const createCart = {
  method: 'POST',
  url: '/cart/api/cart/create',
  headers: await shop.authHeaders(customerId),
  payload: {},
} as const;

async function countCarts(): Promise<number> {
  const { rows } = await sql<{ carts: number }>`select count(*)::integer as carts from carts`.execute(shop.db);
  return rows[0]?.carts ?? 0;
}

/** The statements of calls that PostgreSQL has not ended. */
async function countBlocked(): Promise<number> {
  const { rows } = await sql<{ blocked: number }>`
    select count(*)::integer as blocked from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
  return rows[0]?.blocked ?? 0;
}

/** Sends the beginning of a request, and resolves with all that was answered until the server closed the connection. */
async function answerTo(beginning: string): Promise<string> {
  const socket = connect(Number(origin.port), origin.hostname);
  await once(socket, 'connect');
  socket.write(beginning);
  return await text(socket).catch(() => '');
}

describe('a call that the database does not answer in time', () => {
  test('ends with 503 request_timeout although it has a body, and what it does in the database with it', async () => {
    const before = await countCarts();
    await transaction(shop.db, async (tx) => {
      if (shop.database.kind === 'postgres') await sql`lock table carts`.execute(tx);
      const answers = await Promise.all([app.inject(createCart), app.inject(createCart)]);
      expect(answers.map(failureOf)).toEqual([
        { status: 503, code: 'request_timeout' },
        { status: 503, code: 'request_timeout' },
      ]);
      // On the embedded database they wait for this transaction, and find their time over.
      if (shop.database.kind === 'postgres') await expect.poll(countBlocked).toBe(0);
    });
    expect(await countCarts()).toBe(before);
    expect((await app.inject(createCart)).statusCode).toBe(200);
    expect(await countCarts()).toBe(before + 1);
  });

  test.runIf(shop.database.kind === 'postgres')(
    'gives its connections back, however many such calls there were',
    async () => {
      await transaction(shop.db, async (tx) => {
        await sql`lock table carts`.execute(tx);
        for (let round = 0; round < 3; round += 1) {
          const answers = await Promise.all(Array.from({ length: 30 }, () => app.inject(createCart)));
          expect(new Set(answers.map((answer) => failureOf(answer).code))).toEqual(new Set(['request_timeout']));
          await expect.poll(countBlocked).toBe(0);
          expect((await app.inject('/pim/api/categories/menu')).statusCode).toBe(200);
        }
      });
    },
  );

  test('ends a page or call that called the API with it', async () => {
    const outer = await buildApp(shop, { timeLimits: { handlingMs: 100, bodyMs: 300 } });
    const inner = await buildApp(shop, { timeLimits: defaultTimeLimits });
    const ended: Promise<unknown>[] = [];
    outer.get('/test/page', async () => {
      const answer = inner.inject('/test/slow');
      ended.push(answer);
      return (await answer).body;
    });
    inner.get('/test/slow', () => new Promise(() => {}));
    expect(failureOf(await outer.inject('/test/page'))).toEqual({ status: 503, code: 'request_timeout' });
    expect(await Promise.all(ended)).toMatchObject([{ statusCode: 503 }]);
    await Promise.all([outer.close(), inner.close()]);
  });
});

test('a page that takes too long is answered to a browser as a text in both languages', async () => {
  const slow = await buildApp(shop, { timeLimits: { handlingMs: 100, bodyMs: 300 } });
  slow.get('/test/slow', () => new Promise(() => {}));
  const answer = await slow.inject({ url: '/test/slow', headers: { accept: 'text/html,application/xhtml+xml' } });
  expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe('ใช้เวลานานเกินไป กรุณาลองใหม่อีกครั้ง\nThis took too long. Please try again.\n');
  await slow.close();
});

test('a call whose client has left ends in time, too', async () => {
  const { promise: called, resolve: call } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
  const left = await buildApp(shop, { timeLimits: { handlingMs: 500, bodyMs: 300 } });
  left.get('/test/slow', async (_request, reply) => {
    call();
    await once(reply.raw, 'close');
    const { signal } = currentWork();
    if (signal?.aborted === false) await once(signal, 'abort');
    await ping(shop.db).catch(end);
  });
  const { port } = new URL(await left.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /test/slow HTTP/1.1\r\nhost: shop\r\n\r\n');
  await called;
  socket.destroy();
  expect(await ended).toBeInstanceOf(WorkTimedOut);
  await left.close();
});

test('what a call fails with after its time is over is logged', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const failing = await buildApp({ ...shop, log }, { timeLimits: { handlingMs: 100, bodyMs: 300 } });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  failing.get('/test/wrong', async () => {
    await answered;
    throw new Error('a mistake');
  });
  failing.get('/test/late', async () => {
    await answered;
    await ping(shop.db);
  });
  const answers = await Promise.all(['/test/wrong', '/test/late'].map((url) => failing.inject(url)));
  expect(answers.map(failureOf)).toEqual(answers.map(() => ({ status: 503, code: 'request_timeout' })));
  answer();
  await expect.poll(() => lines.map((line) => JSON.parse(line).err.message)).toEqual(['a mistake']);
  await failing.close();
});

test('a response that a hook still changes when its time is over is sent once, and nothing is logged', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const changing = await buildApp({ ...shop, log }, { timeLimits: { handlingMs: 200, bodyMs: 300 } });
  onTestFinished(() => changing.close());
  changing.addHook('onSend', async ({ url }, _reply, payload) =>
    url === '/test/refused' ? (await changing.inject('/test/slow')).body : payload,
  );
  changing.get('/test/refused', async (_request, reply) => reply.code(401).send('refused'));
  changing.get('/test/slow', () => new Promise(() => {}));
  const answer = await changing.inject('/test/refused');
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'request_timeout']);
  expect(lines).toEqual([]);
});

describe('a large response', () => {
  const chunk = Buffer.alloc(2 ** 16, 'x');
  const chunks = Array.from({ length: 480 }, () => chunk);
  const content = Buffer.concat(chunks);

  /** An app that has sent it, as a whole or as a stream, to a client that has not read it yet. */
  async function respondTo(path: string, limits: { idleTransferMs?: number; transferMs?: number }) {
    const sending = await buildApp(shop, { timeLimits: { handlingMs: 100, ...limits } });
    onTestFinished(() => sending.close());
    const closed = Promise.withResolvers<void>();
    sending.addHook('onRequest', async (_request, reply) => void reply.raw.once('close', closed.resolve));
    sending.get('/test/whole', async (_request, reply) => reply.send(content));
    sending.get('/test/stream', async (_request, reply) => reply.send(Readable.from(chunks)));
    sending.get('/test/raw', async (_request, reply) => void reply.hijack().raw.end(content));
    const { port } = new URL(await sending.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`);
    await once(socket, 'readable');
    return { socket, closed: closed.promise };
  }

  const paths = ['/test/whole', '/test/stream', '/test/raw'];

  test.each(paths)('is sent to its end on a slow line, however long that takes: %s', async (path) => {
    const { socket } = await respondTo(path, { idleTransferMs: 2_000 });
    let received = 0;
    const readSome = () => {
      received += (socket.read(Math.min(2 ** 18, socket.readableLength)) as Buffer | null)?.length ?? 0;
      return received;
    };
    const begin = performance.now();
    await expect.poll(readSome, { interval: 10, timeout: 30_000 }).toBeGreaterThan(content.length);
    // Much longer than the limit for the work.
    expect(performance.now() - begin).toBeGreaterThan(500);
  });

  test.each(paths)('ends if its client reads nothing of it for long: %s', async (path) => {
    const { closed } = await respondTo(path, { idleTransferMs: 300 });
    await closed;
  });

  test.each(paths)('ends if its client reads it for too long: %s', async (path) => {
    const { socket, closed } = await respondTo(path, { transferMs: 300 });
    const reading = setInterval(() => socket.read(Math.min(1, socket.readableLength)), 20);
    await closed;
    clearInterval(reading);
  });
});

describe('a body that does not arrive in time', () => {
  test.each([
    ['of a known length', 'content-length: 100\r\n\r\n{"cart'],
    ['in chunks', 'transfer-encoding: chunked\r\n\r\n1\r\n{\r\n'],
  ])('%s is answered with 408 and its connection closed', async (_what, beginning) => {
    const answer = await answerTo(
      `POST /cart/api/cart/create HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n${beginning}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\nConnection: close\r\n\r\n$/s);
  });

  test('is none of a call that is injected, although nothing reads its body', async () => {
    const answer = await app.inject({ method: 'POST', url: '/cart/api/nothing', payload: { text: 'unread' } });
    expect(failureOf(answer)).toMatchObject({ status: 404 });
    const answered = await answerTo(
      'POST /cart/api/nothing HTTP/1.1\r\nhost: shop\r\ncontent-length: 100\r\n\r\nunread',
    );
    expect(answered).toMatch(/^HTTP\/1\.1 4/);
  });

  test('of a call that was answered before it arrived is not waited for either', async () => {
    const answer = await answerTo(
      'POST /cart/api/nothing HTTP/1.1\r\nhost: shop\r\ncontent-type: text/csv\r\ncontent-length: 100\r\n\r\na,b',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4/);
  });
});
