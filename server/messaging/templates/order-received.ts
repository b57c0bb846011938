import { formatBaht, formatTime } from './format.ts';
import type { Template } from './letter.ts';
import { type OrderTexts, orderLetter } from './order-letter.ts';

const paidInAdvance: OrderTexts = {
  subject: { th: 'เราได้รับคำสั่งซื้อ {orderId} แล้ว', en: 'We received your order {orderId}' },
  title: { th: 'เราได้รับคำสั่งซื้อของคุณแล้ว', en: 'We received your order' },
  intro: {
    th: 'ขอบคุณที่สั่งซื้อกับเรา หากยังไม่ได้ชำระเงิน กรุณาชำระ {amount} ภายใน {time} เพื่อให้เราเริ่มเตรียมสินค้า',
    en: 'Thank you for your order. If you have not paid yet, please pay {amount} by {time}, so that we can prepare it.',
  },
  button: { th: 'ไปที่หน้าชำระเงิน', en: 'Go to payment' },
};

const ofServices: OrderTexts = {
  ...paidInAdvance,
  intro: {
    th: 'ขอบคุณที่สั่งซื้อกับเรา หากยังไม่ได้ชำระเงิน กรุณาชำระ {amount} ภายใน {time} แล้วเราจะโทรนัดรับบริการกับคุณ',
    en: 'Thank you for your order. If you have not paid yet, please pay {amount} by {time}. We will then call you to arrange a time and place.',
  },
};

const paidOnDelivery: OrderTexts = {
  subject: paidInAdvance.subject,
  title: paidInAdvance.title,
  intro: {
    th: 'ขอบคุณที่สั่งซื้อกับเรา กรุณาเตรียมเงินสด {amount} ไว้ชำระกับพนักงานจัดส่ง',
    en: 'Thank you for your order. Please have {amount} in cash ready for the courier.',
  },
  button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
};

export const orderReceived: Template<'order_received'> = (content, locale) => {
  const { payUntil, payUrl } = content;
  const amount = formatBaht(content.payable);
  return payUntil
    ? orderLetter(content, locale, {
        texts: content.delivery.method === 'appointment' ? ofServices : paidInAdvance,
        values: { amount, time: formatTime(payUntil, locale) },
        url: payUrl,
      })
    : orderLetter(content, locale, { texts: paidOnDelivery, values: { amount } });
};
