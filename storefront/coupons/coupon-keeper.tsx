import { useEffect, useEffectEvent } from 'react';
import { type CouponKeeping, type CouponShopper, useCouponKeeping } from './use-coupon-keeping.ts';

export interface CouponKeeperProps {
  shopper: CouponShopper;
  /** The coupon to keep; a new object for each press. */
  pressed: { couponId: number } | undefined;
  /** What the customer has of coupons, each time it changes. */
  onOwn: (own: CouponKeeping['own']) => void;
}

/** Keeps coupons for a part of a page that loads this only for customers, and once a coupon is pressed; renders nothing. */
export default function CouponKeeper({ shopper, pressed, onOwn }: CouponKeeperProps) {
  const { own, keep } = useCouponKeeping(shopper);
  const keepPressed = useEffectEvent(() => pressed && keep(pressed.couponId));
  const report = useEffectEvent(onOwn);
  useEffect(() => {
    if (pressed) keepPressed();
  }, [pressed]);
  useEffect(() => report(own), [own]);
  return null;
}
