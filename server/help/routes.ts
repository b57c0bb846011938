import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { pageCache } from '../content/content.ts';
import { route } from '../http/route.ts';
import { visitorIdOf } from '../http/visitor.ts';
import { helpPath, readHelpPage, readMenus, searchHelp } from './help-pages.ts';
import { saveVote } from './queries.ts';

const cache = { cacheTags: () => ['content'] };

/** Types of help, help pages, the search in them, and votes about them. */
export function helpRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    context,
    'GET /utils/api/help-information/types',
    async ({ locale }) => ok(await readMenus(context, locale)),
    cache,
  );

  route(
    app,
    context,
    'GET /utils/api/help-information/types/{type}/contents',
    async ({ params, locale }) => {
      const menu = (await readMenus(context, locale)).find(({ type }) => type === params.type);
      return menu ? ok(menu.items) : fail('help_type_not_found');
    },
    cache,
  );

  route(
    app,
    context,
    'GET /utils/api/help-information/search',
    async ({ query, locale }) => ok(await searchHelp(context, query.query, locale)),
    cache,
  );

  route(
    app,
    context,
    'POST /utils/api/help-information/contents/{slug}/votes',
    async ({ params, body, locale, request }) => {
      const visitorId = visitorIdOf(request);
      if (visitorId === undefined) return fail('validation_failed', { fields: { sessionId: ['required'] } });
      const path = helpPath(params.slug);
      const visitorHash = createHmac('sha256', context.secretFor('help-votes'))
        .update(`${path} ${visitorId}`)
        .digest('base64url');
      const vote = { path, visitorHash, locale, helpful: body.helpful, now: context.clock() };
      return (await saveVote(context.db, vote)) ? ok(undefined) : fail('page_not_found');
    },
    {
      // Many shoppers share the address of a mobile network.
      rateLimit: { calls: 100, seconds: 600 },
      subjectRateLimit: { calls: 20, seconds: 600, subject: (_body, request) => visitorIdOf(request) ?? '' },
    },
  );

  route(
    app,
    context,
    'GET /pagerender/content/faq-menus',
    async ({ locale }) => ok(await readMenus(context, locale)),
    cache,
  );

  route(
    app,
    context,
    'GET /pagerender/content/faq/{slug}',
    async ({ params, query, locale }) => {
      const page = await readHelpPage(context, params.slug, { ...query, locale });
      return page ? ok(page) : fail('page_not_found');
    },
    pageCache,
  );
}
