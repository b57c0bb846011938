import { type ComponentType, useEffect, useState } from 'react';
import { loadInBackground } from '#storefront/errors/stale-chunk.ts';
import { whenIdle } from '#storefront/navigation/when-idle.ts';

/** Longest time until the browser counts as idle, in milliseconds. */
const idleTimeoutMs = 2000;
/** Time from a failed load to the next, in milliseconds. */
const retryDelayMs = 30_000;

/**
 * A component that the first screen does not need: loaded when the browser is idle after hydration, or at once when the shopper presses
 * something. Null until then. A failed load is repeated after a pause, or as soon as there is a connection again.
 */
export function useIdleComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const isLoaded = Component !== null;
  useEffect(() => {
    if (isLoaded) return;
    const ended = new AbortController();
    const firstPress = new AbortController();
    let isLoading = false;
    let cancel = () => {};
    const start = () => {
      if (isLoading || ended.signal.aborted) return;
      isLoading = true;
      firstPress.abort();
      cancel();
      loadInBackground(load).then(
        (loaded) => {
          if (!ended.signal.aborted) setComponent(() => loaded.default);
        },
        () => {
          isLoading = false;
          if (ended.signal.aborted) return;
          const timer = window.setTimeout(() => {
            cancel = whenIdle(start, idleTimeoutMs);
          }, retryDelayMs);
          cancel = () => window.clearTimeout(timer);
        },
      );
    };
    cancel = whenIdle(start, idleTimeoutMs);
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, start, { capture: true, passive: true, signal: firstPress.signal });
    window.addEventListener('online', start, { signal: ended.signal });
    return () => {
      ended.abort();
      firstPress.abort();
      cancel();
    };
  }, [isLoaded, load]);
  return Component;
}
