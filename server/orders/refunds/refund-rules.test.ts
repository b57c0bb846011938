import { describe, expect, test } from 'vitest';
import { orderStatuses } from '#contract/order-statuses.ts';
import {
  isFree,
  isHandedOver,
  isPaid,
  parseUnits,
  partToCancel,
  type RefundableLine,
  type RefundTarget,
  refundPart,
  remainingLines,
} from './refund-rules.ts';

/** A line of `quantity` units, of which the given part was refunded. */
function line(sku: string, quantity: number, unitPrice: number, changed: Partial<RefundableLine> = {}): RefundableLine {
  return { sku, quantity, unitPrice, discount: 0, refundedUnits: 0, refundedAmount: 0, ...changed } as RefundableLine;
}

const order = { payable: 0, deliveryFee: 50_00, deliveryFeeDiscount: 10_00 };
const nothing = { total: 0, lines: 0 };

function part(lines: readonly RefundableLine[], target: RefundTarget, refunded = nothing) {
  const result = refundPart(order, lines, refunded, target);
  if ('refused' in result) return result.refused;
  return {
    units: result.lines.map(({ line: { sku }, units, amount, discount }) => [sku, units, amount, discount]),
    deliveryFee: result.deliveryFee,
    total: result.total,
  };
}

const of = (units: Record<string, number>, deliveryFee = false) => ({
  units: new Map(Object.entries(units)),
  deliveryFee,
});

describe('a refund of everything', () => {
  test('has all units and the delivery fee that was paid', () => {
    expect(part([line('A', 2, 100_00, { discount: 30_00 }), line('B', 1, 70_00)], 'everything')).toEqual({
      units: [
        ['A', 2, 170_00, 30_00],
        ['B', 1, 70_00, 0],
      ],
      deliveryFee: 40_00,
      total: 280_00,
    });
  });

  test('leaves out what was refunded before', () => {
    const lines = [
      line('A', 3, 100_00, { refundedUnits: 2, discount: 30_00 }),
      line('B', 1, 70_00, { refundedUnits: 1 }),
    ];
    expect(part(lines, 'everything', { total: 275_00, lines: 250_00 })).toEqual({
      units: [['A', 1, 90_00, 10_00]],
      deliveryFee: 15_00,
      total: 105_00,
    });
  });
});

describe('a refund of some units', () => {
  test('has these, with the delivery fee if it is asked for', () => {
    const lines = [line('A', 2, 100_00), line('B', 1, 70_00)];
    expect(part(lines, of({ A: 1 }))).toEqual({ units: [['A', 1, 100_00, 0]], deliveryFee: 0, total: 100_00 });
    expect(part(lines, of({ B: 1 }, true))).toMatchObject({ deliveryFee: 40_00, total: 110_00 });
  });

  test('takes those that cost most first, gifts last, and of equal ones the first', () => {
    const lines = [line('A', 1, 0), line('A', 2, 80_00), line('A', 2, 100_00)];
    expect(part(lines, of({ A: 3 }))).toMatchObject({
      units: [
        ['A', 1, 80_00, 0],
        ['A', 2, 200_00, 0],
      ],
    });
    const equal = [line('A', 1, 80_00, { discount: 10_00 }), line('A', 1, 80_00)];
    expect(part(equal, of({ A: 1 }))).toMatchObject({ units: [['A', 1, 70_00, 10_00]] });
  });

  test('counts units of earlier refunds as those asked for', () => {
    const lines = [line('A', 2, 100_00, { refundedUnits: 1 }), line('A', 2, 80_00, { refundedUnits: 1 })];
    expect(part(lines, of({ A: 3 }))).toMatchObject({ units: [['A', 1, 100_00, 0]] });
    expect(part(lines, of({ A: 2 }))).toMatchObject({ units: [], total: 0 });
    expect(part(lines, of({ A: 1 }))).toMatchObject({ units: [], total: 0 });
  });

  test('is refused for what was not ordered', () => {
    const lines = [line('A', 1, 100_00), line('A', 2, 80_00)];
    expect(part(lines, of({ A: 4 }))).toBe('lines: A was ordered 3 times');
    expect(part(lines, of({ A: 3 }))).toMatchObject({ total: 260_00 });
    expect(part(lines, of({ B: 1 }))).toBe('lines: B is not in this order');
  });
});

describe('cancelling units that cost nothing', () => {
  const gift = (sku: string, quantity: number, refundedUnits = 0) =>
    line(sku, quantity, 0, { total: 0, discount: 0, refundedUnits });
  const bought = line('A', 2, 100_00, { total: 200_00, discount: 50_00 });
  const free = line('B', 2, 100_00, { total: 200_00, discount: 200_00 });
  const cancelled = (lines: readonly RefundableLine[], units: Record<string, number>) => {
    const result = partToCancel(lines, new Map(Object.entries(units)));
    if ('refused' in result) return result.refused;
    expect(result).toMatchObject({ deliveryFee: 0, total: 0 });
    return result.lines.map(({ line: { sku }, units: count, amount }) => [sku, count, amount]);
  };

  test('is about gifts and lines that a discount made free', () => {
    expect([gift('A', 1), bought, free].map(isFree)).toEqual([true, false, true]);
    expect(cancelled([bought, free, gift('C', 1)], { B: 1, C: 1 })).toEqual([
      ['B', 1, 0],
      ['C', 1, 0],
    ]);
  });

  test('counts what was cancelled before', () => {
    expect(cancelled([gift('C', 3, 1)], { C: 2 })).toEqual([['C', 1, 0]]);
    expect(cancelled([gift('C', 3, 2)], { C: 2 })).toEqual([]);
  });

  test('takes the gift where the same SKU is also bought', () => {
    expect(cancelled([bought, gift('A', 1)], { A: 1 })).toEqual([['A', 1, 0]]);
  });

  test('is refused for what was paid for, and for what the order does not have', () => {
    expect(cancelled([bought, free], { A: 1 })).toBe('lines: only 0 of A cost nothing: use refund for the others');
    expect(cancelled([bought, free], { C: 1 })).toBe('lines: C is not in this order');
    expect(cancelled([bought, gift('A', 1)], { A: 2 })).toBe(
      'lines: only 1 of A cost nothing: use refund for the others',
    );
    expect(cancelled([bought, gift('A', 1)], { A: 4 })).toBe(
      'lines: only 1 of A cost nothing: use refund for the others',
    );
    expect(cancelled([gift('A', 1)], { A: 2 })).toBe('lines: A was ordered 1 times');
  });
});

test('an order is paid from its payment on, and on delivery when it is delivered', () => {
  const paidWith = (paymentMethod: 'qr_code' | 'cash_on_delivery' | null) =>
    orderStatuses.filter((status) => isPaid({ status, paymentMethod }));
  expect(paidWith('cash_on_delivery')).toEqual(['delivered']);
  expect(paidWith(null)).toEqual([]);
  expect(paidWith('qr_code')).toEqual([
    'paid',
    'preparing',
    'shipped',
    'delivered',
    'ready_for_pickup',
    'picked_up',
    'completed',
  ]);
  expect(orderStatuses.filter(isHandedOver)).toEqual(['shipped', 'delivered', 'picked_up', 'completed']);
});

test('units are written as SKU=2, with spaces or commas between them', () => {
  expect(parseUnits('A=2 B=1')).toEqual(
    new Map([
      ['A', 2],
      ['B', 1],
    ]),
  );
  expect(parseUnits('A=2')).toEqual(new Map([['A', 2]]));
  expect(parseUnits(' A=B=12,\nC=999999 ')?.get('A=B')).toBe(12);
  for (const text of ['', ' ', 'A', 'A=0', 'A=-1', 'A=1 A=2', '=2', 'A=1000000']) expect(parseUnits(text)).toBeNull();
});

test('the remaining lines have the units that were not refunded, and what is left of their discount', () => {
  const line = (quantity: number, refundedUnits: number) =>
    ({ quantity, refundedUnits, unitPrice: 100, discount: 100, total: quantity * 100 }) as RefundableLine;
  expect(remainingLines([line(3, 0), line(3, 1), line(3, 3)])).toMatchObject([
    { quantity: 3, discount: 100, total: 300 },
    { quantity: 2, discount: 67, total: 200 },
  ]);
});
