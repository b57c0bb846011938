import { useEffect, useEffectEvent } from 'react';
import type { Order } from '#contract/orders.ts';
import { allowsAnalytics, track } from '#storefront/analytics/track.ts';
import { localStorageValue } from '#storefront/api/local-storage-value.ts';
import { purchaseStep, withOrder } from './purchase-rules.ts';

/** Ids of orders, separated by commas. */
const unpaidOrders = localStorageValue('purchases-unpaid');
const sentOrders = localStorageValue('purchases-sent');

const idsOf = (text: string | null) => (text ?? '').split(',').filter(Boolean);

/**
 * Sends the purchase of an order once per browser, as soon as a page shows that it is paid or is to be paid on delivery. Tabs take
 * turns, so that two that wait for the same payment do not both send it.
 *
 * @param completed whether it is the page to which the shopper comes from the payment (`purchaseStep`)
 */
export function usePurchaseEvent(order: Order, { completed }: { completed: boolean }): void {
  const seen = `${order.orderId} ${order.status}`;
  const update = useEffectEvent(() => {
    // What is remembered serves analytics only.
    if (!allowsAnalytics()) return;
    const known = { unpaid: idsOf(unpaidOrders.readLatest()), sent: idsOf(sentOrders.readLatest()) };
    const step = purchaseStep(order, known, { now: Date.now(), completed });
    if (step === 'remember') unpaidOrders.write(withOrder(known.unpaid, order.orderId).join(','));
    if (step !== 'send') return;
    track((events) => events.purchase(order));
    sentOrders.write(withOrder(known.sent, order.orderId).join(','));
  });
  useEffect(() => {
    if (!seen) return;
    // Some in-app browsers have no locks.
    if ('locks' in navigator) void navigator.locks.request('purchases', async () => update());
    else update();
  }, [seen]);
}
