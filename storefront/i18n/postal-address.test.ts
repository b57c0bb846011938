import { expect, test } from 'vitest';
import { addressLine, placeLine } from './postal-address.ts';

test('Bangkok has its own names for its parts', () => {
  const place = { subdistrict: 'คลองเตย', district: 'คลองเตย', province: 'กรุงเทพมหานคร', postcode: '10110' };
  expect(placeLine(place, 'th')).toBe('แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร\u00A010110');
});

test('other provinces use abbreviations', () => {
  const place = { subdistrict: 'สุเทพ', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่', postcode: '50200' };
  expect(placeLine(place, 'th')).toBe('ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่\u00A050200');
});

test('English uses the names only', () => {
  const place = { subdistrict: 'Khlong Toei', district: 'Khlong Toei', province: 'Bangkok', postcode: '10110' };
  expect(placeLine(place, 'en')).toBe('Khlong Toei, Khlong Toei, Bangkok\u00A010110');
});

test('an address in one line has a comma before the place in English', () => {
  const place = { subdistrict: 'Pathum Wan', district: 'Pathum Wan', province: 'Bangkok', postcode: '10330' };
  expect(addressLine('Rama I Road', place, 'en')).toBe('Rama I Road, Pathum Wan, Pathum Wan, Bangkok\u00A010330');
  const thai = { subdistrict: 'สุเทพ', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่', postcode: '50200' };
  expect(addressLine('ถนนห้วยแก้ว', thai, 'th')).toBe('ถนนห้วยแก้ว ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่\u00A050200');
});
