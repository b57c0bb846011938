import type { Template } from './letter.ts';
import { type OrderTexts, orderLetter } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'ให้บริการตามคำสั่งซื้อ {orderId} เรียบร้อยแล้ว', en: 'The services of order {orderId} are done' },
  title: { th: 'ให้บริการเรียบร้อยแล้ว', en: 'Your services are done' },
  intro: {
    th: 'ขอบคุณที่ใช้บริการของเรา หากมีสิ่งใดยังไม่เรียบร้อย กรุณาติดต่อเรา',
    en: 'Thank you for choosing our services. If anything is not as it should be, please contact us.',
  },
  button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
};

export const servicesDone: Template<'services_done'> = (content, locale) =>
  orderLetter(content, locale, { texts, isOver: true });
