import {
  boolean,
  endTimestamp,
  integer,
  json,
  localised,
  nullable,
  optional,
  type RowOf,
  text,
  textMatching,
  timestamp,
} from '../import-export/columns.ts';
import { actionSchema } from './actions/actions.ts';
import { conditionsSchema } from './conditions/conditions.ts';

/** The key of a promotion or coupon in files. */
export const ruleKey = (description: string) =>
  textMatching(
    description,
    /^[a-z0-9][a-z0-9-]{0,99}$/,
    'must be at most 100 lower-case letters, digits and hyphens, such as payday-2026-11',
  );

/** The kinds of conditions or actions with their arguments, for the command's help. */
export function kindsHelp(title: string, kinds: Readonly<Record<string, { help: string }>>): string {
  const lines = Object.entries(kinds).map(([name, { help }]) => `  ${name} ${help}\n`);
  return `${title}, as {"kind": "…", …}; amounts in baht:\n${lines.join('')}`;
}

/** Columns that promotions and coupons have in common. */
export const conditionsColumn = optional(
  json('what must hold, all of it: [{"kind":"minimum_spend","amount":1000}, …], see below', conditionsSchema),
  [],
);
export const limitColumns = {
  total_limit: nullable(integer('maximum number of orders, if limited', { min: 1 })),
  per_customer_limit: nullable(integer('maximum number of orders of one customer, if limited', { min: 1 })),
};

export const promotionColumns = {
  promotion: ruleKey('your key of it, which identifies it'),
  ...localised('name', text('name in Thai', { max: 200 }), text('name in English', { max: 200 })),
  starts_at: timestamp('when it begins'),
  ends_at: endTimestamp('when it ends'),
  conditions: conditionsColumn,
  action: json('what it does: {"kind":"percent_off","percent":10}, see below', actionSchema),
  priority: optional(
    integer('higher ones are evaluated first; of equal ones the one that was created first', {
      min: -1_000_000,
      max: 1_000_000,
    }),
    0,
  ),
  ends_evaluation: optional(boolean('whether no other promotion is evaluated after it applied'), false),
  combines_with_coupons: optional(boolean('whether it also applies to carts with a coupon'), true),
  ...limitColumns,
};

/** A promotion as a row of a file. */
export type PromotionFileRow = RowOf<typeof promotionColumns>;
