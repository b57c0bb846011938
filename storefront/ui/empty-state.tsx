import type { ReactNode } from 'react';
import { WrapAtWords } from './wrap-at-words.tsx';

export interface EmptyStateProps {
  /** 40 px and decorative, such as `<ShoppingCart className="size-10" />`. */
  icon: ReactNode;
  title: string;
  /** What to do next, in one sentence. */
  message?: ReactNode;
  /** A `ButtonLink` or `Button`. */
  action?: ReactNode;
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2';
}

/** Shown if there is nothing: an empty cart, no search results, a failed page. */
export function EmptyState({ icon, title, message, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-form justify-items-center gap-3 px-4 py-12 text-center">
      <span aria-hidden="true" className="mb-1 grid size-20 place-items-center rounded-full bg-brand-soft text-brand">
        {icon}
      </span>
      <Heading className="text-lg font-semibold text-balance">
        <WrapAtWords>{title}</WrapAtWords>
      </Heading>
      {message && (
        <p className="text-sm text-balance text-muted">
          <WrapAtWords>{message}</WrapAtWords>
        </p>
      )}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
