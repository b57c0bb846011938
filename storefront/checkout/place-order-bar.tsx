import type { ReactNode } from 'react';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

export interface PlaceOrderBarProps {
  /** In baht. */
  total: number;
  /** The total is being calculated again: this is still the old one. */
  pricing: boolean;
  /** The button that places the order. */
  children: ReactNode;
}

/** The total and the button at the lower edge of phones. */
export function PlaceOrderBar({ total, pricing, children }: PlaceOrderBarProps) {
  return (
    <div
      data-page-bar=""
      className="sticky bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="page-column grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 py-3">
        <p>
          <span role="status" className="block text-xs text-muted">
            {pricing ? m.checkout_pricing() : m.checkout_total_short()}
          </span>
          <span className="figures text-lg leading-tight font-bold">{formatBaht(total)}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
