import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { fail, ok, type Result } from '#contract/result.ts';
import { resultTransaction, type Tx } from '../db/database.ts';
import { untilBlocked } from '../testing/locks.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { deleteExpiredKeys, firstResponse, type IdempotencyKey, readIdempotencyKey, runOnce } from './idempotency.ts';
import type { Identity } from './identity.ts';

const database = await openTestDatabase();
afterAll(() => database.close());
const { db } = database;
const now = new Date('2026-11-20T03:00:00Z');
const customer: Identity = { kind: 'customer', customerId: 'somebody', sessionId: 'a session' };
const guest: Identity = { kind: 'guest' };
const endpoint = 'POST /cart/api/order/create';

interface Request {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: readonly Uint8Array[] | undefined;
}

/** The key of a request with that header. */
const read = (header: string | string[] | undefined, identity: Identity = customer, request: Request = {}) =>
  readIdempotencyKey(endpoint, header, identity, { files: undefined, ...request });

/** The hash of a request. */
function hashOf(request: Request): string {
  const key = read('12345678', customer, request);
  if ('ok' in key) throw new Error('the key is not valid');
  return key.requestHash;
}

/** A key that nobody has used. */
const newKey = (more: Partial<IdempotencyKey> = {}): IdempotencyKey => ({
  ...{ owner: 'somebody', endpoint, key: randomUUID(), requestHash: 'the hash of the first body' },
  ...more,
});

/** An order that is placed with a key: it has another number each time that it really is. */
interface Order {
  number: string;
}

let placed: string[] = [];

async function placeOrder(): Promise<{ ok: true; data: Order }> {
  const number = randomUUID();
  placed.push(number);
  return ok({ number });
}

/** Runs `run` and counts the orders that it places. */
async function countPlaced<T>(run: () => Promise<T>): Promise<{ result: T; count: number }> {
  placed = [];
  return { result: await run(), count: placed.length };
}

function request(
  key: IdempotencyKey,
  { run = placeOrder, at = now }: { run?: (tx: Tx) => Promise<Result<Order>>; at?: Date } = {},
): Promise<Result<Order>> {
  return resultTransaction(db, (tx): Promise<Result<Order>> => runOnce(tx, key, at, () => run(tx)));
}

const reused = { ok: false, code: 'idempotency_key_reused' };

describe('the header', () => {
  const keys = {
    'of 8 characters': '12345678',
    'of 200 characters': 'k'.repeat(200),
    'of other visible characters': '!"#/:;@[~',
    'that is a UUID': randomUUID(),
  };

  test.each(Object.entries(keys))('%s is a key', (_, header) => {
    expect(read(header)).toMatchObject({ endpoint, key: header });
  });

  test.each([undefined, ''])('%j is none', (header) => {
    expect(read(header)).toEqual({ ok: false, code: 'idempotency_key_required' });
  });

  const noKeys = {
    'of 7 characters': '1234567',
    'of 201 characters': 'k'.repeat(201),
    'with a space': '1234 5678',
    'of spaces': '        ',
    'with a line end': '12345678\n',
    'with a control character': '12345678\x7f',
    'in Thai': 'กุญแจของคำสั่งซื้อ',
    'that is sent twice': ['12345678', '12345678'],
  };

  test.each(Object.entries(noKeys))('%s is no key', (_, header) => {
    expect(read(header)).toEqual({ ok: false, code: 'idempotency_key_not_valid' });
  });
});

test('a key belongs to the customer who sends it, or to guests', () => {
  expect(read('12345678', customer)).toMatchObject({ owner: 'somebody' });
  expect(read('12345678', guest)).toMatchObject({ owner: 'guest' });
});

describe('two requests', () => {
  const body = { message: 'hello', lines: [{ skuId: 1 }] };
  const [one, other] = [Buffer.from('one'), Buffer.from('other')];

  test('are the same with the same parameters, body and files', () => {
    const again = structuredClone(body);
    expect(hashOf({ body: again })).toBe(hashOf({ body }));
    expect(hashOf({ body: again, files: [Buffer.from('one'), other] })).toBe(hashOf({ body, files: [one, other] }));
    expect(hashOf({ body, files: [] })).toBe(hashOf({ body }));
  });

  const differences: Record<string, [Request, Request]> = {
    'another order': [{ params: { orderId: '1' } }, { params: { orderId: '2' } }],
    'another query': [{ query: { page: 1 } }, { query: { page: 2 } }],
    'another body': [{ body }, { body: { ...body, message: 'bye' } }],
    'something else deep in the body': [{ body }, { body: { ...body, lines: [{ skuId: 2 }] } }],
    'a file': [{ body }, { body, files: [one] }],
    'another file': [
      { body, files: [one] },
      { body, files: [other] },
    ],
    'one more file': [
      { body, files: [one] },
      { body, files: [one, one] },
    ],
    'files in another order': [
      { body, files: [one, other] },
      { body, files: [other, one] },
    ],
    'the same bytes in other files': [
      { body, files: [Buffer.from('ab'), Buffer.from('c')] },
      { body, files: [Buffer.from('a'), Buffer.from('bc')] },
    ],
  };

  test.each(Object.entries(differences))('differ by %s', (_, [first, second]) => {
    expect(hashOf(first)).not.toBe(hashOf(second));
  });

  test('do not differ by the token of a bot check, which works once', () => {
    const first = hashOf({ body: { ...body, botCheckToken: 'first' } });
    expect(hashOf({ body: { ...body, botCheckToken: 'second' } })).toBe(first);
    expect(hashOf({ body })).toBe(first);
  });
});

describe('a request with a key', () => {
  test('that is repeated runs once and gets the same response', async () => {
    const key = newKey();
    const { result: first, count } = await countPlaced(() => request(key));
    expect([first, count]).toEqual([{ ok: true, data: { number: placed[0] } }, 1]);
    const repeated = await countPlaced(() => request(key, { at: new Date(now.getTime() + 3_600_000) }));
    expect(repeated).toEqual({ result: first, count: 0 });
    expect(await firstResponse(db, key)).toEqual(first);
  });

  test('that has another body is refused, and the first response stays', async () => {
    const key = newKey();
    const first = await request(key);
    const other = { ...key, requestHash: 'the hash of another body' };
    expect(await countPlaced(() => request(other))).toEqual({ result: reused, count: 0 });
    expect(await firstResponse(db, other)).toEqual(reused);
    expect(await request(key)).toEqual(first);
  });

  test('has nothing to do with other keys, callers and calls', async () => {
    const key = newKey();
    const keys = [
      key,
      newKey(),
      { ...key, owner: 'guest', requestHash: 'the hash of another body' },
      { ...key, endpoint: 'POST /another/call', requestHash: 'the hash of a third body' },
    ];
    const { result: first, count } = await countPlaced(async () => {
      const results: Result<Order>[] = [];
      for (const each of keys) results.push(await request(each));
      return results;
    });
    expect([count, new Set(placed).size]).toEqual([4, 4]);
    for (const [at, each] of keys.entries()) {
      expect(await request(each)).toEqual(first[at]);
      expect(await firstResponse(db, each)).toEqual(first[at]);
    }
  });

  test('that nobody has sent has no first response', async () => {
    expect(await firstResponse(db, newKey())).toBeUndefined();
  });
});

describe('a request that fails', () => {
  test('frees its key, also for another body', async () => {
    const key = newKey();
    const failed = await request(key, { run: async () => fail('cart_not_found') });
    expect(failed).toEqual({ ok: false, code: 'cart_not_found' });
    expect(await firstResponse(db, key)).toBeUndefined();
    const corrected = { ...key, requestHash: 'the hash of the corrected body' };
    expect(await countPlaced(() => request(corrected))).toMatchObject({ result: { ok: true }, count: 1 });
  });

  test('by a bug frees its key', async () => {
    const key = newKey();
    const broken = request(key, { run: () => Promise.reject(new Error('a bug')) });
    await expect(broken).rejects.toThrow('a bug');
    expect(await countPlaced(() => request(key))).toMatchObject({ result: { ok: true }, count: 1 });
  });
});

describe('requests with one key at the same time', () => {
  /** A request that has begun, and ends when it is let. */
  async function beginRequest(key: IdempotencyKey, end: () => Promise<Result<Order>> = placeOrder) {
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const response = request(key, {
      run: async () => {
        begun.resolve();
        await mayEnd.promise;
        return end();
      },
    });
    onTestFinished(() => mayEnd.resolve());
    await begun.promise;
    return { response, letEnd: () => mayEnd.resolve() };
  }

  test('run once and get the same response', async () => {
    const key = newKey();
    const { result, count } = await countPlaced(async () => {
      const first = await beginRequest(key);
      const others = [request(key), request(key), request({ ...key, requestHash: 'the hash of another body' })];
      await untilBlocked({ database, db }, others.length);
      first.letEnd();
      return Promise.all([first.response, ...others]);
    });
    const response = { ok: true, data: { number: placed[0] } };
    expect(result).toEqual([response, response, response, reused]);
    expect(count).toBe(1);
  });

  test('run until one of them succeeds', async () => {
    const key = newKey();
    const { result, count } = await countPlaced(async () => {
      const first = await beginRequest(key, async () => fail('cart_not_found'));
      const others = [request(key), request(key)];
      await untilBlocked({ database, db }, others.length);
      first.letEnd();
      return Promise.all([first.response, ...others]);
    });
    const response = { ok: true, data: { number: placed[0] } };
    expect(result).toEqual([{ ok: false, code: 'cart_not_found' }, response, response]);
    expect(count).toBe(1);
  });

  test('do not wait for those with another key, of another caller or of another call', async () => {
    const key = newKey();
    const first = await beginRequest(key);
    const others = [newKey(), { ...key, owner: 'guest' }, { ...key, endpoint: 'POST /another/call' }].map((other) =>
      request(other),
    );
    // The embedded database has one connection, for which they wait.
    if (database.kind === 'pglite') first.letEnd();
    for (const response of await Promise.all(others)) expect(response.ok).toBe(true);
    first.letEnd();
    expect((await first.response).ok).toBe(true);
  });

  test.runIf(database.kind === 'postgres')('have no first response until the first has ended', async () => {
    const key = newKey();
    const first = await beginRequest(key);
    expect(await firstResponse(db, key)).toBeUndefined();
    first.letEnd();
    const response = await first.response;
    expect(await firstResponse(db, key)).toEqual(response);
  });
});

describe('after 24 hours', () => {
  const createdBefore = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const day = 24 * 3_600_000;

  test('keys are deleted, to the millisecond', async () => {
    const ages = [day + 1, day, day - 1, 0];
    const keys = ages.map(() => newKey());
    const first = await Promise.all(keys.map((key, at) => request(key, { at: createdBefore(ages[at] ?? 0) })));
    await deleteExpiredKeys(db, now);
    const responses = await Promise.all(keys.map((key) => firstResponse(db, key)));
    expect(responses).toEqual([undefined, ...first.slice(1)]);
  });

  test('a key can be used again, for another body as well', async () => {
    const key = newKey();
    await request(key, { at: createdBefore(day + 1) });
    await deleteExpiredKeys(db, now);
    const other = { ...key, requestHash: 'the hash of another body' };
    expect(await countPlaced(() => request(other))).toMatchObject({ result: { ok: true }, count: 1 });
  });

  test.runIf(database.kind === 'postgres')('a request whose key is deleted at the same moment runs again', async () => {
    const key = newKey();
    await request(key, { at: createdBefore(day + 1) });
    const { result, count } = await countPlaced(() =>
      resultTransaction(db, (tx) => {
        const deletesKeyAfterStatement = tx.withPlugin({
          transformQuery: ({ node }) => node,
          async transformResult({ result }) {
            await deleteExpiredKeys(db, now);
            return result;
          },
        });
        return runOnce(deletesKeyAfterStatement, key, now, placeOrder);
      }),
    );
    expect([result, count]).toEqual([{ ok: true, data: { number: placed[0] } }, 1]);
    expect(await firstResponse(db, key)).toEqual(result);
  });
});
