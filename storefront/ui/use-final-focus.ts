import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the `finalFocus` of Base UI dialogs: the element that opened the dialog (null), or the heading of the page, else its main
 * element, if a navigation closes the dialog or the opener no longer exists or is hidden.
 */
export function useFinalFocus(open: boolean): () => HTMLElement | null {
  const opener = useRef<{ element: Element | null; path: string }>(null);
  useLayoutEffect(() => {
    if (open) opener.current = { element: document.activeElement, path: window.location.pathname };
  }, [open]);
  return () => {
    const { element, path } = opener.current ?? {};
    if (path === window.location.pathname && element?.getClientRects().length !== 0) return null;
    return document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector('main');
  };
}
