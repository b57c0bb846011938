import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says what the page cannot do in a browser without JavaScript; with it, nothing is rendered. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="flex items-start gap-3 rounded-card border border-line bg-ground px-4 py-3 text-sm text-pretty">
        <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        {children}
      </p>
    </noscript>
  );
}
