import type { ProductPromotion } from '#contract/promotions.ts';

/** Shown at once even if they are of fewer sorts. */
const minShown = 3;

const sorts = ['gift', 'discount', 'on-top', 'cashback', 'delivery'] as const;

/** What a promotion brings, or `on-top` if it requires a payment method. */
export function promotionSort({ isOnTop, benefitKind }: ProductPromotion): (typeof sorts)[number] {
  return isOnTop ? 'on-top' : benefitKind;
}

/** The promotions to show at once, the first of each sort and at least three, and the others; each in the given order. */
export function promotionsAtOnce(promotions: readonly ProductPromotion[]): {
  shown: ProductPromotion[];
  others: ProductPromotion[];
} {
  const first = sorts.flatMap((sort) => promotions.find((promotion) => promotionSort(promotion) === sort) ?? []);
  const rest = promotions.filter((promotion) => !first.includes(promotion));
  const more = Math.max(0, minShown - first.length);
  const shown = new Set([...first, ...rest.slice(0, more)]);
  return { shown: promotions.filter((promotion) => shown.has(promotion)), others: rest.slice(more) };
}
