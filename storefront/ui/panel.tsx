import { type ReactNode, useId } from 'react';
import { WrapAtWords } from './wrap-at-words.tsx';

/** A section with a border and a heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line p-5">
      <h2 id={id} className="mb-4 font-semibold">
        <WrapAtWords>{title}</WrapAtWords>
      </h2>
      {children}
    </section>
  );
}
