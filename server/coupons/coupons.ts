export {
  type CouponOfCart,
  cartCoupons,
  couponErrorCode,
  couponErrorMessage,
  findChoiceProblem,
} from './cart-coupons.ts';
export { type CartCouponJson, type CouponChoice, cartCouponsJson } from './cart-queries.ts';
export { listOfferedCoupons } from './coupon-lists.ts';
export { type KeptCouponOutcome, listKeptCoupons, presentKeptCoupons } from './kept-coupons.ts';
export { type CompiledCoupons, LiveCouponCache, liveCoupons } from './live-coupons.ts';
export { couponsTouching, type OfferedCoupon, offeredCoupons } from './offered-coupons.ts';
export { collectibleCouponId } from './operator-queries.ts';
export { invalidateChangedCoupons, stopKeepingCoupons } from './queries.ts';
export {
  type CouponUse,
  couponCodeUseReservations,
  couponCustomerUseReservations,
  couponUseReservations,
  ensureCustomerCoupons,
  withCurrentCouponLimits,
} from './reservation-queries.ts';
export { normaliseCode } from './rules.ts';
