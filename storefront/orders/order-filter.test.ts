import { expect, test } from 'vitest';
import { orderFilterQuery, readOrderFilter } from './order-filter.ts';

const all = { group: undefined, query: undefined, page: 1 };
const read = (query: string) => readOrderFilter(new URLSearchParams(query));

test('group, search and page are read from the URL and written back unchanged', () => {
  const filter = { group: 'to_pay', query: 'สายชาร์จ 100%', page: 3 } as const;
  expect(readOrderFilter(new URLSearchParams(orderFilterQuery(filter)))).toEqual(filter);
});

test('the first page of all orders has no query', () => {
  expect(read('')).toEqual(all);
  expect(orderFilterQuery(all)).toBe('');
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'group=lost', 'status=paid', 'query=x', 'query=+x+'])(
  '%s shows the first page of all',
  (query) => {
    expect(read(query)).toEqual(all);
  },
);

test('a search is trimmed and cut to the longest that is allowed', () => {
  expect(read('query=++bolt%0Aphone+').query).toBe('bolt phone');
  expect(read(`query=${'x'.repeat(99)}+yy`).query).toBe('x'.repeat(99));
});
