import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { type Disclosure, useDisclosure } from './use-disclosure.ts';

/** Milliseconds a mouse must stay until the panel opens, and be away until it closes: who only passes by sees nothing move. */
const openDelayMs = 100;
const closeDelayMs = 250;
/** Milliseconds in which a press means the hover that has just opened the panel, rather than to close it. */
const samePressMs = 500;

export interface HoverDisclosure extends Disclosure {
  /** For the element around button and panel. */
  hover: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  /** For the button: a press opens and closes. */
  press: () => void;
  /** For a link beside the button: the first tap of a finger opens the panel, the second follows the link. */
  tap: (event: MouseEvent) => void;
  /** For that link too: notes what is pressed with. */
  onPointerDown: (event: PointerEvent) => void;
}

/** A panel that a hovering mouse opens too. It stays where the focus of a keyboard is inside. */
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
      // A key's press counts no clicks.
      if (open || !isTouch.current || event.detail === 0) return;
      event.preventDefault();
      setOpen(true);
    },
    onPointerDown: (event) => {
      isTouch.current = event.pointerType !== 'mouse';
    },
  };
}
