/**
 * How an order gets to its buyer: to an address, or by being picked up at a branch. An order of services alone is by appointment: the
 * shop calls to arrange it.
 */
export const deliveryMethods = ['shipping', 'pickup', 'appointment'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** Why the lines of a cart cannot be picked up: one of them is on pre-order. */
export const pickupProblems = ['pre_order'] as const;
