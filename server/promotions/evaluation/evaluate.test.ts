import { describe, expect, test } from 'vitest';
import {
  cartCoupon,
  discountsByLine,
  evaluationTime,
  promotion,
  promotionCart,
  promotionLine,
} from '../../testing/evaluation-factory.ts';
import { evaluate } from './evaluate.ts';

const appliedIds = (evaluated: ReturnType<typeof evaluate>) =>
  evaluated.promotions.map(({ promotion: { promotionId } }) => promotionId);
const couponDiscount = ({ coupons }: ReturnType<typeof evaluate>) =>
  coupons.reduce((sum, { discount }) => sum + discount, 0);
const percentOff = (percent: number) => ({ action: { kind: 'percent_off', percent } });
const amountOff = (amount: number) => ({ action: { kind: 'amount_off', amount } });

describe('promotions', () => {
  const cart = promotionCart([promotionLine({ lineId: 'a', selling: 1000_00 })]);

  test('take each discount from what earlier ones left', () => {
    const evaluated = evaluate(cart, [promotion(1, percentOff(10)), promotion(2, percentOff(10))], []);
    expect(evaluated.promotions.map(({ discount }) => discount)).toEqual([100_00, 90_00]);
    expect(evaluated.lineDiscounts.get('a')).toEqual([
      { promotionId: 1, couponId: null, amount: 100_00 },
      { promotionId: 2, couponId: null, amount: 90_00 },
    ]);
  });

  test('are evaluated by priority, the highest first, then by id', () => {
    const promotions = [
      promotion(3, percentOff(10)),
      promotion(1, percentOff(10)),
      promotion(2, percentOff(10), { priority: 1 }),
    ];
    expect(appliedIds(evaluate(cart, promotions, []))).toEqual([2, 1, 3]);
  });

  test('count a minimum spend before the discounts of other promotions', () => {
    const half = promotion(1, percentOff(50), { priority: 1 });
    const spend = promotion(2, { ...amountOff(100), conditions: [{ kind: 'minimum_spend', amount: 1000 }] });
    expect(appliedIds(evaluate(cart, [half, spend], []))).toEqual([1, 2]);
  });

  test('after one that ends the evaluation are not evaluated', () => {
    const last = promotion(1, percentOff(10), { endsEvaluation: true });
    const evaluated = evaluate(cart, [last, promotion(2, percentOff(10))], []);
    expect(appliedIds(evaluated)).toEqual([1]);
    expect(evaluated.notApplied).toMatchObject([{ promotion: { promotionId: 2 }, reason: 'evaluation_ended' }]);
  });

  test('do not end the evaluation if they do not apply', () => {
    const conditions = [{ kind: 'minimum_spend', amount: 5000 }];
    const last = promotion(1, { ...percentOff(10), conditions }, { endsEvaluation: true });
    expect(appliedIds(evaluate(cart, [last, promotion(2, percentOff(10))], []))).toEqual([2]);
  });

  test('apply from their start until their end', () => {
    const before = new Date(evaluationTime.getTime() - 1);
    const after = new Date(evaluationTime.getTime() + 1);
    const promotions = [
      promotion(1, percentOff(10), { startsAt: evaluationTime, endsAt: after }),
      promotion(2, percentOff(10), { startsAt: before, endsAt: evaluationTime }),
      promotion(3, percentOff(10), { startsAt: after }),
    ];
    const evaluated = evaluate(cart, promotions, []);
    expect(appliedIds(evaluated)).toEqual([1]);
    expect(evaluated.notApplied).toEqual([]);
  });

  test('whose limits are reached do not apply', () => {
    const evaluated = evaluate({ ...cart, usedUpPromotionIds: new Set([1]) }, [promotion(1, percentOff(10))], []);
    expect(evaluated.promotions).toEqual([]);
    expect(evaluated.notApplied).toMatchObject([{ reason: 'used_up' }]);
  });

  test('apply to matching lines only and name them', () => {
    const lines = [
      promotionLine({ lineId: 'a', selling: 1000_00 }),
      promotionLine({ lineId: 'b', selling: 500_00, brandId: 2 }),
    ];
    const samsung = promotion(1, { ...percentOff(10), conditions: [{ kind: 'items', brands: ['samsung'] }] });
    const phone5 = promotion(2, { ...percentOff(10), conditions: [{ kind: 'items', products: [5] }] });
    const evaluated = evaluate(promotionCart(lines), [samsung, phone5], []);
    expect(discountsByLine(evaluated)).toEqual({ b: 50_00 });
    expect(evaluated.promotions).toMatchObject([{ lineIds: ['b'] }]);
    expect(evaluated.notApplied).toMatchObject([{ promotion: { promotionId: 2 }, reason: 'no_matching_lines' }]);
  });

  test('name only the lines that they reduce', () => {
    const lines = [promotionLine({ lineId: 'a', selling: 500_00 }), promotionLine({ lineId: 'b', selling: 1000_00 })];
    const dearest = promotion(1, { action: { kind: 'percent_off', percent: 10, max_quantity: 1 } });
    expect(evaluate(promotionCart(lines), [dearest], []).promotions).toMatchObject([
      { discount: 100_00, lineIds: ['b'] },
    ]);
  });

  test('that find nothing left to take do not apply', () => {
    const evaluated = evaluate(cart, [promotion(1, percentOff(100)), promotion(2, amountOff(10))], []);
    expect(appliedIds(evaluated)).toEqual([1]);
    expect(evaluated.notApplied).toMatchObject([{ reason: 'no_benefit' }]);
  });

  test('do nothing to an empty cart', () => {
    const evaluated = evaluate(promotionCart([]), [promotion(1, { action: { kind: 'delivery_off' } })], []);
    expect(evaluated).toMatchObject({ promotions: [], deliveryDiscount: 0, unlockable: [] });
  });
});

describe('delivery', () => {
  const cart = promotionCart([promotionLine({ lineId: 'a', selling: 1000_00 })], { freeDeliveryFrom: 2000_00 });
  const delivery = (amount?: number) => ({ action: { kind: 'delivery_off', amount } });

  test('discounts add up to the fee at most', () => {
    const evaluated = evaluate(
      cart,
      [promotion(1, delivery(30)), promotion(2, delivery(30)), promotion(3, delivery(30))],
      [],
    );
    expect(evaluated.promotions.map(({ deliveryDiscount }) => deliveryDiscount)).toEqual([30_00, 20_00]);
    expect(evaluated.deliveryDiscount).toBe(50_00);
  });

  test("that is free by the shop's terms needs no promotion and no coupon", () => {
    const coupon = cartCoupon('code', delivery());
    const evaluated = evaluate({ ...cart, freeDeliveryFrom: 1000_00 }, [promotion(1, delivery())], [coupon]);
    expect(evaluated).toMatchObject({ promotions: [], deliveryDiscount: 0, notApplied: [{ reason: 'no_benefit' }] });
    expect(evaluated.coupons).toMatchObject([{ deliveryDiscount: 0, unmet: { missing: null } }]);
  });

  test("that is free by the shop's terms does not undo the end of the evaluation by a cheaper delivery", () => {
    const promotions = [promotion(1, delivery(), { endsEvaluation: true }), promotion(2, percentOff(10))];
    const evaluated = evaluate({ ...cart, freeDeliveryFrom: 1000_00 }, promotions, []);
    expect(appliedIds(evaluated)).toEqual([1]);
    expect(evaluated.notApplied).toMatchObject([{ promotion: { promotionId: 2 }, reason: 'evaluation_ended' }]);
  });

  test("that is free by the shop's terms stays free with a coupon", () => {
    const evaluated = evaluate({ ...cart, freeDeliveryFrom: 1000_00 }, [], [cartCoupon('code', amountOff(500))]);
    expect(evaluated).toMatchObject({ isDeliveryFree: true, coupons: [{ discount: 500_00 }], unlockable: [] });
  });

  test.each([
    [999_99, false],
    [1000_00, true],
  ])("is free by the shop's terms from the price on: of goods of %i satang: %s", (selling, isDeliveryFree) => {
    const goods = promotionCart([promotionLine({ lineId: 'a', selling })], { freeDeliveryFrom: 1000_00 });
    expect(evaluate(goods, [], [])).toMatchObject({ isDeliveryFree });
  });

  test("is free by the shop's terms only with what promotions leave of the price", () => {
    expect(evaluate({ ...cart, freeDeliveryFrom: 1000_00 }, [promotion(1, amountOff(0.01))], [])).toMatchObject({
      isDeliveryFree: false,
    });
  });

  test("is not free by the shop's terms because of services, which lack nothing towards it either", () => {
    const service = promotionLine({ lineId: 'b', selling: 5000_00, isDelivered: false });
    const evaluated = evaluate({ ...cart, lines: [...cart.lines, service] }, [], []);
    expect(evaluated).toMatchObject({
      isDeliveryFree: false,
      unlockable: [{ promotion: null, missing: { amount: 1000_00, of: 2000_00 } }],
    });
  });
});

describe('cashback', () => {
  const cart = promotionCart([promotionLine({ lineId: 'a', selling: 1000_00 })]);
  const cashback = (args: object) => ({ action: { kind: 'cashback', ...args } });

  test('is of what is paid for the lines in the end, after coupons', () => {
    const promotions = [promotion(1, cashback({ percent: 10 })), promotion(2, percentOff(20))];
    const evaluated = evaluate(cart, promotions, [cartCoupon('code', amountOff(300))]);
    expect(evaluated.cashback).toBe(50_00);
  });

  test('is never more than what is paid for the lines', () => {
    const promotions = [promotion(1, cashback({ percent: 60 })), promotion(2, cashback({ percent: 60 }))];
    expect(evaluate(cart, promotions, []).promotions.map((entry) => entry.cashback)).toEqual([600_00, 400_00]);
    const free = evaluate(cart, promotions, [cartCoupon('code', percentOff(100))]);
    expect(free).toMatchObject({ cashback: 0, promotions: [] });
  });

  test('of some lines is never more than what is paid for these', () => {
    const lines = [...cart.lines, promotionLine({ lineId: 'b', selling: 300_00, brandId: 2 })];
    const samsung = { ...cashback({ amount: 500 }), conditions: [{ kind: 'items', brands: ['samsung'] }] };
    expect(evaluate(promotionCart(lines), [promotion(1, samsung)], []).cashback).toBe(300_00);
  });

  test('is a reason to use a coupon', () => {
    const evaluated = evaluate(cart, [], [cartCoupon('collectible', cashback({ amount: 50 }))]);
    expect(evaluated).toMatchObject({ cashback: 50_00, coupons: [{ cashback: 50_00, unmet: null }] });
  });
});

describe('gifts', () => {
  const cart = promotionCart([promotionLine({ lineId: 'a', selling: 1000_00, quantity: 4 })]);
  const gift = (args: object) => ({ action: { kind: 'free_gift', gifts: [{ sku: 'S1' }, { sku: 'S2' }], ...args } });
  const stock = (units: Record<number, number>) => ({ ...cart, giftStock: (skuId: number) => units[skuId] ?? 0 });
  const given = (evaluated: ReturnType<typeof evaluate>) =>
    evaluated.gifts.map(({ skuId, quantity }) => [skuId, quantity]);

  test('are the first of the list that is in stock', () => {
    expect(given(evaluate(cart, [promotion(1, gift({}))], []))).toEqual([[1, 1]]);
    expect(given(evaluate(stock({ 2: 1 }), [promotion(1, gift({}))], []))).toEqual([[2, 1]]);
  });

  test('are filled up from the next in the list', () => {
    expect(given(evaluate(stock({ 1: 1, 2: 5 }), [promotion(1, gift({ per_quantity: 2 }))], []))).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  test('fall to the next in the list when the quota is used', () => {
    const quotas = { ...cart, giftQuota: (_: number, skuId: number) => (skuId === 1 ? 0 : 1) };
    expect(given(evaluate(quotas, [promotion(1, gift({}))], []))).toEqual([[2, 1]]);
  });

  test('that are sold out are reported, and the promotion does not apply', () => {
    const soldOut = promotion(1, gift({}), { endsEvaluation: true });
    const evaluated = evaluate(stock({}), [soldOut, promotion(2, percentOff(10))], []);
    expect(evaluated.unavailableGifts).toEqual([{ promotion: soldOut, given: 0, missing: 1 }]);
    expect(appliedIds(evaluated)).toEqual([2]);
  });

  test('of which only some are left are given, and the missing ones reported', () => {
    const perUnit = promotion(1, gift({ per_quantity: 1 }));
    const evaluated = evaluate(stock({ 1: 1, 2: 2 }), [perUnit], []);
    expect(given(evaluated)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(evaluated.unavailableGifts).toEqual([{ promotion: perUnit, given: 3, missing: 1 }]);
    expect(evaluate(stock({ 1: 4 }), [perUnit], []).unavailableGifts).toEqual([]);
  });

  test('of two promotions share the stock, and each has its own quota', () => {
    const promotions = [promotion(1, gift({})), promotion(2, gift({}))];
    expect(given(evaluate(stock({ 1: 1, 2: 1 }), promotions, []))).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(given(evaluate({ ...cart, giftQuota: () => 1 }, promotions, []))).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});

describe('coupons', () => {
  const cart = promotionCart([promotionLine({ lineId: 'a', selling: 333_33, quantity: 3 })]);

  test('two coupons, one of 100 %, leave no satang', () => {
    const coupons = [cartCoupon('code', amountOff(0.07)), cartCoupon('collectible', percentOff(100))];
    const evaluated = evaluate(cart, [promotion(1, percentOff(33.33))], coupons);
    expect(discountsByLine(evaluated)).toEqual({ a: 999_99 });
    expect(evaluated.coupons.map(({ unmet }) => unmet)).toEqual([expect.anything(), null]);
  });

  test('are evaluated after promotions, the code coupon before the collectible one', () => {
    const coupons = [cartCoupon('collectible', percentOff(50)), cartCoupon('code', amountOff(100))];
    const evaluated = evaluate(cart, [promotion(1, amountOff(99.99))], coupons);
    expect(evaluated.lineDiscounts.get('a')?.map(({ amount }) => amount)).toEqual([99_99, 100_00, 400_00]);
    expect(evaluated.coupons.map(({ coupon, discount }) => [coupon.type, discount])).toEqual([
      ['collectible', 400_00],
      ['code', 100_00],
    ]);
  });

  test('count a minimum spend after promotions, but not after the other coupon', () => {
    const conditions = [{ kind: 'minimum_spend', amount: 900 }];
    const code = cartCoupon('code', amountOff(50));
    const collectible = cartCoupon('collectible', { ...amountOff(60), conditions });
    expect(couponDiscount(evaluate(cart, [promotion(1, amountOff(99.99))], [code, collectible]))).toBe(110_00);
    expect(evaluate(cart, [promotion(1, amountOff(100))], [code, collectible]).coupons).toMatchObject([
      { discount: 50_00, unmet: null },
      { discount: 0, unmet: { missing: { amount: 1, of: 900_00 } } },
    ]);
  });

  test('that have a problem save nothing', () => {
    const coupon = cartCoupon('code', amountOff(50), { problem: 'coupon_used_up' });
    expect(evaluate(cart, [], [coupon])).toMatchObject({ coupons: [{ discount: 0, unmet: 'coupon_used_up' }] });
  });

  test('say first what spending more would not change', () => {
    const conditions = [
      { kind: 'minimum_spend', amount: 5000 },
      { kind: 'payment_method', methods: ['credit_card'] },
    ];
    const evaluated = evaluate(cart, [], [cartCoupon('code', { ...amountOff(100), conditions })]);
    expect(evaluated.coupons).toMatchObject([
      { unmet: { message: { en: 'Pay by credit or debit card' }, missing: null } },
    ]);
  });

  test('without a matching item say what they are for', () => {
    const conditions = [{ kind: 'items', brands: ['samsung'] }];
    expect(evaluate(cart, [], [cartCoupon('code', { ...amountOff(50), conditions })]).coupons[0]?.unmet).toEqual({
      message: {
        th: 'ยังไม่มีสินค้าที่ร่วมรายการ (เฉพาะแบรนด์ Samsung)',
        en: 'No item of the cart takes part (Only for Samsung products)',
      },
      missing: null,
    });
  });

  test('exclude promotions that cannot be combined, if the shopper then pays less', () => {
    const alone = promotion(1, amountOff(100), { combinesWithCoupons: false });
    const evaluated = evaluate(cart, [alone], [cartCoupon('code', amountOff(150))]);
    expect(discountsByLine(evaluated)).toEqual({ a: 150_00 });
    expect(evaluated.notApplied).toMatchObject([{ reason: 'not_with_coupons' }]);
  });

  test('save nothing if a promotion that cannot be combined is better', () => {
    const alone = promotion(1, amountOff(200), { combinesWithCoupons: false });
    const evaluated = evaluate(cart, [alone], [cartCoupon('code', amountOff(150))]);
    expect(discountsByLine(evaluated)).toEqual({ a: 200_00 });
    expect(evaluated.coupons).toMatchObject([
      {
        discount: 0,
        unmet: { message: { en: 'The cart has a better promotion, which cannot be combined with coupons' } },
      },
    ]);
  });

  test('that bring nothing themselves do not exclude promotions', () => {
    const alone = promotion(
      1,
      { action: { kind: 'cashback', amount: 1 } },
      { combinesWithCoupons: false, endsEvaluation: true },
    );
    const nothing = cartCoupon('code', { action: { kind: 'percent_off', percent: 0.01, max_quantity: 1 } });
    const cheap = promotionCart([promotionLine({ lineId: 'a', selling: 10_00 })]);
    const evaluated = evaluate(cheap, [alone, promotion(2, percentOff(10))], [nothing]);
    expect(appliedIds(evaluated)).toEqual([1]);
    expect(evaluated.coupons).toMatchObject([{ discount: 0, unmet: { missing: null } }]);
  });

  test('are used together if only both are better than a promotion that cannot be combined', () => {
    const alone = promotion(1, amountOff(200), { combinesWithCoupons: false });
    const coupons = [cartCoupon('code', amountOff(150)), cartCoupon('collectible', amountOff(60))];
    const evaluated = evaluate(cart, [alone], coupons);
    expect([couponDiscount(evaluated), evaluated.promotions]).toEqual([210_00, []]);
  });
});

describe('nearly there', () => {
  const lines = [promotionLine({ lineId: 'a', selling: 900_00 })];
  const spend = (promotionId: number, amount: number, terms = {}) =>
    promotion(promotionId, { ...amountOff(10), conditions: [{ kind: 'minimum_spend', amount }] }, terms);
  const nearly = (promotions: Parameters<typeof evaluate>[1], cart = promotionCart(lines)) =>
    evaluate(cart, promotions, []).unlockable.map((entry) => entry.promotion?.promotionId ?? 'delivery');

  test('are promotions that lack an amount or a quantity, the nearest first, at most three', () => {
    const pair = promotion(5, { ...percentOff(10), conditions: [{ kind: 'minimum_quantity', quantity: 2 }] });
    expect(nearly([spend(1, 5000), spend(2, 1000), pair, spend(3, 1100), spend(4, 800)])).toEqual([2, 3, 5]);
  });

  test('excludes promotions that lack more than half, but not free delivery', () => {
    const three = promotion(2, { ...percentOff(10), conditions: [{ kind: 'minimum_quantity', quantity: 3 }] });
    expect(nearly([spend(1, 1801), three], promotionCart(lines, { freeDeliveryFrom: 9000_00 }))).toEqual(['delivery']);
    expect(nearly([spend(1, 1800)], promotionCart(lines, { freeDeliveryFrom: 0 }))).toEqual([1]);
  });

  test("includes free delivery by the shop's terms, after promotions", () => {
    const cart = promotionCart(lines, { freeDeliveryFrom: 1000_00 });
    const evaluated = evaluate(cart, [promotion(1, amountOff(50))], []);
    expect(evaluated.unlockable).toEqual([{ promotion: null, missing: { amount: 150_00, of: 1000_00 } }]);
  });

  test('excludes a cheaper delivery if delivery is free already', () => {
    const conditions = [{ kind: 'minimum_spend', amount: 1000 }];
    const delivery = promotion(1, { action: { kind: 'delivery_off' }, conditions });
    const cart = promotionCart(lines, { freeDeliveryFrom: 2000_00 });
    expect(nearly([delivery], cart)).toEqual([1, 'delivery']);
    expect(nearly([delivery, promotion(2, { action: { kind: 'delivery_off' } })], cart)).toEqual([]);
  });

  test('excludes promotions with another reason not to apply', () => {
    const minimum = { kind: 'minimum_spend', amount: 1000 };
    const rules = [
      promotion(1, { ...amountOff(10), conditions: [minimum, { kind: 'first_order' }] }),
      promotion(2, { ...amountOff(10), conditions: [minimum, { kind: 'minimum_quantity', quantity: 2 }] }),
      promotion(3, { ...amountOff(10), conditions: [minimum, { kind: 'items', brands: ['samsung'] }] }),
      promotion(4, { action: { kind: 'free_gift', gifts: [{ sku: 'S1' }] }, conditions: [minimum] }),
    ];
    expect(nearly(rules, promotionCart(lines, { giftStock: () => 0, freeDeliveryFrom: 0 }))).toEqual([]);
  });

  test('excludes lower steps after a better one that ends the evaluation', () => {
    const cart = promotionCart(lines, { freeDeliveryFrom: 0 });
    expect(nearly([spend(1, 900, { priority: 2, endsEvaluation: true }), spend(2, 1000)], cart)).toEqual([]);
  });

  test('includes the second unit at half', () => {
    const second = promotion(1, { action: { kind: 'nth_unit_off', n: 2, percent: 50 } });
    expect(evaluate(promotionCart(lines, { freeDeliveryFrom: 0 }), [second], []).unlockable).toEqual([
      { promotion: second, missing: { quantity: 1, of: 2 } },
    ]);
  });
});
