import { HandCoins, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Coupon } from '#contract/coupons.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { DottedTexts } from '#storefront/ui/dotted-texts.tsx';
import { PercentBar } from '#storefront/ui/percent-bar.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { says } from './coupon-words.ts';

export interface CouponTicketProps {
  coupon: Coupon;
  /** Nobody can use it, or this customer cannot any more. */
  isOver: boolean;
  /** Nobody can use or keep it yet. */
  isUpcoming?: boolean;
  /** Next to the benefit, such as how often it can be used. */
  note?: ReactNode;
  /** A small button in the upper corner. */
  corner?: ReactNode;
  /** Its buttons, at the lower edge. */
  children: ReactNode;
}

const stubs: Record<Coupon['benefitKind'], { colour: string; sign: ReactNode }> = {
  percent: { colour: 'bg-brand text-surface', sign: '%' },
  amount: { colour: 'bg-ink text-accent', sign: '฿' },
  delivery: { colour: 'bg-success text-surface', sign: <Truck className="size-6 sm:size-9" /> },
  cashback: { colour: 'bg-accent-soft text-ink', sign: <HandCoins className="size-6 sm:size-9" /> },
};

/** A coupon as a ticket: a stub that shows the kind of benefit, what it does, its conditions, how long it is valid. */
export function CouponTicket({ coupon, isOver, isUpcoming = false, note, corner, children }: CouponTicketProps) {
  const { id, name, benefit, benefitKind, conditions, endDate, remainingPercent } = coupon;
  const { colour, sign } = stubs[benefitKind];
  const headline = classNames('leading-snug font-bold text-pretty', isOver && 'text-muted');
  const namesBenefit = says(name, benefit);
  return (
    <article
      id={`coupon-${id}`}
      className="relative flex h-full scroll-mt-4 overflow-hidden rounded-card border border-line bg-surface target:border-brand"
    >
      <div
        aria-hidden="true"
        className={classNames(
          'grid w-12 shrink-0 place-items-center overflow-hidden text-xl font-bold sm:w-20 sm:text-3xl',
          isOver ? 'bg-line text-muted' : colour,
        )}
      >
        {sign}
      </div>
      <Notch place="-top-2.5" />
      <Notch place="-bottom-2.5" />
      <div className="flex min-w-0 flex-1 flex-col border-l border-dashed border-edge py-2 pr-3 pl-4 sm:py-3">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className={namesBenefit ? headline : 'text-xs font-medium text-muted'}>
              <WrapAtWords>{name}</WrapAtWords>
            </h3>
            {!namesBenefit && (
              <p className={headline}>
                <WrapAtWords>{benefit}</WrapAtWords>
              </p>
            )}
          </div>
          {corner && <div className="-mt-2 -mr-3 shrink-0">{corner}</div>}
        </div>
        {conditions.length > 0 && <DottedTexts className="text-xs text-pretty text-muted">{conditions}</DottedTexts>}
        {note && <div className="text-xs font-medium">{note}</div>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 pt-1">
          <div className="grid gap-1 text-xs text-muted">
            <p>{m.coupon_valid_until({ date: formatDate(new Date(Date.parse(endDate) - 1), 'dateTime') })}</p>
            {!isOver && !isUpcoming && remainingPercent !== null && (
              <div className="grid w-24 gap-1 text-ink">
                <PercentBar percent={remainingPercent} className="fill-sale" />
                <p className="figures font-medium">{m.coupon_left({ percent: remainingPercent })}</p>
              </div>
            )}
          </div>
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
      className={classNames('absolute left-9.5 size-5 rounded-full border border-line bg-surface sm:left-17.5', place)}
    />
  );
}
