import { lazy, Suspense, useId, useState } from 'react';
import type { Coupon } from '#contract/coupons.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { DottedTexts } from '#storefront/ui/dotted-texts.tsx';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { CouponAction } from './coupon-action.tsx';
import { couponOffer } from './coupon-state.ts';
import type { CouponKeeping, CouponShopper } from './use-coupon-keeping.ts';

/** Not loaded for guests who only look. */
const CouponKeeper = lazy(() => import('./coupon-keeper.tsx'));
const nothing: CouponKeeping['own'] = new Map();

export interface ProductCouponsProps {
  coupons: readonly Coupon[];
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
  shopper: CouponShopper;
}

/** The coupons that would touch a product, to keep or to copy. */
export function ProductCoupons({ coupons, readAt, shopper }: ProductCouponsProps) {
  const id = useId();
  const [pressed, setPressed] = useState<{ couponId: number }>();
  const [own, setOwn] = useState(nothing);
  const container = useFocusAfterRemoval('li');
  if (coupons.length === 0) return null;
  return (
    <section
      ref={container}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-1 outline-none"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="font-semibold">
          <WrapAtWords>{m.coupon_for_product()}</WrapAtWords>
        </h2>
        <a
          href={localeHref('/coupon')}
          className="flex min-h-11 items-center text-sm font-medium text-brand hover:underline"
        >
          {m.coupon_all()}
        </a>
      </div>
      <ul className="scroll-row relative -mx-4 scroll-px-4 gap-2 px-4 py-1 md:mx-0 md:scroll-px-0 md:px-0">
        {coupons.map((coupon) => (
          <li
            key={coupon.id}
            className="flex w-64 shrink-0 snap-start flex-col gap-1 rounded-card border border-dashed border-brand bg-brand-soft p-3"
          >
            <p className="text-sm leading-snug font-bold text-pretty">
              <WrapAtWords>{coupon.benefit}</WrapAtWords>
            </p>
            <DottedTexts className="text-xs text-muted">
              {coupon.conditions.length > 0 ? coupon.conditions : [coupon.name]}
            </DottedTexts>
            <div className="mt-auto flex pt-1">
              <CouponAction
                coupon={coupon}
                offer={couponOffer(coupon, own.get(coupon.id), readAt)}
                onKeep={(couponId) => setPressed({ couponId })}
              />
            </div>
          </li>
        ))}
      </ul>
      {(pressed || shopper.status === 'customer') && (
        <Suspense fallback={null}>
          <CouponKeeper shopper={shopper} pressed={pressed} onOwn={setOwn} />
        </Suspense>
      )}
    </section>
  );
}
