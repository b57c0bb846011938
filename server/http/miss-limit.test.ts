import { describe, expect, test } from 'vitest';
import { LimitCounts } from './limit-counts.ts';
import { type Attempt, MissCounter } from './miss-limit.ts';

/** A counter of two misses a minute, and the guesses begun so far, in the order in which they were decided. */
function createCounter() {
  let now = 1_000_000;
  const counter = new MissCounter(
    { misses: 2, seconds: 60 },
    new LimitCounts({ clock: () => new Date(now), maxSubjects: 100 }),
  );
  const decided: { name: string; attempt: Attempt }[] = [];
  const settle = async () => await new Promise(setImmediate);
  return {
    decided,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    async begin(name: string, ...subjects: string[]) {
      void Promise.resolve(counter.begin(subjects)).then((attempt) => decided.push({ name, attempt }));
      await settle();
    },
    async end(name: string, isMiss: boolean) {
      const attempt = decided.find((one) => one.name === name)?.attempt;
      if (!attempt?.isWithinLimit) throw new Error(`${name} has not begun`);
      attempt.end(isMiss);
      await settle();
    },
    names: () => decided.map(({ name, attempt }) => (attempt.isWithinLimit ? name : `${name} refused`)),
  };
}

describe('guesses at the same time', () => {
  test('wait if those in progress could reach the limit, and go on in their order', async () => {
    const { begin, end, names } = createCounter();
    for (const name of ['a', 'b', 'c', 'd']) await begin(name, 'address');
    expect(names()).toEqual(['a', 'b']);
    await end('a', false);
    expect(names()).toEqual(['a', 'b', 'c']);
    await end('b', true);
    expect(names()).toEqual(['a', 'b', 'c']);
    await end('c', false);
    expect(names()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are refused while they wait as soon as the limit is reached', async () => {
    const { begin, end, names, decided, pass } = createCounter();
    for (const name of ['a', 'b', 'c', 'd']) await begin(name, 'address');
    await end('a', true);
    pass(20);
    await end('b', true);
    expect(names()).toEqual(['a', 'b', 'c refused', 'd refused']);
    expect(decided[2]?.attempt).toEqual({ isWithinLimit: false, retryAfterSeconds: 40 });
    await begin('e', 'address');
    pass(40);
    await begin('f', 'address');
    expect(names().slice(4)).toEqual(['e refused', 'f']);
  });

  test('of one subject do not wait for those of another, and each counts for all of its own', async () => {
    const { begin, end, names } = createCounter();
    await begin('a', 'address 1', 'visitor 1');
    await begin('b', 'address 2', 'visitor 1');
    await begin('waits for a visitor', 'address 1', 'visitor 1');
    await begin('c', 'address 1', 'visitor 2');
    await begin('waits for an address', 'address 1', 'visitor 3');
    await begin('d', 'address 3', 'visitor 3');
    expect(names()).toEqual(['a', 'b', 'c', 'd']);
    await end('c', false);
    expect(names().slice(4)).toEqual(['waits for an address']);
    await end('b', false);
    expect(names().slice(5)).toEqual([]);
    await end('waits for an address', false);
    expect(names().slice(5)).toEqual(['waits for a visitor']);
    await end('a', true);
    await end('waits for a visitor', true);
    await begin('e', 'address 1', 'visitor 4');
    await begin('f', 'address 4', 'visitor 1');
    await begin('g', 'address 4', 'visitor 4');
    expect(names().slice(6)).toEqual(['e refused', 'f refused', 'g']);
  });

  test('of one visitor at several addresses wait for each other', async () => {
    const { begin, end, names } = createCounter();
    for (const address of ['a', 'b', 'c', 'd']) await begin(address, `address ${address}`, 'visitor');
    expect(names()).toEqual(['a', 'b']);
    await end('b', false);
    expect(names()).toEqual(['a', 'b', 'c']);
    await end('a', true);
    await end('c', true);
    expect(names()).toEqual(['a', 'b', 'c', 'd refused']);
  });

  test('are refused at once if too many wait already', async () => {
    const { begin, end, names, decided } = createCounter();
    await begin('a', 'address');
    await begin('b', 'address');
    for (let n = 0; n < 500; n += 1) await begin(`waiting ${n}`, 'address');
    await begin('too many', 'address');
    expect(names()).toEqual(['a', 'b', 'too many refused']);
    expect(decided[2]?.attempt).toEqual({ isWithinLimit: false, retryAfterSeconds: 1 });
    await end('a', false);
    await begin('last', 'address');
    await end('b', true);
    for (let n = 0; n < 500; n += 1) await end(`waiting ${n}`, false);
    expect(names()).toHaveLength(504);
    expect(names().at(-1)).toBe('last');
  });
});
