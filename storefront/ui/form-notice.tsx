import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { WrapAtWords } from './wrap-at-words.tsx';

/** An error of the whole form; announced when it appears. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-2 rounded-field bg-sale-soft px-4 py-3 text-sm text-sale">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <WrapAtWords>{children}</WrapAtWords>
      </span>
    </p>
  );
}
