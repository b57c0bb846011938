import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeTotals, type Totals } from '../../pricing/pricing.ts';
import { cartCoupon, promotion, promotionCart, promotionLine } from '../../testing/evaluation-factory.ts';
import type { CartCoupon, EvaluatedCart, Promotion, PromotionCart, PromotionLine } from '../model.ts';
import { evaluate } from './evaluate.ts';

/* Random carts, promotions and coupons. The ranges are small where things should meet, such as brands and thresholds. */

const percent = fc.oneof(
  fc.constantFrom(10, 33.33, 50, 100),
  fc.integer({ min: 1, max: 10_000 }).map((value) => value / 100),
);
const baht = fc.oneof(
  fc.constantFrom(0.01, 50, 99.99, 1000),
  fc.integer({ min: 1, max: 500_000 }).map((value) => value / 100),
);
const quantity = fc.integer({ min: 1, max: 4 });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const selector = fc.constantFrom(
  { brands: ['apple'] },
  { brands: ['samsung'] },
  { categories: ['phones'] },
  { categories: ['phones/cases'] },
  { skus: ['S1', 'S2'] },
  { products: [3] },
);

const condition = fc.oneof(
  fc.record({ kind: fc.constant('minimum_spend'), amount: baht }),
  fc.record({ kind: fc.constant('minimum_quantity'), quantity }),
  selector.map((lists) => ({ kind: 'items', ...lists })),
  fc.constant({ kind: 'first_order' }),
  fc.constant({ kind: 'not_discounted', special_price: true }),
  fc.constant({ kind: 'payment_method', methods: ['credit_card'] }),
);

const couponAction = fc.oneof(
  fc.record({
    kind: fc.constant('percent_off'),
    percent,
    max_discount: optional(baht),
    max_quantity: optional(quantity),
  }),
  fc.record({ kind: fc.constant('amount_off'), amount: baht, per: fc.constantFrom('cart', 'unit') }),
  fc.record({ kind: fc.constant('nth_unit_off'), n: fc.integer({ min: 2, max: 3 }), percent }),
  fc.record({
    kind: fc.constant('set_price'),
    items: fc.array(
      fc.tuple(selector, quantity).map(([lists, units]) => ({ ...lists, quantity: units })),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    price: baht,
  }),
  fc.record({ kind: fc.constant('cashback'), percent, max_cashback: optional(baht) }),
  fc.record({ kind: fc.constant('delivery_off'), amount: optional(baht) }),
);
const gift = fc.record({
  kind: fc.constant('free_gift'),
  gifts: fc.constant([{ sku: 'S4' }, { sku: 'S5' }]),
  per_quantity: optional(quantity),
});

const conditions = fc.array(condition, { maxLength: 2 });

const promotions: fc.Arbitrary<Promotion[]> = fc
  .array(
    fc.record({
      conditions,
      action: fc.oneof({ weight: 6, arbitrary: couponAction }, { weight: 1, arbitrary: gift }),
      priority: fc.integer({ min: 0, max: 2 }),
      endsEvaluation: fc.nat(4).map((value) => value === 0),
      combinesWithCoupons: fc.nat(2).map((value) => value > 0),
    }),
    { maxLength: 6 },
  )
  .map((rules) =>
    rules.map(({ conditions: all, action, ...terms }, index) =>
      promotion(index + 1, { conditions: all, action }, terms),
    ),
  );

const coupons: fc.Arbitrary<CartCoupon[]> = fc
  .record({
    code: optional(fc.record({ conditions, action: couponAction })),
    collectible: optional(fc.record({ conditions, action: couponAction })),
  })
  .map(({ code, collectible }) => [
    ...(code ? [cartCoupon('code', code)] : []),
    ...(collectible ? [cartCoupon('collectible', collectible)] : []),
  ]);

const line: fc.Arbitrary<PromotionLine> = fc
  .record({
    lineId: fc.uuid(),
    sku: fc.integer({ min: 1, max: 5 }),
    brandId: fc.integer({ min: 1, max: 3 }),
    categoryId: fc.integer({ min: 10, max: 12 }),
    quantity,
    selling: fc.oneof(fc.constantFrom(1, 100_00, 999_99), fc.integer({ min: 1, max: 5_000_000 })),
    priceKind: fc.constantFrom('standard', 'special_price', 'flash_sale'),
    isDelivered: fc.boolean(),
  })
  .map(({ sku, ...rest }) => promotionLine({ ...rest, skuId: sku, productId: sku }));

const cart: fc.Arbitrary<PromotionCart> = fc
  .record({
    lines: fc.uniqueArray(line, { selector: ({ lineId }) => lineId, maxLength: 6 }),
    customer: fc.constantFrom(null, { isFirstOrder: true }, { isFirstOrder: false }),
    paymentMethod: fc.constantFrom(null, 'credit_card', 'qr_code'),
    freeDeliveryFrom: fc.integer({ min: 0, max: 3_000_00 }),
    stock: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ lines, stock, ...rest }) => promotionCart(lines, { ...rest, giftStock: () => stock }));

const vatRate = 7;

function totalsOf(priced: PromotionCart, evaluated: EvaluatedCart): Totals {
  const lines = priced.lines.map(({ lineId, quantity: units, selling }) => ({
    quantity: units,
    standard: selling,
    selling,
    discount: lineDiscount(evaluated, lineId),
  }));
  const delivery = { fee: 50_00, freeFrom: priced.freeDeliveryFrom, minimumDays: 2, maximumDays: 7 };
  return computeTotals(lines, { vatRate, delivery }, evaluated);
}

function lineDiscount({ lineDiscounts }: EvaluatedCart, lineId: string): number {
  return sum((lineDiscounts.get(lineId) ?? []).map(({ amount }) => amount));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Everything in the order of the result. */
function comparable(evaluated: EvaluatedCart): unknown {
  return { ...evaluated, lineDiscounts: Object.fromEntries([...evaluated.lineDiscounts].sort()) };
}

function check(
  predicate: (args: { cart: PromotionCart; promotions: Promotion[]; coupons: CartCoupon[] }) => void,
): void {
  fc.assert(fc.property(fc.record({ cart, promotions, coupons }), predicate), { numRuns: 200 });
}

describe('whatever the cart, its promotions and its coupons', () => {
  test('shares of lines add up to the discounts of promotions and coupons', () => {
    check((given) => {
      const evaluated = evaluate(given.cart, given.promotions, given.coupons);
      const ofLines = [...evaluated.lineDiscounts.values()].flat();
      for (const {
        promotion: { promotionId },
        discount,
      } of evaluated.promotions) {
        expect(sum(ofLines.filter((share) => share.promotionId === promotionId).map(({ amount }) => amount))).toBe(
          discount,
        );
      }
      for (const {
        coupon: { couponId },
        discount,
      } of evaluated.coupons) {
        expect(sum(ofLines.filter((share) => share.couponId === couponId).map(({ amount }) => amount))).toBe(discount);
      }
      const totals = totalsOf(given.cart, evaluated);
      expect(totals.discount).toBe(
        sum([...evaluated.promotions, ...evaluated.coupons].map(({ discount }) => discount)),
      );
    });
  });

  test('no line is below 0, and every share is a whole number of satang above 0', () => {
    check((given) => {
      const evaluated = evaluate(given.cart, given.promotions, given.coupons);
      for (const { lineId, selling, quantity: units } of given.cart.lines) {
        expect(lineDiscount(evaluated, lineId)).toBeLessThanOrEqual(selling * units);
      }
      for (const { amount } of [...evaluated.lineDiscounts.values()].flat()) {
        expect(Number.isInteger(amount) && amount > 0).toBe(true);
      }
    });
  });

  test('the payable amount is never negative, and VAT is computed from it once by the formula', () => {
    check((given) => {
      const { payable, vat, beforeVat, deliveryFee, deliveryFeeDiscount } = totalsOf(
        given.cart,
        evaluate(given.cart, given.promotions, given.coupons),
      );
      expect(payable).toBeGreaterThanOrEqual(0);
      expect(deliveryFeeDiscount).toBeLessThanOrEqual(deliveryFee);
      // Half a satang is rounded up: |vat × 107 − payable × 7| is at most half of 107.
      const error = vat * (100 + vatRate) - payable * vatRate;
      expect(error * 2 > -(100 + vatRate) && error * 2 <= 100 + vatRate).toBe(true);
      expect(beforeVat + vat).toBe(payable);
    });
  });

  test('discounts on the delivery fee add up and are part of its discount', () => {
    check((given) => {
      const evaluated = evaluate(given.cart, given.promotions, given.coupons);
      const benefits = [...evaluated.promotions, ...evaluated.coupons];
      expect(evaluated.deliveryDiscount).toBe(sum(benefits.map(({ deliveryDiscount }) => deliveryDiscount)));
      expect(evaluated.deliveryDiscount).toBeLessThanOrEqual(totalsOf(given.cart, evaluated).deliveryFeeDiscount);
    });
  });

  test('cashback adds up and is at most what is paid for the lines', () => {
    check((given) => {
      const evaluated = evaluate(given.cart, given.promotions, given.coupons);
      const { price, discount } = totalsOf(given.cart, evaluated);
      expect(evaluated.cashback).toBe(
        sum([...evaluated.promotions, ...evaluated.coupons].map((entry) => entry.cashback)),
      );
      expect(evaluated.cashback).toBeLessThanOrEqual(price - discount);
    });
  });

  test('a coupon never makes the cart dearer, and one that is used makes it better', () => {
    check((given) => {
      const payable = (used: readonly CartCoupon[]) =>
        totalsOf(given.cart, evaluate(given.cart, given.promotions, used)).payable;
      const all = payable(given.coupons);
      for (const coupon of given.coupons) {
        const one = payable([coupon]);
        expect(all).toBeLessThanOrEqual(one);
        expect(one).toBeLessThanOrEqual(payable([]));
      }
      for (const { unmet, discount, deliveryDiscount, cashback } of evaluate(
        given.cart,
        given.promotions,
        given.coupons,
      ).coupons) {
        expect(discount + deliveryDiscount + cashback > 0).toBe(unmet === null);
      }
    });
  });

  test('the order of lines, promotions and coupons does not matter, and evaluating twice changes nothing', () => {
    check((given) => {
      const evaluated = comparable(evaluate(given.cart, given.promotions, given.coupons));
      expect(comparable(evaluate(given.cart, given.promotions, given.coupons))).toEqual(evaluated);
      const reversed = { ...given.cart, lines: given.cart.lines.toReversed() };
      expect(comparable(evaluate(reversed, given.promotions.toReversed(), given.coupons))).toEqual(evaluated);
    });
  });

  test('gifts are at most what is in stock', () => {
    check((given) => {
      const { gifts } = evaluate(given.cart, given.promotions, given.coupons);
      for (const skuId of [4, 5]) {
        const units = sum(gifts.filter((entry) => entry.skuId === skuId).map((entry) => entry.quantity));
        expect(units).toBeLessThanOrEqual(given.cart.giftStock(skuId));
      }
    });
  });

  test('what is nearly there has not applied and lacks less than all of it', () => {
    check((given) => {
      const { unlockable, promotions: applied } = evaluate(given.cart, given.promotions, given.coupons);
      expect(unlockable.length).toBeLessThanOrEqual(3);
      for (const { promotion: offered, missing } of unlockable) {
        expect(applied.some((entry) => entry.promotion === offered)).toBe(false);
        const missingNumber = 'amount' in missing ? missing.amount : missing.quantity;
        expect(missingNumber > 0 && missingNumber <= missing.of).toBe(true);
      }
    });
  });
});
