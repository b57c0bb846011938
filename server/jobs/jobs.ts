import type { Locale } from '#contract/locale.ts';
import type { Tx } from '../db/database.ts';

/** Background jobs by queue. */
export interface JobData {
  /** Send one mail of the outbox. */
  'send-mail': { mailId: string };
  /**
   * Mail a link to whom a request on an account concerns, if anybody: after the response, so that neither its content nor its time says
   * whether there is an account.
   */
  'mail-account-link':
    | { kind: 'registration'; registrationId: string }
    | { kind: 'activation'; email: string; locale: Locale; visitorHash: string | null }
    | { kind: 'password_reset'; email: string; locale: Locale };
  /** Mail the link that confirms a sign-in with a right password: after the response, whose time does not say whether it was. */
  'mail-sign-in-confirmation': { email: string; locale: Locale; isCorrect: boolean };
  /** Mail customers what they asked for about products on their wishlists. */
  'mail-wishlist-news': Record<never, never>;
  /** Expire unpaid orders whose payment window is over. */
  'expire-orders': Record<never, never>;
  /** Read charges that may have been paid after their orders were closed. */
  'settle-late-charges': Record<never, never>;
  /** Let the gateway perform one refund. */
  'perform-refund': { refundId: string };
  /** Perform the refunds for which the gateway did not respond. */
  'perform-due-refunds': Record<never, never>;
  /** Read what the shop's accounts at the gateways offer. */
  'refresh-payment-offer': Record<never, never>;
  /** Mark the best-selling products. */
  'update-best-sellers': Record<never, never>;
  /** Delete expired rows: guest carts, idempotency keys, tokens, mails. */
  'sweep-old-rows': Record<never, never>;
  /** Log and mail what newly needs attention. */
  'report-attention': Record<never, never>;
  /** Deliver an event of the mock gateway to the shop's webhook. */
  'mock-webhook': { chargeId: string; eventId: string };
}

export type Queue = keyof JobData;

/** Mails that a process sends at the same time: those that somebody waits for, and the others. The mail server has a connection for each. */
export const mailsAtOnce = { awaited: 3, others: 10 };

/** Seconds after which the process that runs a job counts as gone: another one runs it again. */
export const jobExpirySeconds = 120;

/** Queues whose jobs are queued by a schedule; they need no data, and can be run at any time. */
export const schedules = {
  'mail-wishlist-news': {
    cron: '*/2 * * * *',
    does: 'mails customers what they asked for about products on their wishlists',
  },
  'expire-orders': { cron: '* * * * *', does: 'expires unpaid orders whose time is over' },
  'settle-late-charges': {
    cron: '23 * * * *',
    does: 'reads charges that may have been paid after their orders were closed',
  },
  'perform-due-refunds': { cron: '* * * * *', does: 'performs refunds for which the gateway did not respond' },
  'refresh-payment-offer': { cron: '*/10 * * * *', does: 'reads what the accounts at the gateways offer' },
  'update-best-sellers': { cron: '41 * * * *', does: 'marks the best-selling 5 % of the products' },
  'report-attention': { cron: '* * * * *', does: 'logs and mails what newly needs the attention of an operator' },
  'sweep-old-rows': {
    cron: '17 3 * * *',
    does: 'deletes old carts, keys, tokens, mails, messages, consents and counts of rate limits',
  },
} as const satisfies Partial<Record<Queue, { cron: string; does: string }>>;

export type ScheduledQueue = keyof typeof schedules;

/** Queues whose jobs are queued by a change. */
export const queuedByChanges: Record<Exclude<Queue, ScheduledQueue>, string> = {
  'send-mail': 'sends one mail of the outbox',
  'mail-account-link': 'mails a link that a request on an account asks for',
  'mail-sign-in-confirmation': 'mails the link that confirms a sign-in',
  'perform-refund': 'lets the gateway perform one refund',
  'mock-webhook': 'delivers an event of the mock gateway',
};

export interface JobTry {
  /** Whether the job is given up if this try fails. */
  isLast: boolean;
}

/** One handler per queue. A handler that throws is retried with backoff, except after the last try. */
export type JobHandlers = { [Name in Queue]: (data: JobData[Name], jobTry?: JobTry) => Promise<void> };

export interface Jobs {
  /**
   * Writes a job in the transaction: it runs if and only if that commits. `afterSeconds` delays it; one that somebody waits for
   * overtakes the others of its queue.
   */
  send<Name extends Queue>(
    tx: Tx,
    queue: Name,
    data: JobData[Name],
    options?: { afterSeconds?: number; isAwaited?: boolean },
  ): Promise<void>;
}
