import { expect, test } from 'vitest';
import { awaitedDeliveries, isInShop, isPartlyShipped, unshippedDeliveries } from './shipment-rules.ts';

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

test('what is still to arrive are the deliveries that have not arrived and do not arrive now', () => {
  const arrived = { ...first, deliveredAt: new Date(0) };
  expect(awaitedDeliveries({ shipments: [first, second] }, lines)).toEqual(['first', 'second']);
  expect(awaitedDeliveries({ shipments: [arrived, second] }, lines)).toEqual(['second']);
  expect(awaitedDeliveries({ shipments: [first, second] }, lines, ['first'])).toEqual(['second']);
  expect(awaitedDeliveries({ shipments: [arrived, second] }, lines, ['second'])).toEqual([]);
  expect(awaitedDeliveries({ shipments: [first] }, lines, ['first'])).toEqual(['second']);
  expect(awaitedDeliveries({ shipments: [first] }, [phone, { ...gameConsole, refundedUnits: 2 }], ['first'])).toEqual(
    [],
  );
});

test('nothing of an order that was shipped without a parcel is still to arrive', () => {
  expect(awaitedDeliveries({ shipments: [] }, lines)).toEqual([]);
});

test('an order is partly shipped from its first parcel to its second one', () => {
  expect(isPartlyShipped({ status: 'preparing', shipments: [] }, lines)).toBe(false);
  expect(isPartlyShipped({ status: 'shipped', shipments: [first] }, lines)).toBe(true);
  expect(isPartlyShipped({ status: 'shipped', shipments: [first, second] }, lines)).toBe(false);
  expect(isPartlyShipped({ status: 'shipped', shipments: [] }, lines)).toBe(false);
});
