import { formatBaht, formatTime } from './format.ts';
import { type Block, type Template, translate } from './letter.ts';
import { type OrderTexts, orderLetter } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'โอนเงินสำหรับคำสั่งซื้อ {orderId} ภายใน {time}', en: 'Order {orderId}: please transfer by {time}' },
  title: { th: 'รอรับเงินโอนจากคุณ', en: 'We are waiting for your transfer' },
  intro: {
    th: 'ขอบคุณที่สั่งซื้อกับเรา กรุณาโอนเงินให้ตรงยอดภายใน {time} แล้วแนบสลิปเพื่อให้เราตรวจสอบและเริ่มเตรียมสินค้า',
    en: 'Thank you for your order. Please transfer the exact amount by {time} and upload the slip, so that we can check it and prepare your order.',
  },
  button: { th: 'แนบสลิปโอนเงิน', en: 'Upload the slip' },
};

const labels = {
  transfer: { th: 'รายละเอียดการโอน', en: 'Transfer' },
  amount: { th: 'ยอดโอน', en: 'Amount' },
  reference: { th: 'บันทึกช่วยจำ', en: 'Reference' },
  until: { th: 'โอนภายใน', en: 'Transfer by' },
  accountNumber: { th: 'เลขที่บัญชี', en: 'Account number' },
  accountName: { th: 'ชื่อบัญชี', en: 'Account name' },
  branch: { th: 'สาขา', en: 'Branch' },
};

export const waitingForTransfer: Template<'waiting_for_transfer'> = (content, locale) => {
  const t = translate(labels, locale);
  const time = formatTime(content.payUntil, locale);
  const accounts = content.accounts.map(
    ({ bankName, accountNumber, accountName, branch }): Block => ({
      kind: 'facts',
      title: bankName,
      facts: [
        { label: t.accountNumber, value: accountNumber, isCode: true },
        { label: t.accountName, value: accountName },
        ...(branch ? [{ label: t.branch, value: branch }] : []),
      ],
    }),
  );
  return orderLetter(content, locale, {
    texts,
    values: { time },
    url: content.payUrl,
    before: [
      {
        kind: 'facts',
        title: t.transfer,
        facts: [
          { label: t.amount, value: formatBaht(content.payable), isCode: true },
          { label: t.reference, value: content.reference, isCode: true },
          { label: t.until, value: time },
        ],
      },
      ...accounts,
    ],
  });
};
