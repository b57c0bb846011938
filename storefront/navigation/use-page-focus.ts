import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus after client-side navigation, as page loads do: to the target of a link's hash, else to the heading of a new page,
 * which screen readers then read out. It does not scroll, and where the page has taken the focus itself, such as a search box, it stays
 * there. Not for the first page: the shopper may have moved on before hydration.
 */
export function usePageFocus(): void {
  const { key, hash, pathname } = useLocation();
  const visit = useRef({ key, pathname });
  useEffect(() => {
    const last = visit.current;
    // The key differs for each visit, also to the same hash.
    if (key === last.key) return;
    visit.current = { key, pathname };
    if (hash.length > 1) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    else if (pathname !== last.pathname) focusPage();
  }, [key, hash, pathname]);
}

/** Moves the focus to the heading of the page, or to the page if it has none. */
function focusPage(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  // Browsers focus no heading without it.
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}
