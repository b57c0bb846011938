import { expect, test } from 'vitest';
import {
  amountPerMonth,
  bahtDifference,
  bahtFromSatang,
  bahtPerUnit,
  orderTotal,
  satangFromBaht,
  totalInterest,
  valueInBaht,
} from './money.ts';

test.each([
  // Times 100, these are a little below the integer in floating point.
  [19.99, 1999],
  [1129.1, 112_910],
  [0.29, 29],
  [12_990, 1_299_000],
  [0, 0],
])('%d baht are %d satang', (baht, satang) => {
  expect(satangFromBaht(baht)).toBe(satang);
  expect(bahtFromSatang(satang)).toBe(baht);
});

test('differences and sums of baht are exact to the satang', () => {
  expect(bahtDifference(0.3, 0.1)).toBe(0.2);
  expect(bahtDifference(990, 1040.5)).toBe(-50.5);
  expect(
    valueInBaht([
      { price: 19.99, quantity: 3 },
      { price: 0.1, quantity: 2 },
    ]),
  ).toBe(60.17);
  expect(valueInBaht([])).toBe(0);
});

test('the total of a cart has no delivery fee, and is not negative', () => {
  expect(orderTotal({ totalPayable: 1039.9, totalDeliveryFee: 50 })).toBe(989.9);
  expect(orderTotal({ totalPayable: 30, totalDeliveryFee: 50 })).toBe(0);
});

test.each([
  { price: 1_199_000, rate: 0, months: 10, monthly: 119_900, interest: 0 },
  { price: 1_000_000, rate: 0.69, months: 10, monthly: 106_900, interest: 69_000 },
  { price: 1_000_000, rate: 0.745, months: 6, monthly: 174_117, interest: 44_700 },
  // 3,333.33… and 6,666.66… satang a month
  { price: 10_000, rate: 0, months: 3, monthly: 3_333, interest: 0 },
  { price: 20_000, rate: 0, months: 3, monthly: 6_667, interest: 0 },
])('$price satang at $rate % in $months months', ({ price, rate, months, monthly, interest }) => {
  expect(amountPerMonth(price, rate, months)).toBe(monthly);
  expect(totalInterest(price, rate, months)).toBe(interest);
});

test('the share of a unit is rounded to the satang', () => {
  expect(bahtPerUnit(100, 3)).toBe(33.33);
  expect(bahtPerUnit(200, 3)).toBe(66.67);
});
