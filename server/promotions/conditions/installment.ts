import { z } from 'zod';
import type { Localised } from '#contract/locale.ts';
import { listArgument } from '../arguments.ts';
import type { Condition, References } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { afterThai, listText } from '../wording.ts';

export const installment = ruleKind({
  help: '{banks, months}: the order is paid in installments, by a plan of one of these banks (their codes) and of one of these numbers of months; both optional',
  schema: z.strictObject({
    banks: listArgument(z.string().min(1).max(40)).optional(),
    months: listArgument(z.int().min(2).max(60)).optional(),
  }),
  references: ({ banks = [] }) => ({ banks }),
  compile({ banks, months }, references): Condition {
    const plan = planText(banks, months, references);
    return {
      paymentMethods: ['installment'],
      installmentPlans: { agentCodes: banks ?? null, months: months ?? null },
      description: { th: `เมื่อผ่อนชำระ${plan.th}`, en: `When you pay in installments${plan.en}` },
      check: ({ cart: { paymentMethod, installment: chosen } }) => {
        const isBank = !banks || (chosen !== null && banks.includes(chosen.agentCode));
        const isTerm = !months || (chosen !== null && months.includes(chosen.installmentMonth));
        return paymentMethod === 'installment' && isBank && isTerm
          ? null
          : {
              message: { th: `ผ่อนชำระ${plan.th}เพื่อรับสิทธิ์`, en: `Pay in installments${plan.en}` },
              missing: null,
            };
      },
    };
  },
});

/** ' by KBank credit card over 6 or 10 months'; each part only if it is restricted. */
function planText(
  banks: readonly string[] | undefined,
  months: readonly number[] | undefined,
  references: References,
): Localised {
  const names = banks?.map((code) => references.banks.get(code)?.name ?? { th: code, en: code });
  const bank = names && listText(names, 'or');
  const term =
    months &&
    listText(
      months.map((month) => ({ th: String(month), en: String(month) })),
      'or',
    );
  return {
    th: `${bank ? `ด้วย${afterThai(bank.th)}` : ''}${term ? ` ${term.th} เดือน` : ''}`,
    en: `${bank ? ` by ${bank.en}` : ''}${term ? ` over ${term.en} months` : ''}`,
  };
}
