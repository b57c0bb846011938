import { z } from 'zod';
import { satangFromBaht } from '#contract/money.ts';
import { bahtArgument } from '../arguments.ts';
import type { Condition } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { bahtText } from '../wording.ts';

export const minimumSpend = ruleKind({
  help: '{amount}: the matching lines cost at least this many baht; for a coupon, after promotions',
  schema: z.strictObject({ amount: bahtArgument }),
  compile({ amount }): Condition {
    const required = satangFromBaht(amount);
    const total = bahtText(required);
    return {
      minimumSpend: required,
      description: { th: `ซื้อครบ ${total}`, en: `Spend ${total} or more` },
      check({ lines }) {
        const missing = required - lines.reduce((sum, { spend }) => sum + spend, 0);
        if (missing <= 0) return null;
        return {
          get message() {
            const more = bahtText(missing);
            return { th: `ซื้อเพิ่มอีก ${more} ให้ครบ ${total}`, en: `Spend ${more} more to reach ${total}` };
          },
          missing: { amount: missing, of: required },
        };
      },
    };
  },
});
