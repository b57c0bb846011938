import { type ReactNode, useId } from 'react';
import { useHoverDisclosure } from './use-hover-disclosure.ts';

export interface HoverPopoverProps {
  /** Content of the button. */
  trigger: ReactNode;
  triggerClass: string;
  /** Links or buttons. */
  children: ReactNode;
}

/** A small panel below its button, opened by hover or press. */
export function HoverPopover({ trigger, triggerClass, children }: HoverPopoverProps) {
  const { open, root, button, hover, press } = useHoverDisclosure();
  const id = useId();
  return (
    <div ref={root} className="relative" {...hover}>
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
