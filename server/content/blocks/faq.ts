import { z } from 'zod';
import { blockKind } from './block-kind.ts';
import { textField } from './fields.ts';

export const faq = blockKind({
  type: 'faq',
  help: '{title, items: [{question, answer}]}: questions that open their answers',
  sample: {
    title: { th: 'คำถามที่พบบ่อย', en: 'Questions and answers' },
    items: [
      {
        question: { th: 'คืนสินค้าได้ไหม', en: 'Can I return it?' },
        answer: { th: 'คืนได้ภายใน 7 วัน', en: 'Within seven days' },
      },
    ],
  },
  schema: z.strictObject({
    title: textField(120),
    items: z
      .array(z.strictObject({ question: textField(300), answer: textField(3000) }))
      .min(1)
      .max(50),
  }),
  resolve: (data) => data,
});
