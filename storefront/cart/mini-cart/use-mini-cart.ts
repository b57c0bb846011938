import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

export interface MiniCartState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Whether the mini cart is open; it closes on navigation. */
export function useMiniCart(): MiniCartState {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  // Going back to the page must not open it again.
  useEffect(() => setOpenedAt((path) => (path === pathname ? path : undefined)), [pathname]);
  return {
    isOpen: openedAt === pathname,
    open: () => setOpenedAt(pathname),
    close: () => setOpenedAt(undefined),
  };
}
