import { useEffect } from 'react';

/** Minimum time between two reloads. */
const minReloadIntervalMs = 60_000;
const storageKey = 'reloaded-at';

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
 * A chunk that cannot be loaded was most likely replaced by a newer build: reload the page, at most once a minute. The
 * router does the same for whole routes.
 */
export function useReloadOnStaleChunk(): void {
  useEffect(() => {
    // Not prevented: the import would be resolved without a module, on which the page fails with another error before it is reloaded.
    const onError = () => {
      if (backgroundLoads > 0) return;
      const last = Number(sessionStorage.getItem(storageKey));
      if (Date.now() - last < minReloadIntervalMs) return;
      sessionStorage.setItem(storageKey, String(Date.now()));
      window.location.reload();
    };
    window.addEventListener('vite:preloadError', onError);
    return () => window.removeEventListener('vite:preloadError', onError);
  }, []);
}
