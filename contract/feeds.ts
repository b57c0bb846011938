import * as z from 'zod/mini';
import { BreadcrumbEntry } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { Product, Sku } from './products.ts';
import { numericId } from './validation.ts';

/** What has pages of its own: categories that sell something, brands, pages below a brand's, and products. */
export const pageKinds = ['categories', 'brands', 'brand-pages', 'products'] as const;
export type PageKind = (typeof pageKinds)[number];

/** A page that search engines may show. */
export const PageAddress = z.object({
  /** A category's path, or the slug of a brand, of a page below it, or of a product. */
  slug: z.string(),
  /** When it last changed, in ISO 8601 UTC; null where nobody noted it. */
  modifiedAt: z.nullable(z.string()),
});
export type PageAddress = z.infer<typeof PageAddress>;

/** One part of a long list: what comes after `after`, up to as many as a part holds. */
export const PagePart = z.object({ kind: z.enum(pageKinds), after: z.int(), modifiedAt: z.nullable(z.string()) });
export type PagePart = z.infer<typeof PagePart>;

/** A product with what a merchant's feed tells of it. */
export const FeedProduct = z.object({
  productId: Product.shape.productId,
  slug: z.string(),
  productName: z.string(),
  shortDescription: z.string(),
  brand: Product.shape.brand,
  breadcrumb: z.array(BreadcrumbEntry),
  /** With what merchants' sites ask for among their attributes: `gtin`, `mpn`, and `available-from` (a day) of a pre-order. */
  children: z.array(Sku),
});
export type FeedProduct = z.infer<typeof FeedProduct>;

/** The id after which a page of a list begins; 0 is the beginning. */
const after = z._default(z.union([z.literal('0'), numericId]), '0');

function upTo(most: number) {
  return z.coerce.number('not_valid').check(z.int('not_valid'), z.gte(1, 'not_valid'), z.lte(most, 'not_valid'));
}

export const feedsEndpoints = endpoints({
  'GET /pim/api/page-addresses': {
    summary: 'The parts of the lists of all pages that search engines may show',
    access: 'public',
    query: z.object({
      /** Pages in a part. */
      size: upTo(25_000),
    }),
    data: z.array(PagePart),
    errors: [],
  },
  'GET /pim/api/page-addresses/{kind}': {
    summary: 'Pages of a kind that search engines may show, in a lasting order',
    access: 'public',
    params: z.object({ kind: z.enum(pageKinds, 'not_valid') }),
    query: z.object({ after, limit: upTo(1000) }),
    data: z.object({
      items: z.array(PageAddress),
      /** Where the next page of the list begins; null at its end. */
      next: z.nullable(z.int()),
    }),
    errors: [],
  },
  'GET /pim/api/products/feed': {
    summary: 'Products with all their SKUs, in a lasting order, and what delivery costs',
    access: 'public',
    query: z.object({ after, limit: upTo(100) }),
    data: z.object({
      items: z.array(FeedProduct),
      next: z.nullable(z.int()),
      /** Baht, and the baht of an order from which delivery is free. */
      delivery: z.object({ fee: z.number(), freeFrom: z.number() }),
    }),
    errors: [],
  },
});
