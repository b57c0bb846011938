import type { FastifyInstance } from 'fastify';
import type { Locale } from '#contract/locale.ts';
import { fail, ok } from '#contract/result.ts';
import type { SearchResult } from '#contract/search.ts';
import { hitsPerRequest } from '#contract/search-limits.ts';
import type { AppContext } from '../app-context.ts';
import { normaliseCategoryPath } from '../catalogue/catalogue.ts';
import { route } from '../http/route.ts';
import {
  findListing,
  type ListingQuery,
  matchingSkuIds,
  nameHighlighter,
  type QueryTerm,
  recordMiss,
  recordSearch,
  suggest,
} from '../search/search.ts';
import { productOffers } from './product-offers.ts';
import { readCards } from './products.ts';

const catalogueTag = {
  cacheTags: () => ['catalogue', 'promotions'],
  // A person who types causes a few a second.
  rateLimit: { calls: 300, seconds: 60 },
} as const;

/** Whether only the query decides what is found, on the first page. */
const isUnfiltered = ({
  offset,
  limit,
  category,
  brands,
  attributes,
  minPrice,
  maxPrice,
  availability,
  promotion,
}: ListingQuery) =>
  offset === 0 &&
  // The query of a request for more was counted with the first products.
  limit < hitsPerRequest &&
  [category, brands, attributes, minPrice, maxPrice, availability, promotion].every((filter) => filter === undefined);

/** Search in each language; public and cacheable. */
export function searchRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, metrics } = context;
  const measured = <T>(kind: 'listing' | 'suggestions', search: () => Promise<T>): Promise<T> =>
    metrics ? metrics.measureSearch(kind, search) : search();

  const searchResults = async (
    productIds: readonly number[],
    shownTerms: readonly QueryTerm[],
    locale: Locale,
    terms = shownTerms,
  ): Promise<SearchResult[]> => {
    const shownSkuIds = await matchingSkuIds(db, productIds, shownTerms, locale);
    const cards = await readCards(context, productIds, { now: context.clock(), locale, shownSkuIds });
    const highlight = await nameHighlighter(db, terms, locale);
    return cards.map((card) => ({ ...card, highlights: highlight(card.productName) }));
  };

  route(
    app,
    context,
    'GET /search/api/{locale}/products',
    async ({ params: { locale }, query: { category, ...query } }) => {
      const listing = {
        ...query,
        locale,
        withGift: (await productOffers(context)).withGift,
        category: category === undefined ? undefined : normaliseCategoryPath(category),
      };
      const found = await measured('listing', () => findListing(db, listing));
      if (!found) return fail('category_not_found');
      const { productIds, terms, ...rest } = found;
      const { limit, offset } = query;
      if (query.query && isUnfiltered(listing) && (found.total === 0 || found.notSold !== null))
        await recordMiss(db, query.query, context.clock(), found.total > 0).catch((error: unknown) =>
          context.log.warn({ err: error }, 'a search that found nothing was not counted'),
        );
      // Elsewhere a card shows the variant by which the list is sorted and filtered.
      const showsMatchingSkus = query.sort === 'relevance' && !query.minPrice && !query.maxPrice && !found.askedPrice;
      const items = await searchResults(productIds, showsMatchingSkus ? terms : [], locale, terms);
      return ok({ ...rest, items, limit, offset });
    },
    catalogueTag,
  );

  route(
    app,
    context,
    'GET /search/api/{locale}/suggest',
    async ({ params: { locale }, query: { query } }) => {
      const { productIds, terms, ...rest } = await measured('suggestions', () => suggest(db, query, locale));
      return ok({ ...rest, products: await searchResults(productIds, terms, locale) });
    },
    catalogueTag,
  );

  route(
    app,
    context,
    'POST /search/api/{locale}/searches',
    async ({ body: { query, selected } }) => {
      await recordSearch(db, query, context.clock(), selected);
      return ok(undefined);
    },
    // Many shoppers share the address of a mobile network.
    { rateLimit: { calls: 300, seconds: 60 } },
  );
}
