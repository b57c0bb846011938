import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the part of the page that a link's anchor names, as browsers do it by themselves: the Tab key goes on from there. */
export function useAnchorFocus(): void {
  const { key, hash } = useLocation();
  useEffect(() => {
    // Each visit has a key, also a second one of the same anchor.
    if (key && hash.length > 1) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [key, hash]);
}
