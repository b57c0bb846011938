import { type ReactNode, useId } from 'react';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

export interface CheckoutSectionProps {
  title: string;
  /** To the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One step of the checkout page. */
export function CheckoutSection({ title, aside, children }: CheckoutSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg font-semibold">
          <WrapAtWords>{title}</WrapAtWords>
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
