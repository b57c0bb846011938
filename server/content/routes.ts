import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { findBanners, findPageContent } from './queries.ts';
import { canonicalLinkPath, pathWithAncestors } from './rules.ts';

const contentCache = { cacheTags: () => ['content'] };

/** Editorial content of pages and banners of categories. Public, the same for everyone. */
export function contentRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(
    app,
    context,
    'GET /utils/api/link',
    async ({ query, locale }) => {
      const row = await findPageContent(db, canonicalLinkPath(query.path), locale);
      return row ? ok(row) : fail('link_not_found');
    },
    contentCache,
  );

  route(
    app,
    context,
    'GET /pagerender/content/product-category-banner',
    async ({ query, locale }) => ok({ banners: await findBanners(db, pathWithAncestors(query.path), locale) }),
    contentCache,
  );
}
