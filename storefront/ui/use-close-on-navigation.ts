import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes a dialog once another page is shown, for example by the browser's back button: it would stay over that page, which has the focus
 * then.
 */
export function useCloseOnNavigation(open: boolean, onClose: () => void): void {
  const { pathname } = useLocation();
  const openedOn = useRef<string>(undefined);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) openedOn.current = undefined;
    // The address is that of the next page already where a dialog opens during the change to it, as after a sign-out.
    else if (openedOn.current === undefined) openedOn.current = window.location.pathname;
    else if (openedOn.current !== pathname) close();
  }, [open, pathname]);
}
