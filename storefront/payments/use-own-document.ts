import { useEffect, useRef } from 'react';
import { useHydrated } from '#storefront/ui/use-hydrated.ts';

/**
 * Reloads the page if the component was not in it when it was loaded: a browser keeps to the content security policy of the document that
 * it loaded, which allows the component's connections only then.
 */
export function useOwnDocument(): void {
  const wasInDocument = useRef(!useHydrated());
  useEffect(() => {
    if (!wasInDocument.current) window.location.reload();
  }, []);
}
