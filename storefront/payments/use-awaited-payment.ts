import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { useInterval } from './use-interval.ts';
import { usePolledOrder } from './use-polled-order.ts';

/** How long a page waits by itself. */
const waitMs = 3 * 60_000;
/** How often the loader asks the gateway, in case its webhook got lost. */
const gatewayIntervalMs = 15_000;

export interface PaymentWait {
  /** Whether the payment is still awaited, but the page does not ask any more. */
  isLate: boolean;
  /** Asks again, for as long as before. */
  checkAgain: () => void;
}

/** An order whose payment may be under way: asked for every two seconds, for three minutes. The loader asks the gateway. */
export function useAwaitedPayment(loaded: Order, isAwaited: (order: Order) => boolean): PaymentWait & { order: Order } {
  const [isOver, setOver] = useState(false);
  const order = usePolledOrder(loaded, (seen) => !isOver && isAwaited(seen));
  const { revalidate } = useRevalidator();
  const awaited = isAwaited(order);
  const isAsking = awaited && !isOver;
  useInterval(() => void revalidate(), isAsking ? gatewayIntervalMs : null);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setOver(true), waitMs);
    return () => clearTimeout(timer);
  }, [isAsking]);
  const checkAgain = () => {
    setOver(false);
    void revalidate();
  };
  return { order, isLate: awaited && isOver, checkAgain };
}
