import { useEffect } from 'react';

/**
 * Loads the page anew when the shopper comes back to it by the browser's back button: a page that led to a payment would
 * be shown as it was left, still busy with an order that is placed.
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
