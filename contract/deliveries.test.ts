import { expect, test } from 'vitest';
import {
  type DeliverableLine,
  deliveryOf,
  hasGoodsInStock,
  isInTwoDeliveries,
  remainingDeliveries,
} from './deliveries.ts';

const phone: DeliverableLine = { itemType: 'ITEM', kind: 'goods', preOrder: false };
const gameConsole: DeliverableLine = { ...phone, preOrder: true };
const gift: DeliverableLine = { ...phone, itemType: 'GIFT' };
const laterGift: DeliverableLine = { ...gift, preOrder: true };
const installation: DeliverableLine = { ...phone, kind: 'service' };

test('goods in stock are goods that are bought; gifts and services are not', () => {
  expect(hasGoodsInStock([installation, gift, gameConsole, phone])).toBe(true);
  for (const lines of [[], [gift], [installation], [gameConsole], [gift, installation, gameConsole]])
    expect([lines, hasGoodsInStock(lines)]).toEqual([lines, false]);
});

test('an order of goods in stock and pre-orders comes in two deliveries, also if only its gift comes later', () => {
  expect(isInTwoDeliveries([phone, gameConsole])).toBe(true);
  expect(isInTwoDeliveries([phone, laterGift])).toBe(true);
  for (const lines of [[phone, gift], [gameConsole], [gameConsole, gift], [gameConsole, installation]])
    expect([lines, isInTwoDeliveries(lines)]).toEqual([lines, false]);
});

test('pre-orders come in the second delivery if there is one', () => {
  const lines = [phone, gameConsole, gift];
  expect(lines.map((line) => deliveryOf(line, lines))).toEqual(['first', 'second', 'first']);
  expect(deliveryOf(gameConsole, [gameConsole, gift])).toBe('first');
});

test('a delivery remains until all of its units are refunded; services are not delivered', () => {
  const units = (line: DeliverableLine, refundedUnits: number) => ({ ...line, quantity: 2, refundedUnits });
  expect(remainingDeliveries([units(phone, 1), units(gameConsole, 0)])).toEqual(['first', 'second']);
  expect(remainingDeliveries([units(phone, 0), units(gameConsole, 2)])).toEqual(['first']);
  expect(remainingDeliveries([units(phone, 2), units(gameConsole, 1)])).toEqual(['second']);
  expect(remainingDeliveries([units(phone, 2), units(installation, 0)])).toEqual([]);
});
