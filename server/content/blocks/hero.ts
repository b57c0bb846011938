import { z } from 'zod';
import { linkSchema } from '../../import-export/columns.ts';
import { blockKind } from './block-kind.ts';
import { bannerImages, imageFields, textField } from './fields.ts';

export const hero = blockKind({
  type: 'hero',
  help: '{slides: [{title, text, action, link, image, mobile_image?, background}]}: words over pictures, changed by swipe; background is dark or light',
  sample: {
    slides: [
      {
        title: { th: 'มือถือรุ่นใหม่มาแล้ว', en: 'New phones are here' },
        text: { th: 'ผ่อน 0% นาน 10 เดือน', en: '0% for ten months' },
        action: { th: 'ดูมือถือ', en: 'See phones' },
        link: '/product-category/smartphones-tablets',
        image: '/images/banners/phones-wide.svg',
        mobile_image: '/images/banners/phones-narrow.svg',
        background: 'dark',
      },
    ],
  },
  schema: z.strictObject({
    slides: z
      .array(
        z.strictObject({
          title: textField(120),
          text: textField(300),
          action: textField(60),
          link: linkSchema,
          ...imageFields,
          background: z.enum(['dark', 'light']),
        }),
      )
      .min(1)
      .max(8),
  }),
  resolve: ({ slides }) => ({
    slides: slides.map(({ image, mobile_image, ...slide }) => ({ ...slide, ...bannerImages({ image, mobile_image }) })),
  }),
});
