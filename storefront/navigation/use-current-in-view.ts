import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How much of the next entry, in pixels, shows that there are more. */
const peek = 48;

/**
 * Scrolls the current entry of a horizontally scrolling row to its middle on each navigation; a row whose current entry is in view
 * without that begins with its first one.
 */
export function useCurrentInView<Row extends HTMLElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (!key) return;
    // With the next frame, which has the page's layout anyway.
    const frame = requestAnimationFrame(() => row.current && showCurrent(row.current));
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return row;
}

function showCurrent(row: HTMLElement): void {
  const current = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!current) return;
  const frame = row.getBoundingClientRect();
  const start = row.scrollLeft + current.left - frame.left;
  const isSeenUnscrolled = start + current.width + peek <= frame.width;
  row.scrollLeft = isSeenUnscrolled ? 0 : start + current.width / 2 - frame.width / 2;
}
