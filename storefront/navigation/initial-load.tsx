import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useScriptNonce } from './use-script-nonce.ts';

/** Not after a reload, or when the browser goes back to the page: the place where it was left depends on the heights of all parts. */
const script =
  "if(performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.initialLoad=''";

/**
 * Marks the document as long as it shows the page that a visitor came to first: what is out of sight is not laid out there
 * (`skip-offscreen`). Rendered at the beginning of the page.
 */
export function InitialLoad() {
  const { key } = useLocation();
  const initialKey = useRef(key);
  useLayoutEffect(() => {
    if (key !== initialKey.current) delete document.documentElement.dataset.initialLoad;
  }, [key]);
  return (
    <script suppressHydrationWarning nonce={useScriptNonce()}>
      {script}
    </script>
  );
}
