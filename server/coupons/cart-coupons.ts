import type { Locale, Localised } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import { errorMessages } from '../http/messages.ts';
import type { CartCoupon, CouponProblem, Unmet } from '../promotions/promotions.ts';
import { type CartCouponJson, type CouponChoice, chosenCouponsOf, selectChosenCoupons } from './cart-queries.ts';
import type { CompiledCoupons } from './live-coupons.ts';
import type { CouponUse } from './reservation-queries.ts';
import { type ChosenCoupon, findCouponProblem } from './rules.ts';

/** A coupon of a cart, with what an order with it reserves. */
export interface CouponOfCart extends CartCoupon {
  /** Null for a collectible coupon. */
  code: string | null;
  use: CouponUse;
}

/** The coupons that a cart chose, from what `cartCouponsJson` returned for it, ready to be evaluated. */
export function cartCoupons(
  live: CompiledCoupons,
  { couponCode }: Pick<CouponChoice, 'couponCode'>,
  entries: readonly CartCouponJson[] | null,
  now: Date,
): CouponOfCart[] {
  const coupons = chosenCouponsOf(entries).map((chosen) => couponOfCart(live, chosen, now));
  const isCodeGone = couponCode !== null && !coupons.some(({ type }) => type === 'code');
  return isCodeGone ? [goneCoupon(couponCode), ...coupons] : coupons;
}

/** A coupon ready to be evaluated. */
export function couponOfCart(live: CompiledCoupons, chosen: ChosenCoupon, now: Date): CouponOfCart {
  const { couponId, type, name, totalLimit } = chosen.coupon;
  const rules = live.get(couponId);
  const problem = findCouponProblem(chosen, now) ?? (rules ? null : 'coupon_not_found');
  const limitedCode = chosen.code?.useLimit ? chosen.code.code : null;
  return {
    type,
    couponId,
    name,
    problem,
    conditions: rules?.conditions ?? [],
    action: rules?.action ?? noAction(name),
    code: chosen.code?.code ?? null,
    use: { couponId, limitedCode, isLimited: totalLimit !== null },
  };
}

/** Stands for a coupon whose code was deleted after the cart chose it. */
function goneCoupon(code: string): CouponOfCart {
  const name = { th: code, en: code };
  const use = { couponId: 0, limitedCode: null, isLimited: false };
  return {
    type: 'code',
    couponId: 0,
    name,
    problem: 'coupon_not_found',
    conditions: [],
    action: noAction(name),
    code,
    use,
  };
}

function noAction(description: Localised): CartCoupon['action'] {
  return {
    benefitKind: 'discount',
    apply: () => ({ discounts: new Map(), deliveryDiscount: 0, cashback: 0, gifts: [] }),
    description,
  };
}

/** Why a cart cannot choose these coupons, whatever is in it; null if it can. `customerId` is the cart's customer. */
export async function findChoiceProblem(
  db: Db,
  choice: CouponChoice,
  customerId: string | null,
  now: Date,
): Promise<CouponProblem | null> {
  if (choice.couponCode === null && choice.collectibleCouponId === null) return null;
  const chosen = await selectChosenCoupons(db, choice, customerId);
  const requested = Object.values(choice).filter((value) => value !== null).length;
  const problems = chosen.map((one) => findCouponProblem(one, now));
  return chosen.length < requested ? 'coupon_not_found' : (problems.find((problem) => problem !== null) ?? null);
}

const conditionNotValid: Localised = { th: 'ไม่ตรงตามเงื่อนไขของคูปอง', en: 'Condition not valid' };

/** Why a coupon saves nothing, as a code. */
export function couponErrorCode(reason: Unmet | CouponProblem): CouponProblem | 'condition_not_valid' {
  return typeof reason === 'string' ? reason : 'condition_not_valid';
}

/** Why a coupon saves nothing, and what would make it hold. */
export function couponErrorMessage(reason: Unmet | CouponProblem, locale: Locale): string {
  if (typeof reason === 'string') return errorMessages[reason][locale];
  return `${conditionNotValid[locale]}: ${reason.message[locale]}`;
}
