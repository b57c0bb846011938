import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '#storefront/api/server-clock.ts';

/** Time the server gets to render the page with the new price. */
const settleDelayMs = 2000;

/**
 * Calls `onChange` shortly after each of these times (milliseconds since 1970, server's clock) while the page is open.
 */
export function usePriceChanges(changeTimes: readonly number[], onChange: () => void): void {
  const handleChange = useEffectEvent(onChange);
  const joined = changeTimes.join();
  useEffect(() => {
    const times = joined.split(',').map(Number);
    let since = serverNow() - settleDelayMs;
    const timer = setInterval(() => {
      const now = serverNow() - settleDelayMs;
      const crossed = times.some((time) => since < time && time <= now);
      since = now;
      if (crossed) handleChange();
    }, 1000);
    return () => clearInterval(timer);
  }, [joined]);
}
