import type { DeliveryDates } from '#contract/orders.ts';
import { formatDayRange } from '#storefront/i18n/format.ts';
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
}

/** When an order arrives; of pre-orders with goods in stock, what comes now and what later. */
export function Deliveries({ lines, dates }: DeliveriesProps) {
  if (!dates)
    return <Delivery title={m.deliveries_pre_order()} lines={lines.some(({ shipDate }) => shipDate) ? lines : []} />;
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
      <Delivery title={m.deliveries_first({ dates: range })} lines={lines.filter(({ preOrder }) => !preOrder)} />
      <Delivery title={m.deliveries_second()} lines={later} />
    </div>
  );
}

function Delivery({ title, lines }: { title: string; lines: readonly DeliveryLine[] }) {
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
