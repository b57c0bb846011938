import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { blockCache, pageCache } from './page-cache-tags.ts';
import { type PageRequest, readBlocks, readPage } from './pages.ts';
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
      const row = await findPageContent(db, canonicalLinkPath(query.path), { locale, now: context.clock() });
      return row ? ok(row) : fail('link_not_found');
    },
    contentCache,
  );

  route(
    app,
    context,
    'GET /pagerender/content/product-category-banner',
    async ({ query, locale }) => {
      const banners = await findBanners(db, pathWithAncestors(query.path), { locale, now: context.clock() });
      return ok({ banners });
    },
    contentCache,
  );

  const pageResult = async (request: PageRequest) => {
    const page = await readPage(context, request);
    return page ? ok(page) : fail('page_not_found');
  };

  route(
    app,
    context,
    'GET /pagerender/page/home',
    ({ query, locale }) => pageResult({ path: '/', ...query, locale }),
    pageCache,
  );

  route(
    app,
    context,
    'GET /pagerender/landing/page',
    ({ query, locale }) => pageResult({ ...query, locale }),
    pageCache,
  );

  route(
    app,
    context,
    'GET /pagerender/landing/pop-up',
    async ({ query, locale }) => ok((await readBlocks(context, 'pop_up', { ...query, locale }))[0] ?? null),
    pageCache,
  );

  route(
    app,
    context,
    'GET /pagerender/landing/feature-product-group',
    async ({ query, locale }) => ok(await readBlocks(context, 'product_row', { ...query, locale })),
    blockCache,
  );

  route(
    app,
    context,
    'GET /pagerender/landing/common-campaign',
    async ({ query, locale }) => ok(await readBlocks(context, 'common_campaign', { ...query, locale })),
    blockCache,
  );

  route(
    app,
    context,
    'GET /pagerender/landing/mega-campaign',
    async ({ query, locale }) => ok(await readBlocks(context, 'mega_campaign', { ...query, locale })),
    blockCache,
  );

  route(
    app,
    context,
    'GET /pagerender/landing/mini-highlight',
    async ({ query, locale }) => ok(await readBlocks(context, 'mini_highlights', { ...query, locale })),
    blockCache,
  );
}
