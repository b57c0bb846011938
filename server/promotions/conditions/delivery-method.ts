import { z } from 'zod';
import { type DeliveryMethod, deliveryMethods } from '#contract/delivery-methods.ts';
import type { Localised } from '#contract/locale.ts';
import { listArgument } from '../arguments.ts';
import type { Condition } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { listText } from '../wording.ts';

const names: Record<DeliveryMethod, Localised> = {
  shipping: { th: 'จัดส่งถึงบ้าน', en: 'home delivery' },
  pickup: { th: 'รับที่สาขา', en: 'branch pickup' },
  appointment: { th: 'นัดหมายรับบริการ', en: 'a service appointment' },
};

export const deliveryMethod = ruleKind({
  help: '{methods}: the order is delivered by one of these methods: shipping, pickup, appointment',
  schema: z.strictObject({ methods: listArgument(z.enum(deliveryMethods)) }),
  compile({ methods }): Condition {
    const list = listText(
      methods.map((method) => names[method]),
      'or',
    );
    return {
      description: { th: `เมื่อเลือก${list.th}`, en: `With ${list.en}` },
      check: ({ cart }) =>
        cart.deliveryMethod && methods.includes(cart.deliveryMethod)
          ? null
          : { message: { th: `เลือก${list.th}เพื่อรับสิทธิ์`, en: `Choose ${list.en}` }, missing: null },
    };
  },
});
