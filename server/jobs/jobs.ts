import type { Tx } from '../db/database.ts';

/** The work that is done after a request, by queue. */
export interface JobData {
  /** Send one mail of the outbox. */
  'send-mail': { mailId: string };
  /** Let go of unpaid orders whose time is over. */
  'expire-orders': Record<never, never>;
  /** Forget what is old: guest carts, idempotency keys, tokens. */
  'sweep-old-rows': Record<never, never>;
  /** Deliver an event of the mock gateway to the shop's webhook. */
  'mock-webhook': { chargeId: string; eventId: string };
}

export type Queue = keyof JobData;

/** One handler a queue. A handler that throws is tried again, later and later. */
export type JobHandlers = { [Name in Queue]: (data: JobData[Name]) => Promise<void> };

export interface Jobs {
  /** Writes a job in the transaction: it runs if and only if that commits. `afterSeconds` delays it. */
  send<Name extends Queue>(
    tx: Tx,
    queue: Name,
    data: JobData[Name],
    options?: { afterSeconds?: number },
  ): Promise<void>;
}
