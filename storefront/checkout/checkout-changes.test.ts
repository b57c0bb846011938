import { expect, test } from 'vitest';
import type { CartItem } from '#contract/cart-lines.ts';
import type { Checkout } from '#contract/checkout.ts';
import { changesBetween, isInStock, unexplainedChanges } from './checkout-changes.ts';

function item(changes: Partial<CartItem> = {}): CartItem {
  return {
    uuid: 'line-1',
    productName: 'Phone',
    attributeOptionName: 'Black',
    price: 1000,
    specialPrice: null,
    quantity: 2,
    stock: 5,
    ...changes,
  } as CartItem;
}

function checkout(items: CartItem[], totals: Partial<Checkout> = {}): Checkout {
  const delivery = { deliveryMethod: 'shipping', addressId: 'a' };
  const deliveryDates = { earliest: '2026-11-24', latest: '2026-11-26' };
  const base = { totalDeliveryFee: 50, totalPayable: 2050, applyRules: [], coupons: [], delivery, deliveryDates };
  return { ...base, items, quote: 'q', ...totals } as unknown as Checkout;
}

test('the same lines and totals have no changes', () => {
  expect(changesBetween(checkout([item()]), checkout([item()], { quote: 'another' }))).toEqual([]);
});

test('a special price that ended is listed with both prices and both totals', () => {
  const before = checkout([item({ specialPrice: 900 })], { totalPayable: 1850 });
  expect(changesBetween(before, checkout([item()]))).toEqual([
    { kind: 'price', name: 'Phone Black', before: 900, after: 1000 },
    { kind: 'total', before: 1850, after: 2050 },
  ]);
});

test('lines that are sold out, short of stock or removed are listed by name', () => {
  const before = checkout([
    item(),
    item({ uuid: 'line-2', productName: 'Cable', attributeOptionName: '' }),
    item({ uuid: 'line-3', productName: 'Case', attributeOptionName: '' }),
  ]);
  const after = checkout([
    item({ stock: 0 }),
    item({ uuid: 'line-2', productName: 'Cable', attributeOptionName: '', stock: 1 }),
  ]);
  expect(changesBetween(before, after)).toEqual([
    { kind: 'sold-out', name: 'Phone Black' },
    { kind: 'left', name: 'Cable', left: 1 },
    { kind: 'gone', name: 'Case' },
  ]);
});

test('a new quantity and a new delivery fee are listed', () => {
  const after = checkout([item({ quantity: 1 })], {
    totalDeliveryFee: 0,
    totalDeliveryFeeDiscount: 50,
    totalPayable: 1000,
  });
  expect(changesBetween(checkout([item()]), after)).toEqual([
    { kind: 'quantity', name: 'Phone Black', before: 2, after: 1 },
    { kind: 'delivery', before: 50, after: 0 },
    { kind: 'total', before: 2050, after: 1000 },
  ]);
});

test('a gift that is gone, and lines that are new, are listed as such', () => {
  const gift = (uuid: string, productName: string) =>
    item({ uuid, productName, attributeOptionName: '', itemType: 'GIFT', price: 0 });
  const before = checkout([item(), gift('gift-1', 'Bag')]);
  const after = checkout([item(), item({ uuid: 'line-2', attributeOptionName: 'Blue' }), gift('gift-2', 'Cable')]);
  expect(changesBetween(before, after)).toEqual([
    { kind: 'gift-gone', name: 'Bag' },
    { kind: 'added', name: 'Phone Blue' },
    { kind: 'gift-added', name: 'Cable' },
  ]);
});

test('promotions and coupons that ended, began or changed are listed with what they take off', () => {
  const rule = (ruleId: number, discount: number, deliveryDiscount = 0) => ({
    ruleId,
    name: `Rule ${ruleId}`,
    discount,
    deliveryDiscount,
  });
  const coupon = (couponCode: string, errorCode: string | null) => ({
    couponCode,
    collectibleCouponId: null,
    name: `Coupon ${couponCode}`,
    discount: 10,
    deliveryDiscount: 0,
    errorCode,
  });
  const version = (rules: object[], coupons: object[]) =>
    checkout([item()], { applyRules: rules, coupons } as unknown as Partial<Checkout>);
  const before = version(
    [rule(1, 100), rule(2, 50), rule(3, 0, 50)],
    [coupon('HELLO', null), coupon('OLD', 'coupon_expired')],
  );
  const after = version(
    [rule(2, 30), rule(3, 0, 50), rule(4, 5)],
    [coupon('HELLO', 'coupon_used_up'), coupon('OLD', null)],
  );
  expect(changesBetween(before, after)).toEqual([
    { kind: 'benefit-ended', name: 'Rule 1' },
    { kind: 'benefit', name: 'Rule 2', before: 50, after: 30 },
    { kind: 'benefit-ended', name: 'Coupon HELLO' },
    { kind: 'benefit-added', name: 'Rule 4' },
    { kind: 'benefit-added', name: 'Coupon OLD' },
  ]);
});

test('a delivery address that is gone and later delivery dates are listed', () => {
  const earliest = '2026-11-25';
  const later = { earliest, latest: '2026-11-27' };
  expect(changesBetween(checkout([item()]), checkout([item()], { delivery: null, deliveryDates: later }))).toEqual([
    { kind: 'delivery-gone' },
    { kind: 'delivery-dates', before: { earliest: '2026-11-24', latest: '2026-11-26' }, after: later },
  ]);
  expect(changesBetween(checkout([item()]), checkout([item()], { deliveryDates: null }))).toEqual([]);
});

test('a checkout is in stock if every line is available in its quantity', () => {
  expect(isInStock(checkout([item()]))).toBe(true);
  expect(isInStock(checkout([item(), item({ uuid: 'line-2', stock: 0 })]))).toBe(false);
  expect(isInStock(checkout([item({ stock: 1 })]))).toBe(false);
});

test('a choice of payment and delivery explains new benefits, fees and totals, but no new quantity', () => {
  const chosen = {
    totalDeliveryFee: 0,
    totalPayable: 1900,
    applyRules: [{ ruleId: 1, name: 'Card discount', discount: 100, deliveryDiscount: 0 }],
  } as unknown as Partial<Checkout>;
  expect(unexplainedChanges(checkout([item()]), checkout([item()], chosen))).toEqual([]);
  expect(unexplainedChanges(checkout([item()]), checkout([item({ quantity: 3 })], chosen))).toEqual([
    { kind: 'quantity', name: 'Phone Black', before: 2, after: 3 },
    { kind: 'total', before: 2050, after: 1900 },
  ]);
});
