import { describe, expect, test } from 'vitest';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { loadAddressBook } from './address-book.ts';
import { regions } from './regions.ts';

const shop = await createTestShop();
const english = shop.client();
const thai = shop.client({ locale: 'th' });

describe('the address cascade', () => {
  test('leads from Bangkok to the postcodes of Khlong Toei, in both languages', async () => {
    const provinces = dataOf(await english('GET /utils/api/postal-addresses/provinces'));
    expect(provinces).toHaveLength(77);
    const bangkok = provinces.find((province) => province.label === 'Bangkok');
    const districts = dataOf(
      await thai('GET /utils/api/postal-addresses/districts', { query: { provinceId: bangkok?.id ?? 0 } }),
    );
    expect(districts).toHaveLength(50);
    const khlongToei = districts.find((district) => district.label === 'คลองเตย');
    const subdistricts = dataOf(
      await thai('GET /utils/api/postal-addresses/subdistricts', { query: { districtId: khlongToei?.id ?? 0 } }),
    );
    expect(subdistricts.find((subdistrict) => subdistrict.label === 'คลองตัน')?.postcodes).toContain('10110');
  });

  test('a postcode fills in the rest', async () => {
    const matches = dataOf(
      await english('GET /utils/api/postal-addresses/postcodes/{postcode}', { params: { postcode: '38000' } }),
    );
    expect(matches.length).toBeGreaterThan(5);
    expect(new Set(matches.map((match) => match.province.label))).toEqual(new Set(['Bueng Kan']));
  });

  test('every district of Bueng Kan can be chosen', async () => {
    const provinces = dataOf(await thai('GET /utils/api/postal-addresses/provinces'));
    const buengKan = provinces.find((province) => province.label === 'บึงกาฬ');
    expect(
      dataOf(await thai('GET /utils/api/postal-addresses/districts', { query: { provinceId: buengKan?.id ?? 0 } })),
    ).toHaveLength(8);
  });

  test('the six regions hold each province once', async () => {
    const listed = dataOf(await thai('GET /utils/api/postal-addresses/regions'));
    expect(listed.map((region) => region.provinces.length)).toEqual([9, 20, 22, 7, 5, 14]);
    expect(new Set(regions.flatMap((region) => region.provinces)).size).toBe(77);
  });

  test.each([
    'districts?provinceId=1',
    'districts?provinceId=999999999',
    'subdistricts?districtId=3',
    'postcodes/99999',
  ])('an unknown place (%s) is not found', async (path) => {
    expect(failureOf(await shop.app.inject(`/utils/api/postal-addresses/${path}`))).toEqual({
      status: 404,
      code: 'not_found',
    });
  });

  test.each(['districts', 'districts?provinceId=abc', 'districts?provinceId=-1', 'postcodes/1011', 'postcodes/10110x'])(
    'a malformed place (%s) is refused',
    async (path) => {
      expect(failureOf(await shop.app.inject(`/utils/api/postal-addresses/${path}`))).toEqual({
        status: 422,
        code: 'validation_failed',
      });
    },
  );
});

describe('the address book', () => {
  test('gives every place an id of its own', async () => {
    const book = await loadAddressBook();
    expect(book.provinces.size).toBe(77);
    expect(book.districts.size).toBe(928);
    expect(book.subdistricts.size).toBeGreaterThan(7400);
    let counted = 0;
    for (const province of book.provinces.values())
      for (const district of province.districts.values()) counted += district.subdistricts.size;
    expect(counted).toBe(book.subdistricts.size);
  });
});
