import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Checkout } from '#contract/checkout.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

export interface DeliverySummaryProps {
  checkout: Pick<Checkout, 'deliveryMethods' | 'freeDeliveryFrom'>;
  /** When it arrives. */
  children: ReactNode;
}

/** Cost and time of delivery. */
export function DeliverySummary({ checkout, children }: DeliverySummaryProps) {
  const [method] = checkout.deliveryMethods;
  if (!method) return null;
  const { fee } = method;
  return (
    <div className="flex items-start gap-3 text-sm">
      <Truck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{m.checkout_delivery_home()}</p>
        <div className="text-muted">{children}</div>
        {fee > 0 && (
          <p className="text-muted">
            {m.checkout_delivery_free_from({ amount: formatBaht(checkout.freeDeliveryFrom) })}
          </p>
        )}
      </div>
      <p className="figures font-semibold">
        {fee > 0 ? formatBaht(fee) : <span className="text-success">{m.orders_free()}</span>}
      </p>
    </div>
  );
}
