import { useDeferredValue } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Whether to render what is below the first screen. Not at first on a page that a link opens: its first screen is shown sooner, and the rest
 * follows in the background. At once on a page that is loaded, returned to, or opened at a place in it, which has to be found.
 */
export function useBelowFold(): boolean {
  const isWholeAtOnce = useNavigationType() === 'POP';
  const hasPlace = useLocation().hash !== '';
  return useDeferredValue(true, isWholeAtOnce || hasPlace);
}

/** As `useBelowFold`, for what is below the first screen of phones and on that of wide screens. */
export function useBelowPhoneFold(): boolean {
  return useBelowFold() || isWideScreen();
}

/** Whether a screen is wider than a phone: a tablet shows what is below the variants of a product. Only in browsers. */
export function isWideScreen(): boolean {
  return window.matchMedia('(width >= 48rem)').matches;
}
