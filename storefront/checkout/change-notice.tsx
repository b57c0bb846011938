import { Info } from 'lucide-react';
import type { RefObject } from 'react';
import { formatBaht, formatDayRange } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { CheckoutChange } from './checkout-changes.ts';

export interface ChangeNoticeProps {
  changes: readonly CheckoutChange[];
  /** What has to be done now. */
  text: string | undefined;
  /** Gets the focus when the changes have been announced. */
  ref: RefObject<HTMLElement | null>;
}

/** Lists what has changed since the shopper last saw the checkout. */
export function ChangeNotice({ changes, text, ref }: ChangeNoticeProps) {
  if (changes.length === 0) return null;
  return (
    <section
      ref={ref}
      role="status"
      tabIndex={-1}
      aria-labelledby="changes"
      className="flex scroll-mt-24 scroll-mb-28 gap-3 rounded-card border border-accent bg-accent-soft p-4 text-sm lg:scroll-mt-28 lg:scroll-mb-6"
    >
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <h2 id="changes" className="font-semibold">
          <WrapAtWords>{m.checkout_changes_title()}</WrapAtWords>
        </h2>
        {text && (
          <p className="text-pretty">
            <WrapAtWords>{text}</WrapAtWords>
          </p>
        )}
        <ul className="mt-1 list-disc pl-5">
          {changes.map((change) => (
            <li key={JSON.stringify(change)}>
              <WrapAtWords>{textOf(change)}</WrapAtWords>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function textOf(change: CheckoutChange): string {
  switch (change.kind) {
    case 'gone':
      return m.checkout_change_gone(change);
    case 'gift-gone':
      return m.checkout_change_gift_gone(change);
    case 'added':
      return m.checkout_change_added(change);
    case 'gift-added':
      return m.checkout_change_gift_added(change);
    case 'sold-out':
      return m.checkout_change_sold_out(change);
    case 'left':
      return m.checkout_change_left(change);
    case 'quantity':
      return m.checkout_change_quantity(change);
    case 'price':
      return m.checkout_change_price({ name: change.name, ...amounts(change) });
    case 'benefit-ended':
      return m.checkout_change_benefit_ended(change);
    case 'benefit-added':
      return m.checkout_change_benefit_added(change);
    case 'benefit':
      return m.checkout_change_benefit({ name: change.name, ...amounts(change) });
    case 'delivery-gone':
      return m.checkout_change_delivery_gone();
    case 'delivery':
      return m.checkout_change_delivery(amounts(change));
    case 'delivery-dates':
      return m.checkout_change_delivery_dates({
        before: formatDayRange(change.before),
        after: formatDayRange(change.after),
      });
    case 'total':
      return m.checkout_change_total(amounts(change));
  }
}

function amounts({ before, after }: { before: number; after: number }): { before: string; after: string } {
  return { before: formatBaht(before), after: formatBaht(after) };
}
