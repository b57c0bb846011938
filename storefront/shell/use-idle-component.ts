import { type ComponentType, useEffect, useState } from 'react';

/** Longest time until the browser counts as idle, in milliseconds. */
const idleTimeoutMs = 2000;

/**
 * A component that the first screen does not need: loaded when the browser is idle after hydration, or at once when the shopper presses
 * something. Null until then, and where it cannot be loaded until the next press.
 */
export function useIdleComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const isLoaded = Component !== null;
  useEffect(() => {
    if (isLoaded) return;
    const start = () => {
      // A failed import would reload the page, see `useReloadOnStaleChunk`.
      if (navigator.onLine)
        load().then(
          (loaded) => setComponent(() => loaded.default),
          () => {},
        );
    };
    const isSupported = typeof requestIdleCallback !== 'undefined';
    const handle = isSupported
      ? requestIdleCallback(start, { timeout: idleTimeoutMs })
      : window.setTimeout(start, idleTimeoutMs);
    const presses = ['pointerdown', 'keydown'];
    for (const type of presses) document.addEventListener(type, start, { capture: true, passive: true });
    return () => {
      if (isSupported) cancelIdleCallback(handle);
      else window.clearTimeout(handle);
      for (const type of presses) document.removeEventListener(type, start, { capture: true });
    };
  }, [isLoaded, load]);
  return Component;
}
