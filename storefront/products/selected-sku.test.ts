import { expect, test } from 'vitest';
import { canonicalProductQuery, selectedSkuId } from './selected-sku.ts';

test('a URL selects a variant by its id', () => {
  expect(selectedSkuId(new URLSearchParams('sku=10014'))).toBe(10014);
});

test.each(['', 'sku=', 'sku=0', 'sku=010014', 'sku=-1', 'sku=1e4', 'sku=10014x', 'sku=99999999999'])(
  'an invalid variant is ignored: %s',
  (query) => {
    expect(selectedSkuId(new URLSearchParams(query))).toBeUndefined();
    expect(canonicalProductQuery(new URLSearchParams(query)).toString()).toBe('');
  },
);

test('a repeated variant parameter has one canonical query, also in a preview', () => {
  expect(canonicalProductQuery(new URLSearchParams('preview=true&sku=7&sku=8')).toString()).toBe('preview=true&sku=7');
});
