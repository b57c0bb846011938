import { z } from 'zod';
import { planParameterNames } from '#contract/installments.ts';
import {
  baht,
  boolean,
  decimal,
  integer,
  json,
  localised,
  nullable,
  optional,
  type RowOf,
  rowType,
  storedAs,
  storedByQuery,
  text,
  textMatching,
} from '../import-export/columns.ts';

const bankCode = textMatching(
  'code of the bank or card, such as KBANK',
  /^(?=.{1,40}$)[A-Z0-9]+(-[A-Z0-9]+)*$/,
  'must be capital letters and digits, with single hyphens between',
);

const cardType = {
  ...text('credit or cash: the kind of card'),
  schema: z.enum(['credit', 'cash'], 'must be credit or cash'),
};

export const bankColumns = {
  type: rowType('installment-bank'),
  bank: storedAs('agent_code', bankCode),
  ...localised(
    'agent_description',
    text('name of the bank or card in Thai', { max: 120 }),
    text('name of the bank or card in English', { max: 120 }),
  ),
  card_type: cardType,
  minimum_per_month: baht('lowest amount per month of any of its plans'),
  position: optional(integer('position in the list of banks'), 0),
};

const parameters = z.strictObject(
  Object.fromEntries(planParameterNames.map((name) => [name, z.string().min(1).max(64).optional()])),
);

export const planColumns = {
  type: rowType('installment-plan'),
  id: storedAs('installment_plan_id', integer('an unused number for a new plan', { min: 1 })),
  bank: storedAs('agent_code', bankCode),
  months: storedAs('installment_month', integer('number of months', { min: 2, max: 60 })),
  interest_rate: {
    ...decimal('flat interest in percent per month: 0.65 is 0.65 %; 0 if the merchant pays it', 0, 99.999),
    schema: z
      .number()
      .min(0)
      .max(99.999)
      // A cell that a workbook shows as 0.65 % holds 0.0065.
      .refine((rate) => rate === 0 || rate >= 0.1, 'must be percent: 0.65 is 0.65 %, at least 0.1'),
  },
  minimum_price: baht('lowest amount of an order'),
  ...localised(
    'additional_info',
    nullable(text('remark in Thai', { max: 200 })),
    nullable(text('remark in English', { max: 200 })),
  ),
  general: optional(
    boolean('for every product on installments without plans of its own; else for its products only'),
    true,
  ),
  parameters: optional(
    json(`what the bank requires with the plan: an object with any of ${planParameterNames.join(', ')}`, parameters),
    {},
  ),
};

export const productColumns = {
  type: rowType('installment-product'),
  product: storedByQuery(integer('id of the product', { min: 1 })),
  plans: storedByQuery(
    json(
      "ids of the product's own plans, which replace the general ones; empty for the general ones",
      z
        .array(z.int().min(1))
        .max(100)
        .refine((ids) => new Set(ids).size === ids.length, 'must not have an id twice'),
    ),
  ),
};

/** A bank as a row of a file. */
export type BankFileRow = RowOf<typeof bankColumns>;
/** A plan as a row of a file. */
export type PlanFileRow = RowOf<typeof planColumns>;
/** The plans of a product as a row of a file. */
export type ProductFileRow = RowOf<typeof productColumns>;
