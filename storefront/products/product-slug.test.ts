import { expect, test } from 'vitest';
import { productIdOfSlug } from './product-slug.ts';

test('the id is parsed from the end of the slug', () => {
  expect(productIdOfSlug('apple-iphone-17-pro-1001')).toBe(1001);
  expect(productIdOfSlug('1001')).toBe(1001);
});

test('a slug without an id at its end names no product', () => {
  expect(productIdOfSlug('apple-iphone-17-pro')).toBeUndefined();
  expect(productIdOfSlug('iphone17')).toBeUndefined();
  expect(productIdOfSlug('phone-0')).toBeUndefined();
  expect(productIdOfSlug('')).toBeUndefined();
});

test('an id out of range is not requested', () => {
  expect(productIdOfSlug('-1001')).toBeUndefined();
  expect(productIdOfSlug('phone--1001')).toBeUndefined();
  expect(productIdOfSlug('phone-2147483648')).toBeUndefined();
  expect(productIdOfSlug('phone-99999999999')).toBeUndefined();
});
