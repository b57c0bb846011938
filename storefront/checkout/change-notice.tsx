import { Info } from 'lucide-react';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import type { CheckoutChange } from './checkout-changes.ts';

/** Lists what has changed since the shopper last saw the checkout. */
export function ChangeNotice({ changes }: { changes: readonly CheckoutChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section
      role="status"
      aria-labelledby="changes"
      className="flex gap-3 rounded-card border border-bolt bg-bolt-soft p-4 text-sm"
    >
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <h2 id="changes" className="font-semibold">
          {m.checkout_changes_title()}
        </h2>
        <ul className="mt-1 list-disc pl-5">
          {changes.map((change) => (
            <li key={JSON.stringify(change)}>{textOf(change)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function textOf(change: CheckoutChange): string {
  switch (change.kind) {
    case 'gone':
      return m.checkout_change_gone({ name: change.name });
    case 'sold-out':
      return m.checkout_change_sold_out({ name: change.name });
    case 'left':
      return m.checkout_change_left({ name: change.name, left: change.left });
    case 'quantity':
      return m.checkout_change_quantity({ name: change.name, quantity: change.quantity });
    case 'price':
      return m.checkout_change_price({
        name: change.name,
        before: formatBaht(change.before),
        after: formatBaht(change.after),
      });
    case 'delivery':
      return m.checkout_change_delivery({ before: formatBaht(change.before), after: formatBaht(change.after) });
    case 'total':
      return m.checkout_change_total({
        before: formatBaht(change.before),
        after: formatBaht(change.after),
      });
  }
}
