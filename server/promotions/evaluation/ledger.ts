import type { Satang } from '#contract/money.ts';
import type { Benefit, Condition, Effect, LineDiscount, MatchingLine, PromotionCart } from '../model.ts';

/** What is left of a cart while discounts are taken. */
export interface Ledger {
  /** By id. `remaining` changes with each discount. */
  lines: MatchingLine[];
  discounts: Map<string, LineDiscount[]>;
  deliveryFee: Satang;
}

export function openLedger({ lines, deliveryFee }: PromotionCart): Ledger {
  return {
    lines: lines
      .map((line) => ({ ...line, remaining: line.selling * line.quantity, spend: line.selling * line.quantity }))
      .sort(byLineId),
    discounts: new Map(),
    deliveryFee,
  };
}

function byLineId(a: MatchingLine, b: MatchingLine): number {
  if (a.lineId === b.lineId) return 0;
  return a.lineId < b.lineId ? -1 : 1;
}

/** A copy for coupons: what promotions left counts for their minimum spend. */
export function copyForCoupons({ lines, discounts }: Ledger, deliveryFee: Satang): Ledger {
  return {
    lines: lines.map((line) => ({ ...line, spend: line.remaining })),
    discounts: new Map([...discounts].map(([lineId, ofLine]) => [lineId, [...ofLine]])),
    deliveryFee,
  };
}

export function matchingLines(lines: MatchingLine[], conditions: readonly Condition[]): MatchingLine[] {
  let matching = lines;
  for (const { matchesLine } of conditions) {
    if (matchesLine && matching.length > 0) matching = matching.filter(matchesLine);
  }
  return matching;
}

/** Takes discounts off lines and delivery fee, at most what is left of them. The cashback is not limited yet. */
export function take(
  ledger: Ledger,
  lines: readonly MatchingLine[],
  { discounts, deliveryDiscount, cashback }: Effect,
  source: Omit<LineDiscount, 'amount'>,
): Benefit {
  let discount = 0;
  for (const line of lines) {
    const amount = Math.min(discounts.get(line.lineId) ?? 0, line.remaining);
    if (amount <= 0) continue;
    line.remaining -= amount;
    discount += amount;
    const ofLine = ledger.discounts.get(line.lineId);
    if (ofLine) ofLine.push({ ...source, amount });
    else ledger.discounts.set(line.lineId, [{ ...source, amount }]);
  }
  const takenOffDelivery = Math.min(deliveryDiscount, ledger.deliveryFee);
  ledger.deliveryFee -= takenOffDelivery;
  return { discount, deliveryDiscount: takenOffDelivery, cashback };
}

export function hasBenefit({ discount, deliveryDiscount, cashback }: Benefit): boolean {
  return discount > 0 || deliveryDiscount > 0 || cashback > 0;
}
