import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { createBotCheck } from '../bot-check/bot-check.ts';
import { resultTransaction } from '../db/database.ts';
import { firstResponse, runOnce } from '../http/idempotency.ts';
import { networkOf } from '../http/miss-limit.ts';
import { route } from '../http/route.ts';
import { createFileReader } from '../uploads/uploads.ts';
import { headOffice } from './head-office.ts';
import { readAttachments, sendMessage } from './send-message.ts';
import { listTopics } from './topic-queries.ts';

/** Of a PDF that is attached to a message. */
const maxPages = 5;

/** The calls of `contract/contact.ts`. */
export function contactRoutes(app: FastifyInstance, context: AppContext): void {
  const isPerson = createBotCheck(context);
  // Of its own: messages of strangers must not hold up the slips of customers.
  const reader = createFileReader(context.log, { types: ['webp', 'pdf'], maxPages, readsCodes: false });
  app.addHook('onClose', async () => reader.close());

  route(
    app,
    context,
    'GET /utils/api/message-logs/topics/list',
    async ({ locale }) => ok({ items: await listTopics(context.db, locale) }),
    { cacheTags: () => ['content'] },
  );

  route(app, context, 'GET /utils/api/configurations/contact-us-head-office', async ({ locale }) =>
    ok(headOffice(locale)),
  );

  route(
    app,
    context,
    'POST /utils/api/message-logs/logs/send',
    async ({ body: { botCheckToken: token, ...message }, files, ended, identity, idempotency, locale, request }) => {
      if (!(await isPerson({ token, action: 'contact', address: request.ip }))) return fail('bot_check_failed');
      const first = idempotency && (await firstResponse<{ reference: string }>(context.db, idempotency));
      if (first) return first;
      const customerId = identity.kind === 'customer' ? identity.customerId : null;
      const pages = await readAttachments(reader, files, { caller: customerId ?? networkOf(request), ended });
      if (!pages.ok) return pages;
      const sending = { message, pages: pages.data, customerId, locale };
      return resultTransaction(context.db, (tx) => {
        const send = () => sendMessage(context, tx, sending);
        return idempotency ? runOnce(tx, idempotency, context.clock(), send) : send();
      });
    },
    { rateLimit: { calls: 10, seconds: 600 } },
  );
}
