import type { Template } from './letter.ts';
import { type OrderTexts, orderLetter } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'คำสั่งซื้อ {orderId} เสร็จสมบูรณ์แล้ว', en: 'Your order {orderId} is complete' },
  title: { th: 'คำสั่งซื้อเสร็จสมบูรณ์แล้ว', en: 'Your order is complete' },
  intro: {
    th: 'ขอบคุณที่สั่งซื้อกับเรา ไม่มียอดที่ต้องชำระ และเรากำลังเตรียมสินค้าให้คุณ',
    en: 'Thank you for your order. There is nothing to pay, and we are preparing it.',
  },
  button: { th: 'ติดตามคำสั่งซื้อ', en: 'Follow your order' },
};

const ofServices: OrderTexts = {
  ...texts,
  intro: {
    th: 'ขอบคุณที่สั่งซื้อกับเรา ไม่มียอดที่ต้องชำระ เราจะโทรนัดวันและเวลารับบริการกับคุณ',
    en: 'Thank you for your order. There is nothing to pay. We will call you to arrange a time and place.',
  },
};

export const orderComplete: Template<'order_complete'> = (content, locale) =>
  orderLetter(content, locale, { texts: content.delivery.method === 'appointment' ? ofServices : texts });
