import { expect, test } from 'vitest';
import { formatPhone } from './phone-number.ts';

test('a Bangkok number of nine digits is grouped 2-3-4', () => {
  expect(formatPhone('020009000')).toBe('02-000-9000');
});

test('a mobile number of ten digits is grouped 3-3-4', () => {
  expect(formatPhone('0812345678')).toBe('081-234-5678');
});

test('a short call-centre number stays as it is', () => {
  expect(formatPhone('1234')).toBe('1234');
});
