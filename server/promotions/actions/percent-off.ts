import { z } from 'zod';
import { satangFromBaht } from '#contract/money.ts';
import { percentOf } from '../../pricing/pricing.ts';
import { bahtArgument, percentArgument, quantityArgument } from '../arguments.ts';
import type { Action, MatchingLine } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { bahtText, joined, quantityText } from '../wording.ts';
import { addToLine, type LineAmounts, remainingOf, sharedDiscount, totalOf, unitsByValue } from './units.ts';

export const percentOff = ruleKind({
  help: '{percent, max_discount?, max_quantity?}: percent off the matching lines, at most this many baht, on at most this many units: the dearest',
  schema: z.strictObject({
    percent: percentArgument,
    max_discount: bahtArgument.optional(),
    max_quantity: quantityArgument.optional(),
  }),
  compile({ percent, max_discount, max_quantity }): Action {
    const maxDiscount = max_discount === undefined ? null : satangFromBaht(max_discount);
    const units = max_quantity === undefined ? null : quantityText(max_quantity);
    return {
      benefitKind: 'discount',
      isPercent: true,
      apply({ lines }) {
        const amounts = max_quantity === undefined ? remainingOf(lines) : dearestUnits(lines, max_quantity);
        return sharedDiscount(Math.min(percentOf(totalOf(amounts), percent), maxDiscount ?? Infinity), amounts);
      },
      description: joined(
        [
          { th: `ลด ${percent}%`, en: `${percent}% off` },
          units && { th: `(ไม่เกิน ${units.th})`, en: `at most ${units.en}` },
          maxDiscount && { th: `สูงสุด ${bahtText(maxDiscount)}`, en: `up to ${bahtText(maxDiscount)}` },
        ].map((part) => part || null),
        { th: ' ', en: ', ' },
      ),
    };
  },
});

function dearestUnits(lines: readonly MatchingLine[], maxUnits: number): LineAmounts {
  const amounts = new Map<string, number>();
  let left = maxUnits;
  for (const { line, units, value } of unitsByValue(lines)) {
    const taken = Math.min(units, left);
    addToLine(amounts, line, taken * value);
    left -= taken;
  }
  return inOrderOf(lines, amounts);
}

/** The order decides which line gets the last satang. */
function inOrderOf(lines: readonly MatchingLine[], amounts: LineAmounts): LineAmounts {
  return new Map(lines.map(({ lineId }) => [lineId, amounts.get(lineId) ?? 0]));
}
