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
import type { ActionOutcome, ActionRequest, OrderAction, PlannedOrder } from './order-action.ts';

const unknownOrder = { refused: 'there is no such order' } as const;

type Decide = (order: StoredOrder, lines: readonly RefundableLine[], db: Db) => ActionOutcome | Promise<ActionOutcome>;

export type Write = (tx: Tx, order: StoredOrder, lines: readonly RefundableLine[]) => Promise<void>;

/** What the change makes of the order and its lines, as far as later rows about the same order depend on it. */
type Plan = (order: StoredOrder, lines: readonly RefundableLine[]) => Partial<PlannedOrder>;

type Change = Pick<ActionRequest<Columns>, 'orderId' | 'dryRun' | 'planned'>;

/** What an order would become by `decide`, without changing it. With `plan`, later rows about it find it as if it were changed. */
export async function checkOrder(
  { db }: Pick<AppContext, 'db'>,
  { orderId, planned }: Pick<Change, 'orderId' | 'planned'>,
  decide: Decide,
  plan: Plan = () => ({}),
): Promise<ActionOutcome> {
  const found = planned?.get(orderId) ?? (await readOrder(db, orderId));
  if (!found) return unknownOrder;
  const { order, lines } = found;
  const outcome = await decide(order, lines, db);
  if (isChange(outcome)) planned?.set(orderId, { order, lines, ...plan(order, lines) });
  return outcome;
}

async function readOrder(db: Db, orderId: string): Promise<PlannedOrder | undefined> {
  const order = await findOrder(db, orderId);
  return order && { order, lines: await findRefundableLines(db, orderId) };
}

/** Changes one order for an operator, in its own transaction, if `decide` says that it is to be changed. A dry run only decides and plans. */
export async function changeOrder(
  context: Pick<AppContext, 'db'>,
  change: Change,
  decide: Decide,
  write: Write,
  plan?: Plan,
): Promise<ActionOutcome> {
  const { orderId, dryRun } = change;
  if (dryRun) return checkOrder(context, change, decide, plan);
  return transaction(context.db, async (tx) => {
    await lockPaymentAttempts(tx, orderId);
    const order = await lockOrder(tx, orderId);
    if (!order) return unknownOrder;
    const lines = await findRefundableLines(tx, orderId);
    const outcome = await decide(order, lines, tx);
    if (isChange(outcome)) await write(tx, order, lines);
    return outcome;
  });
}

function isChange(outcome: ActionOutcome): boolean {
  return outcome === 'changed' || (typeof outcome === 'object' && 'changed' in outcome);
}

/** An action that is nothing but a change of each order. */
export interface OrderChange<Of extends Columns> extends Omit<OrderAction<Of>, 'run'> {
  /** Whether the order is to be changed. */
  decide(
    order: StoredOrder,
    lines: readonly RefundableLine[],
    request: ActionRequest<Of>,
    db: Db,
  ): ActionOutcome | Promise<ActionOutcome>;
  /** Writes the change, in the transaction of the decision. */
  write(
    context: AppContext,
    tx: Tx,
    change: ActionRequest<Of> & { order: StoredOrder; lines: readonly RefundableLine[]; now: Date },
  ): Promise<void>;
  /** What the change makes of the order and its lines, as far as later rows of a dry run about the same order depend on it. */
  plan?(
    order: StoredOrder,
    lines: readonly RefundableLine[],
    request: ActionRequest<Of>,
    now: Date,
  ): Partial<PlannedOrder>;
}

/** The action of a change that needs nothing to be read before its transaction. */
export function changeAction<Of extends Columns>({ decide, write, plan, ...action }: OrderChange<Of>): OrderAction<Of> {
  return {
    ...action,
    run: (context, request) =>
      changeOrder(
        context,
        request,
        (order, lines, db) => decide(order, lines, request, db),
        (tx, order, lines) => write(context, tx, { ...request, order, lines, now: context.clock() }),
        plan && ((order, lines) => plan(order, lines, request, context.clock())),
      ),
  };
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
