import type { Action } from '../model.ts';
import { type Parsed, parseRuleJson, type RuleJson, type RuleKind, schemaOfKinds } from '../rule-kind.ts';
import { amountOff } from './amount-off.ts';
import { cashback } from './cashback.ts';
import { deliveryOff } from './delivery-off.ts';
import { freeGift } from './free-gift.ts';
import { nthUnitOff } from './nth-unit-off.ts';
import { percentOff } from './percent-off.ts';
import { setPrice } from './set-price.ts';

/** The kinds that coupons can have as well, by their names in files. */
export const couponActionKinds = {
  percent_off: percentOff,
  amount_off: amountOff,
  nth_unit_off: nthUnitOff,
  set_price: setPrice,
  cashback,
  delivery_off: deliveryOff,
} satisfies Record<string, RuleKind<Action>>;

/** Every kind of action, by its name in files. Gifts are of promotions only. */
export const actionKinds = { ...couponActionKinds, free_gift: freeGift } satisfies Record<string, RuleKind<Action>>;

/** The JSON of an action, for imports. */
export const actionSchema = schemaOfKinds<Action>(actionKinds);
export const couponActionSchema = schemaOfKinds<Action>(couponActionKinds);

/** The gifts that an action from a file names, with their quotas, null without one; none for other kinds than gifts. */
export function giftsInFile({ kind, gifts }: RuleJson): { sku: string; quota: number | null }[] {
  if (kind !== ('free_gift' satisfies keyof typeof actionKinds)) return [];
  return (gifts as { sku: string; quota?: number }[]).map(({ sku, quota = null }) => ({ sku, quota }));
}

/** @throws Error if the JSON is not valid */
export function parseAction(json: unknown): Parsed<Action> {
  return parseRuleJson<Action>(actionKinds, json);
}
