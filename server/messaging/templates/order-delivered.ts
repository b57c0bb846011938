import { formatBaht } from './format.ts';
import { type Template, translate } from './letter.ts';
import { type OrderTexts, orderLetter } from './order-letter.ts';
import { invoiceNote } from './payment-received.ts';

const texts: OrderTexts = {
  subject: { th: 'จัดส่งคำสั่งซื้อ {orderId} สำเร็จแล้ว', en: 'Order {orderId} was delivered' },
  title: { th: 'ส่งถึงมือคุณแล้ว', en: 'Your order was delivered' },
  intro: {
    th: 'ขอบคุณที่ซื้อสินค้ากับเรา พนักงานจัดส่งได้รับเงิน {amount} เรียบร้อยแล้ว',
    en: 'Thank you for shopping with us. The courier received your payment of {amount}.',
  },
  button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
};

export const orderDelivered: Template<'order_delivered'> = (content, locale) =>
  orderLetter(content, locale, {
    texts,
    values: { amount: formatBaht(content.payable) },
    after: [{ kind: 'note', text: translate(invoiceNote, locale).note }],
  });
