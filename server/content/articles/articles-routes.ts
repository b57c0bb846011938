import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../../app-context.ts';
import { route } from '../../http/route.ts';
import { pageCache } from '../page-cache-tags.ts';
import { readArticle } from './read-article.ts';

/** Articles of the blog. Public, the same for everyone. */
export function articlesRoutes(app: FastifyInstance, context: AppContext): void {
  route(
    app,
    context,
    'GET /pagerender/content/blog/{slug}',
    async ({ params, query, locale }) => {
      const article = await readArticle(context, { ...params, ...query, locale });
      return article ? ok(article) : fail('page_not_found');
    },
    pageCache,
  );
}
