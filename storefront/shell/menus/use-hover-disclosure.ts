import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { type Disclosure, useDisclosure } from './use-disclosure.ts';

/** How long a mouse must stay until the panel opens, and be away until it closes: passing over it does nothing. */
const openDelayMs = 100;
const closeDelayMs = 250;
/** A press within this time after a hover opened the panel does not close it. */
const samePressMs = 500;

export interface HoverDisclosure extends Disclosure {
  /** For the element around button and panel. */
  hover: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  /** For the button: toggles the panel. */
  press: () => void;
  /** For a link next to the button: the first tap on a touch screen opens the panel, the second follows the link. */
  tap: (event: MouseEvent) => void;
  /** For that link too: records the type of pointer. */
  onPointerDown: (event: PointerEvent) => void;
}

/** A panel that also opens on mouse hover. It stays open while it has the keyboard focus. */
export function useHoverDisclosure(): HoverDisclosure {
  const disclosure = useDisclosure();
  const { open, setOpen, root } = disclosure;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hoveredAt = useRef(Number.NEGATIVE_INFINITY);
  const isTouch = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onPointerEnter = useCallback(
    (event: PointerEvent) => {
      clearTimeout(timer.current);
      if (event.pointerType !== 'mouse') return;
      timer.current = setTimeout(() => {
        hoveredAt.current = performance.now();
        setOpen(true);
      }, openDelayMs);
    },
    [setOpen],
  );
  const onPointerLeave = useCallback(
    (event: PointerEvent) => {
      clearTimeout(timer.current);
      if (event.pointerType !== 'mouse') return;
      timer.current = setTimeout(() => {
        if (!root.current?.querySelector(':focus-visible')) setOpen(false);
      }, closeDelayMs);
    },
    [setOpen, root],
  );
  return {
    ...disclosure,
    hover: { onPointerEnter, onPointerLeave },
    press: () => {
      clearTimeout(timer.current);
      setOpen(!open || performance.now() - hoveredAt.current < samePressMs);
    },
    tap: (event) => {
      // A key press has no click count.
      if (open || !isTouch.current || event.detail === 0) return;
      event.preventDefault();
      setOpen(true);
    },
    onPointerDown: (event) => {
      isTouch.current = event.pointerType !== 'mouse';
    },
  };
}
