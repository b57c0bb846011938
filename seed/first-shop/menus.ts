import type { FileRow } from '#server/import-export/import-export.ts';
import { text } from '../data/text.ts';
import type { Localised } from '../types.ts';

const link = (name: Localised, link: string) => ({ name, link });

const item = (
  menu: string,
  position: number,
  item: string,
  name: Localised,
  link: string | null,
  more: FileRow = {},
) => ({
  type: 'menu',
  menu,
  item,
  position,
  name_th: name.th,
  name_en: name.en,
  link,
  ...more,
});

const hidden = { visible: false };

/** The menus of a new shop: items of pages that would be empty are there, but not visible. */
export const menus: FileRow[] = [
  item('header-right', 1, 'flash-sale', text('แฟลชเซลล์', 'Flash sale'), '/flash-sale', hidden),
  item('header-right', 2, 'coupons', text('คูปอง', 'Coupons'), '/coupon', hidden),
  item('header-right', 3, 'newest', text('สินค้ามาใหม่', 'New arrivals'), '/product-category?sort=newest'),
  item(
    'header-right',
    4,
    'special',
    text('ราคาพิเศษ', 'Special prices'),
    '/product-category?promotion=special&sort=discount',
    hidden,
  ),
  item('header-right', 5, 'brands', text('แบรนด์', 'Brands'), '/brand', { menu_type: 'brand' }),
  item('header-right', 6, 'help', text('ช่วยเหลือ', 'Help'), '/help'),
  item('footer', 1, 'shop', text('เลือกซื้อ', 'Shop'), null, {
    menu_type: 'categories',
    menus: [link(text('แบรนด์ทั้งหมด', 'All brands'), '/brand')],
  }),
  item('footer', 3, 'help', text('ช่วยเหลือ', 'Help'), null, {
    menus: [
      link(text('วิธีสั่งซื้อ', 'How to order'), '/help/how-to-order'),
      link(text('การชำระเงิน', 'Payment'), '/help/payment-methods'),
      link(text('การจัดส่ง', 'Delivery'), '/help/delivery'),
      link(text('การคืนสินค้า', 'Returns'), '/help/returns'),
      link(text('การรับประกัน', 'Warranty'), '/help/warranty'),
      link(text('ใบกำกับภาษี', 'Tax invoices'), '/help/tax-invoice'),
      link(text('ติดต่อเรา', 'Contact us'), '/help-contact-us'),
    ],
  }),
  item('footer', 4, 'about', text('เกี่ยวกับเรา', 'About us'), null, {
    menus: [
      link(text('สาขาของเรา', 'Our stores'), '/store'),
      link(text('ข้อกำหนดและเงื่อนไข', 'Terms of service'), '/help/terms'),
      link(text('นโยบายความเป็นส่วนตัว', 'Privacy policy'), '/help/privacy'),
      link(text('นโยบายคุกกี้', 'Cookie policy'), '/help/cookie-policy'),
    ],
  }),
];
