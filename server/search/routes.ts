import type { FastifyInstance } from 'fastify';
import type { ProductCard } from '#contract/catalogue.ts';
import type { Locale } from '#contract/locale.ts';
import { fail, ok } from '#contract/result.ts';
import type { FoundProduct } from '#contract/search.ts';
import { route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import type { QueryWord } from './analysis/analyser.ts';
import { analysisOf } from './index/current-analyser.ts';
import { highlightsOf } from './results/highlight-rules.ts';
import { findListing } from './results/listing.ts';
import { suggest } from './results/suggestions.ts';

/** What lies beside search and is handed in by `app.ts`. */
export interface SearchNeeds {
  /** Cards of the visible ones among these products, in the order of the ids. */
  readCards(productIds: readonly number[], reading: { now: Date; locale: Locale }): Promise<ProductCard[]>;
}

/** Kept answers fall with whatever changes in the catalogue or in the index. */
const ofCatalogue = { tags: () => ['catalogue'] };

/** The search index of each language (spec 7). Public, and the same for everybody. */
export function searchRoutes(app: FastifyInstance, shop: Shop, { readCards }: SearchNeeds): void {
  const { db } = shop;

  const foundProducts = async (
    productIds: number[],
    words: readonly QueryWord[],
    locale: Locale,
  ): Promise<FoundProduct[]> => {
    const cards = await readCards(productIds, { now: shop.clock(), locale });
    const analysis = await analysisOf(db);
    return cards.map((card) => ({ ...card, highlights: highlightsOf(card.productName, words, analysis, locale) }));
  };

  route(
    app,
    shop,
    'GET /search/api/{locale}/products',
    async ({ params: { locale }, query: { category, ...query } }) => {
      const found = await findListing(db, {
        ...query,
        locale,
        category: category?.toLowerCase().replace(/^\/+|\/+$/g, ''),
      });
      if (!found) return fail('category_not_found');
      const { productIds, words, ...rest } = found;
      const { limit, offset } = query;
      return ok({ ...rest, items: await foundProducts(productIds, words, locale), limit, offset });
    },
    ofCatalogue,
  );

  route(
    app,
    shop,
    'GET /search/api/{locale}/suggest',
    async ({ params: { locale }, query: { query } }) => {
      const { productIds, words, ...rest } = await suggest(db, query, locale);
      return ok({ ...rest, products: await foundProducts(productIds, words, locale) });
    },
    ofCatalogue,
  );
}
