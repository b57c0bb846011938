import type { FastifyInstance } from 'fastify';
import type { JobHandlers } from './jobs/jobs.ts';
import { deleteOldRows } from './jobs/old-rows.ts';
import { sendMail } from './messaging/messaging.ts';
import { expireOverdue } from './orders/orders.ts';
import { deliverMockEvent } from './payments/mock-gateway/routes.ts';
import type { Shop } from './shop.ts';

/** What is done for each queue of jobs. */
export function jobHandlers(shop: Shop, app: Pick<FastifyInstance, 'inject'>): JobHandlers {
  return {
    'send-mail': ({ mailId }) => sendMail(shop, mailId),
    'expire-orders': () => expireOverdue(shop),
    'mock-webhook': (event) => deliverMockEvent(shop, app, event),
    'sweep-old-rows': () => deleteOldRows(shop.db, shop.clock()),
  };
}
