import type { DeliveryMethod } from '#contract/delivery-methods.ts';
import { fitsDelivery, type OrderStatus } from '#contract/order-statuses.ts';
import type { AppContext } from '../../app-context.ts';
import { type Db, type Tx, transaction } from '../../db/database.ts';
import type { Columns } from '../../import-export/columns.ts';
import { lockPaymentAttempts } from '../../payments/payments.ts';
import { findOrder, lockOrder } from '../queries.ts';
import { findRefundableLines } from '../refunds/refund-queries.ts';
import type { RefundableLine } from '../refunds/refund-rules.ts';
import { isTransitionAllowed } from '../rules.ts';
import type { StoredOrder } from '../stored-order.ts';
import type { ActionOutcome, ActionRequest } from './order-action.ts';

const unknownOrder = { refused: 'there is no such order' } as const;

type Change = Pick<ActionRequest<Columns>, 'orderId' | 'dryRun' | 'planned'>;

/**
 * Changes one order for an operator, in its own transaction, if `decide` says that it is to be changed. A dry run only decides, and plans
 * what the change makes of the order by `plan`, as far as later rows about the same order depend on it.
 */
export async function changeOrder(
  { db }: Pick<AppContext, 'db'>,
  { orderId, dryRun, planned }: Change,
  decide: (order: StoredOrder, db: Db) => ActionOutcome | Promise<ActionOutcome>,
  write: (tx: Tx, order: StoredOrder) => Promise<void>,
  plan: (order: StoredOrder) => StoredOrder = (order) => order,
): Promise<ActionOutcome> {
  if (dryRun) {
    const order = planned?.get(orderId) ?? (await findOrder(db, orderId));
    if (!order) return unknownOrder;
    const outcome = await decide(order, db);
    if (isChange(outcome)) planned?.set(orderId, plan(order));
    return outcome;
  }
  return transaction(db, async (tx) => {
    await lockPaymentAttempts(tx, orderId);
    const order = await lockOrder(tx, orderId);
    if (!order) return unknownOrder;
    const outcome = await decide(order, tx);
    if (isChange(outcome)) await write(tx, order);
    return outcome;
  });
}

/** Like `changeOrder`, for a change that depends on the lines of the order, which are read once. */
export function changeOrderWithLines(
  context: Pick<AppContext, 'db'>,
  request: Change,
  decide: (order: StoredOrder, lines: readonly RefundableLine[]) => ActionOutcome,
  write: (tx: Tx, order: StoredOrder, lines: readonly RefundableLine[]) => Promise<void>,
  plan?: (order: StoredOrder, lines: readonly RefundableLine[]) => StoredOrder,
): Promise<ActionOutcome> {
  let lines: readonly RefundableLine[] = [];
  return changeOrder(
    context,
    request,
    async (order, db) => {
      lines = await findRefundableLines(db, order.orderId);
      return decide(order, lines);
    },
    (tx, order) => write(tx, order, lines),
    plan && ((order) => plan(order, lines)),
  );
}

function isChange(outcome: ActionOutcome): boolean {
  return outcome === 'changed' || (typeof outcome === 'object' && 'changed' in outcome);
}

/** Why an order of that delivery method cannot have a status of another one. */
const otherDelivery: Record<DeliveryMethod, string> = {
  shipping: 'is delivered to an address',
  pickup: 'is picked up at a branch',
  appointment: 'has services only: complete it when they are done',
};

/** Whether an order can become `to`; `unchanged` if it is already. */
export function decideTransition(order: StoredOrder, to: OrderStatus): ActionOutcome {
  if (order.status === to) return 'unchanged';
  if (!fitsDelivery(order.deliveryMethod, to)) return { refused: otherDelivery[order.deliveryMethod] };
  return isTransitionAllowed(order, to) ? 'changed' : { refused: `is ${order.status}, it cannot become ${to}` };
}
