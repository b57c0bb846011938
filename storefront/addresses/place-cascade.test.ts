import { describe, expect, test } from 'vitest';
import type { PostcodeMatch } from '#contract/addresses.ts';
import { type ChosenPlace, choosePlace, matchesFirst, placeOfMatch } from './place-cascade.ts';

const nothing: ChosenPlace = { provinceId: undefined, districtId: undefined, subdistrictId: undefined, postcode: '' };
const chosen: ChosenPlace = { provinceId: 1, districtId: 11, subdistrictId: 111, postcode: '10110' };

function match(province: number, district: number, subdistrict: number, postcode = '10110'): PostcodeMatch {
  const place = (id: number) => ({ id, label: String(id) });
  return { province: place(province), district: place(district), subdistrict: place(subdistrict), postcode };
}

describe('from province to postcode', () => {
  test('another province clears district, subdistrict and postcode', () => {
    expect(choosePlace(chosen, { field: 'province', id: 2 })).toEqual({ ...nothing, provinceId: 2 });
  });

  test('another district clears subdistrict and postcode', () => {
    expect(choosePlace(chosen, { field: 'district', id: 12 })).toEqual({
      provinceId: 1,
      districtId: 12,
      subdistrictId: undefined,
      postcode: '',
    });
  });

  test('a subdistrict with one postcode fills it in', () => {
    const subdistrict = { id: 112, label: '', postcodes: ['10120'] };
    expect(choosePlace(chosen, { field: 'subdistrict', subdistrict })).toEqual({
      ...chosen,
      subdistrictId: 112,
      postcode: '10120',
    });
  });

  test('a subdistrict with two postcodes keeps the one that was entered, or leaves the field empty', () => {
    const subdistrict = { id: 112, label: '', postcodes: ['10110', '10120'] };
    expect(choosePlace(chosen, { field: 'subdistrict', subdistrict }).postcode).toBe('10110');
    const elsewhere = { ...chosen, postcode: '50000' };
    expect(choosePlace(elsewhere, { field: 'subdistrict', subdistrict }).postcode).toBe('');
  });
});

test('a place that was found by name replaces all four fields', () => {
  const place = placeOfMatch(match(2, 21, 211, '20000'));
  expect(choosePlace(chosen, { field: 'place', place })).toEqual({
    provinceId: 2,
    districtId: 21,
    subdistrictId: 211,
    postcode: '20000',
  });
});

describe('from the postcode', () => {
  test('only five digits can be entered', () => {
    expect(choosePlace(nothing, { field: 'postcode', text: ' 10-1105x' }).postcode).toBe('10110');
    expect(choosePlace(nothing, { field: 'postcode', text: '๑๐๑๑๐' }).postcode).toBe('10110');
  });

  test('a postcode of one subdistrict fills in everything', () => {
    const entered = { ...nothing, postcode: '10110' };
    expect(choosePlace(entered, { field: 'matches', postcode: '10110', matches: [match(1, 11, 111)] })).toEqual(chosen);
  });

  test('a postcode of several subdistricts fills in province and district', () => {
    const entered = { ...nothing, postcode: '10110' };
    const matches = [match(1, 11, 111), match(1, 11, 112)];
    expect(choosePlace(entered, { field: 'matches', postcode: '10110', matches })).toEqual({
      provinceId: 1,
      districtId: 11,
      subdistrictId: undefined,
      postcode: '10110',
    });
  });

  test('a postcode of several districts fills in the province', () => {
    const entered = { ...nothing, postcode: '10110' };
    const matches = [match(1, 11, 111), match(1, 12, 121)];
    expect(choosePlace(entered, { field: 'matches', postcode: '10110', matches })).toMatchObject({
      provinceId: 1,
      districtId: undefined,
      subdistrictId: undefined,
    });
  });

  test('a district that matches the postcode keeps it, another one clears it', () => {
    const matches = [match(1, 11, 111), match(1, 11, 112), match(1, 12, 121)];
    const entered = { ...nothing, provinceId: 1, postcode: '10110' };
    expect(choosePlace(entered, { field: 'district', id: 11, matches })).toEqual({ ...entered, districtId: 11 });
    expect(choosePlace(entered, { field: 'district', id: 12, matches })).toEqual({
      ...entered,
      districtId: 12,
      subdistrictId: 121,
    });
    expect(choosePlace(entered, { field: 'district', id: 13, matches })).toEqual({
      ...entered,
      districtId: 13,
      postcode: '',
    });
  });

  test('chosen values stay where they match and are cleared where they do not', () => {
    const matches = [match(1, 11, 111), match(1, 11, 112), match(1, 12, 121)];
    expect(choosePlace(chosen, { field: 'matches', postcode: '10110', matches })).toEqual(chosen);
    const away = { ...chosen, provinceId: 9, districtId: 91, subdistrictId: 911 };
    expect(choosePlace(away, { field: 'matches', postcode: '10110', matches })).toMatchObject({
      provinceId: 1,
      districtId: undefined,
      subdistrictId: undefined,
    });
  });

  test('a late response for an earlier postcode is ignored', () => {
    const entered = { ...nothing, postcode: '50000' };
    expect(choosePlace(entered, { field: 'matches', postcode: '10110', matches: [match(1, 11, 111)] })).toBe(entered);
  });

  test('an unknown postcode changes nothing', () => {
    expect(choosePlace(chosen, { field: 'matches', postcode: '10110', matches: [] })).toBe(chosen);
  });
});

test('places that match the postcode come first in the lists', () => {
  const entries = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(matchesFirst(entries, new Set([3])).map(({ id }) => id)).toEqual([3, 1, 2]);
});
