import { weeks } from '../calendar.ts';
import type { SeedContentPage } from './content-page.ts';
import { highlights } from './highlights.ts';
import { text } from './text.ts';

const specialPrices = (id: string, category: string, title: ReturnType<typeof text>) => ({
  id,
  type: 'product_row',
  data: {
    title,
    products: { category, special: true, sort: 'discount' },
    link: `/product-category/${category}?promotion=special&sort=discount`,
  },
});

/** The landing page of the demo shop's main campaign, which ends with the week of `now`. */
export function dealsPage(now: Date): SeedContentPage {
  const [week] = weeks(now, { before: 0, after: 1 });
  return {
    path: '/deals',
    title: text('ดีลประจำสัปดาห์ มือถือ โน้ตบุ๊ก และแกดเจ็ต', 'Deals of the week: phones, laptops and gadgets'),
    description: text(
      'รวมราคาพิเศษประจำสัปดาห์จากทุกแผนก พร้อมคูปองส่วนลดที่เก็บแล้วใช้ในตะกร้าได้เลย',
      "The week's special prices of every department, and the coupons that make them lower still.",
    ),
    image: '/images/banners/flash-sale-full-wide.svg',
    blocks: [
      {
        id: 'campaign',
        type: 'mega_campaign',
        ends_at: week?.to.toISOString(),
        data: {
          title: text('ดีลประจำสัปดาห์', 'Deals of the week'),
          text: text(
            'ราคาพิเศษที่ลดมากที่สุดจากทุกแผนก เก็บคูปองด้านล่างก่อนสั่งซื้อ',
            'The largest discounts of every department. Keep a coupon below before you order.',
          ),
          image: '/images/banners/flash-sale-full-wide.svg',
          mobile_image: '/images/banners/flash-sale-full-narrow.svg',
          action: text('ดูราคาพิเศษทั้งหมด', 'See all special prices'),
          link: '/product-category?promotion=special&sort=discount',
          products: { special: true, sort: 'discount', limit: 4 },
        },
      },
      { id: 'coupons', type: 'coupons', data: { title: text('คูปองส่วนลด', 'Coupons'), limit: 4 } },
      specialPrices('phones', 'smartphones-tablets', text('มือถือและแท็บเล็ตลดราคา', 'Phones and tablets on offer')),
      specialPrices('laptops', 'laptops', text('โน้ตบุ๊กลดราคา', 'Laptops on offer')),
      specialPrices('audio', 'audio', text('หูฟังและลำโพงลดราคา', 'Headphones and speakers on offer')),
      highlights,
    ],
  };
}
