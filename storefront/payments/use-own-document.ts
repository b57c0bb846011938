import { useEffect, useRef, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Reloads the page if the component was not in it when it was loaded: a browser keeps to the content security policy of the document that
 * it loaded, which allows the component's connections only then.
 */
export function useOwnDocument(): void {
  const isFromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const wasInDocument = useRef(isFromServer);
  useEffect(() => {
    if (!wasInDocument.current) window.location.reload();
  }, []);
}
