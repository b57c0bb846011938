import { expect, test } from 'vitest';
import {
  clearFilters,
  filterCount,
  isSelected,
  matchingCategories,
  selectedFilters,
  toggleFilter,
} from './listing-filters.ts';
import { parseListing } from './listing-view.ts';

const read = (search: string) => parseListing('audio', new URLSearchParams(search));

test('selecting a value adds it and returns to the first page; selecting it again removes it', () => {
  const sony = toggleFilter(read('query=wireless&page=3&minPrice=500'), { facet: 'brand', value: 'Sony' });
  expect(sony).toEqual(read('query=wireless&brands=Sony&minPrice=500'));
  const red = toggleFilter(sony, { facet: 'colour', value: 'red:dark' });
  expect(red.attributes).toEqual(['colour:red:dark']);
  expect(toggleFilter(red, { facet: 'colour', value: 'red:dark' })).toEqual(sony);
  expect(toggleFilter(read('availability=pre-order'), { facet: 'availability', value: 'in-stock' })).toEqual(
    read('availability=in-stock&availability=pre-order'),
  );
});

test('a brand in another case is the same brand', () => {
  const typed = read('brands=sony');
  expect(isSelected(typed, { facet: 'brand', value: 'Sony' })).toBe(true);
  expect(toggleFilter(typed, { facet: 'brand', value: 'Sony' }).brands).toEqual([]);
});

test('a price range counts as one filter', () => {
  const chosen = read('minPrice=5&maxPrice=9&brands=Sony&promotion=special&sort=newest&query=x');
  expect(selectedFilters(chosen)).toEqual([
    { facet: 'brand', value: 'Sony' },
    { facet: 'promotion', value: 'special' },
  ]);
  expect(filterCount(chosen)).toBe(3);
});

test('clearing keeps search text and sort order', () => {
  expect(
    clearFilters(read('query=x&sort=newest&brands=Sony&attributes=a:b&maxPrice=9&availability=in-stock&page=2')),
  ).toEqual(read('query=x&sort=newest'));
});

test('with filters only subcategories with matching products remain', () => {
  const categories = [{ path: 'audio/earbuds' }, { path: 'audio/soundbars' }];
  const facets = [
    { code: 'category', label: '', type: 'values' as const, values: [{ value: 'audio/earbuds', label: '', count: 5 }] },
  ];
  expect(matchingCategories(read(''), categories, facets)).toEqual(categories);
  expect(matchingCategories(read('brands=Apple'), categories, facets)).toEqual([{ path: 'audio/earbuds' }]);
  expect(matchingCategories(read('brands=Nobody'), categories, [])).toEqual([]);
});
