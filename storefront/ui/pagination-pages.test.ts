import { expect, test } from 'vitest';
import { paginationPages } from './pagination-pages.ts';

test('a few pages are all shown', () => {
  expect(paginationPages(1, 1)).toEqual([1]);
  expect(paginationPages(2, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('a long list shows the ends and the neighbours of the current page', () => {
  expect(paginationPages(1, 20)).toEqual([1, 2, 'gap', 20]);
  expect(paginationPages(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
  expect(paginationPages(20, 20)).toEqual([1, 'gap', 19, 20]);
});

test('a gap of a single page is that page', () => {
  expect(paginationPages(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  expect(paginationPages(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
});
