import { expect, test } from 'vitest';
import { carriers, isTrackingNumberOf, trackingUrl } from './carriers.ts';

test.each([
  ['EE473124829TH', true],
  ['EE473124820TH', false],
  ['EE473124829US', false],
  ['ee473124829th', false],
  ['EE47312482TH', false],
  ['473124829', false],
  ['EE000000005TH', true],
])('%s as a number of Thailand Post: %j', (number, expected) => {
  expect(isTrackingNumberOf('thailand_post', number)).toBe(expected);
});

test('numbers of other carriers have no known form', () => {
  for (const carrier of carriers.filter((name) => name !== 'thailand_post'))
    expect(isTrackingNumberOf(carrier, 'any 1')).toBe(true);
});

test('a tracking number is in the URL of its page, where that page takes one', () => {
  expect(trackingUrl('flash', 'TH 1&2')).toBe('https://www.flashexpress.co.th/fle/tracking?se=TH%201%262');
  expect(trackingUrl('jt', '812345678901')).toBe('https://www.jtexpress.co.th/service/track');
  expect(trackingUrl('other', '1')).toBeNull();
});
