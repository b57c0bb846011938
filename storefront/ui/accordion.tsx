import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { WrapAtWords } from './wrap-at-words.tsx';

export interface AccordionProps {
  /** Always visible; toggles the rest. */
  summary: ReactNode;
  children: ReactNode;
  /** Initially open. */
  open?: boolean;
  /** Of accordions in the same group one is open at a time. */
  group?: string;
  className?: string;
  /** The summary is pressed: called before it opens or closes. */
  onPress?: () => void;
}

/** Native `<details>`: works before hydration, and the browser's find-in-page opens it. */
export function Accordion({ summary, children, open = false, group, className, onPress }: AccordionProps) {
  return (
    <details open={open} name={group} className={classNames('border-b border-line', className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, keys press it too */}
      <summary className="accordion-summary" onClick={onPress}>
        <WrapAtWords>{summary}</WrapAtWords>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
