import { formatPhone } from '#contract/phone-number.ts';
import { formatTime } from './format.ts';
import { type Fact, type Template, translate } from './letter.ts';

const texts = {
  subject: { th: 'ข้อความจากลูกค้า {reference}: {topic}', en: 'Message of a customer {reference}: {topic}' },
  title: { th: 'มีข้อความใหม่จากลูกค้า', en: 'A customer has written to us' },
  greeting: { th: 'เรียนทีมบริการลูกค้า', en: 'Dear customer care,' },
  intro: {
    th: 'ตอบกลับด้วยคำสั่ง messages answer {reference} เพื่อบันทึกคำตอบและส่งอีเมลถึงลูกค้า อย่าตอบอีเมลฉบับนี้',
    en: 'Answer by the command messages answer {reference}, which stores the answer and mails it. Do not reply to this mail.',
  },
  details: { th: 'รายละเอียด', en: 'Details' },
  reference: { th: 'เลขที่อ้างอิง', en: 'Reference number' },
  topic: { th: 'เรื่อง', en: 'Topic' },
  sent: { th: 'ส่งเมื่อ', en: 'Sent' },
  name: { th: 'ชื่อ', en: 'Name' },
  email: { th: 'อีเมล', en: 'Email' },
  mobile: { th: 'เบอร์มือถือ', en: 'Mobile number' },
  order: { th: 'เลขที่คำสั่งซื้อ (ยังไม่ตรวจสอบ)', en: 'Order number (not checked)' },
  attachments: { th: 'ไฟล์แนบ', en: 'Attachments' },
  message: { th: 'ข้อความ', en: 'Message' },
};

export const contactNotice: Template<'contact_notice'> = ({ reference, topic, sentAt, sender }, locale) => {
  const t = translate(texts, locale, { reference, topic });
  const given = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : []);
  const facts: Fact[] = [
    { label: t.reference, value: reference, isCode: true },
    { label: t.topic, value: topic },
    { label: t.sent, value: formatTime(sentAt, locale) },
    ...(sender
      ? [
          { label: t.name, value: sender.name },
          { label: t.email, value: sender.email },
          ...given(t.mobile, sender.mobileNo && formatPhone(sender.mobileNo)),
          ...given(t.order, sender.orderId),
          ...given(t.attachments, sender.attachments > 0 ? String(sender.attachments) : null),
        ]
      : []),
  ];
  return {
    subject: t.subject,
    preheader: topic,
    title: t.title,
    greeting: t.greeting,
    isForShop: true,
    blocks: [
      { kind: 'paragraph', text: t.intro },
      { kind: 'facts', title: t.details, facts },
      ...(sender ? [{ kind: 'address' as const, title: t.message, lines: sender.message.split('\n') }] : []),
    ],
  };
};
