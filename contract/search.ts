import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { locales } from './locale.ts';
import { ProductCard, productSorts } from './products.ts';
import { beginningOf, pageOf, paging, textLine } from './validation.ts';

export const searchAvailabilities = ['in-stock', 'pre-order', 'out-of-stock'] as const;
export const searchPromotions = ['special', 'flash-sale', 'installment', 'free-gift'] as const;

/** A segment of a product's name; the segments joined are the name. `found` marks segments that match the query. */
export const NameSegment = z.object({ text: z.string(), found: z.boolean() });
export type NameSegment = z.infer<typeof NameSegment>;

/**
 * A filter of a list. Its counts ignore its own selection, so that more of its values can be selected: values of one facet widen
 * the list, facets narrow each other. A selected value is listed even if no product has it.
 */
export const Facet = z.object({
  /** `category`, `brand`, `price`, `availability`, `promotion`, or the code of an attribute of the category. */
  code: z.string(),
  label: z.string(),
  type: z.enum(['values', 'range']),
  values: z.array(
    z.object({
      /** The value of the query parameter: a category's path, a brand's title, an attribute's value. */
      value: z.string(),
      label: z.string(),
      count: z.int(),
    }),
  ),
  /** Of a range, in baht; null if the list is empty. */
  min: z.optional(z.nullable(z.number())),
  max: z.optional(z.nullable(z.number())),
});
export type Facet = z.infer<typeof Facet>;

export const SearchResult = z.object({ ...ProductCard.shape, highlights: z.array(NameSegment) });
export type SearchResult = z.infer<typeof SearchResult>;

/** The query that was used instead of one without results: corrected spelling, or the other keyboard layout. */
const correctedQuery = z.nullable(z.string());

/** The query, if it names a model that is not sold (ไอโฟน 13): the products are the models next to it. */
const notSold = z.nullable(z.string());

/** The price range found in the query, in baht; it narrows the list unless the request has one. */
export const QueryPriceRange = z.object({
  /** Inclusive; null is no limit. */
  minPrice: z.nullable(z.number()),
  maxPrice: z.nullable(z.number()),
  /** The query without the price. */
  query: z.string(),
});
export type QueryPriceRange = z.infer<typeof QueryPriceRange>;

/** Control characters separate terms, as spaces do. Cut off after 200 characters of its normalised form. */
const query = z.pipe(
  z.string(),
  z.transform((text: string) => beginningOf(text, 200)),
);

/** One or several values: the parameter may be repeated. */
function repeated<Value extends z.core.$ZodType<string>>(value: Value, maximum: number) {
  return z.optional(
    z.pipe(
      z.union([value, z.array(value).check(z.maxLength(maximum, 'too_long'))], 'not_valid'),
      z.transform((value): z.core.output<Value>[] => (Array.isArray(value) ? value : [value as z.core.output<Value>])),
    ),
  );
}

const baht = z.optional(z.coerce.number('not_valid').check(z.gte(0, 'not_valid'), z.lte(1_000_000_000, 'not_valid')));

const params = z.object({ locale: z.enum(locales, 'not_valid') });

export const searchEndpoints = endpoints({
  'GET /search/api/{locale}/products': {
    operationId: 'searchProducts',
    summary: 'Products by query and filters in a language, a page at a time, with facets',
    access: 'public',
    params,
    query: z.object({
      query: z.optional(query),
      /** Path of a category; its products and those of all below it. */
      category: z.optional(textLine(300)),
      /** Titles of brands. */
      brands: repeated(textLine(100), 50),
      /** `code:value` of attributes. */
      attributes: repeated(
        z.string().check(z.maxLength(200, 'too_long'), z.regex(/^[^:\p{Cc}]+:\P{Cc}+$/u, 'not_valid')),
        30,
      ),
      /** Of the price on the card, in baht. */
      minPrice: baht,
      maxPrice: baht,
      availability: repeated(z.enum(searchAvailabilities, 'not_valid'), 3),
      promotion: repeated(z.enum(searchPromotions, 'not_valid'), 4),
      sort: z._default(z.enum(productSorts, 'not_valid'), 'relevance'),
      ...paging,
    }),
    data: z.object({
      ...pageOf(SearchResult).shape,
      facets: z.array(Facet),
      correctedQuery,
      notSold,
      askedPrice: z.nullable(QueryPriceRange),
    }),
    errors: ['category_not_found'],
  },
  'GET /search/api/{locale}/suggest': {
    operationId: 'suggestSearches',
    summary: 'Suggestions while typing: products, categories, brands and longer queries',
    access: 'public',
    params,
    query: z.object({ query }),
    data: z.object({
      products: z.array(SearchResult),
      categories: z.array(z.object({ name: z.string(), path: z.string() })),
      brands: z.array(z.object({ title: z.string(), slug: z.string(), brandLogoUrl: z.nullable(z.string()) })),
      queries: z.array(z.string()),
      correctedQuery,
      notSold,
    }),
    errors: [],
  },
  'POST /search/api/{locale}/searches': {
    operationId: 'countSearch',
    summary:
      'Count that a shopper was shown the products of a query, or selected one of them, for reports of what is missing; nothing of the shopper is stored',
    access: 'visitor',
    params,
    body: z.object({ query: textLine(200), selected: z.boolean('required') }),
    errors: [],
  },
});
