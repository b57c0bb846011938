import { type Selectable, sql } from 'kysely';
import { type ClosingReason, cancelReasons } from '#contract/closing-reasons.ts';
import type { OrderStatus } from '#contract/order-statuses.ts';
import type { Db, Tx } from '../db/database.ts';
import type { OrderTransitions } from '../db/tables.ts';
import { shopClosingOf } from './closing-reasons.ts';
import type { TransitionReason } from './transition-reasons.ts';

/** Who changed the status of an order: the shop itself, such as for a payment that is overdue, is `system`. */
export type Actor = 'customer' | 'gateway' | 'system' | { operator: string };

/** Changes the status of a locked order and logs the transition. Clears `expires_at` and `slip_status`, which only unpaid orders have. */
export async function writeTransition(
  tx: Tx,
  transition: {
    orderId: string;
    from: OrderStatus;
    to: OrderStatus;
    actor: Actor;
    reason: TransitionReason;
    comment: string | null;
    now: Date;
  },
): Promise<void> {
  const { actor } = transition;
  const [kind, operator] = typeof actor === 'object' ? ['operator', actor.operator] : [actor, null];
  await sql`
    with changed as (
      update orders set status = ${transition.to}, expires_at = null, slip_status = null, updated_at = ${transition.now} where order_id = ${transition.orderId}
    )
    insert into order_transitions (order_id, from_status, to_status, actor, operator, reason, comment, at)
    values (${transition.orderId}, ${transition.from}, ${transition.to}, ${kind}, ${operator}, ${transition.reason},
      ${transition.comment}, ${transition.now})`.execute(tx);
}

/** A status that an order has had. */
export interface PastStatus {
  status: OrderStatus;
  at: Date;
  /** Why it was closed, in words for the customer; null for other transitions, and without a reason. */
  closingReason: ClosingReason | null;
}

export function pastStatusFromRow({
  to_status,
  at,
  actor,
  reason,
}: Pick<Selectable<OrderTransitions>, 'to_status' | 'at' | 'actor' | 'reason'>): PastStatus {
  return {
    status: to_status as OrderStatus,
    at,
    closingReason:
      (actor === 'customer' ? cancelReasons.find((known) => known === reason) : shopClosingOf(reason)) ?? null,
  };
}

/** An entry of the log of transitions. */
export interface LoggedTransition {
  status: OrderStatus;
  at: Date;
  actor: string;
  /** The name of the operator; null for another actor. */
  operator: string | null;
  reason: string;
  comment: string | null;
}

/** The log of an order's transitions, oldest first. */
export async function findTransitions(db: Db, orderId: string): Promise<LoggedTransition[]> {
  const rows = await db
    .selectFrom('order_transitions')
    .select(['to_status', 'at', 'actor', 'operator', 'reason', 'comment'])
    .where('order_id', '=', orderId)
    .orderBy('order_transition_id')
    .execute();
  return rows.map(({ to_status, ...row }) => ({ status: to_status as OrderStatus, ...row }));
}
