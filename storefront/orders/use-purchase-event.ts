import { useEffect, useEffectEvent } from 'react';
import type { Order } from '#contract/orders.ts';
import { allowsAnalytics } from '#storefront/analytics/consent.ts';
import { track } from '#storefront/analytics/track.ts';
import { localStorageValue } from '#storefront/api/local-storage-value.ts';
import { outcomeOf } from './order-outcome.ts';

/** The ids of the latest orders whose purchase was sent, separated by commas. */
const sentOrders = localStorageValue('purchases-sent');
const maxSentOrders = 20;

/** Sends the purchase of an order once per browser, as soon as it is paid or is to be paid on delivery. */
export function usePurchaseEvent(order: Order): void {
  const outcome = outcomeOf(order);
  const isPurchased = outcome === 'paid' || outcome === 'cash';
  const send = useEffectEvent(() => {
    const sent = (sentOrders.read() ?? '').split(',').filter(Boolean);
    if (sent.includes(order.orderId) || !allowsAnalytics(document.cookie)) return;
    track((events) => events.purchase(order));
    sentOrders.write([...sent, order.orderId].slice(-maxSentOrders).join(','));
  });
  useEffect(() => {
    if (isPurchased) send();
  }, [isPurchased]);
}
