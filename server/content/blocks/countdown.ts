import { z } from 'zod';
import { linkSchema } from '../../import-export/columns.ts';
import { blockKind } from './block-kind.ts';
import { textField, timeField } from './fields.ts';

export const countdown = blockKind({
  type: 'countdown',
  help: '{title, end, link?}: the time until `end`; nothing after it',
  sample: { title: { th: 'เริ่มลดในอีก', en: 'The sale begins in' }, end: '2099-12-12T00:00:00+07:00' },
  schema: z.strictObject({
    title: textField(120),
    end: timeField,
    link: linkSchema.optional(),
  }),
  resolve({ title, end, link = null }, { now }) {
    const endDate = new Date(end);
    return endDate <= now ? null : { title, link, endDate: endDate.toISOString() };
  },
});
