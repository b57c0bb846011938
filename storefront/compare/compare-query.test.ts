import { describe, expect, it, test } from 'vitest';
import { canonicalCompareQuery, parseIds } from './compare-query.ts';

describe('ids from a URL or the storage', () => {
  it.each([
    ['1001,1002', [1001, 1002]],
    ['1001,1001,1002', [1001, 1002]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
    ['1001,,x,-3,2.5,1e99,1002', [1001, 1002]],
    ['', []],
    [null, []],
  ])('%j are %j', (text, ids) => {
    expect(parseIds(text)).toEqual(ids);
  });
});

test.each([
  ['products=1002,1001', 'products=1002,1001'],
  ['products=1001,x,1001,1002', 'products=1001,1002'],
  ['products=1001', ''],
  ['products=made-up', ''],
])('the comparison %s is cached as %j', (query, canonical) => {
  expect(decodeURIComponent(canonicalCompareQuery(new URLSearchParams(query)).toString())).toBe(canonical);
});
