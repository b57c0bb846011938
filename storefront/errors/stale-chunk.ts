import { startTransition, useEffect, useRef, useState } from 'react';
import { createPath, useNavigation } from 'react-router';

/** Minimum time between two reloads. */
const minReloadIntervalMs = 60_000;
const storageKey = 'reloaded-at';

declare global {
  interface WindowEventMap {
    /**
     * Dispatched by the router when the module of a route cannot be loaded (`tools/route-modules-plugin.ts`). Who prevents it calls `detail`,
     * which shows the error page, unless the document is left.
     */
    'route-module-error': CustomEvent<() => void>;
  }
}

let backgroundLoads = 0;

/** Loads a module that nobody waits for: the page is not reloaded if it cannot be loaded. Rejects as `load` does. */
export async function loadInBackground<Module>(load: () => Promise<Module>): Promise<Module> {
  backgroundLoads += 1;
  try {
    return await load();
  } finally {
    backgroundLoads -= 1;
  }
}

/**
 * A chunk that cannot be loaded was most likely replaced by a newer build: reloads the page, at most once a minute. If it is that of the page
 * that the shopper goes to, the page is opened as a document within this minute, for which it needs no script.
 */
export function StaleChunkReload(): null {
  const destination = useNavigation().location;
  const [failures, setFailures] = useState<readonly (() => void)[]>([]);
  const leftFor = useRef<string>(undefined);
  useEffect(() => {
    // Not prevented: the import would be resolved without a module, on which the page fails with another error before it is reloaded.
    const onChunkError = () => {
      if (backgroundLoads === 0) reloadOnceAMinute();
    };
    // A transition, as the router's state: `destination` is then that of the navigation that needs the module.
    const onRouteModuleError = (event: WindowEventMap['route-module-error']) => {
      event.preventDefault();
      startTransition(() => setFailures((before) => [...before, event.detail]));
    };
    window.addEventListener('vite:preloadError', onChunkError);
    window.addEventListener('route-module-error', onRouteModuleError);
    return () => {
      window.removeEventListener('vite:preloadError', onChunkError);
      window.removeEventListener('route-module-error', onRouteModuleError);
    };
  }, []);
  useEffect(() => {
    if (failures.length === 0) return;
    setFailures([]);
    // Without a destination nobody waits for the module: it was prefetched.
    if (destination) {
      // A page has several modules, and may be prefetched at the same time.
      if (leftFor.current === destination.key) return;
      if (reloadOnceAMinute() || openDocument(createPath({ ...destination, hash: '' }))) {
        leftFor.current = destination.key;
        return;
      }
    }
    for (const showError of failures) showError();
  }, [failures, destination]);
  return null;
}

/** Whether the page is reloaded now. */
function reloadOnceAMinute(): boolean {
  const last = Number(sessionStorage.getItem(storageKey));
  if (Date.now() - last < minReloadIntervalMs) return false;
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
  return true;
}

/** Opens a page of the shop as a document, unless it is the one that is open. Returns whether it is opened now. */
function openDocument(path: string): boolean {
  const { pathname, search } = window.location;
  if (path === pathname + search) return false;
  window.location.assign(path);
  return true;
}
