import type { FastifyInstance } from 'fastify';
import type { Locale } from '#contract/locale.ts';
import { fail, ok } from '#contract/result.ts';
import type { FoundProduct } from '#contract/search.ts';
import { normaliseCategoryPath } from '../catalogue/catalogue.ts';
import { route } from '../http/route.ts';
import { findListing, nameHighlighter, type QueryWord, suggest } from '../search/search.ts';
import type { Shop } from '../shop.ts';
import { readCards } from './products.ts';

const catalogueTag = { cacheTags: () => ['catalogue'] };

/** Search in each language: public, and the same for everybody. */
export function searchRoutes(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;

  const foundProducts = async (
    productIds: readonly number[],
    words: readonly QueryWord[],
    locale: Locale,
  ): Promise<FoundProduct[]> => {
    const cards = await readCards(db, productIds, { now: shop.clock(), locale });
    const highlight = await nameHighlighter(db, words, locale);
    return cards.map((card) => ({ ...card, highlights: highlight(card.productName) }));
  };

  route(
    app,
    shop,
    'GET /search/api/{locale}/products',
    async ({ params: { locale }, query: { category, ...query } }) => {
      const found = await findListing(db, {
        ...query,
        locale,
        category: category === undefined ? undefined : normaliseCategoryPath(category),
      });
      if (!found) return fail('category_not_found');
      const { productIds, words, ...rest } = found;
      const { limit, offset } = query;
      return ok({ ...rest, items: await foundProducts(productIds, words, locale), limit, offset });
    },
    catalogueTag,
  );

  route(
    app,
    shop,
    'GET /search/api/{locale}/suggest',
    async ({ params: { locale }, query: { query } }) => {
      const { productIds, words, ...rest } = await suggest(db, query, locale);
      return ok({ ...rest, products: await foundProducts(productIds, words, locale) });
    },
    catalogueTag,
  );
}
