import { expect, test } from 'vitest';
import type { StorePoint } from '#contract/stores.ts';
import { mapOf } from './map-data.ts';
import { nearestElsewhere } from './suggestion.ts';

let storeId = 0;
function branchIn(province: number, latitude: number, longitude: number): StorePoint {
  storeId += 1;
  return {
    storeId,
    slug: `branch-${storeId}`,
    name: `Branch ${storeId}`,
    province: { id: province, label: `Province ${province}` },
    location: { latitude, longitude },
  };
}

const chiangMai = branchIn(50, 18.79, 98.98);
const chiangRai = branchIn(57, 19.9, 99.83);
const phuket = branchIn(83, 7.89, 98.4);
const songkhla = branchIn(90, 7.2, 100.6);
const regions = [
  {
    id: 1,
    label: 'North',
    provinces: [
      { id: 50, label: '' },
      { id: 57, label: '' },
    ],
  },
  {
    id: 6,
    label: 'South',
    provinces: [
      { id: 83, label: '' },
      { id: 90, label: '' },
    ],
  },
];

test('where no branch matches, the nearest region with some is suggested', () => {
  expect(nearestElsewhere([chiangMai, phuket], [songkhla], regions)).toEqual({
    region: { id: 6, label: 'South' },
    count: 1,
  });
  expect(nearestElsewhere([chiangMai, phuket], [chiangRai], regions)?.region.label).toBe('North');
});

test('without branches nearby the region with the most is suggested, and none if nothing matches', () => {
  expect(nearestElsewhere([phuket, chiangMai, chiangRai], [], regions)).toMatchObject({ region: { id: 1 }, count: 2 });
  expect(nearestElsewhere([], [songkhla], regions)).toBeNull();
});

test('the map of the country has provinces to choose from, that of a province its branches', () => {
  const country = mapOf([chiangMai, chiangMai, phuket], { province: undefined, isPart: false });
  expect(country.provinces).toEqual([
    { id: 50, label: 'Province 50', count: 2 },
    { id: 83, label: 'Province 83', count: 1 },
  ]);
  expect(country.branches).toEqual([]);
  expect(country.dots.match(/M/g)).toHaveLength(3);
  const province = mapOf([phuket], { province: 83, isPart: true });
  expect(province.provinces).toEqual([]);
  expect(province.branches.map(({ slug }) => slug)).toEqual([phuket.slug]);
  expect(province.area.height).toBeLessThan(country.area.height);
});
