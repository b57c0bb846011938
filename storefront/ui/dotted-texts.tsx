import { Children, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { WrapAtWords } from './wrap-at-words.tsx';

export interface DottedTextsProps {
  className?: string;
  /** The texts, which wrap as wholes if they fit on a line. */
  children: ReactNode;
}

/** Short texts in a row with dots between them; no line begins or ends with a dot. */
export function DottedTexts({ className, children }: DottedTextsProps) {
  return (
    <p className={classNames('overflow-x-clip', className)}>
      {/* The dots are on the left of the texts: those of the first text of each line are outside of the paragraph. */}
      <span className="-ml-3 flex flex-wrap">
        {Children.map(children, (text) => (
          <span className="relative pl-3 before:absolute before:left-1 before:content-['·'/'']">
            {typeof text === 'string' ? <WrapAtWords>{text}</WrapAtWords> : text}
          </span>
        ))}
      </span>
    </p>
  );
}
