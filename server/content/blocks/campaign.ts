import { z } from 'zod';
import type { ProductCard } from '#contract/products.ts';
import { linkSchema } from '../../import-export/columns.ts';
import { bannerImages, imageFields, productSelection, textField } from './fields.ts';

/** The data of campaigns. */
export const campaignSchema = z.strictObject({
  title: textField(120),
  text: textField(300),
  ...imageFields,
  action: textField(60).optional(),
  link: linkSchema,
  products: productSelection.optional(),
});

export const campaignSample = {
  title: { th: 'ช้อปรับปีใหม่', en: 'New year sale' },
  text: { th: 'ลดสูงสุด 40% ถึงสิ้นเดือน', en: 'Up to 40% off until the end of the month' },
  image: '/images/banners/flash-sale-wide.svg',
  mobile_image: '/images/banners/flash-sale-narrow.svg',
  action: { th: 'ดูสินค้า', en: 'See products' },
  link: '/new-year-sale',
  products: { special: true, limit: 6 },
};

export function presentCampaign(
  {
    title,
    text,
    action = null,
    link,
    ...images
  }: {
    title: string;
    text: string;
    action?: string | null | undefined;
    link: string;
    image: string;
    mobile_image?: string | undefined;
  },
  products: ProductCard[],
) {
  return { title, text, action, link, ...bannerImages(images), products };
}
