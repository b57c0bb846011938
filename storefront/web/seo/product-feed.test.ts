import { expect, test } from 'vitest';
import { createTurns } from './product-feed.ts';

test('what waits for its turn begins in the order in which it came, also after work that failed', async () => {
  const inTurn = createTurns(1);
  const begun: number[] = [];
  const work = (number: number) =>
    inTurn(async () => {
      begun.push(number);
      if (number === 0) throw new Error('the API does not respond');
    });
  const [first] = await Promise.allSettled([0, 1, 2, 3].map(work));
  expect(first?.status).toBe('rejected');
  expect(begun).toEqual([0, 1, 2, 3]);
  await work(4);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
