import { describe, expect, test } from 'vitest';
import { isUuid } from '#contract/uuid.ts';
import { guestCartsExpireBefore, newGuestCart, unstoredCartOf } from './guest-cart-ids.ts';

const shop = { secretFor: () => Buffer.from('the secret of a shop') };
const otherShop = { secretFor: () => Buffer.from('another secret') };
const now = new Date('2026-11-20T03:00:00.750Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

describe('the id of a new guest cart', () => {
  test('is a UUID of version 8 that says when it was made', () => {
    for (let repetition = 0; repetition < 20; repetition += 1) {
      const { cartId, createdAt } = newGuestCart(shop, now);
      expect(isUuid(cartId)).toBe(true);
      expect(cartId).toMatch(/^.{14}8.{4}[89ab]/);
      expect(createdAt).toEqual(new Date('2026-11-20T03:00:00Z'));
      expect(unstoredCartOf(shop, cartId, now)).toEqual({ cartId, createdAt });
    }
  });

  test('is as random as its 58 bits allow', () => {
    const ids = Array.from({ length: 300 }, () => newGuestCart(shop, now).cartId.replaceAll('-', ''));
    // From the ninth character on, without those of version and variant: each of 16 values is missing 300 times once in 10^8 times.
    for (const at of [8, 9, 10, 11, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23])
      expect(new Set(ids.map((id) => id[at])).size).toBe(16);
    expect(new Set(ids.map((id) => id[16]))).toEqual(new Set(['8', '9', 'a', 'b']));
    // No two bytes are always alike.
    expect(ids.some((id) => id[13] !== id[15])).toBe(true);
    expect(ids.some((id) => id[17] !== id[19])).toBe(true);
  });

  test('is the same in capital letters', () => {
    const cart = newGuestCart(shop, now);
    expect(unstoredCartOf(shop, cart.cartId.toUpperCase(), now)).toEqual(cart);
  });

  test('is not accepted if any part of it was made up, or another shop made it', () => {
    const { cartId } = newGuestCart(shop, now);
    for (const at of [0, 7, 9, 22, 24, 27, 28, 35]) {
      const digit = cartId[at] === 'f' ? 'e' : 'f';
      expect(unstoredCartOf(shop, `${cartId.slice(0, at)}${digit}${cartId.slice(at + 1)}`, now)).toBeUndefined();
    }
    expect(unstoredCartOf(otherShop, cartId, now)).toBeUndefined();
  });
});

test('a guest cart that is not changed is gone after thirty days, not after 29', () => {
  const { cartId } = newGuestCart(shop, now);
  expect(unstoredCartOf(shop, cartId, inDays(29))).toBeDefined();
  expect(unstoredCartOf(shop, cartId, new Date('2026-12-20T03:00:00Z'))).toBeDefined();
  expect(unstoredCartOf(shop, cartId, new Date('2026-12-20T03:00:00.001Z'))).toBeUndefined();
  expect(guestCartsExpireBefore(now)).toEqual(inDays(-30));
});
