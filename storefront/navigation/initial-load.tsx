import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Removes `data-first-page` from the document, which its layout depends on (`skip-offscreen`), once another page is shown. */
export function useFirstPageMark(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    // The router's key of a page that the browser has loaded.
    if (key !== 'default') document.documentElement.removeAttribute('data-first-page');
  }, [key]);
}
