import { expect, it } from 'vitest';
import { withinTypos } from './edit-distance-rules.ts';

it.each([
  ['iphone', 1],
  ['samsung', 2],
  ['logitech', 2],
  ['asu', 0],
  ['wh1000xm6', 0],
])('%s may be wrong in %i letters', (term, letters) => {
  expect(withinTypos(term)).toBe(letters);
});
