import { expect, test } from 'vitest';
import { remainingPercent } from './reservations.ts';

test('what remains is a whole percent, rounded up, so that 0 means none', () => {
  expect(remainingPercent({ limit: 300, used: 0 })).toBe(100);
  expect(remainingPercent({ limit: 300, used: 200 })).toBe(34);
  expect(remainingPercent({ limit: 300, used: 299 })).toBe(1);
  expect(remainingPercent({ limit: 300, used: 300 })).toBe(0);
});
