import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';

/** State of a drawer, popover or menu, which closes by itself when another page opens (spec 4). */
export function useOpenUntilNavigation(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const setOpen = useCallback((open: boolean) => setOpenedAt(open ? key : undefined), [key]);
  return [openedAt === key, setOpen];
}
