import type { CouponForCart } from '#contract/coupons.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { isUuid } from '#contract/uuid.ts';
import { cartCoupons, listKeptCoupons, presentKeptCoupons } from '../coupons/coupons.ts';
import { type EvaluatedCart, runningPromotions } from '../promotions/promotions.ts';
import { loadCart } from './cart-queries.ts';
import { couponEvaluator } from './evaluate-cart.ts';
import { type CartDeps, readCartRules } from './read-cart.ts';

/**
 * The coupons that a customer keeps, with what each does for the customer's own cart: it is read once and evaluated with each of
 * them in place of the collectible coupon it has.
 */
export async function validateCoupons(
  context: CartDeps,
  { cartId, customerId }: { cartId: string; customerId: string },
  locale: Locale,
): Promise<Result<CouponForCart[], 'cart_not_found'>> {
  const now = context.clock();
  const rules = await readCartRules(context);
  const running = runningPromotions(rules.promotions.promotions, now);
  const cart = isUuid(cartId) ? await loadCart(context.db, { cartId, customerId }, running, now) : null;
  if (cart?.customerId !== customerId) return fail('cart_not_found');
  const evaluateWith = couponEvaluator(cart, { rules, paymentMethod: null, now });
  const ofCode = cartCoupons(rules.coupons, cart.chosen, cart.couponEntries, now).filter(({ type }) => type === 'code');
  const without = evaluateWith(ofCode);
  const kept = await listKeptCoupons(context.db, rules.coupons, { customerId, locale, now });
  const outcomes = kept.map((one) => {
    const { totals, evaluated } = evaluateWith([...ofCode, one.coupon]);
    const outcome = evaluated.coupons.find(({ coupon }) => coupon === one.coupon);
    return {
      kept: one,
      unmet: outcome ? outcome.unmet : 'coupon_not_found',
      saving: without.totals.payable - totals.payable,
      cashback: evaluated.cashback,
      discount: outcome ? outcome.discount + outcome.deliveryDiscount : 0,
      excluded: namesOfExcluded(without.evaluated, evaluated),
    } as const;
  });
  return ok(presentKeptCoupons(outcomes, locale));
}

/** The promotions that a cart has only without a coupon. */
function namesOfExcluded(without: EvaluatedCart, withCoupon: EvaluatedCart): Localised[] {
  const remaining = new Set(withCoupon.promotions.map(({ promotion }) => promotion.promotionId));
  return without.promotions.flatMap(({ promotion: { promotionId, name } }) =>
    remaining.has(promotionId) ? [] : [name],
  );
}
