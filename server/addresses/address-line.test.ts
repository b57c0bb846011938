import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPlaceLine, type PostalPlace } from '#contract/addresses.ts';
import type { Locale } from '#contract/locale.ts';
import { unifyCharacters } from '../thai-text/thai-text.ts';
import { loadAddressBook } from './address-book.ts';
import { parseAddressLine } from './address-line.ts';
import { type Area, indexPlaceNames } from './place-names.ts';

const names = indexPlaceNames(await loadAddressBook());

/** The places of an address from the province down, then its postcode; `-` for what is not certain. */
function placesOf(text: string): string {
  const { area, postcode } = parseAddressLine(text, names);
  const { province, district, subdistrict } = area ?? {};
  return [...[province, district, subdistrict].map((place) => place?.name.th ?? '-'), postcode ?? '-'].join('/');
}

const watthana = 'กรุงเทพมหานคร/วัฒนา/คลองเตยเหนือ/10110';
const khonKaen = 'ขอนแก่น/เมืองขอนแก่น/ในเมือง/40000';
const pakKret = 'นนทบุรี/ปากเกร็ด/บางพูด/11120';

describe('a Thai address', () => {
  test.each([
    // Bangkok.
    ['99/1 ถ.สุขุมวิท แขวงคลองเตยเหนือ เขตวัฒนา กรุงเทพมหานคร 10110', watthana, '99/1 ถ.สุขุมวิท'],
    ['99/1 ถนนสุขุมวิท แขวง คลองเตยเหนือ เขต วัฒนา กทม. 10110', watthana, '99/1 ถนนสุขุมวิท'],
    ['99/1 ถ.สุขุมวิท คลองเตยเหนือ วัฒนา กรุงเทพฯ 10110', watthana, '99/1 ถ.สุขุมวิท'],
    ['99/1 ถ.สุขุมวิท แขวง/ตำบล คลองเตยเหนือ เขต/อำเภอ วัฒนา กรุงเทพ 10110', watthana, '99/1 ถ.สุขุมวิท'],
    ['99/1ถ.สุขุมวิทแขวงคลองเตยเหนือเขตวัฒนากรุงเทพมหานคร10110', watthana, '99/1ถ.สุขุมวิท'],
    ['99/1 ซ.สุขุมวิท21คลองเตยเหนือวัฒนากรุงเทพ10110', watthana, '99/1 ซ.สุขุมวิท21'],
    ['๙๙/๑ ถ.สุขุมวิท แขวงคลองเตยเหนือ เขตวัฒนา กทม ๑๐๑๑๐', watthana, '99/1 ถ.สุขุมวิท'],
    ['99/1 ถ.สุขุมวิท\nแขวงคลองเตยเหนือ\nเขตวัฒนา\nกรุงเทพมหานคร\n10110', watthana, '99/1 ถ.สุขุมวิท'],
    ['99/1 ถ.สุขุมวิท, คลองเตยเหนือ, วัฒนา, กรุงเทพมหานคร, 10110, ประเทศไทย', watthana, '99/1 ถ.สุขุมวิท'],
    ['99/1 ถ.สุขุมวิท แขวงคลองเตยเหนือ เขตวัฒนา 10110 กรุงเทพมหานคร', watthana, '99/1 ถ.สุขุมวิท'],
    ['99/1 ถ.สุขุมวิท แขวงคลองเตยเหนือ เขตวัฒนา จังหวัดกรุงเทพมหานคร รหัสไปรษณีย์ 10110', watthana, '99/1 ถ.สุขุมวิท'],
    ['99/1 ถ.สุขุมวิท แขวงคลองเตยเหนือ เขตวัฒนา กรุงเทพมหานคร', watthana, '99/1 ถ.สุขุมวิท'],
    ['99/1 ถ.สุขุมวิท แขวงคลองเตยเหนื่อ เขตวัฒนา กทม 10110', watthana, '99/1 ถ.สุขุมวิท'],
    ['12 ถ.ลาดพร้าว จันทรเกษม จตุจักร กรุงเทพฯ 10900', 'กรุงเทพมหานคร/จตุจักร/จันทรเกษม/10900', '12 ถ.ลาดพร้าว'],
    [
      '12 ซอย ลาดพร้าว 35 ถนน ลาดพร้าว แขวงจันทรเกษม เขตจตุจักร กทม. 10900',
      'กรุงเทพมหานคร/จตุจักร/จันทรเกษม/10900',
      '12 ซอย ลาดพร้าว 35 ถนน ลาดพร้าว',
    ],
    [
      'คอนโด ลุมพินี วิลล์ ลาดพร้าว 101 แขวงคลองจั่น เขตบางกะปิ กทม. 10240',
      'กรุงเทพมหานคร/บางกะปิ/คลองจั่น/10240',
      'คอนโด ลุมพินี วิลล์ ลาดพร้าว 101',
    ],
    [
      'อาคารสีลมคอมเพล็กซ์ ชั้น 12 191 ถ.สีลม แขวงสีลม เขตบางรัก กรุงเทพฯ 10500',
      'กรุงเทพมหานคร/บางรัก/สีลม/10500',
      'อาคารสีลมคอมเพล็กซ์ ชั้น 12 191 ถ.สีลม',
    ],
    ['1 ถ.พระราม 4 แขวงคลองเตย เขตคลองเตย กรุงเทพฯ 10110', 'กรุงเทพมหานคร/คลองเตย/คลองเตย/10110', '1 ถ.พระราม 4'],
    ['1 ถ.พระราม 4 คลองเตย คลองเตย กรุงเทพฯ 10110', 'กรุงเทพมหานคร/คลองเตย/คลองเตย/10110', '1 ถ.พระราม 4'],
    [
      '99 หมู่บ้านบางกอกบูเลอวาร์ด ถ.กาญจนาภิเษก แขวงบางแค เขตบางแค กทม 10160',
      'กรุงเทพมหานคร/บางแค/บางแค/10160',
      '99 หมู่บ้านบางกอกบูเลอวาร์ด ถ.กาญจนาภิเษก',
    ],
    ['5/7 แขวงลาดยาว กรุงเทพ 10900', 'กรุงเทพมหานคร/จตุจักร/ลาดยาว/10900', '5/7'],
    // Elsewhere.
    ['123/45 หมู่ 6 ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000', khonKaen, '123/45 หมู่ 6'],
    ['123/45 ม.6 ตำบลในเมือง อำเภอเมืองขอนแก่น จังหวัดขอนแก่น 40000', khonKaen, '123/45 ม.6'],
    ['123/45 หมู่ที่ 6 ต.ในเมืองอ.เมืองจ.ขอนแก่น40000', khonKaen, '123/45 หมู่ที่ 6'],
    ['123/45 ต ในเมือง อ เมือง จ ขอนแก่น 40000', khonKaen, '123/45'],
    ['123/45 ในเมือง เมืองขอนแก่น ขอนแก่น 40000', khonKaen, '123/45'],
    ['123/45 ต.ในเมือง อ.เมืองฯ ขอนแก่น', khonKaen, '123/45'],
    ['123/45 ถ.มิตรภาพ ต.ในเมือง จ.ขอนแก่น 40000', khonKaen, '123/45 ถ.มิตรภาพ'],
    ['88 ม.๕ ต.บางพูด อ.ปากเกร็ด จ.นนทบุรี ๑๑๑๒๐', pakKret, '88 ม.5'],
    ['88 ต.บางพูด อ.ปากเกล็ด จ.นนทบุรี 11120', pakKret, '88 อ.ปากเกล็ด'],
    ['88 บางพูด ปากเกร็ด นนทบุรี', pakKret, '88'],
    ['88 เมืองทองธานี ถ.ป๊อปปูล่า ต.บ้านใหม่ อ.ปากเกร็ด นนทบุรี 11120', 'นนทบุรี/ปากเกร็ด/บ้านใหม่/11120', '88 เมืองทองธานี ถ.ป๊อปปูล่า'],
    ['12 ถ.นิมมานเหมินท์ ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200', 'เชียงใหม่/เมืองเชียงใหม่/สุเทพ/50200', '12 ถ.นิมมานเหมินท์'],
    ['หอพักเชียงใหม่แมนชั่น 12 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200', 'เชียงใหม่/เมืองเชียงใหม่/สุเทพ/50200', 'หอพักเชียงใหม่แมนชั่น 12'],
    ['55 ถ.เพชรเกษม ต.หาดใหญ่ อ.หาดใหญ่ จ.สงขลา 90110', 'สงขลา/หาดใหญ่/หาดใหญ่/90110', '55 ถ.เพชรเกษม'],
    ['9 ม.2 ต.จ.ป.ร. อ.กระบุรี จ.ระนอง 85110', 'ระนอง/กระบุรี/จ.ป.ร./85110', '9 ม.2'],
    ['9 ต.สุไหงโกลก อ.สุไหงโก-ลก จ.นราธิวาส 96120', 'นราธิวาส/สุไหงโก-ลก/สุไหงโก-ลก/96120', '9'],
    ['9 ต.ในเมือง อ.เมืองโคราช จ.นครราชสีมา 30000', 'นครราชสีมา/เมืองนครราชสีมา/ในเมือง/30000', '9'],
    ['9 ต.ในเมือง อ.เมือง โคราช 30000', 'นครราชสีมา/เมืองนครราชสีมา/ในเมือง/30000', '9'],
    ['9 ต.ประตูชัย อ.พระนครศรีอยุธยา จ.อยุธยา 13000', 'พระนครศรีอยุธยา/พระนครศรีอยุธยา/ประตูชัย/13000', '9'],
    ['9 ม.1 ต.สามตำบล อ.จุฬาภรณ์ จ.นครศรีธรรมราช 80130', 'นครศรีธรรมราช/จุฬาภรณ์/สามตำบล/80130', '9 ม.1'],
    ['9 ม.1 สามตำบล จุฬาภรณ์ นครศรีธรรมราช 80130', 'นครศรีธรรมราช/จุฬาภรณ์/สามตำบล/80130', '9 ม.1'],
    ['9 ต.ลาดกระทิง อ.สนามชัยเขต จ.ฉะเชิงเทรา 24160', 'ฉะเชิงเทรา/สนามชัยเขต/ลาดกระทิง/24160', '9'],
    ['9 ตลาด เมืองจันทบุรี จันทบุรี 22000', 'จันทบุรี/เมืองจันทบุรี/ตลาด/22000', '9'],
    [
      'ร้านเจ๊แดง ตลาดบางบัวทอง 9 ม.1 ต.โสนลอย อ.บางบัวทอง จ.นนทบุรี 11110',
      'นนทบุรี/บางบัวทอง/โสนลอย/11110',
      'ร้านเจ๊แดง ตลาดบางบัวทอง 9 ม.1',
    ],
  ])('%s', (text, places, address) => {
    expect({ places: placesOf(text), address: parseAddressLine(text, names).address }).toEqual({ places, address });
  });
});

describe('an English address', () => {
  test.each([
    [
      '99/1 Moo 5, Soi Sukhumvit 21, Khlong Toei Nuea, Watthana, Bangkok 10110',
      watthana,
      '99/1 Moo 5, Soi Sukhumvit 21',
    ],
    ['99/1 Sukhumvit Road, Klong Toey Nua, Wattana, Bangkok 10110, Thailand', watthana, '99/1 Sukhumvit Road'],
    [
      '99/1 Soi Asoke, Khwaeng Khlong Toei Nuea, Khet Watthana, Krung Thep Maha Nakhon 10110',
      watthana,
      '99/1 Soi Asoke',
    ],
    ['99/1 Soi Asoke, Khlong Toei Nuea Sub-district, Watthana District, Bangkok', watthana, '99/1 Soi Asoke'],
    [
      '1 Soi Ari, Samsen Nai Subdistrict, Phaya Thai District, BKK 10400',
      'กรุงเทพมหานคร/พญาไท/สามเสนใน/10400',
      '1 Soi Ari',
    ],
    [
      'Room 1204, Empire Tower, 195 South Sathorn Road, Yannawa, Sathorn, Bangkok 10120',
      'กรุงเทพมหานคร/สาทร/ยานนาวา/10120',
      'Room 1204, Empire Tower, 195 South Sathorn Road',
    ],
    ['123/45 M.6 T.Nai Mueang A.Muang Khon Kaen 40000', khonKaen, '123/45 M.6'],
    ['123/45 Moo 6, Tambon Nai Mueang, Amphoe Mueang Khon Kaen, Khon Kaen 40000', khonKaen, '123/45 Moo 6'],
    ['123/45 Moo 6, Nai Muang, Muang, Khon Kaen Province 40000', khonKaen, '123/45 Moo 6'],
    ['88 MOO 5 BANG PHUT PAK KRET NONTHABURI 11120', pakKret, '88 MOO 5'],
    ['88 Moo 5, Bang Phut, Pakkret, Nonthaburi', pakKret, '88 Moo 5'],
    ['9 Moo 10, Nongprue, Banglamung, Chonburi 20150', 'ชลบุรี/บางละมุง/หนองปรือ/20150', '9 Moo 10'],
    ['9 Tha Chang, Mueang Chanthaburi, Chanthaburi 22000', 'จันทบุรี/เมืองจันทบุรี/ท่าช้าง/22000', '9'],
  ])('%s', (text, places, address) => {
    expect({ places: placesOf(text), address: parseAddressLine(text, names).address }).toEqual({ places, address });
  });
});

describe('an address whose place is not certain', () => {
  test.each([
    ['a district without its subdistrict', '9 คลองเตย กทม', 'กรุงเทพมหานคร/คลองเตย/-/-', '9'],
    ['a district at the end', '55 ถ.เพชรเกษม หาดใหญ่', 'สงขลา/หาดใหญ่/-/-', '55 ถ.เพชรเกษม'],
    ['a province at the end', '55 ถ.เพชรเกษม สงขลา', 'สงขลา/-/-/-', '55 ถ.เพชรเกษม'],
    ['only a postcode', '55 ถนนสุขุมวิท 10110', 'กรุงเทพมหานคร/-/-/10110', '55 ถนนสุขุมวิท'],
    ['a subdistrict of many provinces', '9 ต.หนองบัว', '-/-/-/-', '9 ต.หนองบัว'],
    ['a subdistrict of two districts', '9 ต.ปากน้ำ จ.สมุทรปราการ', 'สมุทรปราการ/เมืองสมุทรปราการ/ปากน้ำ/10270', '9'],
    ['names of roads only', '12 ถ.ขอนแก่น-เลย ซ.บางนา 3', '-/-/-/-', '12 ถ.ขอนแก่น-เลย ซ.บางนา 3'],
    ['no place at all', 'ส่งที่เดิมนะคะ', '-/-/-/-', 'ส่งที่เดิมนะคะ'],
    ['a number of five digits that is a house', '10110 ถ.สุขุมวิท', '-/-/-/-', '10110 ถ.สุขุมวิท'],
    ['a subdistrict that is not in the province', '9 ต.บางพูด จ.เชียงใหม่', 'เชียงใหม่/-/-/-', '9 ต.บางพูด'],
  ])('%s: %s', (_, text, places, address) => {
    expect({ places: placesOf(text), address: parseAddressLine(text, names).address }).toEqual({ places, address });
  });

  test('offers every place that fits, and takes the one that is chosen', () => {
    const text = '12 ต.ในเมือง อ.เมือง';
    const { choices, address } = parseAddressLine(text, names);
    expect(choices.length).toBeGreaterThan(10);
    expect(new Set(choices.map(({ subdistrict }) => subdistrict?.name.th))).toEqual(new Set(['ในเมือง']));
    expect(address).toBe(text);
    const chosen = choices.find(({ province }) => province.name.th === 'ขอนแก่น');
    const again = parseAddressLine(text, names, chosen?.subdistrict?.id);
    expect([again.area?.province.name.th, again.postcode, again.address]).toEqual(['ขอนแก่น', '40000', '12']);
  });

  test('offers the subdistricts of the postcode', () => {
    const { choices } = parseAddressLine('55 หาดใหญ่ สงขลา 90110', names);
    expect(choices.map(({ district }) => district?.name.th)).toEqual(choices.map(() => 'หาดใหญ่'));
    expect(choices.length).toBeGreaterThan(3);
  });
});

describe('a postcode that is wrong', () => {
  test.each([
    ['of another province', '9 ต.บางพูด อ.ปากเกร็ด จ.นนทบุรี 50200', pakKret, '50200'],
    ['that does not exist', '9 ต.บางพูด อ.ปากเกร็ด จ.นนทบุรี 11999', pakKret, '11999'],
    ['next to a province only', '9 จ.นนทบุรี 50200', 'นนทบุรี/-/-/-', '50200'],
  ])('%s is reported', (_, text, places, otherPostcode) => {
    expect(placesOf(text)).toBe(places);
    expect(parseAddressLine(text, names)).toMatchObject({ otherPostcode, address: '9' });
  });
});

describe('receiver and mobile number', () => {
  const rest = '99/1 ถ.สุขุมวิท แขวงคลองเตยเหนือ เขตวัฒนา กทม. 10110';
  test.each([
    [`คุณสมชาย ใจดี 081-234-5678 ${rest}`, 'สมชาย', 'ใจดี', '0812345678'],
    [`นางสาว สมหญิง ณ อยุธยา\n${rest}\nโทร. 089 123 4567`, 'สมหญิง', 'ณ อยุธยา', '0891234567'],
    [`สมชาย ใจดี\n0812345678\n${rest}`, 'สมชาย', 'ใจดี', '0812345678'],
    [`ผู้รับ: สมชาย ใจดี โทร: 0812345678 ที่อยู่: ${rest}`, 'สมชาย', 'ใจดี', '0812345678'],
    [`ชื่อ คุณแอน ${rest} เบอร์โทร +66 81 234 5678`, 'แอน', '', '0812345678'],
    [`Mr. John Smith, ${rest}, Tel. 081-2345678`, 'John', 'Smith', '0812345678'],
    [`${rest} (๐๘๑-๒๓๔-๕๖๗๘)`, null, null, '0812345678'],
  ])('%s', (text, firstName, lastName, mobileNo) => {
    expect(placesOf(text)).toBe(watthana);
    expect(parseAddressLine(text, names)).toMatchObject({
      receiver: firstName === null ? null : { firstName, lastName },
      mobileNo,
      address: '99/1 ถ.สุขุมวิท',
    });
  });

  test.each([
    ['a landline', `${rest} โทร. 02-123-4567`, '99/1 ถ.สุขุมวิท โทร. 02-123-4567'],
    ['two numbers', `${rest} 0812345678, 0898765432`, '99/1 ถ.สุขุมวิท 0812345678, 0898765432'],
    ['a company', `บริษัท สายฟ้า จำกัด ${rest}`, 'บริษัท สายฟ้า จำกัด 99/1 ถ.สุขุมวิท'],
    ['words before the address', `ฝากไว้ที่ป้อมยาม ${rest}`, 'ฝากไว้ที่ป้อมยาม 99/1 ถ.สุขุมวิท'],
  ])('%s stays in the address', (_, text, address) => {
    expect(parseAddressLine(text, names)).toMatchObject({ receiver: null, mobileNo: null, address });
  });
});

describe('the parts of the address', () => {
  test.each([
    [
      '123/45 หมู่ที่ 6 หมู่บ้านพฤกษา 12 ซ.รังสิต 34 ถ.รังสิต-นครนายก ต.คลองสาม อ.คลองหลวง จ.ปทุมธานี 12120',
      'houseNumber=123/45 villageNumber=6 village=พฤกษา 12 alley=รังสิต 34 road=รังสิต-นครนายก',
    ],
    ['บ้านเลขที่ 9 ม.5 ตรอกจันทร์', 'houseNumber=9 villageNumber=5 alley=จันทร์'],
    ['ห้อง 1204 ชั้น 12 อาคารเอ็มไพร์ ถนนสาทรใต้', 'room=1204 floor=12 building=เอ็มไพร์ road=สาทรใต้'],
    [
      '99/1 Moo 5, Soi Sukhumvit 21, Asoke Montri Road',
      'houseNumber=99/1 villageNumber=5 alley=Sukhumvit 21 road=Asoke Montri Road',
    ],
    ['99/1หมู่5ซอยอารีย์ถนนพหลโยธิน', 'houseNumber=99/1 villageNumber=5 alley=อารีย์ road=พหลโยธิน'],
    ['ฝากไว้ที่ร้าน', ''],
  ])('%s', (text, parts) => {
    expect(
      parseAddressLine(text, names)
        .parts.map(({ kind, text: value }) => `${kind}=${value}`)
        .join(' '),
    ).toBe(parts);
  });
});

const locales = ['th', 'en'] as const satisfies Locale[];

function namesOf({ subdistrict, district, province }: Area, postcode: string, locale: Locale): PostalPlace {
  return {
    subdistrict: subdistrict?.name[locale] ?? '',
    district: district?.name[locale] ?? '',
    province: province.name[locale],
    postcode,
  };
}

test.each(locales)('every subdistrict is recognised as the shop writes it, in %s', (locale) => {
  const misread = names.subdistricts.filter((area) =>
    area.subdistrict?.postcodes.some((postcode) => {
      const parsed = parseAddressLine(`99/1 ${formatPlaceLine(namesOf(area, postcode, locale), locale)}`, names);
      return parsed.area !== area || parsed.postcode !== postcode || parsed.address !== '99/1';
    }),
  );
  expect(misread.map(({ subdistrict }) => subdistrict?.name.th)).toEqual([]);
});

test('a label after a name is one, although both together are the end of another name (วังคีรี เขต, คีรีเขต)', () => {
  expect(parseAddressLine('99/1 แขวงวังคีรี เขตห้วยยอด ตรัง 92210', names)).toMatchObject({
    address: '99/1',
    area: { subdistrict: { name: { th: 'วังคีรี' } }, district: { name: { th: 'ห้วยยอด' } } },
  });
});

/** Subdistricts whose name is a word for a road, temple or alley; without ตำบล they are not recognised. */
const wordsForRoads = ['ถนน', 'วัด', 'สรอย'];

test('a subdistrict is recognised after any house, with any abbreviations and separators', () => {
  const named = names.subdistricts.filter(({ subdistrict }) => !wordsForRoads.includes(subdistrict?.name.th ?? ''));
  fc.assert(
    fc.property(
      fc.constantFrom(...named),
      fc.constantFrom(...locales),
      fc.constantFrom('99/1', '12 หมู่ 5', '7 ซ.ลาดพร้าว 101 ถ.ลาดพร้าว', '88 Moo 3, Soi Ari 4', 'ชั้น 3 อาคารสาทรธานี'),
      fc.constantFrom('', 'ต./อ./จ.', 'ตำบล/อำเภอ/จังหวัด', 'ตำบล /อำเภอ /จังหวัด ', 'แขวง/เขต/'),
      fc.constantFrom(' ', ', ', '\n', '  '),
      (area, locale, house, labels, separator) => {
        const place = namesOf(area, area.subdistrict?.postcodes[0] ?? '', locale);
        const [ofSubdistrict = '', ofDistrict = '', ofProvince = ''] = labels.split('/');
        const parsed = parseAddressLine(
          [
            house,
            ofSubdistrict + place.subdistrict,
            ofDistrict + place.district,
            ofProvince + place.province,
            place.postcode,
          ].join(separator),
          names,
        );
        expect(parsed.area).toBe(area);
        expect(parsed).toMatchObject({ address: house, postcode: place.postcode });
      },
    ),
    { numRuns: 1000 },
  );
});

test('what is left of an address are its own letters, in their order', () => {
  const words = fc.constantFrom(
    'ต.',
    'เขต',
    'กทม.',
    'ในเมือง',
    'วัฒนา',
    'Bangkok',
    '10110',
    '0812345678',
    'คุณ',
    'ซ.',
    ',',
    '\n',
    '🏠',
    '9/1',
    '(',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 20 }),
      (typed) => {
        const text = typed.join(' ');
        const { address } = parseAddressLine(text, names);
        // What is left are letters of the text, in their order.
        const source = [...unifyCharacters(text)];
        let at = 0;
        for (const letter of address) {
          if (letter === ' ') continue;
          at = source.indexOf(letter, at) + 1;
          expect(at).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('the last names count in a text of 500 characters that repeats names', () => {
  const repeated = 'ต.ในเมือง อ.เมือง '.repeat(24);
  const text = `${repeated}99/1 ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000`;
  expect(placesOf(text)).toBe(khonKaen);
  expect(parseAddressLine(text, names).address).toBe(`${repeated}99/1`);
});
