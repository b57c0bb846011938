import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { writeFeedPart } from './feeds.ts';

/** The product feeds that sites fetch from the shop. */
export function feedRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, context, 'GET /pim/api/feeds/{feed}', async ({ params: { feed }, query: { after, limit }, locale }) => {
    const { text, next } = await writeFeedPart(context, feed, { after: Number(after), limit, locale });
    return ok({ text, next });
  });
}
