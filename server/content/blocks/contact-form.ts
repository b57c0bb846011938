import { z } from 'zod';
import { listTopics } from '../../contact/contact.ts';
import { blockKind } from './block-kind.ts';
import { textField } from './fields.ts';

export const contactForm = blockKind({
  type: 'contact_form',
  help: '{title, text?}: the form for messages to the shop, which opens when it is pressed',
  sample: {
    title: { th: 'มีคำถามไหม', en: 'Any questions?' },
    text: { th: 'ส่งข้อความถึงทีมงานของเรา', en: 'Write to our team.' },
  },
  schema: z.strictObject({ title: textField(120), text: textField(500).optional() }),
  async resolve({ title, text }, { locale }, { db }) {
    return { title, text: text ?? null, topics: await listTopics(db, locale) };
  },
});
