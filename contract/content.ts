import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { DescriptionBlock } from './products.ts';
import { textLine } from './validation.ts';

/** What the shop wrote about one of its pages (spec 7, "SEO by link"), in the language of the request. */
export const LinkContent = z.object({
  /** The page's path in its one spelling, without the language. */
  path: z.string(),
  /** For the head of the page; the shop's name is not in it. */
  title: z.string(),
  description: z.string(),
  /** Text of the page itself; empty where there is none. */
  content: z.array(DescriptionBlock),
});
export type LinkContent = z.infer<typeof LinkContent>;

/** A banner above a category's products. */
export const CategoryBanner = z.object({
  /** What it says, for who does not see it. */
  title: z.string(),
  /** Paths at the image handler: the wide picture, and the one for phones. */
  image: z.string(),
  mobileImage: z.string(),
  /** A storefront path without the language, an address of another site, or null for a banner that leads nowhere. */
  link: z.nullable(z.string()),
});
export type CategoryBanner = z.infer<typeof CategoryBanner>;

const path = textLine(300);

export const contentEndpoints = endpoints({
  'GET /utils/api/link': {
    summary: 'Title, description and text of a page by its path; 404 where the page is left to compose its own',
    access: 'public',
    /** A storefront path without the language; case, slashes too many, query and anchor do not count. */
    query: z.object({ path }),
    data: LinkContent,
    errors: ['link_not_found'],
  },
  'GET /pagerender/content/product-category-banner': {
    summary: 'Banners of a category; without own ones those of the nearest category above it that has some',
    access: 'public',
    /** Of the category, below `/product-category/`. */
    query: z.object({ path }),
    data: z.object({ banners: z.array(CategoryBanner) }),
    errors: [],
  },
});
