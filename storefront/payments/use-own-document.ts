import { useEffect } from 'react';

/**
 * Reloads a page that was reached without loading it: the browser applies the content security policy of the document that it loaded,
 * and only this page's own allows its connections.
 */
export function useOwnDocument(isNeeded: boolean): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation');
    if (!isNeeded || !document || !URL.canParse(document.name)) return;
    if (new URL(document.name).pathname !== window.location.pathname) window.location.reload();
  }, [isNeeded]);
}
