import type { Localised } from '#contract/locale.ts';
import { arabicDigits } from '#contract/validation.ts';
import type { CouponProblem } from '../promotions/promotions.ts';

/**
 * A code as codes are compared and stored: upper-case, with Arabic digits, without spaces, hyphens and invisible characters.
 * Empty if nothing remains.
 */
export function normaliseCode(code: string): string {
  return arabicDigits(code.normalize('NFC'))
    .replace(/[\s\p{Pd}\p{Cf}\p{Cc}]/gu, '')
    .toUpperCase();
}

/** A coupon with its counters; times in UTC. */
export interface CouponTerms {
  couponId: number;
  type: 'code' | 'collectible';
  name: Localised;
  startsAt: Date;
  endsAt: Date;
  validDays: number | null;
  totalLimit: number | null;
  perCustomerLimit: number | null;
  used: number;
}

/** One of a coupon's codes. */
export interface CouponCode {
  code: string;
  /** Maximum number of orders with this code; null if only the coupon's limits count. */
  useLimit: number | null;
  used: number;
  /** Whether the customer ordered with it. */
  isUsedByCustomer: boolean;
}

/** What a customer has of a coupon. */
export interface CustomerRecord {
  /** Null if the customer does not keep it. */
  keptAt: Date | null;
  /** The end of its days, counted from when the customer kept it first; null if that never was. */
  expiresAt: Date | null;
  used: number;
}

/** When a coupon stops being valid: for a kept one, for the customer who keeps it or kept it. */
export function endOfValidity(
  coupon: Pick<CouponTerms, 'endsAt' | 'validDays'>,
  customer: CustomerRecord | null,
): Date {
  const { endsAt, validDays } = coupon;
  const expiresAt = customer?.expiresAt;
  return validDays !== null && expiresAt && expiresAt < endsAt ? expiresAt : endsAt;
}

const day = 24 * 3_600_000;

/** When a coupon that is kept now for the first time stops being valid. The days count from its start if that is later. */
export function expiryOfKept(coupon: Pick<CouponTerms, 'startsAt' | 'endsAt' | 'validDays'>, now: Date): Date {
  const { startsAt, endsAt, validDays } = coupon;
  if (validDays === null) return endsAt;
  return new Date(Math.min(endsAt.getTime(), Math.max(now.getTime(), startsAt.getTime()) + validDays * day));
}

/** How often a customer can still use a coupon by its limit per customer; null without one. */
export function remainingUses(
  { perCustomerLimit }: Pick<CouponTerms, 'perCustomerLimit'>,
  customer: CustomerRecord | null,
): number | null {
  return perCustomerLimit === null ? null : Math.max(0, perCustomerLimit - (customer?.used ?? 0));
}

/** Whether nobody can use a coupon any more. */
export function isUsedUp({ totalLimit, used }: Pick<CouponTerms, 'totalLimit' | 'used'>): boolean {
  return totalLimit !== null && used >= totalLimit;
}

/** A coupon as a cart chose it: by a code, or as one that the customer keeps. */
export interface ChosenCoupon {
  coupon: CouponTerms;
  /** Null for a collectible coupon. */
  code: CouponCode | null;
  /** Null for a guest, and for a customer who neither kept nor used it. */
  customer: CustomerRecord | null;
}

/**
 * Why a coupon cannot apply, whatever is in the cart; null if it can. Whatever is not for this visitor is `coupon_not_found`, like
 * a coupon that does not exist: one that has not begun, one that is not kept, a code that somebody else used up.
 */
export function findCouponProblem({ coupon, code, customer }: ChosenCoupon, now: Date): CouponProblem | null {
  const isCodeUsedUp = code !== null && code.useLimit !== null && code.used >= code.useLimit;
  if (isCodeUsedUp && !code.isUsedByCustomer) return 'coupon_not_found';
  if (now < coupon.startsAt) return 'coupon_not_found';
  if (coupon.type === 'collectible' && !customer?.keptAt) return 'coupon_not_found';
  if (now >= endOfValidity(coupon, customer)) return 'coupon_expired';
  return isCodeUsedUp || isUsedUp(coupon) || remainingUses(coupon, customer) === 0 ? 'coupon_used_up' : null;
}

/** States of a coupon for a customer, in the order of their list. */
export const stateOrder = ['usable', 'upcoming', 'used', 'expired'] as const;

/**
 * The state of a coupon for a customer. `used`: as often as the customer may, or without keeping it, as a code. `expired` is also
 * one whose uses were all taken by others.
 */
export function stateOf(coupon: CouponTerms, customer: CustomerRecord | null, now: Date): (typeof stateOrder)[number] {
  const isUsed = customer !== null && customer.used > 0 && (!customer.keptAt || remainingUses(coupon, customer) === 0);
  if (isUsed) return 'used';
  if (now >= endOfValidity(coupon, customer) || isUsedUp(coupon)) return 'expired';
  return now < coupon.startsAt ? 'upcoming' : 'usable';
}

/** When and how often a collectible coupon can be kept. */
export interface KeepTerms {
  listed: boolean;
  keepStartsAt: Date;
  keepEndsAt: Date;
  keepLimit: number | null;
  kept: number;
}

/** Whether no other customer can keep a coupon. */
export function isKeepLimitReached({ keepLimit, kept }: { keepLimit: number | null; kept: number }): boolean {
  return keepLimit !== null && kept >= keepLimit;
}

/** Why a customer who does not keep a coupon cannot keep it now; null if they can. A coupon that is not listed is not found. */
export function findKeepProblem(
  coupon: CouponTerms & KeepTerms,
  customer: CustomerRecord | null,
  now: Date,
): CouponProblem | null {
  if (!coupon.listed || now < coupon.keepStartsAt) return 'coupon_not_found';
  if (now >= coupon.keepEndsAt || now >= endOfValidity(coupon, customer)) return 'coupon_expired';
  return isKeepLimitReached(coupon) || isUsedUp(coupon) || remainingUses(coupon, customer) === 0
    ? 'coupon_used_up'
    : null;
}
