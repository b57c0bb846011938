import { z } from 'zod';
import { satangFromBaht } from '#contract/money.ts';
import { bahtArgument } from '../arguments.ts';
import type { Action } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { bahtText } from '../wording.ts';
import { effect, remainingOf, sharedDiscount } from './units.ts';

export const amountOff = ruleKind({
  help: "{amount, per?}: this many baht off the matching lines together (per 'cart', the default) or off each of their units (per 'unit')",
  schema: z.strictObject({ amount: bahtArgument, per: z.enum(['cart', 'unit']).optional() }),
  compile({ amount: baht, per = 'cart' }): Action {
    const amount = satangFromBaht(baht);
    const text = bahtText(amount);
    if (per === 'cart') {
      return {
        benefitKind: 'discount',
        apply: ({ lines }) => sharedDiscount(amount, remainingOf(lines)),
        description: { th: `ลด ${text}`, en: `${text} off` },
      };
    }
    return {
      benefitKind: 'discount',
      apply: ({ lines }) =>
        effect({
          discounts: new Map(
            lines.map(({ lineId, quantity, remaining }) => [lineId, Math.min(amount * quantity, remaining)]),
          ),
        }),
      description: { th: `ลดชิ้นละ ${text}`, en: `${text} off each item` },
    };
  },
});
