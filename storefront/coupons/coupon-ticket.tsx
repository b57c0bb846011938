import { Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Coupon } from '#contract/coupons.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { RemainingBar } from '#storefront/ui/remaining-bar.tsx';

export interface CouponTicketProps {
  coupon: Coupon;
  /** Nobody can use it, or this customer cannot any more. */
  isOver: boolean;
  /** Next to the benefit, such as how often it can be used. */
  note?: ReactNode;
  /** Its buttons, at the lower edge. */
  children: ReactNode;
}

/** A coupon as a ticket: a stub, what it does, its conditions, how long it is valid. */
export function CouponTicket({ coupon, isOver, note, children }: CouponTicketProps) {
  const { id, name, benefit, conditions, endDate, remainingPercent, couponCode } = coupon;
  return (
    <article
      id={`coupon-${id}`}
      className="relative flex h-full overflow-hidden rounded-card border border-line bg-surface target:border-brand"
    >
      <div
        className={classNames(
          'grid w-12 shrink-0 place-items-center overflow-hidden sm:w-24',
          isOver ? 'bg-line text-muted' : couponCode ? 'bg-ink text-bolt' : 'bg-brand text-surface',
        )}
      >
        <Ticket aria-hidden="true" className="size-6 sm:size-9" />
      </div>
      <Notch place="-top-2.5" />
      <Notch place="-bottom-2.5" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 border-l border-dashed border-edge py-3 pr-3 pl-4">
        <h3 className="text-xs font-medium text-muted">{name}</h3>
        <p className={classNames('leading-snug font-bold text-pretty', isOver && 'text-muted')}>{benefit}</p>
        {conditions.length > 0 && (
          <ul className="text-xs text-muted">
            {conditions.map((condition) => (
              <li key={condition} className="text-pretty">
                {condition}
              </li>
            ))}
          </ul>
        )}
        <p className="text-xs text-muted">
          {m.coupon_valid_until({ date: formatDate(new Date(Date.parse(endDate) - 1), 'dateTime') })}
        </p>
        {note && <div className="text-xs font-medium">{note}</div>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-2">
          {!isOver && remainingPercent !== null && (
            <div className="grid w-24 gap-1">
              <RemainingBar percent={remainingPercent} />
              <p className="figures text-xs font-medium">{m.coupon_left({ percent: remainingPercent })}</p>
            </div>
          )}
          {children}
        </div>
      </div>
    </article>
  );
}

/** The half circle that is punched out of a ticket where its stub begins. */
function Notch({ place }: { place: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('absolute left-9.5 size-5 rounded-full border border-line bg-surface sm:left-21.5', place)}
    />
  );
}
