import { expect, test } from 'vitest';
import type { Coupon } from '#contract/coupons.ts';
import { groupedCoupons } from './coupon-groups.ts';
import { byAvailability, couponBoundaries, couponOffer } from './coupon-state.ts';

const at = (day: string) => `2026-11-${day}T00:00:00.000Z`;
const code: Coupon = {
  id: 1,
  collectibleCouponId: null,
  couponCode: 'PAYDAY',
  name: 'Payday',
  benefit: '10% off',
  benefitKind: 'percent',
  scope: 'all',
  conditions: [],
  image: null,
  link: '/product-category',
  startDate: at('10'),
  endDate: at('20'),
  keepStartDate: null,
  keepEndDate: null,
  remainingPercent: null,
  isUsedUp: false,
};
const collectible: Coupon = {
  ...code,
  id: 2,
  collectibleCouponId: 2,
  couponCode: null,
  keepStartDate: at('08'),
  keepEndDate: at('18'),
};
const on = (day: string) => Date.parse(at(day));

test('a collectible coupon can be kept in its own window, before it can be used', () => {
  const offers = ['07', '08', '17', '18'].map((day) => couponOffer(collectible, undefined, on(day)));
  expect(offers).toEqual(['upcoming', 'keep', 'keep', 'over']);
});

test('a code can be copied while it is valid', () => {
  const offers = ['09', '10', '20'].map((day) => couponOffer(code, undefined, on(day)));
  expect(offers).toEqual(['upcoming', 'copy', 'over']);
  expect(couponOffer({ ...code, couponCode: null }, undefined, on('10'))).toBe('use');
});

test('a coupon that is used up cannot be kept, but who kept it still has it', () => {
  const usedUp = { ...collectible, isUsedUp: true };
  expect(couponOffer(usedUp, undefined, on('10'))).toBe('used-up');
  expect(couponOffer(usedUp, { isKeep: true, state: 'usable' }, on('10'))).toBe('kept');
  expect(couponOffer(collectible, { isKeep: true, state: 'used' }, on('10'))).toBe('used');
});

test('coupons that can be used come first, then those to come, then those that are gone', () => {
  const usedUp = { ...code, id: 3, isUsedUp: true };
  const upcoming = { ...code, id: 4, startDate: at('15') };
  expect(byAvailability([usedUp, upcoming, collectible, code], on('11')).map(({ id }) => id)).toEqual([2, 1, 4, 3]);
  expect(couponBoundaries([code, collectible])).toHaveLength(4);
});

test('coupons are grouped by what they are for, and those that open later come last', () => {
  const later = { ...code, id: 3, startDate: at('15') };
  const delivery = { ...code, id: 4, benefitKind: 'delivery' as const, scope: 'brand' as const };
  const ofBrand = { ...code, id: 5, scope: 'brand' as const };
  const ofProduct = { ...code, id: 6, scope: 'product' as const };
  const early = { ...collectible, startDate: at('12') };
  const groups = groupedCoupons([later, delivery, ofBrand, ofProduct, early, code], on('11'));
  expect(groups.map(({ group, coupons }) => [group, coupons.map(({ id }) => id)])).toEqual([
    ['all', [1, 2]],
    ['category', [6]],
    ['brand', [5]],
    ['delivery', [4]],
    ['coming', [3]],
  ]);
});
