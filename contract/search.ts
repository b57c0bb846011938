import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { locales } from './locale.ts';
import { ProductCard, productSorts } from './products.ts';
import { pageOf, paging, textLine } from './validation.ts';

export const searchAvailabilities = ['in-stock', 'pre-order', 'out-of-stock'] as const;
export const searchPromotions = ['special', 'flash-sale', 'installment', 'free-gift'] as const;

/** A piece of a product's name; the pieces joined are the name. */
export const Highlight = z.object({ text: z.string(), found: z.boolean() });
export type Highlight = z.infer<typeof Highlight>;

/**
 * A way to narrow a list. Its counts are those of the list without its own choice, so that more of its values can be
 * chosen; those of one facet widen the list, facets narrow each other. What is chosen is there even where no product has it.
 */
export const Facet = z.object({
  /** `category`, `brand`, `price`, `availability`, `promotion`, or the code of an attribute of the category. */
  code: z.string(),
  label: z.string(),
  type: z.enum(['values', 'range']),
  values: z.array(
    z.object({
      /** As the query takes it: a category's path, a brand's title, an attribute's value. */
      value: z.string(),
      label: z.string(),
      count: z.int(),
    }),
  ),
  /** Of a range, in baht; null where the list is empty. */
  min: z.optional(z.nullable(z.number())),
  max: z.optional(z.nullable(z.number())),
});
export type Facet = z.infer<typeof Facet>;

export const FoundProduct = z.object({ ...ProductCard.shape, highlights: z.array(Highlight) });
export type FoundProduct = z.infer<typeof FoundProduct>;

/** What was searched for instead, where what was typed finds nothing: spelt right, or in the other keyboard layout. */
const correctedQuery = z.nullable(z.string());

/** The price in baht that the words ask for, by which a list is narrowed unless one is chosen. */
export const AskedPrice = z.object({
  /** Both ends included; null is no limit. */
  minPrice: z.nullable(z.number()),
  maxPrice: z.nullable(z.number()),
  /** The words without it. */
  query: z.string(),
});
export type AskedPrice = z.infer<typeof AskedPrice>;

/** Words; control characters part them as blanks do. More than 200 characters are cut off. */
const query = z.pipe(
  z.string(),
  z.transform((text: string) => text.slice(0, 200).toWellFormed()),
);

/** One value or several: the parameter may be repeated. */
function repeated<Value extends z.core.$ZodType<string>>(value: Value, maximum: number) {
  return z.optional(
    z.pipe(
      z.union([value, z.array(value).check(z.maxLength(maximum, 'too_long'))], 'not_valid'),
      z.transform((given): z.core.output<Value>[] => (Array.isArray(given) ? given : [given as z.core.output<Value>])),
    ),
  );
}

const baht = z.optional(z.coerce.number('not_valid').check(z.gte(0, 'not_valid'), z.lte(1_000_000_000, 'not_valid')));

const params = z.object({ locale: z.enum(locales, 'not_valid') });

export const searchEndpoints = endpoints({
  'GET /search/api/{locale}/products': {
    summary: 'Products by words and filters in a language, a page at a time, with what narrows them further',
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
      /** Of the price that a card shows, in baht. */
      minPrice: baht,
      maxPrice: baht,
      availability: repeated(z.enum(searchAvailabilities, 'not_valid'), 3),
      promotion: repeated(z.enum(searchPromotions, 'not_valid'), 4),
      sort: z._default(z.enum(productSorts, 'not_valid'), 'relevance'),
      ...paging,
    }),
    data: z.object({
      ...pageOf(FoundProduct).shape,
      facets: z.array(Facet),
      correctedQuery,
      askedPrice: z.nullable(AskedPrice),
    }),
    errors: ['category_not_found'],
  },
  'GET /search/api/{locale}/suggest': {
    summary: 'What a shopper who types may mean: products, categories, brands and longer queries',
    access: 'public',
    params,
    query: z.object({ query }),
    data: z.object({
      products: z.array(FoundProduct),
      categories: z.array(z.object({ name: z.string(), path: z.string() })),
      brands: z.array(z.object({ title: z.string(), slug: z.string(), brandLogoUrl: z.nullable(z.string()) })),
      queries: z.array(z.string()),
      correctedQuery,
    }),
    errors: [],
  },
});
