import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the target of a link's hash after client-side navigation, as browsers do on page loads. Not for
 * the first page: the browser has done it, and the shopper may have moved on before hydration.
 */
export function useAnchorFocus(): void {
  const { key, hash } = useLocation();
  const visit = useRef(key);
  useEffect(() => {
    // The key differs for each visit, also to the same hash.
    if (key === visit.current) return;
    visit.current = key;
    if (hash.length > 1) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [key, hash]);
}
