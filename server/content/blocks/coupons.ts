import { z } from 'zod';
import { listOfferedCoupons } from '../../coupons/coupons.ts';
import { blockKind } from './block-kind.ts';
import { textField } from './fields.ts';

export const coupons = blockKind({
  type: 'coupons',
  help: '{title, limit?}: the first coupons of the coupon centre; 6 by default',
  sample: { title: { th: 'คูปองส่วนลด', en: 'Coupons' }, limit: 4 },
  schema: z.strictObject({ title: textField(120), limit: z.int().min(1).max(20).optional() }),
  async resolve({ title, limit = 6 }, { locale }, context) {
    const { items } = await listOfferedCoupons(context, { limit, offset: 0, locale });
    return items.length === 0 ? null : { title, coupons: items };
  },
});
