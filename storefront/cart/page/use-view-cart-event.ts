import { useEffect, useEffectEvent, useRef } from 'react';
import { track } from '#storefront/analytics/track.ts';
import type { CartView } from '../use-cart.ts';

/** Reports to analytics that the shopper sees the lines of the cart: once, also if it is empty in between. */
export function useViewCartEvent({ items, totals }: CartView): void {
  const isReported = useRef(false);
  const report = useEffectEvent(() => track((events) => events.viewCart(items, totals?.couponCode ?? null)));
  const hasLines = items.length > 0;
  useEffect(() => {
    if (!hasLines || isReported.current) return;
    isReported.current = true;
    report();
  }, [hasLines]);
}
