import { shop } from '#contract/shop.ts';
import type { FileRow } from '#server/import-export/import-export.ts';
import { contactPhone } from '../data/contact-phone.ts';
import { text } from '../data/text.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const html = (words: string) => words.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const { name, tagline } = shop;
const { hours } = shop.callCentre;

/** Blocks that show nothing until the shop has what they are about, and a text that is always there. */
const blocks = [
  {
    id: 'categories',
    type: 'category_tiles',
    data: { title: text('เลือกซื้อตามหมวดหมู่', 'Shop by category') },
  },
  { id: 'flash-sale', type: 'flash_sale', data: { title: text('แฟลชเซลล์', 'Flash sale') } },
  {
    id: 'special',
    type: 'product_row',
    data: {
      title: text('ราคาพิเศษ', 'Special prices'),
      products: { special: true, sort: 'discount' },
      link: '/product-category?promotion=special&sort=discount',
    },
  },
  {
    id: 'newest',
    type: 'product_row',
    data: {
      title: text('มาใหม่', 'New arrivals'),
      products: { sort: 'newest' },
      link: '/product-category?sort=newest',
    },
  },
  { id: 'branches', type: 'branches', data: { title: text('สาขาของเรา', 'Our branches') } },
  {
    id: 'about',
    type: 'rich_text',
    data: {
      html: text(
        `<h3>เกี่ยวกับ${html(name.th)}</h3><p>${html(tagline.th)}</p><p>สอบถามหรือปรึกษาก่อนซื้อ โทร ${contactPhone} (${html(hours.th)}) หรือ<a href="/help-contact-us">ส่งข้อความถึงเรา</a> ดูวิธี<a href="/help/how-to-order">สั่งซื้อ</a> <a href="/help/payment-methods">ชำระเงิน</a> <a href="/help/delivery">จัดส่ง</a> และ<a href="/help/returns">คืนสินค้า</a></p>`,
        `<h3>About ${html(name.en)}</h3><p>${html(tagline.en)}</p><p>Questions before you buy? Call ${contactPhone} (${html(hours.en)}) or <a href="/help-contact-us">send us a message</a>. Read how to <a href="/help/how-to-order">order</a> and <a href="/help/payment-methods">pay</a>, and about <a href="/help/delivery">delivery</a> and <a href="/help/returns">returns</a>.</p>`,
      ),
    },
  },
];

/** The home page of a new shop. */
export const homePage: FileRow = {
  type: 'page',
  path: '/',
  title_th: tagline.th,
  title_en: tagline.en,
  description_th: `${name.th}: ${tagline.th}`,
  description_en: `${name.en}: ${tagline.en}`,
  blocks,
};
