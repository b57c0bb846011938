import { formatDay } from './format.ts';
import { type Template, translate } from './letter.ts';
import { type OrderTexts, orderLetter } from './order-letter.ts';

const texts: OrderTexts = {
  subject: { th: 'คำสั่งซื้อ {orderId} พร้อมรับที่สาขาแล้ว', en: 'Order {orderId} is ready for pickup' },
  title: { th: 'สินค้าพร้อมให้คุณมารับแล้ว', en: 'Your order is ready for pickup' },
  intro: {
    th: 'แสดงรหัสรับสินค้าหรือคิวอาร์โค้ดนี้ที่เคาน์เตอร์ {branch}',
    en: 'Show this pickup code or QR code at the counter of {branch}.',
  },
  button: { th: 'ดูสาขาและเส้นทาง', en: 'Find the branch' },
};

const labels = {
  code: { th: 'รหัสรับสินค้า', en: 'Pickup code' },
  qr: { th: 'คิวอาร์โค้ดสำหรับรับสินค้า รหัส {code}', en: 'QR code for pickup, code {code}' },
  hours: { th: 'เวลาทำการ', en: 'Opening hours' },
  specialDays: { th: 'วันที่เวลาทำการต่างจากปกติ', en: 'Days with other opening hours' },
  closed: { th: 'ปิดทำการ', en: 'Closed' },
  secret: {
    th: 'ผู้ที่มีรหัสนี้รับสินค้าแทนคุณได้ กรุณาอย่าส่งต่อให้คนที่คุณไม่ไว้ใจ',
    en: 'Anyone who has this code can collect your order: share it only with people you trust.',
  },
};

export const readyForPickup: Template<'ready_for_pickup'> = (content, locale) => {
  const { code, qrPayload, openingHours, specialDays = [], branchUrl } = content.pickup;
  const branch = content.delivery.method === 'pickup' ? content.delivery.branchName : '';
  const t = translate(labels, locale, { code });
  const days = specialDays.map(
    ({ day, name, hours }) =>
      `${formatDay(day, locale)} ${name}: ${hours ? `${hours.opens}–${hours.closes}` : t.closed}`,
  );
  return orderLetter(content, locale, {
    texts,
    values: { branch },
    url: branchUrl,
    before: [{ kind: 'code', label: t.code, code, qrPayload, qrLabel: t.qr }],
    after: [
      { kind: 'note', text: t.secret },
      { kind: 'address', title: t.hours, lines: openingHours },
      ...(days.length > 0 ? [{ kind: 'address', title: t.specialDays, lines: days } as const] : []),
    ],
  });
};
