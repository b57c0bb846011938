import { formatTime } from './format.ts';
import { type Block, type Template, translate } from './letter.ts';

const texts = {
  one: { th: 'ต้องตรวจสอบ: {first}', en: 'Needs attention: {first}' },
  many: { th: 'ต้องตรวจสอบ {count} รายการ: {first}', en: '{count} things need attention: {first}' },
  title: { th: 'มีรายการที่ต้องตรวจสอบ', en: 'Something needs attention' },
  greeting: { th: 'เรียนทีมงาน', en: 'Dear team,' },
  intro: {
    th: 'ดูทั้งหมดด้วยคำสั่ง attention list และปิดรายการด้วย attention done',
    en: 'The command attention list shows everything that is open; attention done marks what you have done.',
  },
  subject: { th: 'เรื่อง', en: 'Subject' },
  since: { th: 'ตั้งแต่', en: 'Since' },
  advice: { th: 'สิ่งที่ต้องทำ', en: 'What to do' },
  number: { th: 'รายการ', en: 'Item' },
  more: { th: 'และอีก {more} รายการ', en: 'And {more} more.' },
};

export const attentionNotice: Template<'attention_notice'> = ({ items, more }, locale) => {
  const first = items[0]?.title ?? '';
  const count = items.length + more;
  const t = translate(texts, locale, { first, count: String(count), more: String(more) });
  const blocks = items.map(
    ({ itemId, title, subject, advice, since }): Block => ({
      kind: 'facts',
      title,
      facts: [
        { label: t.subject, value: subject, isCode: true },
        { label: t.since, value: formatTime(since, locale) },
        { label: t.advice, value: advice },
        { label: t.number, value: String(itemId), isCode: true },
      ],
    }),
  );
  return {
    subject: count === 1 ? t.one : t.many,
    preheader: first,
    title: t.title,
    greeting: t.greeting,
    isForShop: true,
    blocks: [
      { kind: 'paragraph', text: t.intro },
      ...blocks,
      ...(more > 0 ? [{ kind: 'paragraph' as const, text: t.more }] : []),
    ],
  };
};
