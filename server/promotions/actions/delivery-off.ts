import { z } from 'zod';
import { satangFromBaht } from '#contract/money.ts';
import { bahtArgument } from '../arguments.ts';
import type { Action } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { bahtText } from '../wording.ts';
import { effect } from './units.ts';

export const deliveryOff = ruleKind({
  help: '{amount?}: this many baht off the delivery fee; without an amount, delivery is free',
  schema: z.strictObject({ amount: bahtArgument.optional() }),
  compile({ amount: baht }): Action {
    if (baht === undefined) {
      return {
        benefitKind: 'delivery',
        apply: ({ cart }) => effect({ deliveryDiscount: cart.deliveryFee }),
        description: { th: 'ส่งฟรี', en: 'Free delivery' },
      };
    }
    const amount = satangFromBaht(baht);
    return {
      benefitKind: 'delivery',
      apply: () => effect({ deliveryDiscount: amount }),
      description: { th: `ลดค่าจัดส่ง ${bahtText(amount)}`, en: `${bahtText(amount)} off delivery` },
    };
  },
});
