import type { FastifyInstance } from 'fastify';
import { forgetOldTokens } from './accounts/accounts.ts';
import { forgetOldCarts } from './cart/cart.ts';
import { deleteExpiredKeys } from './http/idempotency.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import { forgetOldMails, sendMail } from './messaging/messaging.ts';
import { expireOverdueOrders } from './orders/orders.ts';
import { deliverMockEvent } from './payments/mock-gateway/routes.ts';
import type { Shop } from './shop.ts';

/** What is done for each queue of jobs. */
export function jobHandlers(shop: Shop, app: Pick<FastifyInstance, 'inject'>): JobHandlers {
  return {
    'send-mail': ({ mailId }) => sendMail(shop, mailId),
    'expire-orders': () => expireOverdueOrders(shop),
    'mock-webhook': (event) => deliverMockEvent(shop, app, event),
    'sweep-old-rows': async () => {
      for (const forget of [forgetOldCarts, forgetOldTokens, deleteExpiredKeys, forgetOldMails])
        await forget(shop.db, shop.clock());
    },
  };
}
