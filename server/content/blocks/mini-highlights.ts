import { z } from 'zod';
import { linkSchema } from '../../import-export/columns.ts';
import { blockKind } from './block-kind.ts';
import { imageField, textField } from './fields.ts';

export const miniHighlights = blockKind({
  type: 'mini_highlights',
  help: '{title, items: [{title, text, image, link?}]}: short reasons with small pictures',
  sample: {
    title: { th: 'ทำไมต้องซื้อกับเรา', en: 'Why buy from us' },
    items: [
      {
        title: { th: 'ของแท้ประกันไทย', en: 'Genuine, with Thai warranty' },
        text: { th: 'รับประกันโดยศูนย์ในไทยทุกชิ้น', en: 'Every item is covered by a service centre in Thailand' },
        image: '/images/highlights/warranty.svg',
      },
    ],
  },
  schema: z.strictObject({
    title: textField(120),
    items: z
      .array(
        z.strictObject({ title: textField(80), text: textField(200), image: imageField, link: linkSchema.optional() }),
      )
      .min(1)
      .max(12),
  }),
  resolve: ({ title, items }) => ({
    title,
    items: items.map(({ link = null, ...item }) => ({ ...item, link })),
  }),
});
