import { z } from 'zod';
import { linkSchema } from '../../import-export/columns.ts';
import { blockKind } from './block-kind.ts';
import { imageFields, presentBanner, textField } from './fields.ts';

export const picture = blockKind({
  type: 'picture',
  help: '{title, image, mobile_image?, link?, caption?}: a picture; title is its alternative text',
  sample: {
    title: { th: 'โน้ตบุ๊กบนโต๊ะทำงาน', en: 'A laptop on a desk' },
    image: '/images/banners/laptops-wide.svg',
    caption: { th: 'จอ 14 นิ้วพอดีกับโต๊ะเล็ก', en: 'A 14-inch screen suits a small desk' },
  },
  schema: z.strictObject({
    title: textField(),
    ...imageFields,
    link: linkSchema.optional(),
    caption: textField(300).optional(),
  }),
  resolve: ({ caption = null, ...banner }) => ({ ...presentBanner(banner), caption }),
});
