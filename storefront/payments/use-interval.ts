import { useEffect, useEffectEvent } from 'react';

/** Calls `work` at an interval while the page is visible; never with null. */
export function useInterval(work: () => void, milliseconds: number | null): void {
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') work();
  });
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setInterval(tick, milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}
