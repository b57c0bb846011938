import type { FastifyInstance } from 'fastify';
import { ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { passageTerms } from '../search/search.ts';
import { adRows, articleRows, categoryRows, nextBlogChange, tagRows, topArticles } from './queries.ts';

const cache = { cacheTags: () => ['content'] };

/** The lists of the blog. Public, the same for everyone. */
export function blogRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(
    app,
    context,
    'GET /pagerender/content/blog-category-list',
    async ({ locale }) => ok(await categoryRows(db, { locale, now: context.clock() })),
    cache,
  );

  route(
    app,
    context,
    'GET /pagerender/content/blog-tag-list',
    async ({ locale }) => ok(await tagRows(db, { locale, now: context.clock() })),
    cache,
  );

  route(
    app,
    context,
    'GET /pagerender/content/blog-list',
    async ({ query: { query = '', ...filter }, locale }) => {
      const now = context.clock();
      const { limit, offset } = filter;
      const isSearch = query.trim() !== '';
      const terms = isSearch ? await passageTerms(db, query) : [];
      const found =
        isSearch && terms.length === 0
          ? { items: [], total: 0 }
          : await articleRows(db, { ...filter, terms }, { locale, now });
      const changesAt = await nextBlogChange(db, now);
      return ok({ ...found, limit, offset, changesAt: changesAt?.toISOString() ?? null });
    },
    cache,
  );

  route(
    app,
    context,
    'GET /pagerender/content/blog-top-list',
    async ({ query: { limit }, locale }) => ok(await topArticles(db, limit, { locale, now: context.clock() })),
    cache,
  );

  route(
    app,
    context,
    'GET /pagerender/content/blog-ads-list',
    async ({ query, locale }) => ok(await adRows(db, query, { locale, now: context.clock() })),
    cache,
  );
}
