import { expect, test } from 'vitest';
import { fitsDelivery, orderGroupNames, orderStatuses, orderStatusTerms, statusesInGroup } from './order-statuses.ts';

test('each status is in one group of the list of orders', () => {
  expect(orderGroupNames.flatMap(statusesInGroup).toSorted()).toEqual([...orderStatuses].toSorted());
  expect(statusesInGroup('to_receive')).toEqual(['shipped', 'ready_for_pickup']);
  expect(statusesInGroup('cancelled')).toEqual(['cancelled', 'expired', 'refund_pending', 'refunded']);
});

test('an order has no status of another way of delivery', () => {
  const only = (method: 'shipping' | 'pickup' | 'appointment') =>
    orderStatuses.filter((status) => fitsDelivery(method, status) && orderStatusTerms[status].deliveryMethods !== null);
  expect(only('shipping')).toEqual(['preparing', 'shipped', 'delivered']);
  expect(only('pickup')).toEqual(['preparing', 'ready_for_pickup', 'picked_up']);
  expect(only('appointment')).toEqual(['completed']);
});

test('what was handed over is paid, and what is closed is neither', () => {
  const terms = Object.values(orderStatusTerms);
  expect(terms.filter(({ isHandedOver, isPaid }) => isHandedOver && !isPaid)).toEqual([]);
  expect(terms.filter(({ isClosed, isPaid, isHandedOver }) => isClosed && (isPaid || isHandedOver))).toEqual([]);
});
