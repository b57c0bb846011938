import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Scrolls the current entry of a horizontally scrolling row into view on each navigation. */
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
  row.scrollLeft += current.left + current.width / 2 - (frame.left + frame.width / 2);
}
