import type { InstallmentPlan } from '#contract/installments.ts';
import type { Locale } from '#contract/locale.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../db/database.ts';
import {
  findOfferedPlans,
  hasOwnPlans,
  type PlanRow,
  presentPlans,
  sharedPlans,
} from '../../installments/installments.ts';
import { type PaymentOffer, readPaymentOffer } from '../../payments/payments.ts';
import { findOrderDiscounts } from '../discount-queries.ts';
import { findOrderLines, findOwnOrder } from '../queries.ts';
import { allowsPaymentMethod, allowsPlan } from '../rules.ts';
import type { StoredOrder } from '../stored-order.ts';
import { isPayable } from './payment-window.ts';

/** The offered plans by which an order can be paid: its lines share them, its amount reaches them, and its discounts allow them. */
export async function findOrderPlans(
  db: Db,
  { orderId, payable }: Pick<StoredOrder, 'orderId' | 'payable'>,
  offer: PaymentOffer,
): Promise<PlanRow[]> {
  const lines = (await findOrderLines(db, orderId)).filter(hasOwnPlans);
  const discounts = await findOrderDiscounts(db, orderId);
  if (!allowsPaymentMethod(discounts, 'installment')) return [];
  const productIds = lines.map(({ productId }) => productId);
  const plans = await findOfferedPlans(db, productIds, offer);
  return sharedPlans(
    lines.map(({ productId }) => plans.get(productId) ?? []),
    payable,
  ).filter((plan) => allowsPlan(discounts, plan));
}

/** The plans by which an unpaid order of a customer can be paid, by bank; none for any other order. */
export async function listOrderInstallments(
  context: AppContext,
  request: { orderId: string; customerId: string },
  locale: Locale,
): Promise<Result<InstallmentPlan[], 'order_not_found'>> {
  const order = await findOwnOrder(context.db, request.orderId, request.customerId);
  if (!order) return fail('order_not_found');
  if (!isPayable(order, context.clock())) return ok([]);
  const plans = await findOrderPlans(context.db, order, await readPaymentOffer(context));
  return ok(presentPlans(plans, () => order.payable, locale));
}
