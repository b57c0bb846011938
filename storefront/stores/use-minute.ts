import { useSyncExternalStore } from 'react';
import { serverNow } from '#storefront/api/server-clock.ts';

const checkMs = 5000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, checkMs);
  return () => clearInterval(timer);
}

function currentMinute(): number {
  return Math.floor(serverNow() / 60_000) * 60_000;
}

/** The start of the current minute in milliseconds since 1970; null until the page is hydrated, because cached pages have no time. */
export function useMinute(): number | null {
  return useSyncExternalStore(subscribe, currentMinute, () => null);
}
