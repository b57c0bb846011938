import type { Locale } from '#contract/locale.ts';
import type { Order } from '#contract/orders.ts';
import type { PrepaidMethod } from '#contract/payment-methods.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../../app-context.ts';
import type { Tx } from '../../db/database.ts';
import { snapshotOf } from '../../installments/installments.ts';
import {
  acceptsCard,
  findAttempts,
  latestAttempt,
  lockPaymentAttempts,
  readPaymentOffer,
  replaceAttempt,
  settleLateCharges,
  settleOpenAttempt,
  startAttempt,
} from '../../payments/payments.ts';
import { findOrderDiscounts } from '../discount-queries.ts';
import { thankYouUrl } from '../links.ts';
import { queueTransferMail } from '../mails.ts';
import { findOrderLines, findOwnOrder, lockOrder, setPaymentMethod } from '../queries.ts';
import { readOrder } from '../read-orders.ts';
import { allowsPaymentMethod } from '../rules.ts';
import type { StoredOrder } from '../stored-order.ts';
import { findOrderPlans } from './installments.ts';
import { onPaymentSettled } from './payment-events.ts';
import { expiryAfterMethodChange, isPayable } from './payment-window.ts';

/** How an order is to be paid. */
interface PaymentRequest {
  orderId: string;
  customerId: string;
  method: PrepaidMethod;
  /** Of the method `installment`. */
  installmentPlanId: number | null;
  now: Date;
}

type PaymentRefusal =
  | 'order_not_found'
  | 'order_not_payable'
  | 'payment_method_not_available'
  | 'installment_plan_not_available';

/** Replaces the open payment attempt of an unpaid order by a new one, which `startPayment` starts after the commit. */
export async function replacePaymentAttempt(
  context: AppContext,
  tx: Tx,
  { orderId, customerId, method, installmentPlanId, now }: PaymentRequest,
): Promise<Result<{ paymentId: string }, PaymentRefusal>> {
  await lockPaymentAttempts(tx, orderId);
  const order = await lockOrder(tx, orderId);
  if (order?.customerId !== customerId) return fail('order_not_found');
  if (!isPayable(order, now) || !order.expiresAt) return fail('order_not_payable');
  const { payable } = order;
  const offer = await readPaymentOffer(context, tx);
  const isAllowed =
    offer.methods.includes(method) && allowsPaymentMethod(await findOrderDiscounts(tx, orderId), method);
  if (!isAllowed || offer.amountProblem(method, payable)) return fail('payment_method_not_available');
  const plans = method === 'installment' ? await findOrderPlans(tx, order, offer) : [];
  const plan = plans.find((one) => one.installmentPlanId === installmentPlanId);
  if (method === 'installment' && !plan) return fail('installment_plan_not_available');
  const installment = plan ? snapshotOf(plan, payable) : null;
  const expiresAt = expiryAfterMethodChange({ createdAt: order.createdAt, expiresAt: order.expiresAt }, method);
  await setPaymentMethod(tx, orderId, { method, installment, expiresAt }, now);
  const wasByTransfer = (await findAttempts(tx, orderId)).some((earlier) => earlier.method === 'bank_transfer');
  if (method === 'bank_transfer' && !wasByTransfer) {
    const changed = { ...order, paymentMethod: method, installment, expiresAt };
    await queueTransferMail(context, tx, changed, await findOrderLines(tx, orderId));
  }
  const attempt = { reference: orderId, method, installment, amount: payable, now, expiresAt };
  const { paymentId } = await replaceAttempt(context, tx, attempt);
  return ok({ paymentId });
}

/** Creates the gateway's charge of an attempt, unless it exists or waits for a card. Must not run in a transaction: it calls the gateway. */
export function startPayment(
  context: AppContext,
  orderId: string,
  paymentId: string,
  locale: Locale,
  cardToken: string | null = null,
): Promise<Result<null, 'payment_gateway_unavailable'>> {
  const description = { th: `คำสั่งซื้อ ${orderId}`, en: `Order ${orderId}` }[locale];
  return startAttempt(
    context,
    paymentId,
    { returnUrl: thankYouUrl(context, orderId, locale), description, locale, cardToken },
    onPaymentSettled(context),
  );
}

/** Pays the open attempt of an order by the card of a token, which the gateway's vault gave to the shopper's browser. */
export async function payByCard(
  context: AppContext,
  {
    orderId,
    customerId,
    cardToken,
    locale,
  }: { orderId: string; customerId: string; cardToken: string; locale: Locale },
): Promise<
  Result<Order, 'order_not_found' | 'order_not_payable' | 'payment_not_open' | 'payment_gateway_unavailable'>
> {
  const order = await findOwnOrder(context.db, orderId, customerId);
  if (!order) return fail('order_not_found');
  if (!isPayable(order, context.clock())) return fail('order_not_payable');
  const attempt = await latestAttempt(context.db, orderId);
  if (!attempt || !acceptsCard(context, attempt)) return fail('payment_not_open');
  const started = await startPayment(context, orderId, attempt.paymentId, locale, cardToken);
  return started.ok ? readOrder(context, orderId, customerId, locale) : started;
}

/**
 * Updates the order's payment from the gateway and returns the order. An attempt without a charge is started. A closed order may
 * have been paid meanwhile. If the gateway does not respond, the order is returned as stored.
 */
export async function refreshPayment(
  context: AppContext,
  orderId: string,
  customerId: string,
  locale: Locale,
): Promise<Result<Order, 'order_not_found'>> {
  const order = await findOwnOrder(context.db, orderId, customerId);
  if (!order) return fail('order_not_found');
  await startOrSettleAttempt(context, order, locale);
  return readOrder(context, orderId, customerId, locale);
}

async function startOrSettleAttempt(context: AppContext, order: StoredOrder, locale: Locale): Promise<void> {
  if (order.status === 'expired' || order.status === 'cancelled')
    await settleLateCharges(context, order.orderId, onPaymentSettled(context));
  if (order.status !== 'pending_payment') return;
  const attempt = await latestAttempt(context.db, order.orderId);
  if (attempt?.status === 'created') await startPayment(context, order.orderId, attempt.paymentId, locale);
  else await settleOpenAttempt(context, order.orderId, onPaymentSettled(context));
}
