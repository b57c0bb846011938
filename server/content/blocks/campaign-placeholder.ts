import { z } from 'zod';
import { linkSchema } from '../../import-export/columns.ts';
import { blockKind } from './block-kind.ts';
import { textField } from './fields.ts';

/** As specification section 9 has it, in baht. */
const promotion = { saveUpTo: 200, minimumSaving: 50 };

export const campaignPlaceholder = blockKind({
  type: 'campaign_placeholder',
  help: '{title, link, save_up_to?, minimum_saving?}: stands where no campaign runs on the page; 200 and 50 baht by default',
  sample: { title: { th: 'ส่วนลดสำหรับคุณ', en: 'Savings for you' }, link: '/coupon' },
  schema: z.strictObject({
    title: textField(120),
    link: linkSchema,
    save_up_to: z.number().positive().optional(),
    minimum_saving: z.number().positive().optional(),
  }),
  resolve({ title, link, save_up_to, minimum_saving }, { otherTypes }) {
    if (otherTypes.has('mega_campaign') || otherTypes.has('common_campaign')) return null;
    return {
      title,
      link,
      saveUpTo: save_up_to ?? promotion.saveUpTo,
      minimumSaving: minimum_saving ?? promotion.minimumSaving,
    };
  },
});
