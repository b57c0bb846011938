import { expect, test } from 'vitest';
import { isSecretAddress } from './secret-address.ts';

test.each([
  ['/wishlist/abcdefghijklmnopqrstuv', true],
  ['/en/wishlist/abcdefghijklmnopqrstuv', true],
  ['/product/phone-1?preview=true&previewKey=1.a', true],
  ['/?at=2026-12-01T00:00:00.000Z&previewKey=1.a', true],
  ['/product/phone-1?sku=2', false],
  ['/account/my-wishlist', false],
  ['/product-category/wishlist/x', false],
])('the address %s is a secret: %s', (address, secret) => {
  expect(isSecretAddress(new URL(address, 'https://shop.example'))).toBe(secret);
});
