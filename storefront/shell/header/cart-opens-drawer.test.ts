import { expect, test } from 'vitest';
import { cartOpensDrawer } from './cart-opens-drawer.ts';

test('the cart icon opens the mini cart on most pages', () => {
  expect(['/', '/en', '/product/cartridge-12', '/en/product-category/cameras'].map(cartOpensDrawer)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('on checkout and cart it links to the cart page, in both languages', () => {
  expect(['/checkout', '/en/checkout', '/cart', '/en/cart'].map(cartOpensDrawer)).toEqual([false, false, false, false]);
});
