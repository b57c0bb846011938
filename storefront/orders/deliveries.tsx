import type { Delivery } from '#contract/deliveries.ts';
import type { DeliveryDates } from '#contract/orders.ts';
import type { Shipment } from '#contract/shipments.ts';
import { formatDate, formatDayRange } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ShipDate } from '#storefront/inventory/ship-date.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** A line of an order or a checkout. */
export interface DeliveryLine {
  key: string;
  name: string;
  quantity: number;
  preOrder: boolean;
  /** From which day a pre-order ships, if that is known: `2027-01-31`. */
  shipDate?: string | undefined;
}

export interface DeliveriesProps {
  lines: readonly DeliveryLine[];
  /** When what is in stock arrives; null if everything is a pre-order. */
  dates: DeliveryDates | null;
  /** The deliveries that were handed to a carrier. */
  shipments?: readonly Pick<Shipment, 'delivery' | 'deliveredAt'>[];
}

/** When an order arrives; of pre-orders with goods in stock, what comes now and what later. */
export function Deliveries({ lines, dates, shipments = [] }: DeliveriesProps) {
  const inStock = lines.filter(({ preOrder }) => !preOrder);
  const isSecondShipped = shipments.some(({ delivery }) => delivery === 'second');
  // Of two deliveries, the goods in stock may be refunded.
  if (!dates || inStock.length === 0)
    return (
      <DeliveryPart
        title={titleOf('second', shipments) ?? m.deliveries_pre_order()}
        lines={!isSecondShipped && lines.some(({ shipDate }) => shipDate) ? lines : []}
      />
    );
  const range = formatDayRange(dates);
  const later = lines.filter(({ preOrder }) => preOrder);
  if (later.length === 0)
    return (
      <p>
        <WrapAtWords>{m.deliveries_arrives({ dates: range })}</WrapAtWords>
      </p>
    );
  return (
    <div className="grid gap-2">
      <p className="font-medium text-ink">
        <WrapAtWords>{m.deliveries_split()}</WrapAtWords>
      </p>
      <DeliveryPart title={titleOf('first', shipments) ?? m.deliveries_first({ dates: range })} lines={inStock} />
      <DeliveryPart
        title={titleOf('second', shipments) ?? m.deliveries_second()}
        lines={isSecondShipped ? later.map(withoutShipDate) : later}
      />
    </div>
  );
}

const withoutShipDate = ({ shipDate: _, ...line }: DeliveryLine): DeliveryLine => line;

const shippedTitles = {
  first: { shipped: m.deliveries_first_shipped, delivered: m.deliveries_first_delivered },
  second: { shipped: m.deliveries_second_shipped, delivered: m.deliveries_second_delivered },
} satisfies Record<Delivery, unknown>;

/** Of a delivery that was handed to a carrier. */
function titleOf(delivery: Delivery, shipments: NonNullable<DeliveriesProps['shipments']>): string | undefined {
  const shipment = shipments.find((one) => one.delivery === delivery);
  if (!shipment) return undefined;
  const { shipped, delivered } = shippedTitles[delivery];
  return shipment.deliveredAt ? delivered({ date: formatDate(shipment.deliveredAt, 'date') }) : shipped();
}

function DeliveryPart({ title, lines }: { title: string; lines: readonly DeliveryLine[] }) {
  return (
    <div>
      <p>
        <WrapAtWords>{title}</WrapAtWords>
      </p>
      {lines.length > 0 && (
        <ul className="list-disc pl-5 text-xs">
          {lines.map(({ key, name, quantity, shipDate }) => (
            <li key={key}>
              <WrapAtWords>{`${name}\u00A0×\u00A0${quantity}`}</WrapAtWords>
              {shipDate && <ShipDate date={shipDate} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
