import type { Delivery } from '#contract/deliveries.ts';
import type { Locale } from '#contract/locale.ts';
import { type Letter, type Template, translate } from './letter.ts';
import type { MailedParcel, OrderMail } from './mail-contents.ts';
import { type OrderTexts, orderLetter } from './order-letter.ts';

const shipped: OrderTexts = {
  subject: { th: 'จัดส่งคำสั่งซื้อ {orderId} แล้ว', en: 'Order {orderId} is on its way' },
  title: { th: 'สินค้าออกเดินทางแล้ว', en: 'Your order is on its way' },
  intro: {
    th: 'เราส่งสินค้าของคุณกับ {carrier} แล้ว ใช้เลขพัสดุด้านล่างเพื่อติดตามสถานะ',
    en: 'We handed your parcel to {carrier}. Follow it with the tracking number below.',
  },
  button: { th: 'ติดตามพัสดุ', en: 'Track the parcel' },
};

/** Of a carrier that the shop does not know: the facts name it as another one. */
const withoutPage: OrderTexts = {
  ...shipped,
  intro: {
    th: 'เราส่งสินค้าของคุณกับบริษัทขนส่งแล้ว ใช้เลขพัสดุด้านล่างเพื่อติดตามสถานะ',
    en: 'We handed your parcel to the carrier. Follow it with the tracking number below.',
  },
  button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
};

/** Of an order in two deliveries. */
const partlyShipped: Record<Delivery, Pick<OrderTexts, 'subject' | 'title'>> = {
  first: {
    subject: {
      th: 'จัดส่งสินค้าพร้อมส่งของคำสั่งซื้อ {orderId} แล้ว',
      en: 'The in-stock items of order {orderId} are on their way',
    },
    title: { th: 'สินค้าพร้อมส่งออกเดินทางแล้ว', en: 'Your in-stock items are on their way' },
  },
  second: {
    subject: {
      th: 'จัดส่งสินค้าสั่งจองล่วงหน้าของคำสั่งซื้อ {orderId} แล้ว',
      en: 'The pre-ordered items of order {orderId} are on their way',
    },
    title: { th: 'สินค้าสั่งจองล่วงหน้าออกเดินทางแล้ว', en: 'Your pre-ordered items are on their way' },
  },
};

const corrected: OrderTexts = {
  subject: { th: 'แก้ไขข้อมูลพัสดุของคำสั่งซื้อ {orderId}', en: 'Corrected parcel details for order {orderId}' },
  title: { th: 'แก้ไขข้อมูลพัสดุแล้ว', en: 'Your parcel details were corrected' },
  intro: {
    th: 'ข้อมูลพัสดุที่แจ้งไปก่อนหน้านี้ไม่ถูกต้อง โปรดใช้ขนส่งและเลขพัสดุด้านล่างเพื่อติดตามสถานะ',
    en: 'The parcel details that we emailed you before were wrong. Follow your order with the carrier and tracking number below.',
  },
  button: { th: 'ติดตามพัสดุ', en: 'Track the parcel' },
};

const correctedWithoutPage: OrderTexts = { ...corrected, button: withoutPage.button };

const labels = {
  parcel: { th: 'พัสดุของคุณ', en: 'Your parcel' },
  carrier: { th: 'ขนส่ง', en: 'Carrier' },
  trackingNumber: { th: 'เลขพัสดุ', en: 'Tracking number' },
  delivery: { th: 'รอบจัดส่ง', en: 'Delivery' },
  first: { th: 'รอบที่ 1 สินค้าพร้อมส่ง', en: '1. In stock' },
  second: { th: 'รอบที่ 2 สินค้าสั่งจองล่วงหน้า', en: '2. Pre-order' },
};

export const orderShipped: Template<'order_shipped'> = (content, locale) => {
  const { subject, title } = content.deliveryInParcel ? partlyShipped[content.deliveryInParcel] : shipped;
  return parcelLetter(content, locale, { ...(content.trackingUrl ? shipped : withoutPage), subject, title });
};

export const trackingCorrected: Template<'tracking_corrected'> = (content, locale) =>
  parcelLetter(content, locale, content.trackingUrl ? corrected : correctedWithoutPage);

function parcelLetter(content: OrderMail & MailedParcel, locale: Locale, texts: OrderTexts): Letter {
  const t = translate(labels, locale);
  const { carrierName, trackingNumber, trackingUrl, deliveryInParcel } = content;
  return orderLetter(content, locale, {
    texts,
    values: { carrier: carrierName },
    url: trackingUrl ?? content.orderUrl,
    before: [
      {
        kind: 'facts',
        title: t.parcel,
        facts: [
          ...(deliveryInParcel ? [{ label: t.delivery, value: t[deliveryInParcel] }] : []),
          { label: t.carrier, value: carrierName },
          { label: t.trackingNumber, value: trackingNumber, isCode: true },
        ],
      },
    ],
  });
}
