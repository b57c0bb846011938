import { z } from 'zod';
import type { Localised } from '#contract/locale.ts';
import { type PaymentMethod, paymentMethods } from '#contract/payment-methods.ts';
import { listArgument } from '../arguments.ts';
import type { Condition } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { afterThai, listText } from '../wording.ts';

const names: Record<PaymentMethod, Localised> = {
  credit_card: { th: 'บัตรเครดิต / เดบิต', en: 'credit or debit card' },
  qr_code: { th: 'QR พร้อมเพย์', en: 'PromptPay QR' },
  installment: { th: 'การผ่อนชำระ', en: 'installments' },
  bank_transfer: { th: 'การโอนเงิน', en: 'bank transfer' },
  cash_on_delivery: { th: 'เงินสดปลายทาง', en: 'cash on delivery' },
};

export const paymentMethod = ruleKind({
  help: `{methods}: the order is paid by one of these methods: ${paymentMethods.join(', ')}`,
  schema: z.strictObject({ methods: listArgument(z.enum(paymentMethods)) }),
  compile({ methods }): Condition {
    const list = listText(
      methods.map((method) => names[method]),
      'or',
    );
    return {
      paymentMethods: methods,
      description: { th: `เมื่อชำระด้วย${afterThai(list.th)}`, en: `When you pay by ${list.en}` },
      check: ({ cart }) =>
        cart.paymentMethod && methods.includes(cart.paymentMethod)
          ? null
          : { message: { th: `ชำระด้วย${afterThai(list.th)}เพื่อรับสิทธิ์`, en: `Pay by ${list.en}` }, missing: null },
    };
  },
});
