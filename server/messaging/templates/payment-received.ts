import { type Template, translate } from './letter.ts';
import { type OrderTexts, orderLetter } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'ได้รับชำระเงินคำสั่งซื้อ {orderId} แล้ว', en: 'Payment received for order {orderId}' },
  title: { th: 'ได้รับชำระเงินเรียบร้อยแล้ว', en: 'We received your payment' },
  intro: {
    th: 'ขอบคุณที่ชำระเงิน เรากำลังเตรียมสินค้าและจะแจ้งความคืบหน้าให้คุณทราบทางอีเมล',
    en: 'Thank you for your payment. We are preparing your order and will email you at each step.',
  },
  button: { th: 'ติดตามคำสั่งซื้อ', en: 'Follow your order' },
};

const ofServices: OrderTexts = {
  ...texts,
  intro: {
    th: 'ขอบคุณที่ชำระเงิน เราจะโทรนัดวันและเวลารับบริการกับคุณ',
    en: 'Thank you for your payment. We will call you to arrange a time and place.',
  },
};

export const invoiceNote = {
  note: {
    th: 'เราแนบใบกำกับภาษีเป็นไฟล์ PDF มากับอีเมลนี้ และคุณดาวน์โหลดได้จากหน้าคำสั่งซื้อทุกเมื่อ',
    en: 'Your tax invoice is attached as PDF. You can also download it from the page of your order at any time.',
  },
};

export const paymentReceived: Template<'payment_received'> = (content, locale) =>
  orderLetter(content, locale, {
    texts: content.delivery.method === 'appointment' ? ofServices : texts,
    after: [{ kind: 'note', text: translate(invoiceNote, locale).note }],
  });
