import type { DeliveryMethod } from './delivery-methods.ts';

/** The statuses as shoppers understand them: what they wait for. */
export const orderGroupNames = ['to_pay', 'preparing', 'to_receive', 'completed', 'cancelled'] as const;
export type OrderGroup = (typeof orderGroupNames)[number];

interface StatusTerms {
  group: OrderGroup;
  /** The delivery methods whose orders alone can have the status; null for any. */
  deliveryMethods: readonly DeliveryMethod[] | null;
  /** Whether an order that is paid in advance is paid, and its money is not to go back. */
  isPaid: boolean;
  /** Whether the goods have left the shop, or the services are done. */
  isHandedOver: boolean;
  /** Whether it ended without a purchase: what it reserved is released, and money that was paid goes back. */
  isClosed: boolean;
}

const open = { deliveryMethods: null, isPaid: false, isHandedOver: false, isClosed: false };
const paid = { ...open, isPaid: true };
const handedOver = { ...paid, isHandedOver: true };
const closed = { ...open, group: 'cancelled', isClosed: true } as const;

/**
 * Every status of an order, in the order in which an order goes through them. What applies to a status derives from this table.
 * Other data per status, such as texts in the storefront and the transitions (docs/reference/orders.md), is a record over
 * `OrderStatus`, so that a new row does not compile until it is added there. Check constraints of the database need a migration.
 */
export const orderStatusTerms = {
  pending_payment: { ...open, group: 'to_pay' },
  confirmed: { ...open, group: 'preparing' },
  paid: { ...paid, group: 'preparing' },
  preparing: { ...paid, group: 'preparing', deliveryMethods: ['shipping', 'pickup'] },
  shipped: { ...handedOver, group: 'to_receive', deliveryMethods: ['shipping'] },
  delivered: { ...handedOver, group: 'completed', deliveryMethods: ['shipping'] },
  ready_for_pickup: { ...paid, group: 'to_receive', deliveryMethods: ['pickup'] },
  picked_up: { ...handedOver, group: 'completed', deliveryMethods: ['pickup'] },
  completed: { ...handedOver, group: 'completed', deliveryMethods: ['appointment'] },
  cancelled: closed,
  expired: closed,
  refund_pending: closed,
  refunded: closed,
} as const satisfies Record<string, StatusTerms>;

export type OrderStatus = keyof typeof orderStatusTerms;
export const orderStatuses = Object.keys(orderStatusTerms) as readonly OrderStatus[];

export function statusesInGroup(group: OrderGroup): OrderStatus[] {
  return orderStatuses.filter((status) => orderStatusTerms[status].group === group);
}

/** Whether an order of that delivery method can ever have a status. */
export function fitsDelivery(deliveryMethod: DeliveryMethod, status: OrderStatus): boolean {
  const only: readonly DeliveryMethod[] | null = orderStatusTerms[status].deliveryMethods;
  return only === null || only.includes(deliveryMethod);
}
