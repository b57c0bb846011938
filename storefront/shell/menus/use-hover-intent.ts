import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { extendTrail, hoverDelayMs, isHeadingTo, type PointerSample } from './hover-intent.ts';

/**
 * Hears of a mouse over the links of a column, and chooses the link's entry: at once, or once the pointer rests there
 * while it seems to be on its way to the column beside, which the active entry has opened.
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
