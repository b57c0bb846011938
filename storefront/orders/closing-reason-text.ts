import type { ClosingReason } from '#contract/closing-reasons.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

export const closingReasonText: Record<ClosingReason, () => string> = {
  changed_mind: m.orders_cancel_reason_changed_mind,
  wrong_items: m.orders_cancel_reason_wrong_items,
  wrong_address: m.orders_cancel_reason_wrong_address,
  other_payment_method: m.orders_cancel_reason_other_payment_method,
  cheaper_elsewhere: m.orders_cancel_reason_cheaper_elsewhere,
  too_slow: m.orders_cancel_reason_too_slow,
  other: m.orders_cancel_reason_other,
  refused: m.orders_closing_reason_refused,
  undelivered: m.orders_closing_reason_undelivered,
  cancelled_by_shop: m.orders_closing_reason_by_shop,
  cancelled_on_request: m.orders_closing_reason_on_request,
  sold_out: m.orders_closing_reason_sold_out,
};
