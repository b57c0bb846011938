import { parseAction } from './actions/actions.ts';
import { parseConditions } from './conditions/conditions.ts';
import type { Action, Condition, Promotion, ReferenceKeys, References } from './model.ts';
import { mergeReferences, type Parsed } from './rule-kind.ts';

/** The conditions and the action of a promotion or a coupon. */
export interface Rules {
  conditions: readonly Condition[];
  action: Action;
}

/**
 * Conditions and an action from their JSON: what they refer to, to be fetched with those of other promotions, and how to compile them.
 *
 * @throws Error if the JSON is not valid
 */
export function parseRules(json: { conditions: unknown; action: unknown }): Parsed<Rules> {
  const conditions = parseConditions(json.conditions);
  const action = parseAction(json.action);
  return {
    references: mergeReferences([conditions.references, action.references]),
    compile: (references) => ({ conditions: conditions.compile(references), action: action.compile(references) }),
  };
}

/** A promotion as it is stored. */
export type PromotionRow = Omit<Promotion, keyof Rules> & { conditions: unknown; action: unknown };

/** @throws Error if the JSON is not valid */
export function parsePromotion(row: PromotionRow): Parsed<Promotion> {
  const { references, compile } = parseRules(row);
  return { references, compile: (known) => ({ ...row, ...compile(known) }) };
}

/** One message for each key that refers to nothing: `skus: there is no "A-1"`. */
export function missingReferences(keys: ReferenceKeys, references: References): string[] {
  const lists = ['skus', 'products', 'brands', 'categories', 'banks'] as const;
  return lists.flatMap((list) => {
    const known: ReadonlyMap<string | number, unknown> = references[list];
    return keys[list].filter((key) => !known.has(key)).map((key) => `${list}: there is no ${JSON.stringify(key)}`);
  });
}
