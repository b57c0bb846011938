import { z } from 'zod';
import type { Condition } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';

const description = { th: 'เฉพาะคำสั่งซื้อแรก', en: 'On your first order' };
const guest = { th: 'เข้าสู่ระบบเพื่อใช้สิทธิ์สำหรับคำสั่งซื้อแรก', en: 'Sign in: this is for first orders' };
const laterOrder = { th: 'ใช้ได้กับคำสั่งซื้อแรกเท่านั้น', en: 'This is for first orders only' };

export const firstOrder = ruleKind({
  help: '{}: the first order of a customer; guests do not qualify',
  schema: z.strictObject({}),
  compile: (): Condition => ({
    description,
    check({ cart: { customer } }) {
      if (customer?.isFirstOrder) return null;
      return { message: customer ? laterOrder : guest, missing: null };
    },
  }),
});
