import { expect, test } from 'vitest';
import { formatPlaceLine, withUnbrokenPostcode } from './addresses.ts';

const nonBreaking = '\u00A0';
const bangkok = { subdistrict: 'คลองเตย', district: 'คลองเตย', province: 'กรุงเทพมหานคร', postcode: '10110' };

test('the last line of an address is written as on a Thai parcel', () => {
  expect(formatPlaceLine(bangkok, 'th')).toBe(`แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร${nonBreaking}10110`);
  expect(
    formatPlaceLine({ subdistrict: 'สุเทพ', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่', postcode: '50200' }, 'th'),
  ).toBe(`ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่${nonBreaking}50200`);
});

test('in English it has the names alone', () => {
  const places = { subdistrict: 'Khlong Toei', district: 'Khlong Toei', province: 'Bangkok', postcode: '10110' };
  expect(formatPlaceLine(places, 'en')).toBe(`Khlong Toei, Khlong Toei, Bangkok${nonBreaking}10110`);
});

test('the postcode of an address in one line stays beside its province', () => {
  expect(withUnbrokenPostcode('99/9 ถนนพระรามที่ 4 กรุงเทพมหานคร 10110')).toBe(
    `99/9 ถนนพระรามที่ 4 กรุงเทพมหานคร${nonBreaking}10110`,
  );
  expect(withUnbrokenPostcode('Unit 12345 Rama IV Road')).toBe('Unit 12345 Rama IV Road');
});
