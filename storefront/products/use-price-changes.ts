import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '#storefront/api/server-clock.ts';

/** Time the server gets to render the page with the new price. */
const settling = 2000;

/**
 * Calls `onChange` shortly after each of these times (milliseconds since 1970, server's clock) while the page is open.
 */
export function usePriceChanges(moments: readonly number[], onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  const all = moments.join();
  useEffect(() => {
    const times = all.split(',').map(Number);
    let since = serverNow() - settling;
    const timer = setInterval(() => {
      const now = serverNow() - settling;
      const crossed = times.some((time) => since < time && time <= now);
      since = now;
      if (crossed) changed();
    }, 1000);
    return () => clearInterval(timer);
  }, [all]);
}
