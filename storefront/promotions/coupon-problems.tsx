import { TicketPercent } from 'lucide-react';
import type { AppliedCoupon } from '#contract/promotions.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** The coupons of the cart that its totals are without, and why. */
export function CouponProblems({ coupons }: { coupons: readonly AppliedCoupon[] }) {
  return coupons
    .filter(({ errorMessage }) => errorMessage !== null)
    .map(({ type, name, errorMessage }) => (
      <p key={type} role="status" className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 text-xs text-sale">
        <TicketPercent aria-hidden="true" className="size-5" />
        <span className="text-pretty">
          <span className="font-medium">
            <WrapAtWords>{name}</WrapAtWords>
          </span>{' '}
          · {errorMessage}
        </span>
      </p>
    ));
}
