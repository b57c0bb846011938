import type { MatchingLine, Unmet } from './model.ts';
import { numberText, quantityText } from './wording.ts';

export function unitsOf(lines: readonly MatchingLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** How many units the lines lack; null if they have enough. */
export function missingQuantity(lines: readonly MatchingLine[], required: number): Unmet | null {
  const missing = required - unitsOf(lines);
  if (missing <= 0) return null;
  const [more, total] = [quantityText(missing), quantityText(required)];
  return {
    message: {
      th: `ซื้อเพิ่มอีก ${more.th} ให้ครบ ${total.th}`,
      en: `Add ${numberText(missing)} more to reach ${total.en}`,
    },
    missing: { quantity: missing, of: required },
  };
}
