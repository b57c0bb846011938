import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useScriptNonce } from './use-script-nonce.ts';

/** Not after a reload, or when the browser goes back to the page: the place where it was left depends on the heights of all parts. */
const script =
  "if(performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.initialLoad=''";

/** From now on the page is laid out as a whole: places to go back to need the heights of all parts, not their estimates. */
export function layOutWholePage(): void {
  delete document.documentElement.dataset.initialLoad;
}

/**
 * Marks the document as long as it shows the page that a visitor came to first: what is out of sight is not laid out there
 * (`skip-offscreen`). Rendered at the beginning of the page.
 */
export function InitialLoad() {
  const { key } = useLocation();
  const initialKey = useRef(key);
  useLayoutEffect(() => {
    if (key !== initialKey.current) layOutWholePage();
  }, [key]);
  return (
    <script suppressHydrationWarning nonce={useScriptNonce()}>
      {script}
    </script>
  );
}
