import type { FastifyInstance } from 'fastify';
import { deleteExpiredTokens, mailAccountLink, mailConfirmation } from './accounts/accounts.ts';
import type { AppContext } from './app-context.ts';
import {
  closeAttention,
  reportAttention,
  requireAttention,
  requireAttentionForLostMails,
} from './attention/attention.ts';
import { deleteExpiredCarts } from './cart/cart.ts';
import { refreshPaymentOffer } from './checkout/checkout.ts';
import { deleteExpiredConsents } from './consent/consent.ts';
import { deleteExpiredMessages } from './contact/contact.ts';
import { deleteExpiredKeys } from './http/idempotency.ts';
import { deleteExpiredCounts } from './http/limit-queries.ts';
import { readMailAttachment } from './invoices/invoices.ts';
import type { JobHandlers, ScheduledQueue } from './jobs/jobs.ts';
import { deleteExpiredMails, sendMail } from './messaging/messaging.ts';
import { expireOverdueOrders, onPaymentSettled, onRefunded } from './orders/orders.ts';
import { deliverMockEvent } from './payments/mock-gateway/routes.ts';
import { performDueRefunds, performRefund, settleLateCharges } from './payments/payments.ts';
import { updateBestSellers } from './products/products.ts';
import { deleteExpiredPageRequests } from './warm-up/warm-up.ts';
import { mailWishlistNews } from './wishlist/wishlist.ts';

/** The handler of each job queue. */
export function jobHandlers(context: AppContext, app: Pick<FastifyInstance, 'inject'>): JobHandlers {
  return {
    ...scheduleHandlers(context),
    'send-mail': ({ mailId }, { isLast } = { isLast: false }) =>
      sendMail(context, mailId, {
        isLastTry: isLast,
        readAttachment: (attachment) => readMailAttachment(context, attachment),
        onGivenUp: (tx, template) =>
          requireAttention(tx, { kind: 'mail_not_sent', subject: mailId, details: { template }, now: context.clock() }),
        onSent: () => closeAttention(context.db, { kinds: ['mail_not_sent'], subject: mailId, now: context.clock() }),
      }),
    'mail-account-link': (request) => mailAccountLink(context, request),
    'mail-sign-in-confirmation': (request) => mailConfirmation(context, request),
    'mock-webhook': (event) => deliverMockEvent(context, app, event),
    'perform-refund': ({ refundId }) => performRefund(context, refundId, onRefunded(context)),
  };
}

/** The handlers of the queues that run by a schedule. */
export function scheduleHandlers(context: AppContext): Pick<JobHandlers, ScheduledQueue> {
  return {
    'mail-wishlist-news': () => mailWishlistNews(context),
    'expire-orders': () => expireOverdueOrders(context),
    'settle-late-charges': () => settleLateCharges(context, null, onPaymentSettled(context)),
    'perform-due-refunds': () => performDueRefunds(context, onRefunded(context)),
    'refresh-payment-offer': async () => {
      await refreshPaymentOffer(context);
    },
    'update-best-sellers': () => updateBestSellers(context),
    'report-attention': async () => {
      await requireAttentionForLostMails(context);
      await reportAttention(context);
    },
    'sweep-old-rows': () => sweepOldRows(context),
  };
}

/** What deletes old rows, by what they are. */
const sweeps = {
  carts: deleteExpiredCarts,
  tokens: deleteExpiredTokens,
  'idempotency keys': deleteExpiredKeys,
  mails: deleteExpiredMails,
  messages: deleteExpiredMessages,
  consents: deleteExpiredConsents,
  'counts of rate limits': deleteExpiredCounts,
  'page requests': deleteExpiredPageRequests,
};

/** Deletes old rows. One kind that cannot be deleted does not keep the others; afterwards, the sweep fails. */
async function sweepOldRows({ db, clock, log }: AppContext): Promise<void> {
  const failed: string[] = [];
  for (const [rows, deleteExpired] of Object.entries(sweeps)) {
    try {
      await deleteExpired(db, clock());
    } catch (error) {
      log.error({ err: error, rows }, 'old rows could not be deleted');
      failed.push(rows);
    }
  }
  if (failed.length > 0) throw new Error(`old rows were not deleted: ${failed.join(', ')}`);
}
