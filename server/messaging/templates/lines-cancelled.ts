import type { Template } from './letter.ts';
import { type OrderTexts, orderLetter, reasonNotice } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'สินค้าบางรายการในคำสั่งซื้อ {orderId} จะไม่ได้จัดส่ง', en: 'Part of order {orderId} was cancelled' },
  title: { th: 'เราจัดส่งสินค้าบางรายการให้ไม่ได้', en: 'We cannot send you everything' },
  intro: {
    th: 'ขออภัย เราไม่สามารถจัดส่ง {cancelled} ในคำสั่งซื้อนี้ให้คุณได้ คุณไม่ได้ชำระเงินสำหรับรายการนี้ ส่วนรายการอื่นในคำสั่งซื้อไม่เปลี่ยนแปลง',
    en: 'We are sorry: we cannot send you {cancelled}. You were not charged for this. Everything else in your order stays as it is.',
  },
  button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
};

export const linesCancelled: Template<'lines_cancelled'> = (content, locale) => {
  const names = content.cancelled.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));
  return orderLetter(content, locale, {
    texts,
    values: { cancelled: new Intl.ListFormat(locale).format(names) },
    before: [reasonNotice(content.reason, 'calm', locale)],
  });
};
