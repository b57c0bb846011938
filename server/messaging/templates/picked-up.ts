import type { Template } from './letter.ts';
import { type OrderTexts, orderLetter } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'คุณรับสินค้าของคำสั่งซื้อ {orderId} แล้ว', en: 'Order {orderId} was picked up' },
  title: { th: 'รับสินค้าเรียบร้อยแล้ว', en: 'Your order was picked up' },
  intro: {
    th: 'ขอบคุณที่ซื้อสินค้ากับเรา หากคุณหรือคนที่คุณฝากไม่ได้เป็นผู้รับสินค้า กรุณาติดต่อเราทันที',
    en: 'Thank you for shopping with us. If neither you nor somebody for you picked it up, please contact us right away.',
  },
  button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
};

export const pickedUp: Template<'picked_up'> = (content, locale) => orderLetter(content, locale, { texts });
