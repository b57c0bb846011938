import type { Template } from './letter.ts';
import { type OrderTexts, orderLetter } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'คำสั่งซื้อ {orderId} หมดเวลาชำระเงิน', en: 'Order {orderId} expired' },
  title: { th: 'หมดเวลาชำระเงิน', en: 'Your payment time has run out' },
  intro: {
    th: 'เราไม่ได้รับชำระเงินภายในเวลาที่กำหนด คำสั่งซื้อนี้จึงถูกยกเลิก คุณสั่งซื้อใหม่ได้ทุกเมื่อ',
    en: 'We did not receive your payment in time, so this order was closed. You are welcome to order again.',
  },
  button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
};

export const orderExpired: Template<'order_expired'> = (content, locale) =>
  orderLetter(content, locale, { texts, isOver: true });
