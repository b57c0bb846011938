import { useEffect, useLayoutEffect, useRef } from 'react';

/** The attribute of the disabled button that replaces those of a sold-out product. */
export const soldOutMark = 'data-sold-out';

/**
 * Preserves the keyboard focus when live stock sells the product out: the focused button or quantity goes, and the focus moves to
 * the disabled button in its place, without scrolling. The line of the stock announces it.
 */
export function useSoldOutFocus(isSoldOut: boolean): void {
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const record = ({ target }: FocusEvent) => (focused.current = target);
    document.addEventListener('focusin', record);
    return () => document.removeEventListener('focusin', record);
  }, []);
  useLayoutEffect(() => {
    if (!isSoldOut || !(focused.current instanceof Element) || focused.current.isConnected) return;
    const buttons = document.querySelectorAll<HTMLElement>(`[${soldOutMark}]`);
    [...buttons].find((button) => button.checkVisibility())?.focus({ preventScroll: true });
  }, [isSoldOut]);
}
