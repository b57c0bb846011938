import { afterEach, describe, expect, test, vi } from 'vitest';
import { RowQueued, RowQueues } from './row-queue.ts';
import { DatabaseBusy, type Work, withWork } from './work.ts';

const row = 'stocks 4711';

const ends: (() => void)[] = [];

afterEach(() => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) end();
});

/** A statement that waits for a row until `succeed`, `fail` or the end of the test. */
function waitingStatement() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  ends.push(() => resolve('locked'));
  let isRunning = false;
  const run = () => {
    isRunning = true;
    return promise;
  };
  return {
    run,
    isRunning: () => isRunning,
    succeed: () => resolve('locked'),
    fail: () => reject(new Error('lock timeout')),
  };
}

/** Locks rows as one transaction does. */
function inTransaction(queues: RowQueues, work: Partial<Work> = {}) {
  const context: Work = { kind: 'write', rows: queues, lockedRows: new Set(), ...work };
  return (names: readonly string[], statement: () => Promise<string>) =>
    withWork(context, () => queues.lock(names, statement));
}

/** Transactions that wait for the row, two by default. */
function occupy(queues: RowQueues, transactions = 2) {
  const statements = Array.from({ length: transactions }, waitingStatement);
  const locked = statements.map((statement) => inTransaction(queues)([row], statement.run));
  return { statements, locked };
}

const locksAtOnce = async () => 'locked';

describe('a row that two transactions wait for', () => {
  test('refuses a third one, whose statement does not run', async () => {
    const queues = new RowQueues();
    occupy(queues);
    const third = waitingStatement();
    await expect(inTransaction(queues)([row], third.run)).rejects.toThrow(RowQueued);
    expect(third.isRunning()).toBe(false);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [10, 2],
  ])('of a pool of %i connections, %i wait on one at the same time', async (connections, waiting) => {
    const queues = new RowQueues(connections);
    const { statements } = occupy(queues, waiting);
    expect(statements.every(({ isRunning }) => isRunning())).toBe(true);
    await expect(inTransaction(queues)([row], locksAtOnce)).rejects.toThrow(RowQueued);
  });

  test('refuses a statement that locks it with others, and leaves those free', async () => {
    const queues = new RowQueues();
    occupy(queues);
    await expect(inTransaction(queues)(['stocks 1', row], locksAtOnce)).rejects.toThrow(row);
    for (let times = 0; times < 3; times += 1)
      expect(await inTransaction(queues)(['stocks 1'], locksAtOnce)).toBe('locked');
  });

  test('admits those that queue in their order, one for each that has ended', async () => {
    const queues = new RowQueues();
    const { statements, locked } = occupy(queues);
    const admitted: number[] = [];
    const turns = [1, 2, 3].map(async (number) => {
      const turn = await queues.enter(row);
      admitted.push(number);
      return turn;
    });
    statements[0]?.succeed();
    await locked[0];
    const turn = await turns[0];
    expect(admitted).toEqual([1]);
    expect(await inTransaction(queues, { turn })([row], locksAtOnce)).toBe('locked');
    await turns[1];
    expect(admitted).toEqual([1, 2]);
  });

  test('does not keep its holder from locking it again', async () => {
    const queues = new RowQueues();
    const holder = inTransaction(queues);
    await holder([row], locksAtOnce);
    occupy(queues);
    expect(await holder([row], locksAtOnce)).toBe('locked');
  });

  test('gives the place of one whose lock fails to the next', async () => {
    const queues = new RowQueues();
    const { statements, locked } = occupy(queues);
    const next = queues.enter(row);
    statements[0]?.fail();
    await expect(locked[0]).rejects.toThrow('lock timeout');
    expect(await next).toEqual({ row, isUsed: false });
  });

  test('passes on a place that was not used', async () => {
    const queues = new RowQueues();
    const { statements, locked } = occupy(queues);
    const [first, second] = [queues.enter(row), queues.enter(row)];
    statements[0]?.succeed();
    await locked[0];
    await first;
    queues.leave(row);
    expect(await second).toEqual({ row, isUsed: false });
  });

  test('admits a turn once: a second lock of another row needs a place of its own', async () => {
    const queues = new RowQueues();
    const turn = await queues.enter(row);
    const holder = inTransaction(queues, { turn });
    await holder([row], locksAtOnce);
    occupy(queues);
    await expect(inTransaction(queues, { turn })([row], locksAtOnce)).rejects.toThrow(RowQueued);
  });

  test('ends the wait of a transaction whose time is over, and its place goes to the next', async () => {
    const queues = new RowQueues();
    const { statements, locked } = occupy(queues);
    const limit = new AbortController();
    const given = withWork({ kind: 'write', signal: limit.signal }, () => queues.enter(row));
    const next = queues.enter(row);
    limit.abort();
    await expect(given).rejects.toThrow('has taken too long');
    statements[0]?.succeed();
    await locked[0];
    expect(await next).toEqual({ row, isUsed: false });
  });
});

describe('a row that nobody gets for two seconds', () => {
  test('refuses those that queue, and all who would have to', async () => {
    vi.useFakeTimers();
    const queues = new RowQueues();
    const { statements, locked } = occupy(queues);
    const queued = expect(queues.enter(row)).rejects.toThrow(DatabaseBusy);
    await vi.advanceTimersByTimeAsync(2_000);
    await queued;
    await expect(queues.enter(row)).rejects.toThrow(DatabaseBusy);
    for (const statement of statements) statement.fail();
    for (const lock of locked) await expect(lock).rejects.toThrow('lock timeout');
  });

  test('is queued for again after a transaction got through', async () => {
    vi.useFakeTimers();
    const queues = new RowQueues();
    const { statements, locked } = occupy(queues);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(queues.enter(row)).rejects.toThrow(DatabaseBusy);
    for (const statement of statements) statement.succeed();
    await Promise.all(locked);
    const again = occupy(queues);
    const turn = queues.enter(row);
    for (const statement of again.statements) statement.succeed();
    expect(await turn).toEqual({ row, isUsed: false });
    await Promise.all(again.locked);
  });

  test('is queued for while transactions get through one after the other, however long each of them waits', async () => {
    vi.useFakeTimers();
    const queues = new RowQueues();
    const { statements, locked } = occupy(queues);
    const turns = [queues.enter(row), queues.enter(row)];
    await vi.advanceTimersByTimeAsync(1_500);
    statements[0]?.succeed();
    await locked[0];
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await turns[0]).toEqual({ row, isUsed: false });
    statements[1]?.succeed();
    expect(await turns[1]).toEqual({ row, isUsed: false });
  });
});
