import type { FastifyInstance } from 'fastify';
import { deleteExpiredTokens } from './accounts/accounts.ts';
import { deleteExpiredCarts } from './cart/cart.ts';
import { deleteExpiredKeys } from './http/idempotency.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import { deleteExpiredMails, sendMail } from './messaging/messaging.ts';
import { expireOverdueOrders } from './orders/orders.ts';
import { deliverMockEvent } from './payments/mock-gateway/routes.ts';
import type { Shop } from './shop.ts';

/** The handler of each job queue. */
export function jobHandlers(shop: Shop, app: Pick<FastifyInstance, 'inject'>): JobHandlers {
  return {
    'send-mail': ({ mailId }) => sendMail(shop, mailId),
    'expire-orders': () => expireOverdueOrders(shop),
    'mock-webhook': (event) => deliverMockEvent(shop, app, event),
    'sweep-old-rows': async () => {
      for (const deleteExpired of [deleteExpiredCarts, deleteExpiredTokens, deleteExpiredKeys, deleteExpiredMails])
        await deleteExpired(shop.db, shop.clock());
    },
  };
}
