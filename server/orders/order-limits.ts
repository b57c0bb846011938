import type { PaymentMethod, PaymentProblem } from '#contract/payment-methods.ts';
import { isPrepaidMethod } from '#contract/payment-methods.ts';
import { type Fail, fail } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import type { Db, Tx } from '../db/database.ts';
import type { OrderLimits } from '../order-limit-settings.ts';
import { type Buyer, type BuyerOrders, findBuyerOrders, lockMobileNo } from './limit-queries.ts';

export type { Buyer } from './limit-queries.ts';

const hours = 3_600_000;
const recentHours = 24;
const refusalDays = 365;

/** What the limits of orders say about a buyer (docs/reference/orders.md, 'Limits'). */
export interface LimitCheck {
  /** Why the buyer cannot order by a method now; null if they can. `data` has the limit. */
  orderProblem(method: PaymentMethod | null): Fail<'order_limit_reached' | 'unpaid_order_limit_reached'> | null;
  /** Why these lines cannot be paid on delivery; null if they can. */
  cashProblem(lines: readonly LimitedLine[]): PaymentProblem | null;
}

interface LimitedLine {
  itemType: string;
  sku: { skuId: number };
  quantity: number;
}

const noLimits: LimitCheck = { orderProblem: () => null, cashProblem: () => null };

/** Reads what a buyer has ordered. */
export async function checkOrderLimits(
  { settings: { orderLimits }, clock }: Pick<AppContext, 'settings' | 'clock'>,
  db: Db,
  buyer: Buyer,
): Promise<LimitCheck> {
  if (!orderLimits) return noLimits;
  const now = clock().getTime();
  const orders = await findBuyerOrders(db, buyer, {
    recent: new Date(now - recentHours * hours),
    refusals: new Date(now - refusalDays * 24 * hours),
  });
  return {
    orderProblem: (method) => orderProblem(orderLimits, orders, method),
    cashProblem: (lines) => cashProblem(orderLimits, orders, lines),
  };
}

/**
 * Like `checkOrderLimits`, for an order of the transaction: other orders of the same mobile number wait until it ends, so that no two
 * pass as the last one. The customer must be locked.
 */
export async function holdOrderLimits(
  context: Pick<AppContext, 'settings' | 'clock'>,
  tx: Tx,
  buyer: Buyer,
): Promise<LimitCheck> {
  if (context.settings.orderLimits && buyer.mobileNo !== null) await lockMobileNo(tx, buyer.mobileNo);
  return checkOrderLimits(context, tx, buyer);
}

function orderProblem(limits: OrderLimits, orders: BuyerOrders, method: PaymentMethod | null) {
  if (orders.recent >= limits.perDay) return fail('order_limit_reached', { data: { limit: limits.perDay } });
  if (method !== null && isPrepaidMethod(method) && orders.unpaid >= limits.unpaid)
    return fail('unpaid_order_limit_reached', { data: { limit: limits.unpaid } });
  return null;
}

function cashProblem(
  limits: OrderLimits,
  { refusals, cash, cashUnits }: BuyerOrders,
  lines: readonly LimitedLine[],
): PaymentProblem | null {
  if (refusals >= limits.cashOnDeliveryRefusals) return 'parcel_refused_before';
  if (cash >= limits.cashOnDelivery) return 'too_many_cash_orders';
  const bought = Map.groupBy(
    lines.filter(({ itemType }) => itemType !== 'GIFT'),
    ({ sku }) => sku.skuId,
  );
  const exceeds = [...bought].some(([skuId, ofSku]) => {
    const units = ofSku.reduce((sum, { quantity }) => sum + quantity, cashUnits.get(skuId) ?? 0);
    return units > limits.cashOnDeliveryUnits;
  });
  return exceeds ? 'too_many_cash_units' : null;
}
