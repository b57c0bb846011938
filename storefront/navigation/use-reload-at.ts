import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '#storefront/api/server-clock.ts';

/** Time the server gets to answer with what has changed. */
const settleDelayMs = 2000;

/** Time from a reload that failed to the next, in milliseconds. */
const retryDelayMs = 10_000;

/**
 * Calls `reload` shortly after each of these times (milliseconds since 1970, server's clock) while the component is shown; until it resolves
 * to true, if the shop does not answer.
 */
export function useReloadAt(times: readonly number[], reload: () => Promise<boolean>): void {
  const onTime = useEffectEvent(reload);
  const joined = times.join();
  useEffect(() => {
    if (joined === '') return undefined;
    const changes = joined.split(',').map(Number);
    let since = serverNow() - settleDelayMs;
    let retryAt: number | undefined;
    const load = async () => {
      retryAt = Number.POSITIVE_INFINITY;
      const isLoaded = await onTime();
      retryAt = isLoaded ? undefined : serverNow() + retryDelayMs;
    };
    const timer = setInterval(() => {
      const now = serverNow() - settleDelayMs;
      const crossed = changes.some((time) => since < time && time <= now);
      since = now;
      if (crossed || (retryAt !== undefined && retryAt <= serverNow())) void load();
    }, 1000);
    return () => clearInterval(timer);
  }, [joined]);
}
