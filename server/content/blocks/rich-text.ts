import { z } from 'zod';
import { clean } from '../../import-export/columns.ts';
import { blockKind } from './block-kind.ts';
import { localisedField } from './fields.ts';
import { refusedHtml, sanitise } from './sanitise.ts';

const html = clean(z.string().min(1, 'must not be empty').max(50_000)).superRefine((value, context) => {
  const refused = refusedHtml(value);
  if (refused.length > 0) context.addIssue({ code: 'custom', message: `must not have ${refused.join(', ')}` });
});

export const richText = blockKind({
  type: 'rich_text',
  help: '{html}: text as HTML with headings h2 to h4, paragraphs, lists, tables, links and emphasis',
  sample: {
    html: {
      th: '<h2>เลือกโน้ตบุ๊กอย่างไร</h2><p>ดู<strong>แรม</strong>ก่อน</p>',
      en: '<h2>How to choose a laptop</h2><p>Look at its <strong>memory</strong> first.</p>',
    },
  },
  schema: z.strictObject({ html: localisedField(html) }),
  resolve: ({ html: text }) => ({ html: sanitise(text) }),
});
