import { expect, test } from 'vitest';
import { finderHref } from './finder-href.ts';
import { canonicalFinderQuery, knownView, parseFinder } from './store-finder.ts';

test.each([
  ['region=1&province=50&category=mall&query=siam&page=2', 'category=mall&page=2&province=50&query=siam&region=1'],
  ['region=&province=&category=&query=++&page=1', ''],
  ['region=north&province=-1&category=<b>&page=0', ''],
  ['province=99999999999&utm_source=mail', ''],
])('the query %s is shown as %s', (query, canonical) => {
  expect(canonicalFinderQuery(new URLSearchParams(query)).toString()).toBe(canonical);
});

test('a link to the finder has only what narrows the list', () => {
  expect(finderHref({ province: 50, page: 1 })).toBe('/store?province=50');
  expect(finderHref({})).toBe('/store');
});

test('a province outside of the region, and what is not known, is left out', () => {
  const regions = [
    { id: 1, provinces: [{ id: 50 }] },
    { id: 2, provinces: [{ id: 83 }] },
  ];
  const known = (query: string) => knownView(parseFinder(new URLSearchParams(query)), regions, [{ value: 'mall' }]);
  expect(known('region=1&province=83')).toMatchObject({ region: 1, province: undefined });
  expect(known('province=83')).toMatchObject({ region: undefined, province: 83 });
  expect(known('region=9&province=83&category=airport')).toMatchObject({
    region: undefined,
    province: 83,
    category: undefined,
  });
  expect(known('category=mall')).toMatchObject({ category: 'mall' });
});
