import { lazy, Suspense, useEffect, useState } from 'react';
import { loadInBackground } from '#storefront/errors/stale-chunk.ts';
import { useOpenUntilNavigation } from '#storefront/navigation/use-open-until-navigation.ts';
import type { PagePopUp } from './load-pop-up.ts';
import { hasSeenPopUp, markPopUpSeen } from './seen-pop-ups.ts';

const loadDialog = () => import('./pop-up-dialog.tsx');
const PopUpDialog = lazy(loadDialog);

const waitMs = 1500;

export interface PopUpProps {
  /** Of the page; null without one. */
  popUp: PagePopUp | null;
  /** In a preview it is shown at each visit. */
  isPreview: boolean;
}

/**
 * A page's pop-up: shown once to each visitor, after the choice of cookies and when nothing else is open. Its code is
 * loaded before that.
 */
export function PopUp({ popUp, isPreview }: PopUpProps) {
  const [open, setOpen] = useOpenUntilNavigation();
  const [shown, setShown] = useState<string>();
  const id = popUp?.id;
  useEffect(() => {
    if (id === undefined || id === shown) return;
    const isSeen = () => !isPreview && hasSeenPopUp(id);
    if (isSeen()) return;
    const timer = setInterval(() => {
      if (isUndisturbed()) loadInBackground(loadDialog).then(show, stop);
    }, waitMs);
    let isWaiting = true;
    const stop = () => {
      clearInterval(timer);
      isWaiting = false;
    };
    /** The shopper may have opened something while the code was loaded. */
    const show = () => {
      if (!isWaiting || !isUndisturbed()) return;
      stop();
      if (isSeen()) return;
      if (!isPreview) markPopUpSeen(id);
      setShown(id);
      setOpen(true);
    };
    return stop;
  }, [id, shown, isPreview, setOpen]);
  if (!popUp || shown !== popUp.id) return null;
  return (
    <Suspense fallback={null}>
      <PopUpDialog data={popUp.data} open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

/** Whether cookies were chosen, no dialog or menu is open, and the visitor is not typing. */
function isUndisturbed(): boolean {
  return (
    !document.hidden &&
    /(?:^|; )allowed_cookies=/.test(document.cookie) &&
    !document.querySelector('[role=dialog], [role=alertdialog], dialog[open], [aria-expanded=true]') &&
    !document.activeElement?.matches('input, select, textarea')
  );
}
