import type { Localised } from '../../types.ts';
import { text } from '../text.ts';

/** A banner of the blog. */
export interface SeedBlogAd {
  slug: string;
  title: Localised;
  /** Name of a picture of `seed/banners.ts`. */
  banner: string;
  link: string;
  /** Slug of the category that it is shown with; null for all of the blog. */
  category: string | null;
}

export const blogAds: SeedBlogAd[] = [
  {
    slug: 'flash-sale',
    title: text('แฟลชเซลล์ ดูสินค้าลดราคารอบนี้', 'Flash sale: see this round’s offers'),
    banner: 'flash-sale',
    link: '/flash-sale',
    category: null,
  },
  {
    slug: 'audio',
    title: text('หูฟังและลำโพงทุกแบรนด์', 'Headphones and speakers of every brand'),
    banner: 'audio',
    link: '/product-category/audio',
    category: 'photo-audio',
  },
  {
    slug: 'gaming',
    title: text('คอมและอุปกรณ์เล่นเกมครบชุด', 'Everything for a gaming desk'),
    banner: 'gaming',
    link: '/product-category/gaming',
    category: 'computers',
  },
  {
    slug: 'smart-home',
    title: text('หุ่นยนต์ดูดฝุ่น เราเตอร์ และของใช้ในบ้าน', 'Robot vacuums, routers and more for the home'),
    banner: 'smart-home',
    link: '/product-category/smart-home-network',
    category: 'home',
  },
  {
    slug: 'phones',
    title: text('มือถือรุ่นใหม่ เครื่องศูนย์ไทย', 'New phones with Thai warranty'),
    banner: 'phones',
    link: '/product-category/smartphones-tablets',
    category: 'mobile',
  },
];
