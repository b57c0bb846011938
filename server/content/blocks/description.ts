import { z } from 'zod';
import { DescriptionBlock } from '#contract/products.ts';
import { blockKind } from './block-kind.ts';

const blocks = z
  .array(DescriptionBlock as unknown as z.ZodType<DescriptionBlock>)
  .min(1)
  .max(200);

export const description = blockKind({
  type: 'description',
  help: '{blocks: {th: […], en: […]}}: text as in the description of a product: {"type":"paragraph","data":{"text":"…"}}, header, list, image, table',
  sample: {
    blocks: {
      th: [{ type: 'paragraph', data: { text: 'ตั้งงบก่อน แล้วเรียงตามราคา' } }],
      en: [{ type: 'paragraph', data: { text: 'Set a budget first, then sort by price.' } }],
    },
  },
  schema: z.strictObject({
    blocks: z
      .strictObject({ th: blocks.optional(), en: blocks.optional() })
      .refine(({ th, en }) => th !== undefined || en !== undefined, 'must be given in Thai or in English'),
  }),
  resolve: (data) => data,
});
