export type { StoredDiscount } from './discount-queries.ts';
export { expireOverdueOrders } from './expire-orders.ts';
export { type Transition, transitionOrder } from './order-transitions.ts';
export { startPayment } from './pay-order.ts';
export { onPaymentSettled } from './payment-events.ts';
export { type OrderDraft, placeOrder } from './place-order.ts';
export { readOrder } from './read-orders.ts';
export { onRefunded } from './refund-events.ts';
export type { DeliveryAddressSnapshot, StoredLine, StoredPickup } from './stored-order.ts';
