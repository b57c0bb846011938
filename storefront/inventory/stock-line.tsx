import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { formatNumber } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ShipDate } from './ship-date.tsx';
import type { StockView } from './stock-view.ts';

export interface StockLineProps {
  stock: StockView;
  /** From which day a pre-order ships: `2027-01-31`; undefined where unknown. */
  preOrderShipDate?: string | undefined;
}

/** Availability as shown to shoppers; announced when it changes. */
export function StockLine({ stock, preOrderShipDate }: StockLineProps) {
  return (
    <p aria-live="polite" className="flex min-h-6 items-center gap-2 text-sm font-medium">
      <StockText {...{ stock, preOrderShipDate }} />
    </p>
  );
}

function StockText({ stock: { state, quantity }, preOrderShipDate }: StockLineProps) {
  switch (state) {
    case 'sold-out':
      return (
        <>
          <CircleX aria-hidden="true" className="size-5 text-sale" />
          <span className="text-sale">{m.product_out_of_stock()}</span>
        </>
      );
    case 'low':
      return (
        <>
          <Clock aria-hidden="true" className="size-5 text-sale" />
          <span className="text-sale">{m.product_stock_left({ stock: quantity })}</span>
        </>
      );
    case 'pre-order':
      return (
        <>
          <Clock aria-hidden="true" className="size-5 text-brand" />
          <span className="text-brand">
            {m.product_pre_order_left({ stock: formatNumber(quantity) })}
            {preOrderShipDate && <ShipDate date={preOrderShipDate} />}
          </span>
        </>
      );
    case 'available':
      return (
        <>
          <CircleCheck aria-hidden="true" className="size-5 text-success" />
          <span className="text-success">{m.product_in_stock()}</span>
        </>
      );
  }
}
