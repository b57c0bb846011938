import { formatTime } from './format.ts';
import { greeting } from './greeting.ts';
import { type Template, translate } from './letter.ts';

const texts = {
  subject: { th: 'คำตอบสำหรับข้อความของคุณ (เลขที่ {reference})', en: 'Our answer to your message ({reference})' },
  title: { th: 'คำตอบจากทีมบริการลูกค้า', en: 'An answer from our customer care' },
  question: { th: 'ข้อความของคุณเมื่อ {time}', en: 'Your message of {time}' },
};

export const contactAnswered: Template<'contact_answered'> = (
  { firstName, reference, answer, message, sentAt },
  locale,
) => {
  const t = translate(texts, locale, { reference, time: formatTime(sentAt, locale) });
  const paragraphs = answer.split('\n').filter((line) => line.trim() !== '');
  return {
    subject: t.subject,
    preheader: paragraphs[0] ?? '',
    title: t.title,
    greeting: greeting(firstName, locale),
    blocks: [
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'address', title: t.question, lines: message.split('\n') },
    ],
  };
};
