import { type Template, translate } from './letter.ts';
import type { MailDelivery } from './mail-contents.ts';
import { type OrderTexts, orderLetter } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'ได้รับชำระเงินคำสั่งซื้อ {orderId} แล้ว', en: 'Payment received for order {orderId}' },
  title: { th: 'ได้รับชำระเงินเรียบร้อยแล้ว', en: 'We received your payment' },
  intro: {
    th: 'ขอบคุณที่ชำระเงิน เรากำลังเตรียมสินค้า และจะแจ้งทางอีเมลเมื่อจัดส่งสินค้าแล้ว',
    en: 'Thank you for your payment. We are preparing your order and will email you when it is on its way.',
  },
  button: { th: 'ติดตามคำสั่งซื้อ', en: 'Follow your order' },
};

const ofPickup: OrderTexts = {
  ...texts,
  intro: {
    th: 'ขอบคุณที่ชำระเงิน เรากำลังเตรียมสินค้า และจะแจ้งทางอีเมลเมื่อสินค้าพร้อมให้คุณมารับ',
    en: 'Thank you for your payment. We are preparing your order and will email you when it is ready for pickup.',
  },
};

const ofServices: OrderTexts = {
  ...texts,
  intro: {
    th: 'ขอบคุณที่ชำระเงิน เราจะโทรนัดวันและเวลารับบริการกับคุณ',
    en: 'Thank you for your payment. We will call you to arrange a time and place.',
  },
};

const textsOf: Record<MailDelivery['method'], OrderTexts> = {
  shipping: texts,
  pickup: ofPickup,
  appointment: ofServices,
};

export const invoiceNote = {
  note: {
    th: 'เราแนบใบกำกับภาษีเป็นไฟล์ PDF มากับอีเมลนี้ และคุณดาวน์โหลดได้จากหน้าคำสั่งซื้อทุกเมื่อ',
    en: 'Your tax invoice is attached as PDF. You can also download it from the page of your order at any time.',
  },
};

export const paymentReceived: Template<'payment_received'> = (content, locale) =>
  orderLetter(content, locale, {
    texts: textsOf[content.delivery.method],
    after: [{ kind: 'note', text: translate(invoiceNote, locale).note }],
  });
