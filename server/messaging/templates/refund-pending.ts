import { contact } from './contact.ts';
import { type Block, type Template, translate } from './letter.ts';
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

const accountText = {
  account: {
    th: 'เราจะโอนเงินคืนเข้าบัญชีธนาคารของคุณ กรุณาแจ้งชื่อธนาคาร เลขที่บัญชี และชื่อบัญชี โดยตอบกลับอีเมลนี้ หรือ {contact}',
    en: 'We refund it to your bank account. Please tell us the bank, account number and account name: reply to this email, or {contact}.',
  },
};

export const refundPending: Template<'refund_pending'> = (content, locale) => {
  const { reason, asksForAccount } = content;
  const before: Block[] = [];
  if (reason) before.push(reasonNotice(reason, 'calm', locale));
  if (asksForAccount)
    before.push({
      kind: 'notice',
      tone: 'warning',
      text: translate(accountText, locale, { contact: contact(locale) }).account,
    });
  return orderLetter(content, locale, { texts: reason ? ofCancelled : texts, before, isOver: true });
};
