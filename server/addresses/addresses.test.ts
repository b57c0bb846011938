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

describe('the search for a place', () => {
  const search = async (query: string, client = thai) =>
    dataOf(await client('GET /utils/api/postal-addresses/search', { query: { query, limit: 5 } })).map(
      ({ subdistrict, district, province, postcode }) =>
        `${subdistrict.label} ${district.label} ${province.label} ${postcode}`,
    );
  const khlongToei = 'คลองเตย คลองเตย กรุงเทพมหานคร 10110';

  test.each([
    ['its name', 'คลองเตย', khlongToei],
    ['its name with a space', 'คลอง เตย', khlongToei],
    ['its name after a label', 'แขวงคลองเตย', khlongToei],
    ['the beginning of its name', 'คลองเต', khlongToei],
    ['a name without its tone mark', 'บางพูด ปากเกรด', 'บางพูด ปากเกร็ด นนทบุรี 11120'],
    ['a name whose last letter is not silenced yet', 'บงตัน', 'บงตัน ดอยเต่า เชียงใหม่ 50260'],
    ['its English name', 'khlong toei', khlongToei],
    ['another English spelling', 'Klong Toey', khlongToei],
    ['its district', 'เขตวัฒนา', 'คลองตันเหนือ วัฒนา กรุงเทพมหานคร 10110'],
    ['its name and province', 'ต.ในเมือง จ.กำแพงเพชร', 'ในเมือง เมืองกำแพงเพชร กำแพงเพชร 62000'],
    ['its name and postcode', 'ในเมือง 40000', 'ในเมือง เมืองขอนแก่น ขอนแก่น 40000'],
    ['its postcode', '10500', 'สีลม บางรัก กรุงเทพมหานคร 10500'],
  ])('finds it by %s: %s', async (_, query, first) => {
    expect((await search(query))[0]).toBe(first);
  });

  test('answers in the language of the page', async () => {
    expect((await search('สีลม', english))[0]).toBe('Si Lom Bang Rak Bangkok 10500');
  });

  test('finds nothing for a single letter or an unknown name', async () => {
    expect(await search('ก')).toEqual([]);
    expect(await search('ดาวอังคาร')).toEqual([]);
  });

  test.each([
    '',
    'query=',
    'query=%20',
    `query=${'x'.repeat(101)}`,
    'query=a%0ab',
    'query=ab&limit=0',
    'query=ab&limit=21',
  ])('refuses %s', async (query) => {
    expect(failureOf(await shop.app.inject(`/utils/api/postal-addresses/search?${query}`))).toMatchObject({
      status: 422,
    });
  });
});

describe('an address in one text', () => {
  const parse = (client: typeof thai, text: string, subdistrictId?: number) =>
    client('POST /utils/api/postal-addresses/parse', { body: { text, subdistrictId } });

  test('is taken apart, with places in the language of the page', async () => {
    const text = 'คุณสมชาย ใจดี 081-234-5678\n99/1 ถ.สุขุมวิท แขวงคลองเตยเหนือ เขตวัฒนา กทม. 10110';
    const parsed = dataOf(await parse(english, text));
    expect(parsed).toMatchObject({
      receiver: { firstName: 'สมชาย', lastName: 'ใจดี' },
      mobileNo: '0812345678',
      address: '99/1 ถ.สุขุมวิท',
      parts: [
        { kind: 'houseNumber', text: '99/1' },
        { kind: 'road', text: 'สุขุมวิท' },
      ],
      subdistrict: { label: 'Khlong Toei Nuea' },
      district: { label: 'Watthana' },
      province: { label: 'Bangkok' },
      postcode: '10110',
      choices: [],
    });
  });

  test('takes the choice among several places', async () => {
    const text = '9 ต.ในเมือง อ.เมือง';
    const { choices } = dataOf(await parse(thai, text));
    const chosen = choices.find(({ postcode }) => postcode === '40000');
    expect(dataOf(await parse(thai, text, chosen?.subdistrict.id))).toMatchObject({
      address: '9',
      province: { label: 'ขอนแก่น' },
      postcode: '40000',
      choices: [],
    });
  });

  test('offers no choices if there are more than twenty', async () => {
    expect(dataOf(await parse(thai, '9 ต.หนองบัว'))).toMatchObject({ choices: [], address: '9 ต.หนองบัว' });
  });

  test.each([[''], ['x'.repeat(501)], ['a\u0001b'], [7]])('refuses %j', async (text) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/utils/api/postal-addresses/parse',
      payload: { text },
    });
    expect(failureOf(response)).toMatchObject({ status: 422 });
  });
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
