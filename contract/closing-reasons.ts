/** Why a customer cancels an order. */
export const cancelReasons = [
  'changed_mind',
  'wrong_items',
  'wrong_address',
  'other_payment_method',
  'cheaper_elsewhere',
  'too_slow',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why an order was cancelled, or its money goes back: by the customer, or what the shop says about it. */
export const closingReasons = [
  ...cancelReasons,
  'refused',
  'undelivered',
  'cancelled_by_shop',
  'cancelled_on_request',
  'sold_out',
] as const;
export type ClosingReason = (typeof closingReasons)[number];
