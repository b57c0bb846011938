import { expect, test } from 'vitest';
import { orderFilterQuery, readOrderFilter } from './order-filter.ts';

test('status and page are read from the URL and written back unchanged', () => {
  const query = '?status=paid&page=3';
  expect(readOrderFilter(new URLSearchParams(query))).toEqual({ status: 'paid', page: 3 });
  expect(orderFilterQuery({ status: 'paid', page: 3 })).toBe(query);
});

test('the first page of all orders has no query', () => {
  expect(readOrderFilter(new URLSearchParams())).toEqual({ status: undefined, page: 1 });
  expect(orderFilterQuery({ status: undefined, page: 1 })).toBe('');
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'status=lost'])(
  '%s shows the first page of all',
  (query) => {
    expect(readOrderFilter(new URLSearchParams(query))).toEqual({ status: undefined, page: 1 });
  },
);
