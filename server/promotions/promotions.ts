export { actionKinds, actionSchema, couponActionKinds, couponActionSchema } from './actions/actions.ts';
export { type PromotionAvailability, promotionAvailability } from './availability.ts';
export { type CartPromotionState, cartPromotionStateAsJson } from './cart-queries.ts';
export { conditionKinds, conditionsSchema } from './conditions/conditions.ts';
export { evaluator } from './evaluation/evaluate.ts';
export { conditionsColumn, kindsHelp, limitColumns, ruleKey } from './import-export-columns.ts';
export { mayCount, orderCounts } from './limit-queries.ts';
export { compileStored, LivePromotionCache, type LivePromotions, livePromotions } from './live-promotions.ts';
export { missingNumber, missingShare } from './missing.ts';
export type {
  Action,
  Benefit,
  CartCoupon,
  Condition,
  CouponProblem,
  EvaluatedCart,
  InstallmentChoice,
  LineDiscount,
  Promotion,
  PromotionCart,
  PromotionLine,
  ReferenceKeys,
  References,
  Unmet,
} from './model.ts';
export { promotionKeys } from './operator-queries.ts';
export { ruleStates, stateOfRule } from './operator-text.ts';
export { missingReferences, type PromotionRow, parsePromotion, parseRules, type Rules } from './parse-promotion.ts';
export { invalidateChangedPromotions, selectReferences } from './queries.ts';
export {
  ensurePromotionCustomers,
  giftQuotaReservations,
  type PromotionUse,
  promotionCustomerUseReservations,
  promotionUseReservations,
  withCurrentPromotionLimits,
} from './reservation-queries.ts';
export { mergeReferences, type Parsed } from './rule-kind.ts';
export { type CountedPromotions, jointSelection, runningPromotions } from './running-promotions.ts';
export {
  dependsOnPlan,
  dependsOnPrices,
  isForSomeProducts,
  isOnTop,
  isReachedBy,
  promotionsTouching,
  touchesAny,
} from './touches.ts';
export { isRunning } from './window.ts';
