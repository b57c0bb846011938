import type { Locale, Localised } from '#contract/locale.ts';
import { shop } from '#contract/shop.ts';

/** The data of each mail template. Amounts are baht, links are absolute URLs. */
export interface MailContents {
  activation: { firstName: string; activateUrl: string };
  already_registered: { firstName: string; signInUrl: string };
  order_received: OrderMail;
  /** Of an order of 0 baht. */
  order_complete: OrderMail;
  payment_received: OrderMail;
  order_cancelled: OrderMail;
  order_shipped: OrderMail;
  order_expired: OrderMail;
  refund_pending: OrderMail;
}

export interface OrderMail {
  firstName: string;
  orderId: string;
  orderUrl: string;
  payable: number;
  /** The parcel of an order that is shipped; mails of earlier versions are without. */
  shipment?: { carrier: string; trackingNumber: string; trackingUrl: string | null } | null;
  lines: { name: string; quantity: number; total: number }[];
}

export type MailTemplate = keyof MailContents;

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

interface MailText {
  subject: Localised;
  body: Localised;
  button: Localised;
  note?: Localised;
}

const mailTexts: Record<MailTemplate, MailText> = {
  activation: {
    subject: { th: 'ยืนยันอีเมลเพื่อเริ่มช้อปกับสายฟ้า', en: 'Activate your Saifah account' },
    body: {
      th: 'ขอบคุณที่สมัครสมาชิกกับเรา กดปุ่มด้านล่างเพื่อยืนยันอีเมลและเริ่มใช้งานบัญชีของคุณ',
      en: 'Thank you for registering. Press the button below to confirm your email and start using your account.',
    },
    button: { th: 'ยืนยันอีเมล', en: 'Activate account' },
    note: {
      th: 'ลิงก์นี้ใช้ได้ 24 ชั่วโมง หากคุณไม่ได้สมัคร ไม่ต้องทำอะไร',
      en: 'This link works for 24 hours. If you did not register, there is nothing to do.',
    },
  },
  already_registered: {
    subject: { th: 'อีเมลนี้มีบัญชีอยู่แล้ว', en: 'You already have an account' },
    body: {
      th: 'มีการสมัครสมาชิกด้วยอีเมลนี้ ซึ่งมีบัญชีอยู่แล้ว คุณเข้าสู่ระบบได้ทันที',
      en: 'Someone registered with this email, which already has an account. You can sign in right away.',
    },
    button: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
    note: { th: 'หากไม่ใช่คุณ ไม่ต้องทำอะไร', en: 'If this was not you, there is nothing to do.' },
  },
  order_received: {
    subject: { th: 'เราได้รับคำสั่งซื้อ {orderId} แล้ว', en: 'We received your order {orderId}' },
    body: { th: 'ขอบคุณที่สั่งซื้อกับเรา รายละเอียดคำสั่งซื้อของคุณมีดังนี้', en: 'Thank you for your order. Here is what you ordered.' },
    button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
  },
  order_complete: {
    subject: { th: 'คำสั่งซื้อ {orderId} เสร็จสมบูรณ์แล้ว', en: 'Your order {orderId} is complete' },
    body: {
      th: 'ขอบคุณที่สั่งซื้อกับเรา ไม่มียอดที่ต้องชำระ และเรากำลังเตรียมจัดส่งสินค้า',
      en: 'Thank you for your order. There is nothing to pay, and we are preparing it.',
    },
    button: { th: 'ติดตามคำสั่งซื้อ', en: 'Follow your order' },
  },
  payment_received: {
    subject: { th: 'ได้รับชำระเงินคำสั่งซื้อ {orderId} แล้ว', en: 'Payment received for order {orderId}' },
    body: {
      th: 'เราได้รับชำระเงินของคุณแล้ว และกำลังเตรียมจัดส่งสินค้า',
      en: 'We received your payment and are preparing your order.',
    },
    button: { th: 'ติดตามคำสั่งซื้อ', en: 'Follow your order' },
  },
  order_cancelled: {
    subject: { th: 'คำสั่งซื้อ {orderId} ถูกยกเลิกแล้ว', en: 'Order {orderId} was cancelled' },
    body: { th: 'คำสั่งซื้อของคุณถูกยกเลิกเรียบร้อยแล้ว', en: 'Your order was cancelled.' },
    button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
  },
  order_shipped: {
    subject: { th: 'คำสั่งซื้อ {orderId} จัดส่งแล้ว', en: 'Order {orderId} is on its way' },
    body: {
      th: 'เราส่งพัสดุของคุณกับ {carrier} แล้ว หมายเลขพัสดุ {trackingNumber}',
      en: 'We handed your parcel to {carrier}. The tracking number is {trackingNumber}.',
    },
    button: { th: 'ติดตามพัสดุ', en: 'Track your parcel' },
  },
  order_expired: {
    subject: { th: 'คำสั่งซื้อ {orderId} หมดเวลาชำระเงิน', en: 'Order {orderId} expired' },
    body: {
      th: 'เราไม่ได้รับชำระเงินภายในเวลาที่กำหนด คำสั่งซื้อนี้จึงถูกยกเลิก คุณสั่งซื้อใหม่ได้ทุกเมื่อ',
      en: 'We did not receive your payment in time, so this order was closed. You are welcome to order again.',
    },
    button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
  },
  refund_pending: {
    subject: { th: 'กำลังดำเนินการคืนเงินคำสั่งซื้อ {orderId}', en: 'Refund on its way for order {orderId}' },
    body: {
      th: 'คำสั่งซื้อนี้จะไม่จัดส่ง เจ้าหน้าที่กำลังดำเนินการคืนเงินให้คุณ',
      en: 'This order will not be delivered. Our staff are refunding you.',
    },
    button: { th: 'ดูคำสั่งซื้อ', en: 'View order' },
  },
};

/** Renders a mail, as plain text and as HTML, in one language. */
export function renderMail<Template extends MailTemplate>(
  template: Template,
  content: MailContents[Template],
  locale: Locale,
): Mail {
  const texts = mailTexts[template];
  const data: MailContents[MailTemplate] = content;
  const order = 'orderId' in data ? data : undefined;
  const { carrier = '', trackingNumber = '' } = order?.shipment ?? {};
  const values: Record<string, string> = { orderId: order?.orderId ?? '', carrier, trackingNumber };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const url = 'activateUrl' in data ? data.activateUrl : 'signInUrl' in data ? data.signInUrl : data.orderUrl;
  const greeting = locale === 'th' ? `สวัสดีคุณ${content.firstName}` : `Hello ${content.firstName},`;
  const body = fill(texts.body[locale]);
  const button = texts.button[locale];
  const note = texts.note?.[locale];
  const lines = order
    ? [
        ...order.lines.map(({ name, quantity, total }) => [`${name} × ${quantity}`, baht(total)] as const),
        [locale === 'th' ? 'ยอดชำระ' : 'Total', baht(order.payable)] as const,
      ]
    : [];
  const footer = `${shop.company.name[locale]} · ${shop.company.address[locale]}`;
  return {
    subject: fill(texts.subject[locale]),
    text: [
      greeting,
      '',
      body,
      '',
      ...lines.map(([name, total]) => `${name}  ${total}`),
      ...(lines.length > 0 ? [''] : []),
      `${button}: ${url}`,
      ...(note ? ['', note] : []),
      '',
      '-- ',
      shop.name[locale],
      footer,
    ].join('\n'),
    html: `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"></head>
<body style="margin:0;background:#F5F7FA;color:#0E1726;font:17px/1.6 Anuphan,Sarabun,'Noto Sans Thai',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px">
<p style="font-size:22px;font-weight:700;margin:0 0 16px">⚡ ${escapeHtml(shop.name[locale])}</p>
<div style="background:#FFFFFF;border-radius:12px;padding:24px">
<p style="margin:0 0 12px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 16px">${escapeHtml(body)}</p>
${lines.length > 0 ? `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${lines.map(([name, total]) => `<tr><td style="padding:8px 0;border-bottom:1px solid #E3E7EE">${escapeHtml(name)}</td><td style="padding:8px 0;border-bottom:1px solid #E3E7EE;text-align:right;white-space:nowrap">${total}</td></tr>`).join('')}</table>` : ''}
<p style="margin:0"><a href="${escapeHtml(url)}" style="display:inline-block;background:#1D4ED8;color:#FFFFFF;text-decoration:none;border-radius:8px;padding:12px 20px;font-weight:600">${escapeHtml(button)}</a></p>
${note ? `<p style="margin:16px 0 0;color:#566074;font-size:15px">${escapeHtml(note)}</p>` : ''}
</div>
<p style="color:#566074;font-size:14px;margin:16px 0 0">${escapeHtml(footer)}</p>
</div></body></html>
`,
  };
}

const bahtFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function baht(amount: number): string {
  return `฿${bahtFormat.format(amount)}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
