import type { Template } from './letter.ts';
import { type OrderTexts, orderLetter, reasonNotice } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'คำสั่งซื้อ {orderId} ถูกยกเลิกแล้ว', en: 'Order {orderId} was cancelled' },
  title: { th: 'ยกเลิกคำสั่งซื้อแล้ว', en: 'Your order was cancelled' },
  intro: {
    th: 'คำสั่งซื้อนี้ถูกยกเลิกเรียบร้อยแล้ว และไม่มีการเรียกเก็บเงิน',
    en: 'This order was cancelled, and nothing was charged.',
  },
  button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
};

export const orderCancelled: Template<'order_cancelled'> = (content, locale) =>
  orderLetter(content, locale, {
    texts,
    isOver: true,
    before: content.reason ? [reasonNotice(content.reason, 'calm', locale)] : [],
  });
