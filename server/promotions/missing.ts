import type { MatchingLine, Unmet } from './model.ts';
import { numberText, quantityText } from './wording.ts';

export function unitsOf(lines: readonly MatchingLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

type Missing = NonNullable<Unmet['missing']>;

/** The satang or the units that are missing. */
export function missingNumber(missing: Missing): number {
  return 'amount' in missing ? missing.amount : missing.quantity;
}

/** The share of the required total that is missing. */
export function missingShare(missing: Missing): number {
  return missingNumber(missing) / missing.of;
}

/** How many units the lines lack; null if they have enough. */
export function missingQuantity(lines: readonly MatchingLine[], required: number): Unmet | null {
  const missing = required - unitsOf(lines);
  if (missing <= 0) return null;
  return {
    get message() {
      const [more, total] = [quantityText(missing), quantityText(required)];
      return {
        th: `ซื้อเพิ่มอีก ${more.th} ให้ครบ ${total.th}`,
        en: `Add ${numberText(missing)} more to reach ${total.en}`,
      };
    },
    missing: { quantity: missing, of: required },
  };
}
