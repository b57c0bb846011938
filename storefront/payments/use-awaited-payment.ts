import { useEffect, useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { useInterval } from './use-interval.ts';
import { usePolledOrder } from './use-polled-order.ts';

/** How long a page waits by itself. */
const waitMs = 3 * 60_000;
/** How often the gateway is asked, in case its webhook got lost. */
const gatewayIntervalMs = 15_000;

export interface PaymentWait {
  /** Whether the payment is still awaited, but the page does not ask any more. */
  isLate: boolean;
  /** Asks again, for as long as before. */
  checkAgain: () => void;
}

/**
 * An order whose payment may be under way: asked for every two seconds, for three minutes. A request that fails, as without a connection, is
 * repeated at its next time.
 */
export function useAwaitedPayment(loaded: Order, isAwaited: (order: Order) => boolean): PaymentWait & { order: Order } {
  const [isOver, setOver] = useState(false);
  const order = usePolledOrder(loaded, (seen) => !isOver && isAwaited(seen));
  const { orderId } = loaded;
  const askGateway = () => void browserApi('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId } });
  const awaited = isAwaited(order);
  const isAsking = awaited && !isOver;
  useInterval(askGateway, isAsking ? gatewayIntervalMs : null);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setOver(true), waitMs);
    return () => clearTimeout(timer);
  }, [isAsking]);
  const checkAgain = () => {
    setOver(false);
    askGateway();
  };
  return { order, isLate: awaited && isOver, checkAgain };
}
