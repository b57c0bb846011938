import { expect, test } from 'vitest';
import { placeLine } from './postal-address.ts';

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
