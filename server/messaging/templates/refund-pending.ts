import type { Template } from './letter.ts';
import { type OrderTexts, orderLetter } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'กำลังดำเนินการคืนเงินคำสั่งซื้อ {orderId}', en: 'Refund on its way for order {orderId}' },
  title: { th: 'เรากำลังคืนเงินให้คุณ', en: 'Your refund is on its way' },
  intro: {
    th: 'เรากำลังคืนเงินของคำสั่งซื้อนี้ให้คุณ และจะแจ้งทางอีเมลเมื่อคืนเงินแล้ว',
    en: 'We are refunding this order and will email you when it is done.',
  },
  button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
};

export const refundPending: Template<'refund_pending'> = (content, locale) => orderLetter(content, locale, { texts });
