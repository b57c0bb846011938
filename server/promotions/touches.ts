import type { Satang } from '#contract/money.ts';
import type { Promotion, PromotionLine } from './model.ts';
import type { Rules } from './parse-promotion.ts';
import type { RunningPromotions } from './running-promotions.ts';

/** Whether a promotion or coupon could apply to one of these lines, whatever else its conditions require. Services have no delivery. */
export function touchesAny({ conditions, action }: Rules, lines: readonly PromotionLine[]): boolean {
  return lines.some(
    (line) =>
      (line.isDelivered || action.benefitKind !== 'delivery') &&
      [...conditions, action].every(({ matchesLine }) => matchesLine?.(line) ?? true),
  );
}

/** Whether a promotion or coupon is for some of the shop's products only. */
export function isForSomeProducts({ conditions, action }: Rules): boolean {
  return [...conditions, action].some(({ matchesLine }) => matchesLine !== undefined);
}

/** Whether it depends on more of a line than its ids whether a promotion or coupon could apply to it, such as its price. */
export function dependsOnPrices({ conditions }: Pick<Rules, 'conditions'>): boolean {
  return conditions.some(({ matchesLine, selects }) => matchesLine && !selects);
}

/** Whether one line of this price, in satang, is enough for the minimum spend of a promotion or coupon. */
export function isReachedBy({ conditions }: Pick<Rules, 'conditions'>, spend: Satang): boolean {
  return conditions.every(({ minimumSpend = 0 }) => spend >= minimumSpend);
}

/** Whether a promotion or coupon requires certain payment methods ('on top'). */
export function isOnTop({ conditions }: Pick<Rules, 'conditions'>): boolean {
  return conditions.some(({ paymentMethods }) => paymentMethods !== undefined);
}

/** Whether a promotion or coupon depends on the plan of an order in installments. */
export function dependsOnPlan({ conditions }: Pick<Rules, 'conditions'>): boolean {
  return conditions.some(({ installmentPlans }) => installmentPlans !== undefined);
}

/** The running promotions that could apply to one of these lines, in the order of evaluation. */
export function promotionsTouching(
  { promotions, selecting }: RunningPromotions,
  lines: readonly PromotionLine[],
): Promotion[] {
  const selected = selecting(lines);
  return promotions.filter((promotion, index) => selected[index] === 1 && touchesAny(promotion, lines));
}
