import { Truck } from 'lucide-react';
import type { Checkout } from '#contract/checkout.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** Cost and duration of delivery. */
export function DeliverySummary({ checkout }: { checkout: Pick<Checkout, 'deliveryMethods' | 'freeDeliveryFrom'> }) {
  const [method] = checkout.deliveryMethods;
  if (!method) return null;
  const { fee, minimumDays, maximumDays } = method;
  return (
    <div className="flex items-start gap-3 text-sm">
      <Truck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{m.checkout_delivery_home()}</p>
        <p className="text-muted">{m.checkout_delivery_days({ minimum: minimumDays, maximum: maximumDays })}</p>
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
