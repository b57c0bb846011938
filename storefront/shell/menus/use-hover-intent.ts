import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { extendTrail, hoverDelayMs, isHeadingTo, type PointerSample } from './hover-intent.ts';

/**
 * Handles the mouse over a column's links: selects an entry at once, or with a delay while the pointer seems to be
 * moving to the column that the active entry opened.
 */
export function useHoverIntent(): (event: PointerEvent<HTMLElement>, choose: () => void) => void {
  const trail = useRef<PointerSample[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((event, choose) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    trail.current = extendTrail(trail.current, { x: event.clientX, y: event.clientY, at: event.timeStamp });
    const column = event.currentTarget.closest('ul');
    const hasOpened = column?.querySelector(':scope > li > [aria-expanded="true"]');
    if (column && hasOpened) {
      const { right, top, bottom } = column.getBoundingClientRect();
      if (isHeadingTo(trail.current, { x: right, top, bottom })) {
        timer.current = setTimeout(choose, hoverDelayMs);
        return;
      }
    }
    choose();
  }, []);
}
