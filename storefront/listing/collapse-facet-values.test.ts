import { expect, test } from 'vitest';
import { collapseFacetValues } from './collapse-facet-values.ts';

const values = (...counts: number[]) => counts.map((count, index) => ({ value: `v${index}`, count }));
const namesOf = (list: { value: string }[]) => list.map(({ value }) => value).join(' ');

test('a list that is only slightly too long is not collapsed', () => {
  expect(collapseFacetValues(values(1, 2, 3, 4, 5, 6, 7, 8)).collapsed).toEqual([]);
});

test('a long list shows its most frequent values, each part in its original order', () => {
  const { shown, collapsed } = collapseFacetValues(values(1, 9, 9, 9, 2, 9, 9, 9, 1));
  expect(namesOf(shown)).toBe('v1 v2 v3 v5 v6 v7');
  expect(namesOf(collapsed)).toBe('v0 v4 v8');
});
