import { expect, test } from 'vitest';
import type { CartItem } from '#contract/cart.ts';
import type { Checkout } from '#contract/checkout.ts';
import { changesBetween, isInStock } from './checkout-changes.ts';

function item(changes: Partial<CartItem> = {}): CartItem {
  return {
    cartId: 'c1',
    type: 'sku',
    isItem: true,
    isOptionItem: false,
    defaultFlag: true,
    skuName: 'Phone',
    categoryId: 1,
    categories: [],
    marketPrice: 1000,
    priceEffectiveDate: null,
    totalMarketPrice: 1000,
    totalSpecialPrice: 0,
    discount: 0,
    vat: 0,
    preOrderStock: 0,
    uuid: 'line-1',
    productId: 1,
    parentId: 10,
    itemType: 'ITEM',
    parentItemId: null,
    giftBy: null,
    appliedRuleIds: [],
    appliedRuleName: null,
    optionProducts: [],
    sku: 'A1',
    slug: 'phone-10',
    productName: 'Phone',
    attributeOptionName: 'Black',
    attributes: [],
    image: '',
    brand: '',
    categoryName: '',
    price: 1000,
    standardPrice: 1000,
    specialPrice: null,
    discountPercent: 0,
    quantity: 2,
    totalPrice: 2000,
    totalStandardPrice: 2000,
    totalDiscount: 0,
    stock: 5,
    preOrderFlag: false,
    stockAvailable: true,
    limitQuantity: null,
    limitSelectQty: 5,
    isSelected: true,
    createdAt: '2026-11-20T00:00:00Z',
    updatedAt: '2026-11-20T00:00:00Z',
    ...changes,
  };
}

function checkout(items: CartItem[], totals: Partial<Checkout> = {}): Checkout {
  return {
    cartId: 'c1',
    items,
    totalMarketPrice: 2000,
    totalPrice: 2000,
    totalSpecialPrice: 0,
    totalDiscount: 0,
    totalDeliveryFee: 50,
    totalDeliveryFeeDiscount: 0,
    totalPayable: 2050,
    totalBeforeVat: 1915.89,
    totalVat: 134.11,
    applyRules: [],
    applyRulesDiscount: [],
    coupons: [],
    couponCode: null,
    collectibleCouponId: null,
    isCouponError: false,
    couponErrorMessage: null,
    errorCorrectibleMessage: null,
    cashback: 0,
    unlockableOffers: [],
    unavailableGifts: [],
    deliveryMethods: [],
    freeDeliveryFrom: 0,
    delivery: null,
    addresses: [],
    paymentMethods: [],
    quote: 'q',
    ...totals,
  };
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
    { kind: 'quantity', name: 'Phone Black', quantity: 1 },
    { kind: 'delivery', before: 50, after: 0 },
    { kind: 'total', before: 2050, after: 1000 },
  ]);
});

test('a checkout is in stock if every line is available in its quantity', () => {
  expect(isInStock(checkout([item()]))).toBe(true);
  expect(isInStock(checkout([item(), item({ uuid: 'line-2', stock: 0 })]))).toBe(false);
  expect(isInStock(checkout([item({ stock: 1 })]))).toBe(false);
});
