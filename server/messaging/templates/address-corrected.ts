import type { Template } from './letter.ts';
import { type OrderTexts, orderLetter } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'แก้ไขที่อยู่จัดส่งของคำสั่งซื้อ {orderId} แล้ว', en: 'New delivery address for order {orderId}' },
  title: { th: 'แก้ไขที่อยู่จัดส่งแล้ว', en: 'We changed your delivery address' },
  intro: {
    th: 'เราแก้ไขที่อยู่จัดส่งของคำสั่งซื้อนี้แล้ว กรุณาตรวจสอบที่อยู่ด้านล่าง หากไม่ถูกต้องหรือคุณไม่ได้ขอแก้ไข กรุณาติดต่อเราทันที',
    en: 'We changed the delivery address of this order. Please check it below. If it is wrong, or you did not ask for this, contact us right away.',
  },
  button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
};

export const addressCorrected: Template<'address_corrected'> = (content, locale) =>
  orderLetter(content, locale, { texts });
