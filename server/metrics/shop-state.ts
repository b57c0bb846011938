import { setTimeout as wait } from 'node:timers/promises';
import type { OrderStatus } from '#contract/order-statuses.ts';
import { type AttentionKind, countOpenAttention } from '../attention/attention.ts';
import { type Db, snapshot } from '../db/database.ts';
import { type QueueLength, readQueueLengths } from '../jobs/job-queries.ts';
import { countWaitingMails } from '../messaging/messaging.ts';
import { countOrdersByStatus } from '../orders/orders.ts';
import { limitStatementTime } from './queries.ts';

/** What the metrics show of the stored data. */
export interface ShopState {
  queues: readonly QueueLength[];
  mailsWaiting: number;
  /** What is open, by kind. */
  attention: Readonly<Record<AttentionKind, number>>;
  /** Orders of the last 30 days. */
  orders: ReadonlyMap<OrderStatus, number>;
}

/** A scrape gives up after ten seconds by default: it gets the measurements of the process in any case. */
const statementTimeoutMs = 1000;
const timeoutMs = 2000;
const ordersPeriodMs = 30 * 24 * 3_600_000;

/**
 * Makes a function that reads the state of the shop, or returns null if the database does not answer within two seconds. At most one
 * reading is under way: those that wait for a connection do not pile up.
 */
export function shopStateReader({ db, clock }: { db: Db; clock: () => Date }): () => Promise<ShopState | null> {
  let reading: Promise<ShopState | null> | undefined;
  return async () => {
    reading ??= readShopState(db, clock())
      .catch(() => null)
      .finally(() => {
        reading = undefined;
      });
    const timer = new AbortController();
    const timeout = wait(timeoutMs, null, { signal: timer.signal, ref: false }).catch(() => null);
    const state = await Promise.race([reading, timeout]);
    timer.abort();
    return state;
  };
}

function readShopState(db: Db, now: Date): Promise<ShopState> {
  return snapshot(db, async (tx) => {
    await limitStatementTime(tx, statementTimeoutMs);
    return {
      queues: await readQueueLengths(tx),
      mailsWaiting: await countWaitingMails(tx),
      attention: await countOpenAttention(tx),
      orders: await countOrdersByStatus(tx, new Date(now.getTime() - ordersPeriodMs)),
    };
  });
}
