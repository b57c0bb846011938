import { expect, test } from 'vitest';
import { says } from './coupon-words.ts';

test.each([
  ['เงินเดือนออก ลด ฿300', 'ลด ฿300'],
  ['Payday: free delivery', 'Free delivery'],
  ['3% cashback, up to ฿500', '3% cashback, up to ฿500'],
])('%s says %s', (name, benefit) => {
  expect(says(name, benefit)).toBe(true);
});

test.each([
  ['HONOR week: 5% off', '5% off, up to ฿800'],
  ['Deal 5', '5% off'],
  ['Welcome', 'Free delivery'],
])('%s does not say %s', (name, benefit) => {
  expect(says(name, benefit)).toBe(false);
});
