import { type MouseEvent, type PointerEvent, type ReactNode, useId } from 'react';
import { useDisclosure } from './use-disclosure.ts';

export interface HoverPopoverProps {
  /** What the button shows. */
  trigger: ReactNode;
  triggerClass: string;
  /** Links or buttons. */
  children: ReactNode;
}

/** A small panel below its button, which opens on hover and on press. */
export function HoverPopover({ trigger, triggerClass, children }: HoverPopoverProps) {
  const { open, setOpen, root, button } = useDisclosure();
  const id = useId();
  const hover = (event: PointerEvent, next: boolean) => {
    if (event.pointerType === 'mouse') setOpen(next);
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A mouse has opened it already by being there.
    const byMouse = event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'mouse';
    setOpen(byMouse || !open);
  };
  return (
    <div
      ref={root}
      className="relative"
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={press}
        className={triggerClass}
      >
        {trigger}
      </button>
      <div id={id} hidden={!open} className="absolute top-full right-0 z-10 min-w-52 pt-2">
        <div className="grid animate-appear rounded-card bg-surface p-2 text-ink shadow-float">{children}</div>
      </div>
    </div>
  );
}

/** The look of an entry of such a panel. */
export const popoverItemStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left text-sm font-medium whitespace-nowrap ' +
  'text-ink hover:bg-ground aria-[current]:text-brand';
