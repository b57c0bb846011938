import { expect, test } from 'vitest';
import { tidyProductSearch, wantedSku } from './selected-sku.ts';

test('an address asks for a variant by its id', () => {
  expect(wantedSku(new URLSearchParams('sku=10014'))).toBe(10014);
});

test.each(['', 'sku=', 'sku=0', 'sku=010014', 'sku=-1', 'sku=1e4', 'sku=10014x', 'sku=99999999999'])(
  'an address that asks for no variant there can be asks for none: %s',
  (query) => {
    expect(wantedSku(new URLSearchParams(query))).toBeUndefined();
    expect(tidyProductSearch(new URLSearchParams(query)).toString()).toBe('');
  },
);

test('a variant asked for twice, or ahead of its release, is one page', () => {
  expect(tidyProductSearch(new URLSearchParams('preview=true&sku=7&sku=8')).toString()).toBe('preview=true&sku=7');
});
