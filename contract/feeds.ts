import * as z from 'zod/mini';
import { BreadcrumbEntry } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { Product, Sku } from './products.ts';
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

/** One part of a long list: the entries after the id `after`, up to the size of a part. */
export const PagePart = z.object({ kind: z.enum(pageKinds), after: z.int(), modifiedAt: z.nullable(z.string()) });
export type PagePart = z.infer<typeof PagePart>;

/** A product in a merchant feed. */
export const FeedProduct = z.object({
  productId: Product.shape.productId,
  slug: z.string(),
  productName: z.string(),
  shortDescription: z.string(),
  brand: Product.shape.brand,
  breadcrumb: z.array(BreadcrumbEntry),
  /** Their attributes may include `gtin`, `mpn`, and `available-from` (a date) of a pre-order. */
  children: z.array(Sku),
});
export type FeedProduct = z.infer<typeof FeedProduct>;

/** The id after which a page of the list starts; 0 is the start. */
const after = z._default(z.union([z.literal('0'), numericId]), '0');

function atMost(maximum: number) {
  return z.coerce.number('not_valid').check(z.int('not_valid'), z.gte(1, 'not_valid'), z.lte(maximum, 'not_valid'));
}

export const feedsEndpoints = endpoints({
  'GET /pim/api/page-addresses': {
    summary: 'The parts of the lists of all indexable pages',
    access: 'public',
    query: z.object({
      /** Pages per part. */
      size: atMost(25_000),
    }),
    data: z.array(PagePart),
    errors: [],
  },
  'GET /pim/api/page-addresses/{kind}': {
    summary: 'Indexable pages of a kind, in a stable order',
    access: 'public',
    params: z.object({ kind: z.enum(pageKinds, 'not_valid') }),
    query: z.object({ after, limit: atMost(1000) }),
    data: z.object({
      items: z.array(PageAddress),
      /** `after` of the next page of the list; null at the end. */
      next: z.nullable(z.int()),
    }),
    errors: [],
  },
  'GET /pim/api/products/feed': {
    summary: 'Products with all their SKUs, in a stable order, and the delivery fee',
    access: 'public',
    query: z.object({ after, limit: atMost(100) }),
    data: z.object({
      items: z.array(FeedProduct),
      next: z.nullable(z.int()),
      /** In baht; `freeFrom` is the order total from which delivery is free. */
      delivery: z.object({ fee: z.number(), freeFrom: z.number() }),
    }),
    errors: [],
  },
});
