import { beforeEach, describe, expect, test } from 'vitest';
import type { PromotionLine } from '../promotions/promotions.ts';
import { createCoupon } from '../testing/coupon-factory.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { couponsTouching, offeredCoupons } from './coupons.ts';

const shop = await createTestShop();
const hours = (count: number) => new Date(shop.clock().getTime() + count * 3_600_000);
const line: PromotionLine = {
  ...{ lineId: 'a', skuId: 1, productId: 1, brandId: 1, categoryId: 1, quantity: 1, selling: 100_00 },
  priceKind: 'standard',
  isDelivered: true,
};

beforeEach(async () => {
  await shop.db.deleteFrom('coupons').execute();
});

/** The hours at which a product shows coupons that were read before. */
async function hoursWithCoupons(from: number, to: number): Promise<number[]> {
  const offered = await offeredCoupons(shop);
  const isShown = (hour: number) =>
    couponsTouching(offered, [line], { now: hours(hour), locale: 'en', limit: 9 }).length > 0;
  return Array.from({ length: to - from }, (_, index) => from + index).filter(isShown);
}

describe('a product shows', () => {
  test('a coupon with a code from its start, excluding its end', async () => {
    await createCoupon(shop, { from: hours(1), to: hours(3) });
    expect(await hoursWithCoupons(0, 6)).toEqual([1, 2]);
  });

  test('a collectible coupon while it can be kept, from before its start, excluding the end', async () => {
    const window = { from: hours(3), to: hours(9) };
    await createCoupon(shop, { type: 'collectible', ...window, keepFrom: hours(1), keepTo: hours(5) });
    expect(await hoursWithCoupons(0, 12)).toEqual([1, 2, 3, 4]);
  });

  test('no coupon that is over, even if it could be kept for longer', async () => {
    const keeping = { keepFrom: hours(0), keepTo: hours(9) };
    await createCoupon(shop, { type: 'collectible', from: hours(0), to: hours(2), ...keeping });
    expect(await hoursWithCoupons(0, 12)).toEqual([0, 1]);
  });

  test('no coupon that nobody can keep or use any more', async () => {
    await createCoupon(shop, { totalLimit: 2, used: 2 });
    const full = await createCoupon(shop, { type: 'collectible', keepLimit: 3 });
    await shop.db.updateTable('coupons').set({ kept: 3 }).where('coupon_id', '=', full.couponId).execute();
    expect(await hoursWithCoupons(0, 1)).toEqual([]);
    await createCoupon(shop, { totalLimit: 2, used: 1 });
    expect(await hoursWithCoupons(0, 1)).toEqual([0]);
  });

  test('at most as many coupons as there is room for, in their order', async () => {
    const ids: number[] = [];
    for (const position of [3, 1, 2]) ids.push((await createCoupon(shop, { position })).couponId);
    const shown = couponsTouching(await offeredCoupons(shop), [line], { now: hours(0), locale: 'en', limit: 2 });
    expect(shown.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
  });
});
