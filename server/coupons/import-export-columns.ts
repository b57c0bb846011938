import { z } from 'zod';
import {
  boolean,
  type Column,
  endTimestamp,
  integer,
  json,
  jsonTextList,
  localised,
  nullable,
  optional,
  picture,
  type RowOf,
  storedByQuery,
  text,
  textMatching,
  timestamp,
} from '../import-export/columns.ts';
import { conditionsColumn, couponActionSchema, limitColumns, ruleKey } from '../promotions/promotions.ts';
import { normaliseCode } from './rules.ts';

const codeForm = 'must have letters or digits, at most 64 characters';

/** A list of codes, as they are compared. */
function codeList(description: string): Column<string[]> {
  const code = z
    .string({ error: codeForm })
    .refine((value) => /^[\p{L}\p{M}\p{N}]{1,64}$/u.test(normaliseCode(value)), codeForm);
  const column = storedByQuery(jsonTextList(description, z.array(code).max(100)));
  return { ...column, schema: column.schema.transform((codes) => [...new Set(codes.map(normaliseCode))].sort()) };
}

export const couponColumns = {
  coupon: ruleKey('your key of it, which identifies it'),
  type: textMatching(
    'code: applied by one of its codes; collectible: kept by a customer first',
    /^(code|collectible)$/,
    'must be code or collectible',
  ),
  ...localised('name', text('name in Thai', { max: 200 }), text('name in English', { max: 200 })),
  image: nullable(picture('path of a picture, for lists and banners')),
  starts_at: timestamp('from when it can be used'),
  ends_at: endTimestamp('until when it can be used'),
  keep_starts_at: nullable(timestamp('from when a collectible one can be kept')),
  keep_ends_at: nullable(endTimestamp('until when it can be kept')),
  keep_limit: nullable(integer('how many customers can keep it, if limited', { min: 1 })),
  valid_days: nullable(
    integer('days for which it is valid after it was kept first, if not until its end', { min: 1, max: 3650 }),
  ),
  conditions: conditionsColumn,
  action: json('what it does: {"kind":"amount_off","amount":100}, see below', couponActionSchema),
  ...limitColumns,
  listed: optional(boolean('whether lists show it to everybody'), true),
  position: optional(integer('position in lists'), 0),
  codes: optional(
    codeList('codes that everybody can use, ["HELLO100"]; codes for one use are made by `coupons generate`'),
    [],
  ),
};

/** A coupon as a row of a file. */
export type CouponFileRow = RowOf<typeof couponColumns>;
