import type { FastifyInstance } from 'fastify';
import { deleteExpiredTokens } from './accounts/accounts.ts';
import type { AppContext } from './app-context.ts';
import { deleteExpiredCarts } from './cart/cart.ts';
import { deleteExpiredKeys } from './http/idempotency.ts';
import { renderMailAttachment } from './invoices/invoices.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import { deleteExpiredMails, sendMail } from './messaging/messaging.ts';
import { expireOverdueOrders } from './orders/orders.ts';
import { deliverMockEvent } from './payments/mock-gateway/routes.ts';

/** The handler of each job queue. */
export function jobHandlers(context: AppContext, app: Pick<FastifyInstance, 'inject'>): JobHandlers {
  return {
    'send-mail': ({ mailId }) => sendMail(context, mailId, renderMailAttachment),
    'expire-orders': () => expireOverdueOrders(context),
    'mock-webhook': (event) => deliverMockEvent(context, app, event),
    'sweep-old-rows': async () => {
      for (const deleteExpired of [deleteExpiredCarts, deleteExpiredTokens, deleteExpiredKeys, deleteExpiredMails])
        await deleteExpired(context.db, context.clock());
    },
  };
}
