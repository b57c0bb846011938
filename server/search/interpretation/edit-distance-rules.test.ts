import { expect, it } from 'vitest';
import { maxTypos } from './edit-distance-rules.ts';

it.each([
  ['iphone', 1],
  ['samsung', 2],
  ['logitech', 2],
  ['asu', 0],
  ['wh1000xm6', 0],
])('%s may have %i typos', (term, typos) => {
  expect(maxTypos(term)).toBe(typos);
});
