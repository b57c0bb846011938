import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Open state of a drawer, popover or menu, which closes on navigation. */
export function useOpenUntilNavigation(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  // Going back to the page must not open it again.
  useEffect(() => setOpenedAt((at) => (at === key ? at : undefined)), [key]);
  const setOpen = useCallback((open: boolean) => setOpenedAt(open ? key : undefined), [key]);
  return [openedAt === key, setOpen];
}
