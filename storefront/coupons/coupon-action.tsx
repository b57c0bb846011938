import { Check } from 'lucide-react';
import type { Coupon } from '#contract/coupons.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { CopyCode } from './copy-code.tsx';
import type { CouponOffer } from './coupon-state.ts';

export interface CouponActionProps {
  coupon: Coupon;
  offer: CouponOffer;
  onKeep: (couponId: number) => void;
}

const stateStyle = 'flex min-h-11 items-center gap-1.5 text-sm font-semibold';

/** The button that keeps a coupon, its code to copy, or why there is neither. */
export function CouponAction({ coupon, offer, onKeep }: CouponActionProps) {
  const { id, name, couponCode } = coupon;
  switch (offer) {
    case 'keep':
      return (
        <Button onClick={() => onKeep(id)} className="px-3! noscript:hidden sm:px-5!">
          <span>
            {m.coupon_keep()}
            <span className="sr-only"> {name}</span>
          </span>
        </Button>
      );
    case 'kept':
      return (
        <p className={`${stateStyle} text-success`}>
          <Check aria-hidden="true" className="size-5" />
          {m.coupon_kept()}
        </p>
      );
    case 'copy':
      return couponCode && <CopyCode code={couponCode} />;
    case 'upcoming':
      return (
        <p className={`${stateStyle} text-brand`}>
          {coupon.keepStartDate
            ? m.coupon_keep_from({ date: formatDate(coupon.keepStartDate, 'dateTime') })
            : m.coupon_use_from({ date: formatDate(coupon.startDate, 'dateTime') })}
        </p>
      );
    case 'used':
      return <p className={`${stateStyle} text-muted`}>{m.coupon_used()}</p>;
    case 'used-up':
      return <p className={`${stateStyle} text-muted`}>{m.coupon_used_up()}</p>;
    case 'over':
      return <p className={`${stateStyle} text-muted`}>{m.coupon_over()}</p>;
    case 'use':
      return null;
  }
}
