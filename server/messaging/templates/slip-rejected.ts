import { contact } from './contact.ts';
import { formatTime } from './format.ts';
import type { Template } from './letter.ts';
import { type OrderTexts, orderLetter, reasonNotice } from './order-letter.ts';

const tryAgain: OrderTexts = {
  subject: { th: 'กรุณาตรวจสอบสลิปของคำสั่งซื้อ {orderId}', en: 'Please check the slip of order {orderId}' },
  title: { th: 'เรายังยืนยันการโอนเงินไม่ได้', en: 'We could not confirm your transfer' },
  intro: {
    th: 'เราตรวจสอบสลิปของคุณแล้ว แต่ยังยืนยันการโอนเงินไม่ได้ กรุณาแนบสลิปใหม่ภายใน {time}',
    en: 'We checked your slip but could not confirm the transfer. Please upload another slip by {time}.',
  },
  button: { th: 'แนบสลิปใหม่', en: 'Upload another slip' },
};

const closed: OrderTexts = {
  subject: tryAgain.subject,
  title: tryAgain.title,
  intro: {
    th: 'เราตรวจสอบสลิปของคุณแล้ว แต่ยืนยันการโอนเงินไม่ได้ หากคุณโอนเงินแล้ว กรุณาติดต่อเรา {contact}',
    en: 'We checked your slip but could not confirm the transfer. If you did transfer, please contact us: {contact}.',
  },
  button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
};

export const slipRejected: Template<'slip_rejected'> = (content, locale) => {
  const { payUntil, payUrl, reason } = content;
  return orderLetter(content, locale, {
    ...(payUntil
      ? { texts: tryAgain, values: { time: formatTime(payUntil, locale) }, url: payUrl }
      : { texts: closed, values: { contact: contact(locale) } }),
    before: [reasonNotice(reason, 'warning', locale)],
  });
};
