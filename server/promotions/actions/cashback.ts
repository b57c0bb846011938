import { z } from 'zod';
import { satangFromBaht } from '#contract/money.ts';
import { percentOf } from '../../pricing/pricing.ts';
import { bahtArgument, percentArgument } from '../arguments.ts';
import type { Action } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { bahtText, joined } from '../wording.ts';
import { effect, remainingTotal } from './units.ts';

export const cashback = ruleKind({
  help: '{percent | amount, max_cashback?}: percent of what is paid for the matching lines, at most so many baht, or an amount in baht; paid back later',
  schema: z
    .strictObject({
      percent: percentArgument.optional(),
      amount: bahtArgument.optional(),
      max_cashback: bahtArgument.optional(),
    })
    .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), 'must have percent or amount')
    .refine(({ amount, max_cashback }) => !amount || !max_cashback, 'must have max_cashback with percent only'),
  compile({ percent, amount = 0, max_cashback }): Action {
    const max = max_cashback === undefined ? null : satangFromBaht(max_cashback);
    const fixed = satangFromBaht(amount);
    const text = percent === undefined ? bahtText(fixed) : `${percent}%`;
    return {
      benefitKind: 'cashback',
      apply({ lines }) {
        const paid = remainingTotal(lines);
        return effect({
          cashback: percent === undefined ? fixed : Math.min(percentOf(paid, percent), max ?? Infinity),
        });
      },
      description: joined(
        [
          { th: `รับเงินคืน ${text}`, en: `${text} cashback` },
          max === null ? null : { th: `สูงสุด ${bahtText(max)}`, en: `up to ${bahtText(max)}` },
        ],
        { th: ' ', en: ', ' },
      ),
    };
  },
});
