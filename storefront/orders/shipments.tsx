import { ExternalLink } from 'lucide-react';
import { type Delivery, isInTwoDeliveries } from '#contract/deliveries.ts';
import type { Order } from '#contract/orders.ts';
import type { Shipment } from '#contract/shipments.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

const deliveryText: Record<Delivery, () => string> = {
  first: m.orders_first_delivery,
  second: m.orders_second_delivery,
};

/** The parcels of an order: carrier, tracking number, and a link to the carrier's page about each. */
export function Shipments({ order: { shipments, items } }: { order: Pick<Order, 'shipments' | 'items'> }) {
  const [first, second] = shipments;
  const isOneParcel = first?.carrierName === second?.carrierName && first?.trackingNumber === second?.trackingNumber;
  const isInTwo = isInTwoDeliveries(items) && !isOneParcel;
  return (
    <div className="grid items-start gap-3 print:grid-cols-2">
      {shipments.slice(0, isOneParcel ? 1 : 2).map((shipment) => (
        <Parcel
          key={shipment.delivery}
          shipment={shipment}
          title={isInTwo ? deliveryText[shipment.delivery]() : undefined}
        />
      ))}
    </div>
  );
}

function Parcel({ shipment, title }: { shipment: Shipment; title: string | undefined }) {
  const { carrierName, trackingNumber, trackingUrl, deliveredAt } = shipment;
  return (
    <section aria-label={title ?? m.orders_shipment()} className="grid gap-3 rounded-field bg-ground p-4">
      {title && (
        <h3 className="text-sm font-semibold">
          <WrapAtWords>{title}</WrapAtWords>
        </h3>
      )}
      <dl className="text-sm">
        <dt className="text-xs text-muted">{m.orders_carrier()}</dt>
        <dd>{carrierName}</dd>
        <dt className="mt-2 text-xs text-muted">{m.orders_tracking_number()}</dt>
        <dd className="figures font-semibold break-all select-all">{trackingNumber}</dd>
        {title && deliveredAt && (
          <>
            <dt className="mt-2 text-xs text-muted">{m.orders_delivered_on()}</dt>
            <dd>{formatDate(deliveredAt, 'date')}</dd>
          </>
        )}
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
