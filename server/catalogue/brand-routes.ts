import type { FastifyInstance } from 'fastify';
import type { BrandLanding } from '#contract/brands.ts';
import { fail, ok } from '#contract/result.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { brandRows, type LandingRow, landingRow, plainLandingRow } from './brand-queries.ts';
import { type PriceAndStock, type Reading, readCards } from './products.ts';

/** Best sellers of a brand without a page of its own. */
const bestSellers = 12;

/** What kept answers show. */
const ofBrands = { tags: () => ['brands', 'catalogue'] };

/** Brands and their pages (spec 7). All of it is public and the same for everybody. */
export function brandRoutes(app: FastifyInstance, shop: Shop, from: PriceAndStock): void {
  const { db } = shop;

  route(
    app,
    shop,
    'GET /pim/api/brand-pages/list',
    async ({ query, locale }) => ok({ ...(await brandRows(db, query, locale)), ...query }),
    ofBrands,
  );

  route(
    app,
    shop,
    'GET /pagerender/content/brand-landing/{slug}',
    async ({ params: { slug }, locale }) => {
      const row = (await landingRow(db, slug, 'own', locale)) ?? (await plainLandingRow(db, slug, bestSellers, locale));
      return row ? ok(await complete(row, { now: shop.clock(), locale })) : fail('not_found');
    },
    ofBrands,
  );

  route(
    app,
    shop,
    'GET /pagerender/content/brand-sub-landing/{slug}',
    async ({ params: { slug }, locale }) => {
      const row = await landingRow(db, slug, 'below', locale);
      return row ? ok(await complete(row, { now: shop.clock(), locale })) : fail('not_found');
    },
    ofBrands,
  );

  async function complete({ productIds, ...landing }: LandingRow, reading: Reading): Promise<BrandLanding> {
    return { ...landing, products: await readCards(db, productIds, reading, from) };
  }
}
