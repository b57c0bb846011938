import type { Locale, Localised } from '#contract/locale.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { formatBaht, formatDay, formatDayRange, formatTime } from './format.ts';
import { greeting } from './greeting.ts';
import { type Block, type Fact, type Letter, type NoticeTone, type TotalsRow, translate } from './letter.ts';
import type { MailDelivery, OrderMail, OrderMailLine } from './mail-contents.ts';

/** The texts of every mail about an order; `{orderId}` is known in all of them. */
export interface OrderTexts {
  subject: Localised;
  title: Localised;
  /** The first paragraph, also shown in lists of mails. */
  intro: Localised;
  button: Localised;
}

export const paymentMethodNames: Record<PaymentMethod, Localised> = {
  credit_card: { th: 'บัตรเครดิต / เดบิต', en: 'Credit or debit card' },
  qr_code: { th: 'QR พร้อมเพย์', en: 'PromptPay QR' },
  installment: { th: 'ผ่อนชำระผ่านบัตร', en: 'Credit card installment' },
  bank_transfer: { th: 'โอนเงินผ่านธนาคาร', en: 'Bank transfer' },
  cash_on_delivery: { th: 'เก็บเงินปลายทาง', en: 'Cash on delivery' },
};

const texts = {
  items: { th: 'รายการสินค้า', en: 'Your items' },
  quantity: { th: 'จำนวน', en: 'Qty' },
  gift: { th: 'ของแถม', en: 'Free gift' },
  goods: { th: 'ราคาสินค้า', en: 'Items' },
  services: { th: 'ราคาบริการ', en: 'Services' },
  serviceItems: { th: 'รายการบริการ', en: 'Your services' },
  discount: { th: 'ส่วนลด', en: 'Discount' },
  delivery: { th: 'ค่าจัดส่ง', en: 'Delivery' },
  free: { th: 'ฟรี', en: 'Free' },
  total: { th: 'ยอดชำระทั้งหมด', en: 'Total' },
  vat: { th: 'ภาษีมูลค่าเพิ่ม (รวมในราคาแล้ว)', en: 'VAT (included)' },
  shipping: { th: 'ที่อยู่จัดส่ง', en: 'Delivery address' },
  pickup: { th: 'รับสินค้าที่สาขา', en: 'Pickup branch' },
  appointment: { th: 'นัดหมายรับบริการ', en: 'Appointment' },
  weCall: { th: 'เราจะโทรนัดวันและเวลารับบริการกับคุณ', en: 'We will call you to arrange a time and place.' },
  order: { th: 'คำสั่งซื้อ', en: 'Order' },
  orderNumber: { th: 'เลขที่คำสั่งซื้อ', en: 'Order number' },
  placed: { th: 'วันที่สั่งซื้อ', en: 'Ordered on' },
  payment: { th: 'วิธีชำระเงิน', en: 'Payment method' },
  arrives: { th: 'ได้รับสินค้า', en: 'Arrives' },
  inStockArrives: { th: 'ได้รับสินค้าพร้อมส่ง', en: 'In stock, arrives' },
  preOrder: { th: 'สั่งจองล่วงหน้า จัดส่งเมื่อสินค้ามาถึง', en: 'Pre-order, ships when it arrives' },
  otherParcel: { th: 'จัดส่งแล้วในพัสดุอื่น', en: 'Shipped in another parcel' },
  nothingToPay: { th: 'ไม่มียอดที่ต้องชำระ', en: 'Nothing to pay' },
} satisfies Record<string, Localised>;

const shipDateText = { note: { th: 'สั่งจองล่วงหน้า เริ่มจัดส่ง {date}', en: 'Pre-order, ships from {date}' } };

const refundedText = { note: { th: 'คืนเงินแล้ว {units} ชิ้น', en: '{units} refunded' } };

const cancelledText = { note: { th: 'ยกเลิกแล้ว {units} ชิ้น', en: '{units} cancelled' } };

const reasonText = { reason: { th: 'เหตุผล: {reason}', en: 'Reason: {reason}' } };

/** A mail about an order: what happened, one button, what is special to it, and the order. */
export function orderLetter(
  content: OrderMail,
  locale: Locale,
  mail: {
    texts: OrderTexts;
    /** For `{name}` in the texts. */
    values?: Record<string, string>;
    url?: string;
    /** Between the introduction and the button. */
    before?: Block[];
    /** After the button. */
    after?: Block[];
    /** Services are done, or nothing comes of them: the customer is not called any more. */
    isOver?: boolean;
  },
): Letter {
  const { subject, title, intro, button } = translate(mail.texts, locale, { orderId: content.orderId, ...mail.values });
  return {
    subject,
    preheader: intro,
    title,
    greeting: greeting(content.firstName, locale),
    blocks: [
      { kind: 'paragraph', text: intro },
      ...(mail.before ?? []),
      { kind: 'button', label: button, url: mail.url ?? content.orderUrl },
      ...(mail.after ?? []),
      ...orderBlocks(content, locale, mail.isOver ?? isAllRefunded(content.lines)),
    ],
  };
}

/** Why something was done, in words for the customer. */
export function reasonNotice(reason: string, tone: NoticeTone, locale: Locale): Block {
  return { kind: 'notice', tone, text: translate(reasonText, locale, { reason }).reason };
}

function isAllRefunded(lines: readonly OrderMailLine[]): boolean {
  return lines.every(
    ({ quantity, refundedUnits = 0, cancelledUnits = 0 }) => refundedUnits + cancelledUnits >= quantity,
  );
}

function orderBlocks(content: OrderMail, locale: Locale, isOver: boolean): Block[] {
  const t = translate(texts, locale);
  const { orderId, placedAt, lines, delivery } = content;
  return [
    {
      kind: 'lines',
      title: delivery.method === 'appointment' ? t.serviceItems : t.items,
      lines: lines.map((line) => ({
        name: line.name,
        image: line.image,
        quantity: line.quantity,
        quantityText: `${t.quantity} ${line.quantity}`,
        total: line.isGift ? t.gift : formatBaht(line.total),
        ...lineNote(line, t, locale),
      })),
    },
    { kind: 'totals', rows: totalsRows(content, t) },
    addressBlock(delivery, t, isOver),
    {
      kind: 'facts',
      title: t.order,
      facts: [
        { label: t.orderNumber, value: orderId, isCode: true },
        { label: t.placed, value: formatTime(placedAt, locale) },
        ...arrivalFacts(content, t, locale),
        { label: t.payment, value: paymentText(content, locale) ?? t.nothingToPay },
      ],
    },
  ];
}

type CommonTexts = Record<keyof typeof texts, string>;

function lineNote(
  { preOrder, isInOtherParcel, refundedUnits, cancelledUnits }: OrderMailLine,
  t: CommonTexts,
  locale: Locale,
): { note?: string } {
  if (refundedUnits) return translate(refundedText, locale, { units: String(refundedUnits) });
  if (cancelledUnits) return translate(cancelledText, locale, { units: String(cancelledUnits) });
  if (isInOtherParcel) return { note: t.otherParcel };
  if (!preOrder) return {};
  const { shipDate } = preOrder;
  if (shipDate === null) return { note: t.preOrder };
  return translate(shipDateText, locale, { date: formatDay(shipDate, locale) });
}

function arrivalFacts({ deliveryDates, lines }: OrderMail, t: CommonTexts, locale: Locale): Fact[] {
  if (!deliveryDates) return [];
  const label = lines.some(({ preOrder }) => preOrder) ? t.inStockArrives : t.arrives;
  return [{ label, value: formatDayRange(deliveryDates, locale) }];
}

function totalsRows({ totals: { goods, discount, deliveryFee, vat }, payable, delivery }: OrderMail, t: CommonTexts) {
  const label = delivery.method === 'appointment' ? t.services : t.goods;
  const rows: TotalsRow[] = [{ label, value: formatBaht(goods) }];
  if (discount > 0) rows.push({ label: t.discount, value: formatBaht(-discount), tone: 'saving' });
  if (delivery.method === 'shipping')
    rows.push({ label: t.delivery, value: deliveryFee > 0 ? formatBaht(deliveryFee) : t.free });
  rows.push({ label: t.total, value: formatBaht(payable), tone: 'total' });
  if (payable > 0) rows.push({ label: t.vat, value: formatBaht(vat), tone: 'muted' });
  return rows;
}

function addressBlock(delivery: MailDelivery, t: CommonTexts, isOver: boolean): Block {
  if (delivery.method === 'appointment') {
    const contact = [delivery.contact, formatPhone(delivery.phone)];
    return { kind: 'address', title: t.appointment, lines: isOver ? contact : [t.weCall, ...contact] };
  }
  const [title, name] =
    delivery.method === 'pickup' ? [t.pickup, delivery.branchName] : [t.shipping, delivery.recipient];
  return { kind: 'address', title, lines: [name, ...delivery.addressLines, formatPhone(delivery.phone)] };
}

/** How the order is paid, an order in installments with its plan; null if nothing is to be paid. */
function paymentText({ paymentMethod, installment }: OrderMail, locale: Locale): string | null {
  if (!installment) return paymentMethod && paymentMethodNames[paymentMethod][locale];
  const { agentDescription, installmentMonth: months, interestRate, amountPerMonth } = installment;
  const amount = formatBaht(amountPerMonth);
  const isFree = interestRate === 0;
  return locale === 'th'
    ? `ผ่อนชำระ ${months} เดือน ${agentDescription} เดือนละ ${amount} · ดอกเบี้ย ${interestRate}%${isFree ? '' : ' ต่อเดือน'}`
    : `Installment ${months} months, ${agentDescription}, ${amount} per month · ${interestRate}% interest${isFree ? '' : ' per month'}`;
}
