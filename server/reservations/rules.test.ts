import { describe, expect, test } from 'vitest';
import { remainingPercent } from './reservations.ts';
import { planWithdrawal, shortageCode, sumByResource } from './rules.ts';

test('what remains is a whole percent, rounded up, so that 0 means none', () => {
  expect(remainingPercent({ limit: 300, used: 0 })).toBe(100);
  expect(remainingPercent({ limit: 300, used: 200 })).toBe(34);
  expect(remainingPercent({ limit: 300, used: 299 })).toBe(1);
  expect(remainingPercent({ limit: 300, used: 300 })).toBe(0);
  expect(remainingPercent({ limit: 300, used: 301 })).toBe(0);
});

test('lines of an order that request the same resource are added up, whatever the order of its columns', () => {
  const requested = [
    { resource: { flash_sale_id: 1, sku_id: 2 }, quantity: 3 },
    { resource: { flash_sale_id: 2, sku_id: 1 }, quantity: 1 },
    { resource: { sku_id: 2, flash_sale_id: 1 }, quantity: 4 },
  ];
  expect(sumByResource(requested).map(({ quantity }) => quantity)).toEqual([7, 1]);
});

describe('units that are withdrawn', () => {
  const stock = (sku_id: number, quantity: number, pre_order_flag = false) => ({
    kind: 'stock',
    resource: { sku_id, pre_order_flag },
    quantity,
  });
  const wanted = (sku_id: number, quantity: number) => ({ resource: { sku_id }, quantity });

  test('are those of the SKU, from one reservation after the other', () => {
    const reservations = [stock(1, 2), stock(2, 5), stock(1, 3, true)];
    expect(planWithdrawal(reservations, [wanted(1, 4)])).toEqual([stock(1, 2), stock(1, 2, true)]);
    expect(planWithdrawal(reservations, [wanted(1, 2)])).toEqual([stock(1, 2)]);
  });

  test('are no more than are left of the reservations', () => {
    expect(planWithdrawal([stock(1, 2)], [wanted(1, 5)])).toEqual([stock(1, 2)]);
    expect(planWithdrawal([stock(1, 3)], [wanted(1, 2), wanted(1, 2)])).toEqual([stock(1, 2), stock(1, 1)]);
    expect(planWithdrawal([stock(1, 2)], [wanted(2, 1)])).toEqual([]);
    const fromStock = { resource: { sku_id: 1, pre_order_flag: false }, quantity: 1 };
    expect(planWithdrawal([stock(1, 2, true)], [fromStock])).toEqual([]);
  });

  test('leave the reservations as they were read', () => {
    const reservations = [stock(1, 2)];
    planWithdrawal(reservations, [wanted(1, 1)]);
    expect(reservations).toEqual([stock(1, 2)]);
  });
});

test('an order is refused as sold out if one of its products has no units left, else because the product changed', () => {
  const code = (...available: number[]) =>
    shortageCode(
      'out_of_stock',
      available.map((units) => ({ available: units })),
    );
  expect(code(0)).toBe('out_of_stock');
  expect(code(1, 0)).toBe('out_of_stock');
  expect(code(-1, 3)).toBe('out_of_stock');
  expect(code(1, 2)).toBe('product_information_updated');
});
