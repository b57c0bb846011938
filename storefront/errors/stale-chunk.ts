import { useEffect } from 'react';

/** Milliseconds between two reloads (spec 8 and 9). */
const minReloadIntervalMs = 60_000;
const storageKey = 'reloaded-at';

/**
 * A part of the page that can't be loaded was most likely replaced by a newer version of the shop: load the page anew,
 * at most once a minute. The router does the same for whole pages.
 */
export function useReloadOnStaleChunk(): void {
  useEffect(() => {
    const onError = (event: Event) => {
      const last = Number(sessionStorage.getItem(storageKey));
      if (Date.now() - last < minReloadIntervalMs) return;
      event.preventDefault();
      sessionStorage.setItem(storageKey, String(Date.now()));
      window.location.reload();
    };
    window.addEventListener('vite:preloadError', onError);
    return () => window.removeEventListener('vite:preloadError', onError);
  }, []);
}
