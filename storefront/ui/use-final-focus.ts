import { useLayoutEffect, useRef } from 'react';

/**
 * Returns the `finalFocus` for dialogs of Base UI: what opened the dialog (null means that), or the page where the
 * opener no longer exists, for example a bar that the dialog cleared.
 */
export function useFinalFocus(open: boolean): () => HTMLElement | null {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => (opener.current?.isConnected === false ? document.querySelector('main') : null);
}
