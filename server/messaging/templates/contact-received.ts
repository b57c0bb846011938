import { contact } from './contact.ts';
import { formatTime } from './format.ts';
import { greeting } from './greeting.ts';
import { type Fact, type Template, translate } from './letter.ts';

const texts = {
  subject: { th: 'เราได้รับข้อความของคุณแล้ว (เลขที่ {reference})', en: 'We received your message ({reference})' },
  title: { th: 'เราได้รับข้อความของคุณแล้ว', en: 'We received your message' },
  intro: {
    th: 'ขอบคุณที่ติดต่อเรา ทีมงานจะตอบกลับทางอีเมลนี้โดยเร็วที่สุด',
    en: 'Thank you for contacting us. Our team will answer to this email address as soon as possible.',
  },
  details: { th: 'ข้อความของคุณ', en: 'Your message' },
  reference: { th: 'เลขที่อ้างอิง', en: 'Reference number' },
  topic: { th: 'เรื่อง', en: 'Topic' },
  sent: { th: 'ส่งเมื่อ', en: 'Sent' },
  urgent: {
    th: 'หากเป็นเรื่องเร่งด่วน กรุณาติดต่อเรา {contact} พร้อมแจ้งเลขที่อ้างอิง',
    en: 'If it is urgent, please contact us with the reference number: {contact}.',
  },
  note: {
    th: 'หากคุณไม่ได้ส่งข้อความนี้ อาจมีผู้กรอกอีเมลของคุณโดยไม่ตั้งใจ ไม่ต้องดำเนินการใด ๆ',
    en: 'If you did not send a message, somebody entered your address by mistake, and there is nothing to do.',
  },
};

export const contactReceived: Template<'contact_received'> = ({ reference, topic, sentAt }, locale) => {
  const t = translate(texts, locale, { reference, contact: contact(locale) });
  const facts: Fact[] = [
    { label: t.reference, value: reference, isCode: true },
    { label: t.topic, value: topic },
    { label: t.sent, value: formatTime(sentAt, locale) },
  ];
  return {
    subject: t.subject,
    preheader: t.intro,
    title: t.title,
    greeting: greeting('', locale),
    blocks: [
      { kind: 'paragraph', text: t.intro },
      { kind: 'facts', title: t.details, facts },
      { kind: 'note', text: t.urgent },
      { kind: 'note', text: t.note },
    ],
  };
};
