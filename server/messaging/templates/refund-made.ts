import type { Localised } from '#contract/locale.ts';
import { type PaymentMethod, paymentMethodTerms } from '#contract/payment-methods.ts';
import { formatBaht, formatDay } from './format.ts';
import { type Fact, type Template, translate } from './letter.ts';
import { type OrderTexts, orderLetter, paymentMethodNames } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'คืนเงินคำสั่งซื้อ {orderId} แล้ว', en: 'Refund made for order {orderId}' },
  title: { th: 'เราคืนเงินให้คุณแล้ว', en: 'Your refund was made' },
  intro: {
    th: 'เราคืนเงิน {amount} ให้คุณแล้วผ่านช่องทางที่คุณชำระ',
    en: 'We refunded {amount} by the way you paid.',
  },
  button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
};

const ofTransfer: OrderTexts = {
  ...texts,
  intro: {
    th: 'เราโอนเงินคืน {amount} ให้คุณผ่านธนาคารแล้วเมื่อวันที่ {sentOn}',
    en: 'We refunded {amount} by bank transfer on {sentOn}.',
  },
};

const labels = {
  refund: { th: 'การคืนเงิน', en: 'Refund' },
  amount: { th: 'ยอดที่คืน', en: 'Amount' },
  method: { th: 'คืนผ่าน', en: 'Refunded to' },
  transferMethod: { th: 'วิธีคืนเงิน', en: 'Refunded by' },
  sentOn: { th: 'วันที่โอน', en: 'Sent on' },
  reason: { th: 'เหตุผล', en: 'Reason' },
  creditNote: {
    th: 'เราแนบใบลดหนี้เป็นไฟล์ PDF มากับอีเมลนี้ และคุณดาวน์โหลดได้จากหน้าคำสั่งซื้อทุกเมื่อ',
    en: 'The credit note is attached as PDF. You can also download it from the page of your order at any time.',
  },
};

/** When the customer sees the money depends on the bank. */
const arrival = {
  card: {
    th: 'ยอดคืนจะแสดงในใบแจ้งยอดบัตร ซึ่งอาจใช้เวลา 7–14 วันทำการขึ้นอยู่กับธนาคาร',
    en: 'It appears on your card statement, which can take 7 to 14 working days depending on the bank.',
  },
  account: {
    th: 'เงินจะเข้าบัญชีของคุณ ซึ่งอาจใช้เวลา 1–3 วันทำการขึ้นอยู่กับธนาคาร',
    en: 'It arrives in your account, which can take 1 to 3 working days depending on the bank.',
  },
} satisfies Record<string, Localised>;

function arrivalOf(method: PaymentMethod): Localised {
  return paymentMethodTerms[method].nextStep === 'gateway_page' ? arrival.card : arrival.account;
}

export const refundMade: Template<'refund_made'> = (content, locale) => {
  const t = translate(labels, locale);
  const { refundMethod, reason, creditNoteNumber } = content;
  const amount = formatBaht(content.amount);
  const sentOn = content.sentOn && formatDay(content.sentOn, locale);
  const method = paymentMethodNames[refundMethod][locale];
  const facts: Fact[] = [{ label: t.amount, value: amount }];
  if (sentOn) facts.push({ label: t.transferMethod, value: method }, { label: t.sentOn, value: sentOn });
  else facts.push({ label: t.method, value: method });
  if (reason) facts.push({ label: t.reason, value: reason });
  return orderLetter(content, locale, {
    texts: sentOn ? ofTransfer : texts,
    values: sentOn ? { amount, sentOn } : { amount },
    before: [
      { kind: 'facts', title: t.refund, facts },
      { kind: 'note', text: arrivalOf(refundMethod)[locale] },
    ],
    after: creditNoteNumber ? [{ kind: 'note', text: t.creditNote }] : [],
  });
};
