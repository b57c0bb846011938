import { type RefObject, useEffect, useRef } from 'react';
import { useOpenUntilNavigation } from '#storefront/navigation/use-open-until-navigation.ts';

export interface Disclosure {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Around button and panel. */
  root: RefObject<HTMLDivElement | null>;
  /** Has the focus again after Esc. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Told by a panel that opens: the one that was open closes. */
const disclosureOpened = 'disclosure-opens';

/** A panel that a button shows: Esc, a press elsewhere, focus that leaves, another panel and another page close it. */
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
