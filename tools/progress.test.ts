import { expect, test } from 'vitest';
import { bar } from './progress.js';

test.each([
  [0, 10, '[························]   0 %'],
  [5, 10, '[############············]  50 %'],
  [9999, 10_000, '[#######################·]  99 %'],
  [10, 10, '[########################] 100 %'],
  [11, 10, '[########################] 100 %'],
])('%i of %i is drawn as %s', (done, total, drawn) => {
  expect(bar(done, total)).toBe(drawn);
});
