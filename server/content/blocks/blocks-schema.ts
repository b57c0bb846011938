import { z } from 'zod';
import { blockKinds } from './block-kinds.ts';
import { timeField } from './fields.ts';
import type { StoredBlock } from './stored-block.ts';

const maxBlocks = 60;

const window = {
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be at most 60 lower-case letters, digits and hyphens'),
  starts_at: timeField.optional(),
  ends_at: timeField.optional(),
};

const [first, ...others] = Object.values(blockKinds).map(({ type, schema }) =>
  z.strictObject({ ...window, type: z.literal(type), data: schema }),
);
if (!first) throw new Error('there are no kinds of blocks');

/** The blocks of a page in a file. */
export const blocksSchema = z
  .array(
    z.discriminatedUnion('type', [first, ...others], {
      error: (issue) =>
        issue.code === 'invalid_union' ? `must be one of ${Object.keys(blockKinds).join(', ')}` : undefined,
    }),
  )
  .max(maxBlocks)
  .superRefine((blocks, context) => {
    const ids = new Set<string>();
    for (const [index, { id, starts_at, ends_at }] of (blocks as StoredBlock[]).entries()) {
      if (ids.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: 'must not be used twice' });
      ids.add(id);
      if (starts_at !== undefined && ends_at !== undefined && new Date(starts_at) >= new Date(ends_at))
        context.addIssue({ code: 'custom', path: [index, 'ends_at'], message: 'must be after starts_at' });
    }
  }) as unknown as z.ZodType<StoredBlock[]>;
