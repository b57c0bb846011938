import type { Order } from '#contract/orders.ts';

/** Where a shopper goes from a placed order: a page of the gateway, or one of ours. */
export type NextStep = { to: 'gateway'; url: string } | { to: 'pay' | 'thank-you'; orderId: string };

/** A card is paid at the gateway, a QR code and whatever the gateway did not answer yet on our pay page. */
export function stepAfterPlacing({
  orderId,
  paymentMethod,
  payment,
}: Pick<Order, 'orderId' | 'paymentMethod' | 'payment'>): NextStep {
  if (paymentMethod === 'cash_on_delivery') return { to: 'thank-you', orderId };
  const url = paymentMethod === 'credit_card' ? payment?.redirectUrl : null;
  return url ? { to: 'gateway', url } : { to: 'pay', orderId };
}
