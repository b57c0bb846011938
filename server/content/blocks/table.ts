import { z } from 'zod';
import { blockKind } from './block-kind.ts';
import { textField } from './fields.ts';

export const table = blockKind({
  type: 'table',
  help: '{caption, headings: […], rows: [[…], …]}: a table; the first cell of a row is its heading',
  sample: {
    caption: { th: 'ค่าจัดส่ง', en: 'Delivery fees' },
    headings: [
      { th: 'พื้นที่', en: 'Area' },
      { th: 'ค่าส่ง', en: 'Fee' },
    ],
    rows: [
      [
        { th: 'กรุงเทพฯ', en: 'Bangkok' },
        { th: '40 บาท', en: '40 baht' },
      ],
    ],
  },
  schema: z
    .strictObject({
      caption: textField(),
      headings: z.array(textField()).min(1).max(10),
      rows: z
        .array(z.array(textField(500)).min(1).max(10))
        .min(1)
        .max(200),
    })
    .refine(
      ({ headings, rows }) => rows.every((row) => row.length === headings.length),
      'each row must have as many cells as there are headings',
    ),
  resolve: (data) => data,
});
