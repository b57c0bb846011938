import type { Locale, Localised } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import type { AppliedCoupon, CartPromotions, UnlockableOffer } from '#contract/promotions.ts';
import { type CouponOfCart, couponErrorCode, couponErrorMessage } from '../coupons/coupons.ts';
import { type Benefit, type EvaluatedCart, missingNumber } from '../promotions/promotions.ts';
import type { PricedCart } from './rules.ts';

/** What promotions and coupons do to a cart, as the API returns it. */
export function presentPromotions({ evaluated, coupons, chosen }: PricedCart, locale: Locale): CartPromotions {
  const presented = evaluated.coupons.map((entry, index) => presentCoupon(entry, coupons[index], locale));
  const errorOf = (type: AppliedCoupon['type']) => presented.find((one) => one.type === type)?.errorMessage ?? null;
  return {
    applyRules: evaluated.promotions.map(({ promotion, ...benefit }) => ({
      ruleId: promotion.promotionId,
      name: promotion.name[locale],
      description: promotion.action.description[locale],
      ...presentBenefit(benefit),
    })),
    applyRulesDiscount: evaluated.promotions
      .filter(({ discount }) => discount > 0)
      .map(({ promotion, discount }) => ({ name: promotion.name[locale], discount: bahtFromSatang(discount) })),
    coupons: presented,
    couponCode: chosen.couponCode,
    collectibleCouponId: chosen.collectibleCouponId,
    isCouponError: presented.some(({ errorMessage }) => errorMessage !== null),
    couponErrorMessage: errorOf('code'),
    errorCorrectibleMessage: errorOf('collectible'),
    cashback: bahtFromSatang(evaluated.cashback),
    unlockableOffers: evaluated.unlockable.map((offer) => presentUnlockable(offer, locale)),
    unavailableGifts: evaluated.unavailableGifts.map(({ promotion, given, missing }) => ({
      ruleId: promotion.promotionId,
      ruleName: promotion.name[locale],
      givenQuantity: given,
      missingQuantity: missing,
    })),
  };
}

function presentBenefit({ discount, deliveryDiscount, cashback }: Benefit) {
  return {
    discount: bahtFromSatang(discount),
    deliveryDiscount: bahtFromSatang(deliveryDiscount),
    cashback: bahtFromSatang(cashback),
  };
}

function presentCoupon(
  { coupon, unmet, ...benefit }: EvaluatedCart['coupons'][number],
  ofCart: CouponOfCart | undefined,
  locale: Locale,
): AppliedCoupon {
  const { type, couponId, name, action } = coupon;
  return {
    type,
    couponCode: ofCart?.code ?? null,
    collectibleCouponId: type === 'collectible' ? couponId : null,
    name: name[locale],
    description: action.description[locale],
    ...presentBenefit(benefit),
    errorCode: unmet && couponErrorCode(unmet),
    errorMessage: unmet && couponErrorMessage(unmet, locale),
  };
}

const freeDelivery: { name: Localised; benefit: Localised } = {
  name: { th: 'ส่งฟรี', en: 'Free delivery' },
  benefit: { th: 'จัดส่งฟรีทั้งคำสั่งซื้อ', en: 'Free delivery of your order' },
};

function presentUnlockable(
  { promotion, missing }: EvaluatedCart['unlockable'][number],
  locale: Locale,
): UnlockableOffer {
  const goods = promotion?.conditions.filter(({ matchesLine }) => matchesLine) ?? [];
  const { name, benefit } = promotion ? { name: promotion.name, benefit: promotion.action.description } : freeDelivery;
  return {
    ruleId: promotion?.promotionId ?? null,
    benefitKind: promotion?.action.benefitKind ?? 'delivery',
    name: name[locale],
    benefit: benefit[locale],
    goods: goods.map(({ description }) => description[locale]).join(' · ') || null,
    productsPath: goods.find(({ productsPath }) => productsPath)?.productsPath ?? null,
    missingAmount: 'amount' in missing ? bahtFromSatang(missing.amount) : null,
    missingQuantity: 'quantity' in missing ? missing.quantity : null,
    progressPercent: Math.floor(((missing.of - missingNumber(missing)) * 100) / missing.of),
  };
}
