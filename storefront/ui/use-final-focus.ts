import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the `finalFocus` of Base UI dialogs: the element that opened the dialog (null), or the page's main element if
 * the opener no longer exists or is hidden.
 */
export function useFinalFocus(open: boolean): () => HTMLElement | null {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => (opener.current?.getClientRects().length === 0 ? document.querySelector('main') : null);
}
