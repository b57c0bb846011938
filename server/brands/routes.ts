import type { FastifyInstance } from 'fastify';
import type { BrandLanding } from '#contract/brands.ts';
import { fail, ok } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { route } from '../http/route.ts';
import { type ReadOptions, readCards } from '../products/products.ts';
import { brandRows, defaultLandingRow, type LandingRow, landingRow } from './queries.ts';

/** Best sellers on the page of a brand without a landing page. */
const bestSellers = 12;

const brandTags = { cacheTags: () => ['brands', 'catalogue', 'promotions'] };

/** Brands and their landing pages; public and cacheable. */
export function brandsRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context;

  route(
    app,
    context,
    'GET /pim/api/brand-pages/list',
    async ({ query, locale }) => ok({ ...(await brandRows(db, query, locale)), ...query }),
    brandTags,
  );

  route(
    app,
    context,
    'GET /pagerender/content/brand-landing/{slug}',
    async ({ params: { slug }, locale }) => {
      const row =
        (await landingRow(db, slug, 'landing', locale)) ?? (await defaultLandingRow(db, slug, bestSellers, locale));
      return row ? ok(await withProducts(row, { now: context.clock(), locale })) : fail('not_found');
    },
    brandTags,
  );

  route(
    app,
    context,
    'GET /pagerender/content/brand-sub-landing/{slug}',
    async ({ params: { slug }, locale }) => {
      const row = await landingRow(db, slug, 'sub-landing', locale);
      return row ? ok(await withProducts(row, { now: context.clock(), locale })) : fail('not_found');
    },
    brandTags,
  );

  async function withProducts({ productIds, ...landing }: LandingRow, options: ReadOptions): Promise<BrandLanding> {
    return { ...landing, products: await readCards(context, productIds, options) };
  }
}
