import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { AddItem, cartEndpoints } from './cart.ts';

/** The keys of the messages of what is wrong with a value. */
function problems(schema: z.ZodMiniType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
}

describe('what a shopper adds to the cart', () => {
  test('is at least one unit, or options of an item that is in it', () => {
    expect(problems(AddItem, { productId: 1, quantity: 1 })).toEqual([]);
    expect(problems(AddItem, { productId: 1, quantity: 0, optionProductIds: [2] })).toEqual([]);
    expect(problems(AddItem, { productId: 1, quantity: 0 })).toEqual(['quantity_not_valid']);
    expect(problems(AddItem, { productId: 1, quantity: 0, optionProductIds: [] })).toEqual(['quantity_not_valid']);
  });
});

describe('a coupon', () => {
  const { body } = cartEndpoints['POST /cart/api/cart/{cartId}/apply-coupon'];

  test('is removed by an empty text or null', () => {
    for (const couponCode of ['', null, 'SAVE', undefined]) expect(problems(body, { couponCode })).toEqual([]);
    for (const collectibleCouponId of ['', null, 7]) expect(problems(body, { collectibleCouponId })).toEqual([]);
    for (const collectibleCouponId of ['7', 0, 1.5])
      expect(problems(body, { collectibleCouponId })).toEqual(['not_valid']);
  });
});
