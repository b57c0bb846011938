import { expect, test } from 'vitest';
import { isOnItsWay } from './hover-intent.ts';

const from = { x: 100, y: 100 };

test.each([
  ['straight to the right', { x: 110, y: 100 }, true],
  ['down to the right', { x: 106, y: 110 }, true],
  ['up to the right', { x: 106, y: 90 }, true],
  ['mostly down', { x: 102, y: 120 }, false],
  ['straight down', { x: 100, y: 110 }, false],
  ['to the left', { x: 90, y: 101 }, false],
  ['nowhere', { x: 100, y: 100 }, false],
])('a pointer that moves %s', (_way, to, onItsWay) => {
  expect(isOnItsWay(from, to)).toBe(onItsWay);
});
