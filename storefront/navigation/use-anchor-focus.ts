import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the part of the page that a link's anchor names, as browsers do it by themselves: the Tab key goes on from
 * there. Where the page was opened at an anchor the browser has done it, and the shopper may be elsewhere when the page comes alive.
 */
export function useAnchorFocus(): void {
  const { key, hash } = useLocation();
  const visit = useRef(key);
  useEffect(() => {
    // Each visit has a key, also a second one of the same anchor.
    if (key === visit.current) return;
    visit.current = key;
    if (hash.length > 1) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [key, hash]);
}
