import { expect, test } from 'vitest';
import { isInShop, unshippedDeliveries } from './shipment-rules.ts';

const phone = { itemType: 'ITEM', kind: 'goods', preOrder: false, quantity: 2, refundedUnits: 0 } as const;
const gameConsole = { ...phone, preOrder: true } as const;
const shipment = { carrier: 'flash', trackingNumber: 'TH0001', deliveredAt: null } as const;
const first = { ...shipment, delivery: 'first' } as const;
const second = { ...shipment, delivery: 'second' } as const;
const lines = [phone, gameConsole];

test('what is to be shipped are the deliveries without a parcel, without those that were refunded', () => {
  expect(unshippedDeliveries({ status: 'preparing', shipments: [] }, lines)).toEqual(['first', 'second']);
  expect(unshippedDeliveries({ status: 'shipped', shipments: [first] }, lines)).toEqual(['second']);
  expect(unshippedDeliveries({ status: 'shipped', shipments: [first, second] }, lines)).toEqual([]);
  const refunded = [phone, { ...gameConsole, refundedUnits: 2 }];
  expect(unshippedDeliveries({ status: 'preparing', shipments: [] }, refunded)).toEqual(['first']);
  expect(unshippedDeliveries({ status: 'preparing', shipments: [] }, [gameConsole])).toEqual(['first']);
});

test.each(['shipped', 'delivered', 'picked_up'] as const)(
  'nothing of a %s order without a parcel is in the shop',
  (status) => {
    expect(unshippedDeliveries({ status, shipments: [] }, lines)).toEqual([]);
    expect(isInShop(gameConsole, { status, shipments: [] }, lines)).toBe(false);
  },
);

test('pre-orders are in the shop until their parcel leaves, also of an order that is ready for pickup', () => {
  expect(isInShop(gameConsole, { status: 'shipped', shipments: [first] }, lines)).toBe(true);
  expect(isInShop(phone, { status: 'shipped', shipments: [first] }, lines)).toBe(false);
  expect(isInShop(gameConsole, { status: 'shipped', shipments: [first, second] }, lines)).toBe(false);
  expect(isInShop(phone, { status: 'ready_for_pickup', shipments: [] }, lines)).toBe(true);
});
