import type { Locale } from '#contract/locale.ts';
import type { Order } from '#contract/orders.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { takeDealsAgain } from '../add-on-deals/add-on-deals.ts';
import type { Tx } from '../db/database.ts';
import { takeQuotaAgain } from '../flash-sales/flash-sales.ts';
import { takeStock } from '../inventory/inventory.ts';
import {
  chargeProblem,
  type GatewayMethod,
  latestAttempt,
  lockPayments,
  type OnSettled,
  openAttempt,
  reconcile,
  type Settlement,
  startAttempt,
} from '../payments/payments.ts';
import type { Shop } from '../shop.ts';
import { thankYouUrl } from './links.ts';
import { queueOrderMail } from './mails.ts';
import { moveOrder } from './moves.ts';
import {
  findLines,
  findOwnOrder,
  lockOrder,
  type StoredLine,
  type StoredOrder,
  setPaymentMethod,
  setStockRound,
} from './queries.ts';
import { readOrder } from './reading.ts';
import { isMoveAllowed, isPayable } from './rules.ts';

type Unavailable = 'payment_gateway_unavailable';

/** What a payment's end does to the order that it is for (behaviour 5). A failure leaves it unpaid: the shopper can pay again. */
export function onPaymentSettled(shop: Shop): OnSettled {
  return async (tx, settlement) => {
    if (settlement.status === 'succeeded') await receivePayment(shop, tx, settlement);
  };
}

/** A dead order that is paid nevertheless takes its stock again if it can; else the money goes back. */
async function receivePayment(shop: Shop, tx: Tx, { reference: orderId }: Settlement): Promise<void> {
  const now = shop.clock();
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`a payment came for ${orderId}, which is no order`);
  if (!isMoveAllowed(order.status, 'paid')) {
    shop.log.warn({ orderId, status: order.status }, 'a payment came that the order does not wait for: refund it');
    return;
  }
  const lines = await findLines(tx, orderId);
  const isLate = order.status !== 'pending_payment';
  if (isLate && !(await takeStockAgain(tx, order, lines, now))) {
    shop.log.warn({ orderId, status: order.status }, 'a late payment came and the stock is sold: refund it');
    await moveOrder(tx, { orderId, to: 'refund_pending', actor: 'gateway', reason: 'paid late, sold out', now });
    await queueOrderMail(shop, tx, 'refund_pending', order, lines);
    return;
  }
  await moveOrder(tx, { orderId, to: 'paid', actor: 'gateway', reason: isLate ? 'paid late' : 'paid', now });
  await queueOrderMail(shop, tx, 'payment_received', order, lines);
}

async function takeStockAgain(tx: Tx, order: StoredOrder, lines: StoredLine[], now: Date): Promise<boolean> {
  const round = order.stockRound + 1;
  const taken = await takeStock(tx, { reference: order.orderId, round, lines, now });
  if (!taken.ok) return false;
  await takeQuotaAgain(tx, { reference: order.orderId, round, now });
  await takeDealsAgain(tx, { reference: order.orderId, round, now });
  await setStockRound(tx, order.orderId, round);
  return true;
}

/** Opens a new attempt for an unpaid order in the place of the open one; to be started by `startPayment` after the commit. */
export async function reopenPayment(
  shop: Shop,
  tx: Tx,
  { orderId, customerId, method, now }: { orderId: string; customerId: string; method: GatewayMethod; now: Date },
): Promise<Result<{ paymentId: string }, 'order_not_found' | 'order_not_payable' | 'payment_method_not_available'>> {
  await lockPayments(tx, orderId);
  const order = await lockOrder(tx, orderId);
  if (order?.customerId !== customerId) return fail('order_not_found');
  if (!isPayable(order, now) || !order.expiresAt) return fail('order_not_payable');
  if (chargeProblem(shop, order.payable)) return fail('payment_method_not_available');
  await setPaymentMethod(tx, orderId, method, now);
  const { paymentId } = await openAttempt(tx, {
    reference: orderId,
    method,
    amount: order.payable,
    now,
    expiresAt: order.expiresAt,
  });
  return ok({ paymentId });
}

/** Asks the gateway for the charge of an order's attempt, outside of any transaction; one that was started stays as it is. */
export function startPayment(
  shop: Shop,
  orderId: string,
  paymentId: string,
  locale: Locale,
): Promise<Result<null, Unavailable>> {
  const description = { th: `คำสั่งซื้อ ${orderId}`, en: `Order ${orderId}` }[locale];
  return startAttempt(
    shop,
    paymentId,
    { returnUrl: thankYouUrl(shop, orderId, locale), description, locale },
    onPaymentSettled(shop),
  );
}

/**
 * What became of the payment, by the gateway's word, and the order as it is then. An attempt that the gateway never heard
 * of is started. While the gateway gives no answer the order is as our books have it.
 */
export async function refreshPayment(
  shop: Shop,
  orderId: string,
  customerId: string,
  locale: Locale,
): Promise<Result<Order, 'order_not_found'>> {
  const order = await findOwnOrder(shop.db, orderId, customerId);
  if (!order) return fail('order_not_found');
  await askGateway(shop, order, locale);
  return readOrder(shop, orderId, customerId, locale);
}

async function askGateway(shop: Shop, order: StoredOrder, locale: Locale): Promise<void> {
  if (order.status !== 'pending_payment') return;
  const attempt = await latestAttempt(shop.db, order.orderId);
  if (attempt?.status === 'created') await startPayment(shop, order.orderId, attempt.paymentId, locale);
  else await reconcile(shop, order.orderId, onPaymentSettled(shop));
}
