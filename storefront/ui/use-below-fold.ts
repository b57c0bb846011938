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

/** Whether a screen is wider than a phone: the first screen of a tablet has what is below that of a phone. Only in browsers. */
export function isWideScreen(): boolean {
  return window.matchMedia('(width >= 48rem)').matches;
}
