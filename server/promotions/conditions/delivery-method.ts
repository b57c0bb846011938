import { z } from 'zod';
import type { Localised } from '#contract/locale.ts';
import { listArgument } from '../arguments.ts';
import type { Condition, PromotionCart } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { listText } from '../wording.ts';

type DeliveryMethod = NonNullable<PromotionCart['deliveryMethod']>;

const names: Record<DeliveryMethod, Localised> = { shipping: { th: 'จัดส่งถึงบ้าน', en: 'home delivery' } };

export const deliveryMethod = ruleKind({
  help: '{methods}: the order is delivered by one of these methods: shipping',
  schema: z.strictObject({ methods: listArgument(z.enum(Object.keys(names) as [DeliveryMethod])) }),
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
