import { expect, it } from 'vitest';
import { findSimilarTerms, maxTypos } from './edit-distance-rules.ts';

it.each([
  ['iphone', 1],
  ['samsung', 2],
  ['logitech', 2],
  ['asu', 0],
  ['wh1000xm6', 0],
])('%s may have %i typos', (term, typos) => {
  expect(maxTypos(term)).toBe(typos);
});

it('two typos and another beginning make another Latin word', () => {
  expect(findSimilarTerms(['master'], 'toaster', 2, false)).toEqual([]);
  expect(findSimilarTerms(['samsung'], 'samsumg', 2, false)).toEqual([{ term: 'samsung', distance: 1 }]);
});
