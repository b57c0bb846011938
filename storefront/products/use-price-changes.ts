import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '#storefront/api/server-clock.ts';
import { useDataReload } from '#storefront/navigation/use-data-reload.ts';

/** Time the server gets to render the page with the new price. */
const settleDelayMs = 2000;

/** Time from a reload that failed to the next, in milliseconds. */
const retryDelayMs = 10_000;

/**
 * Loads the data of the page again shortly after each of these times (milliseconds since 1970, server's clock) while the page is open; until
 * that succeeds, if the shop does not answer.
 */
export function usePriceChanges(changeTimes: readonly number[]): void {
  const reload = useEffectEvent(useDataReload());
  const joined = changeTimes.join();
  useEffect(() => {
    const times = joined.split(',').map(Number);
    let since = serverNow() - settleDelayMs;
    let retryAt: number | undefined;
    const load = async () => {
      retryAt = Number.POSITIVE_INFINITY;
      const isLoaded = await reload();
      retryAt = isLoaded ? undefined : serverNow() + retryDelayMs;
    };
    const timer = setInterval(() => {
      const now = serverNow() - settleDelayMs;
      const crossed = times.some((time) => since < time && time <= now);
      since = now;
      if (crossed || (retryAt !== undefined && retryAt <= serverNow())) void load();
    }, 1000);
    return () => clearInterval(timer);
  }, [joined]);
}
