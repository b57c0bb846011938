import { describe, expect, test } from 'vitest';
import { cardSku, normaliseCategoryPath, productSlug } from './rules.ts';

describe('a product slug', () => {
  test('consists of the English name and the id', () => {
    expect(productSlug('Apple iPhone 17 Pro', 1001)).toBe('apple-iphone-17-pro-1001');
    expect(productSlug('  HP 15" Laptop (2-in-1) – 16GB/512GB!', 7)).toBe('hp-15-laptop-2-in-1-16gb-512gb-7');
    expect(productSlug('Café Caméra', 7)).toBe('cafe-camera-7');
  });

  test('is the id alone where the name has no Latin words', () => {
    expect(productSlug('สายชาร์จ', 42)).toBe('42');
  });
});

test('a category path is stored in lower case without slashes at its ends', () => {
  expect(normaliseCategoryPath('//Laptops/MacBook/')).toBe('laptops/macbook');
});

test('of equal SKUs without a default the first is shown', () => {
  const equal = { defaultFlag: false, available: true, selling: 100 };
  const first = { ...equal };
  expect(cardSku([first, { ...equal }])).toBe(first);
});
