import { type RefObject, useEffect, useRef } from 'react';
import { useOpenUntilNavigation } from '#storefront/navigation/use-open-until-navigation.ts';

export interface Disclosure {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Contains button and panel. */
  root: RefObject<HTMLDivElement | null>;
  /** Gets the focus back after Esc. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Dispatched by a panel that opens, so that the open one closes. */
const disclosureOpened = 'disclosure-opens';

/**
 * A panel shown by a button. Closed by Esc, a press outside, focus leaving it, another panel opening, and navigation.
 */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useOpenUntilNavigation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    document.dispatchEvent(new Event(disclosureOpened));
    const listening = new AbortController();
    const isOutside = (target: EventTarget | null) => !(target instanceof Node && root.current?.contains(target));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      if (!isOutside(document.activeElement)) button.current?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (isOutside(event.target)) setOpen(false);
    };
    const onFocusIn = (event: FocusEvent) => {
      if (isOutside(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown, listening);
    document.addEventListener('pointerdown', onPointerDown, listening);
    document.addEventListener('focusin', onFocusIn, listening);
    document.addEventListener(disclosureOpened, () => setOpen(false), listening);
    return () => listening.abort();
  }, [open, setOpen]);
  return { open, setOpen, root, button };
}
