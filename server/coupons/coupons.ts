export {
  type CartCouponJson,
  type CouponChoice,
  cartCouponsJson,
} from './cart-queries.ts';
export {
  type CouponUse,
  couponCodeUseReservations,
  couponCustomerUseReservations,
  couponUseReservations,
  ensureCustomerCoupons,
} from './reservation-queries.ts';
export { normaliseCode } from './rules.ts';
