import type { Template } from './letter.ts';
import { type OrderTexts, orderLetter, reasonNotice } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'กำลังดำเนินการคืนเงินคำสั่งซื้อ {orderId}', en: 'Refund on its way for order {orderId}' },
  title: { th: 'เรากำลังคืนเงินให้คุณ', en: 'Your refund is on its way' },
  intro: {
    th: 'เรากำลังคืนเงินของคำสั่งซื้อนี้ให้คุณ และจะแจ้งทางอีเมลเมื่อคืนเงินแล้ว',
    en: 'We are refunding this order and will email you when it is done.',
  },
  button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
};

const ofCancelled: OrderTexts = {
  ...texts,
  subject: {
    th: 'คำสั่งซื้อ {orderId} ถูกยกเลิกแล้ว เรากำลังคืนเงินให้คุณ',
    en: 'Order {orderId} was cancelled: refund on its way',
  },
  title: { th: 'ยกเลิกคำสั่งซื้อแล้ว', en: 'Your order was cancelled' },
  intro: {
    th: 'คำสั่งซื้อนี้ถูกยกเลิกแล้ว เรากำลังคืนเงินที่คุณชำระ และจะแจ้งทางอีเมลเมื่อคืนเงินแล้ว',
    en: 'This order was cancelled. We are refunding what you paid and will email you when it is done.',
  },
};

export const refundPending: Template<'refund_pending'> = (content, locale) => {
  const { reason } = content;
  if (!reason) return orderLetter(content, locale, { texts });
  return orderLetter(content, locale, { texts: ofCancelled, before: [reasonNotice(reason, 'calm', locale)] });
};
