import { expect, test } from 'vitest';
import { nextShown } from './next-shown.ts';

test('a hundred hits are shown in four steps, of which the last is not a few products alone', () => {
  const steps = [24];
  while ((steps.at(-1) ?? 100) < 100) steps.push(nextShown(steps.at(-1) ?? 0, 100));
  expect(steps).toEqual([24, 48, 72, 100]);
});

test('a list that ends within a step is shown to its end', () => {
  expect(nextShown(24, 30)).toBe(30);
  expect(nextShown(24, 90)).toBe(48);
});
