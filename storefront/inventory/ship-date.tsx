import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** From when a pre-order ships, on a line of its own. @param date in Bangkok: `2027-01-31` */
export function ShipDate({ date }: { date: string }) {
  return (
    <span className="block text-brand">
      <WrapAtWords>{m.product_pre_order_from({ date: formatDate(date) })}</WrapAtWords>
    </span>
  );
}
