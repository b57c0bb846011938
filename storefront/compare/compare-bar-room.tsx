import { useLayoutEffect } from 'react';
import { useScriptNonce } from '#storefront/navigation/use-script-nonce.ts';
import { compareKey } from './compare-list.ts';

/** Of `<html>`, while the bar of the comparison is not rendered yet: what is beside it has its place already (`styles/bars.css`). */
const attribute = 'data-compare-bar-follows';

/** Before the page is hydrated: cached pages are the same for everybody. */
const script = `try{if(localStorage.getItem("${compareKey}"))document.documentElement.setAttribute("${attribute}","")}catch{}`;

/** Reserves the room of the bar for a comparison that the browser has stored. Rendered at the beginning of the page. */
export function CompareBarRoom() {
  const nonce = useScriptNonce();
  useLayoutEffect(() => releaseCompareBarRoom, []);
  return (
    <script suppressHydrationWarning nonce={nonce}>
      {script}
    </script>
  );
}

/** The bar is rendered, or the page has none. */
export function releaseCompareBarRoom(): void {
  document.documentElement.removeAttribute(attribute);
}
