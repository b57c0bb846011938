import { ExternalLink } from 'lucide-react';
import type { Order } from '#contract/orders.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { buttonStyle } from '#storefront/ui/button-style.ts';

/** The parcel of an order: carrier, tracking number, and a link to the carrier's page about it. */
export function Shipment({ shipment }: { shipment: NonNullable<Order['shipment']> }) {
  const { carrierName, trackingNumber, trackingUrl } = shipment;
  return (
    <section aria-label={m.orders_shipment()} className="grid gap-3 rounded-field bg-ground p-4">
      <dl className="text-sm">
        <dt className="text-xs text-muted">{m.orders_carrier()}</dt>
        <dd>{carrierName}</dd>
        <dt className="mt-2 text-xs text-muted">{m.orders_tracking_number()}</dt>
        <dd className="figures font-semibold break-all select-all">{trackingNumber}</dd>
      </dl>
      {trackingUrl && (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonStyle({ variant: 'secondary' })} print:hidden`}
        >
          {m.orders_track_parcel()}
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only">{m.ui_new_tab()}</span>
        </a>
      )}
    </section>
  );
}
