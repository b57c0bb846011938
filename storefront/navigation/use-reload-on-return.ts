import { useEffect } from 'react';

/**
 * Reloads a page restored from the back/forward cache: a page that led to a payment would still look busy with an order
 * that is already placed.
 */
export function useReloadOnReturn(): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
