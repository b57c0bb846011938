import { z } from 'zod';
import { blockKind } from './block-kind.ts';
import { bannerField, presentBanner } from './fields.ts';

const banners = (maximum: number) => z.array(bannerField).max(maximum).optional();

export const bannerLayout = blockKind({
  type: 'banner_layout',
  help: '{top_left?, top_right?, bottom?}: lists of banners {title, image, mobile_image?, link?}; title is the alternative text',
  sample: {
    top_left: [
      {
        title: { th: 'โน้ตบุ๊กลดราคา', en: 'Laptops on offer' },
        image: '/images/banners/laptops-wide.svg',
        link: '/product-category/laptops',
      },
    ],
  },
  schema: z
    .strictObject({ top_left: banners(6), top_right: banners(6), bottom: banners(12) })
    .refine(
      ({ top_left, top_right, bottom }) => Boolean(top_left?.length || top_right?.length || bottom?.length),
      'must have a banner',
    ),
  resolve: ({ top_left = [], top_right = [], bottom = [] }) => ({
    topLeft: top_left.map(presentBanner),
    topRight: top_right.map(presentBanner),
    bottom: bottom.map(presentBanner),
  }),
});
