import { z } from 'zod';
import { baht } from '../import-export/columns.ts';

/* Schemas of arguments that several kinds of conditions and actions have. */

/** A positive amount in baht with at most two decimals. */
export const bahtArgument = baht('an amount').schema;

const percentForm = 'must be a percentage above 0 up to 100 with at most two decimals';

export const percentArgument = z
  .number({ error: percentForm })
  .gt(0, percentForm)
  .max(100, percentForm)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, percentForm);

export const quantityArgument = z.int().min(1).max(9999);

/** A list of different values, at least one. */
export function listArgument<Value>(entry: z.ZodType<Value>): z.ZodType<Value[]> {
  return z
    .array(entry)
    .min(1)
    .max(1000)
    .refine((values) => new Set(values).size === values.length, 'must not have an entry twice');
}

export const skuArgument = z.string().min(1).max(64);
