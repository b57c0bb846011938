import {
  Banknote,
  CircleCheck,
  Clock,
  Hourglass,
  Landmark,
  type LucideIcon,
  ReceiptText,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { orderStatusTerms } from '#contract/order-statuses.ts';
import type { Order } from '#contract/orders.ts';
import { isPaidByTransfer } from '#contract/payment-methods.ts';
import { formatBaht } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { type OrderOutcome, outcomeOf } from './order-outcome.ts';

/** How the thank-you page shows an outcome. */
export interface OutcomeView {
  icon: LucideIcon;
  tone: 'good' | 'calm' | 'bad';
  title: string;
  text?: string;
}

type Seen = Parameters<typeof outcomeOf>[0] & Pick<Order, 'totalPayable' | 'deliveryMethod'>;

export function outcomeView(order: Seen): OutcomeView {
  return views[outcomeOf(order)](order);
}

const views: Record<OrderOutcome, (order: Seen) => OutcomeView> = {
  paid: (order) => ({ icon: CircleCheck, tone: 'good', title: paidTitle(order), ...paidText(order) }),
  cash: ({ totalPayable }) => ({
    icon: Banknote,
    tone: 'good',
    title: m.thanks_cash_title(),
    text: m.thanks_cash_text({ amount: formatBaht(totalPayable) }),
  }),
  waiting: () => ({ icon: Hourglass, tone: 'calm', title: m.thanks_waiting_title(), text: m.thanks_waiting_text() }),
  transfer: ({ slipStatus }) =>
    slipStatus === 'rejected'
      ? { icon: TriangleAlert, tone: 'bad', title: m.thanks_slip_rejected_title(), text: m.thanks_slip_rejected_text() }
      : { icon: Landmark, tone: 'calm', title: m.thanks_transfer_title(), text: m.thanks_transfer_text() },
  slip: () => ({ icon: Hourglass, tone: 'calm', title: m.thanks_slip_title(), text: m.thanks_slip_text() }),
  failed: () => ({ icon: TriangleAlert, tone: 'bad', title: m.pay_failed_title(), text: m.pay_failed_text() }),
  expired: (order) => ({
    icon: Clock,
    tone: 'calm',
    title: m.thanks_expired_title(),
    text: differingAmountText(order) ?? expiredText(order),
  }),
  cancelled: (order) => ({
    icon: ReceiptText,
    tone: 'calm',
    title: m.thanks_cancelled_title(),
    text: differingAmountText(order) ?? m.thanks_cancelled_text(),
  }),
  refund: () => ({ icon: Undo2, tone: 'calm', title: m.thanks_refund_title(), text: m.thanks_refund_text() }),
  refunded: () => ({ icon: Undo2, tone: 'good', title: m.thanks_refunded_title(), text: m.thanks_refunded_text() }),
};

/** When the page has waited for the bank long enough. */
export function lateView(): OutcomeView {
  return { icon: Hourglass, tone: 'calm', title: m.thanks_waiting_late_title(), text: m.thanks_waiting_late_text() };
}

/** Whether a transfer was made is not known. */
function expiredText({ paymentMethod }: Seen): string {
  return isPaidByTransfer(paymentMethod) ? m.thanks_expired_transfer_text() : m.thanks_expired_text();
}

/** Of an order that is closed, for which money of another amount arrived. */
function differingAmountText({ payment }: Seen): string | undefined {
  return payment?.failureCode === 'amount_differs' ? m.pay_failure_amount_differs() : undefined;
}

/** An order of 0 baht is complete without a payment. */
function paidTitle({ paymentMethod }: Seen): string {
  return paymentMethod === null ? m.thanks_nothing_to_pay_title() : m.thanks_paid_title();
}

function paidText({ paymentMethod, status, deliveryMethod }: Seen): { text?: string } {
  if (orderStatusTerms[status].group !== 'preparing') return {};
  if (deliveryMethod === 'appointment') return { text: m.thanks_appointment_text() };
  if (paymentMethod === null) return { text: m.thanks_nothing_to_pay_text() };
  return { text: deliveryMethod === 'pickup' ? m.thanks_paid_pickup_text() : m.thanks_paid_text() };
}
