import { z } from 'zod';
import type { Localised } from '#contract/locale.ts';
import { percentOf } from '../../pricing/pricing.ts';
import { percentArgument } from '../arguments.ts';
import { missingQuantity } from '../missing.ts';
import type { Action } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { addToLine, sharedDiscount, totalOf, unitsByValue } from './units.ts';

export const nthUnitOff = ruleKind({
  help: '{n, percent}: of each n matching units, from the dearest down, percent off the cheapest one',
  schema: z.strictObject({ n: z.int().min(2).max(100), percent: percentArgument }),
  compile: ({ n, percent }): Action => ({
    benefitKind: 'discount',
    isPercent: true,
    check: ({ lines }) => missingQuantity(lines, n),
    apply({ lines }) {
      const amounts = new Map(lines.map(({ lineId }) => [lineId, 0]));
      let before = 0;
      for (const { line, units, value } of unitsByValue(lines)) {
        const reduced = Math.floor((before + units) / n) - Math.floor(before / n);
        addToLine(amounts, line, reduced * value);
        before += units;
      }
      return sharedDiscount(percentOf(totalOf(amounts), percent), amounts);
    },
    description: describeNthUnit(n, percent),
  }),
});

function describeNthUnit(n: number, percent: number): Localised {
  if (percent === 100) return { th: `ซื้อ ${n - 1} แถม 1`, en: `Buy ${n - 1}, get 1 free` };
  return { th: `ซื้อ ${n} ชิ้น ชิ้นที่ ${n} ลด ${percent}%`, en: `Buy ${n}, get the ${ordinal(n)} at ${percent}% off` };
}

const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(number: number): string {
  return `${number}${suffixes[ordinalRules.select(number)] ?? 'th'}`;
}
