import { expect, test } from 'vitest';
import { preOrderShipDate } from './pre-orders.ts';

const shipDateOf = (value: string) =>
  preOrderShipDate([
    { code: 'colour', value: '2026-01-01' },
    { code: 'available-from', value },
  ]);

test('a pre-order ships from the day of its attribute', () => {
  expect(shipDateOf('2027-01-31')).toBe('2027-01-31');
  expect(shipDateOf('2028-02-29')).toBe('2028-02-29');
  expect(preOrderShipDate([])).toBeUndefined();
});

test.each([
  '',
  'soon',
  '31/01/2027',
  '2027-1-31',
  '2027-02-29',
  '2027-02-31',
  '2027-13-01',
  '2027-01-32',
  '2027-01-31T00:00',
])('a pre-order has no ship date if its attribute is %j', (value) => {
  expect(shipDateOf(value)).toBeUndefined();
});
