import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { numericId } from './validation.ts';

/** What has pages: categories and brands with visible products, pages below a brand's landing page, products, landing pages, help pages, articles, and branches. */
export const pageKinds = [
  'categories',
  'brands',
  'brand-pages',
  'products',
  'landings',
  'help',
  'articles',
  'stores',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** A page that search engines may index. */
export const PageAddress = z.object({
  /** A category's path, or the slug of a brand, brand page, product, landing page, help page, article or branch. */
  slug: z.string(),
  /** When it last changed, in ISO 8601 UTC; null if unknown. */
  modifiedAt: z.nullable(z.string()),
});
export type PageAddress = z.infer<typeof PageAddress>;

/** One part of a long list: pages with ids from `(number - 1) * size + 1` to `number * size`, and when one of them last changed. */
export const PagePart = z.object({ kind: z.enum(pageKinds), number: z.int(), modifiedAt: z.nullable(z.string()) });
export type PagePart = z.infer<typeof PagePart>;

/** The shopping sites and marketplaces that the shop writes product feeds for. */
export const feedNames = ['google', 'meta', 'line', 'shopee', 'lazada', 'tiktok'] as const;
export type FeedName = (typeof feedNames)[number];

/** Those that fetch their feed from the shop, with the file's ending. */
export const fetchedFeeds = { google: 'xml', meta: 'csv', tiktok: 'csv' } as const;
export type FetchedFeed = keyof typeof fetchedFeeds;

/** The id after which a page of the list starts; 0 is the start. */
const after = z._default(z.union([z.literal('0'), numericId]), '0');

function atMost(maximum: number) {
  return z.coerce.number('not_valid').check(z.int('not_valid'), z.gte(1, 'not_valid'), z.lte(maximum, 'not_valid'));
}

export const feedsEndpoints = endpoints({
  'GET /pim/api/page-addresses': {
    operationId: 'listPageAddressParts',
    summary: 'The parts of the lists of all indexable pages, by ranges of ids',
    access: 'public',
    query: z.object({
      /** Ids per part. A page stays in its part, whatever other pages come and go. */
      size: atMost(25_000),
    }),
    data: z.array(PagePart),
    errors: [],
  },
  'GET /pim/api/page-addresses/{kind}': {
    operationId: 'listPageAddresses',
    summary: 'Indexable pages of a kind, in a stable order',
    access: 'public',
    params: z.object({ kind: z.enum(pageKinds, 'not_valid') }),
    query: z.object({
      after,
      /** The last id of the list. */
      until: z._default(numericId, 2_147_483_647),
      limit: atMost(1000),
    }),
    data: z.object({
      items: z.array(PageAddress),
      /** `after` of the next page of the list; null at the end. */
      next: z.nullable(z.int()),
    }),
    errors: [],
  },
  'GET /pim/api/feeds/{feed}': {
    operationId: 'getProductFeed',
    summary: 'A part of a product feed: the SKUs of the next products, those that the site accepts',
    access: 'public',
    params: z.object({ feed: z.enum(Object.keys(fetchedFeeds) as FetchedFeed[], 'not_valid') }),
    query: z.object({ after, limit: atMost(500) }),
    data: z.object({
      /** The parts in order are the file. */
      text: z.string(),
      next: z.nullable(z.int()),
    }),
    errors: [],
  },
});
