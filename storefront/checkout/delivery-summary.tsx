import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Checkout } from '#contract/checkout.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

export interface DeliverySummaryProps {
  checkout: Pick<Checkout, 'deliveryMethods' | 'freeDeliveryFrom'>;
  /** When it arrives. */
  children: ReactNode;
}

/** When a delivery arrives, and from which amount it is free. */
export function DeliverySummary({ checkout, children }: DeliverySummaryProps) {
  const fee = checkout.deliveryMethods[0]?.fee ?? 0;
  return (
    <div className="flex items-start gap-3 border-t border-line pt-4 text-sm">
      <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      <div className="min-w-0 flex-1 text-muted">
        {children}
        {fee > 0 && (
          <p>
            <WrapAtWords>
              {m.checkout_delivery_free_from({ amount: formatBaht(checkout.freeDeliveryFrom) })}
            </WrapAtWords>
          </p>
        )}
      </div>
    </div>
  );
}
