import { expect, test } from 'vitest';
import { hasWebAddress } from './web-address.ts';

test.each([
  'evil.example',
  'Win at evil.example now',
  'https://evil',
  'HTTP:evil',
  'www.evil',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'ev\u200Bil.\u200Bcom',
  'mali@evil',
  'bit.ly/x',
  'ร้าน.ไทย',
  'ร้าน.คอม',
  'โปรโมชั่น.com',
  'xn--a.xn--b',
  '1.2.3.44',
])('%j has a web address', (text) => {
  expect(hasWebAddress(text)).toBe(true);
});

test.each(['Mali', 'มะลิ', 'ดร.สมชาย', 'นพ.สมชาย', 'ม.ล.มะลิ', 'J. R. Smith', 'J.R.', "O'Brien-Smith", 'Mali Jr.'])(
  '%j has no web address',
  (text) => {
    expect(hasWebAddress(text)).toBe(false);
  },
);
