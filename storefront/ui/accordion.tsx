import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface AccordionProps {
  /** Always visible; toggles the rest. */
  summary: ReactNode;
  children: ReactNode;
  /** Initially open. */
  open?: boolean;
  /** Of accordions in the same group one is open at a time. */
  group?: string;
  className?: string;
}

/** Native `<details>`: works before hydration, and the browser's find-in-page opens it. */
export function Accordion({ summary, children, open = false, group, className }: AccordionProps) {
  return (
    <details open={open} name={group} className={classNames('border-b border-line', className)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold select-none -outline-offset-2 hover:text-brand">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 opacity-60 transition-transform [[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
