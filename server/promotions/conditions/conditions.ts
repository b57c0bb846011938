import { z } from 'zod';
import type { Condition } from '../model.ts';
import { mergeReferences, type Parsed, parseRuleJson, type RuleKind, schemaOfKinds } from '../rule-kind.ts';
import { deliveryMethod } from './delivery-method.ts';
import { firstOrder } from './first-order.ts';
import { installment } from './installment.ts';
import { items } from './items.ts';
import { minimumQuantity } from './minimum-quantity.ts';
import { minimumSpend } from './minimum-spend.ts';
import { notDiscounted } from './not-discounted.ts';
import { paymentMethod } from './payment-method.ts';
import { schedule } from './schedule.ts';

/** Every kind of condition, by its name in files. */
export const conditionKinds = {
  minimum_spend: minimumSpend,
  minimum_quantity: minimumQuantity,
  items,
  first_order: firstOrder,
  delivery_method: deliveryMethod,
  payment_method: paymentMethod,
  installment,
  schedule,
  not_discounted: notDiscounted,
} satisfies Record<string, RuleKind<Condition>>;

/** The JSON of conditions, for imports. */
export const conditionsSchema = z.array(schemaOfKinds(conditionKinds)).max(20);

/** @throws Error if the JSON is not valid */
export function parseConditions(json: unknown): Parsed<Condition[]> {
  const parsed = z
    .array(z.unknown())
    .parse(json)
    .map((condition) => parseRuleJson(conditionKinds, condition));
  return {
    references: mergeReferences(parsed.map(({ references }) => references)),
    compile: (references) => parsed.map(({ compile }) => compile(references)),
  };
}
