import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes as a dialog closes, for the `finalFocus` of the primitives: back to what opened it (null leaves that to
 * them), or to the page where that is gone by then, such as a bar that the dialog cleared.
 */
export function useFinalFocus(open: boolean): () => HTMLElement | null {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => (opener.current?.isConnected === false ? document.querySelector('main') : null);
}
