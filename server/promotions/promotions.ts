export { actionKinds, actionSchema, couponActionKinds, couponActionSchema } from './actions/actions.ts';
export { conditionKinds, conditionsSchema } from './conditions/conditions.ts';
export { evaluate } from './evaluation/evaluate.ts';
export type {
  Action,
  Benefit,
  CartCoupon,
  Condition,
  CouponProblem,
  EvaluatedCart,
  LineDiscount,
  Promotion,
  PromotionCart,
  PromotionLine,
  ReferenceKeys,
  References,
  Unmet,
} from './model.ts';
export { missingReferences, type PromotionRow, parsePromotion, parseRules, type Rules } from './parse-promotion.ts';
export { mergeReferences, type Parsed } from './rule-kind.ts';
