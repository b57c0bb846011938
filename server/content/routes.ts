import type { FastifyInstance } from 'fastify';
import { fail, ok } from '#contract/result.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { bannerRows, linkRow } from './queries.ts';
import { normaliseLink, pathsUpwards } from './rules.ts';

const ofContent = { cacheTags: () => ['content'] };

/** What the shop says of its own pages (spec 7). All of it is public and the same for everybody. */
export function contentRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;

  route(
    app,
    shop,
    'GET /utils/api/link',
    async ({ query, locale }) => {
      const row = await linkRow(db, normaliseLink(query.path), locale);
      return row ? ok(row) : fail('link_not_found');
    },
    ofContent,
  );

  route(
    app,
    shop,
    'GET /pagerender/content/product-category-banner',
    async ({ query, locale }) => ok({ banners: await bannerRows(db, pathsUpwards(query.path), locale) }),
    ofContent,
  );
}
