import type { Localised } from '#contract/locale.ts';
import type { Condition, MatchingLine, PromotionCart, Unmet } from '../model.ts';
import type { Rules } from '../parse-promotion.ts';
import { joined } from '../wording.ts';

/** What conditions and action require that the cart does not have. */
export interface Unfulfilled {
  /** The first reason. */
  reason: Unmet;
  /** The only thing that is missing, if more of the same would be enough; else null. */
  missing: Unmet['missing'];
}

/** Null if a promotion or coupon applies to the matching lines, as far as its conditions and the needs of its action go. */
export function findUnfulfilled(
  { conditions, action }: Rules,
  lines: readonly MatchingLine[],
  cart: PromotionCart,
): Unfulfilled | null {
  const situation = { lines, cart };
  let first: Unmet | null = null;
  let missing: Unmet['missing'] = null;
  for (const { check } of [...conditions, action]) {
    const unmet = check?.(situation);
    if (!unmet) continue;
    // A reason that more of the same would not remove is the one that matters.
    if (!unmet.missing) return { reason: unmet, missing: null };
    if (!first) {
      first = unmet;
      missing = unmet.missing;
    } else {
      missing = missing && larger(missing, unmet.missing);
    }
  }
  return first && { reason: first, missing };
}

/** Of two missing quantities, the larger one covers both; a missing amount and a missing quantity are two things. */
function larger(a: NonNullable<Unmet['missing']>, b: NonNullable<Unmet['missing']>): Unmet['missing'] {
  if ('quantity' in a && 'quantity' in b) return a.quantity >= b.quantity ? a : b;
  if ('amount' in a && 'amount' in b) return a.amount >= b.amount ? a : b;
  return null;
}

/** The reason if no line of the cart matches. */
export function noMatchingLines(conditions: readonly Condition[]): Unmet {
  const narrowing = conditions.filter(({ matchesLine }) => matchesLine).map(({ description }) => description);
  const { th, en }: Localised = joined(narrowing, { th: ', ', en: '; ' });
  const message = narrowing.length
    ? { th: `ยังไม่มีสินค้าที่ร่วมรายการ (${th})`, en: `No item of the cart takes part (${en})` }
    : { th: 'ยังไม่ได้เลือกสินค้า', en: 'No item is selected' };
  return { message, missing: null };
}
