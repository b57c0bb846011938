import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { DescriptionBlock } from './products.ts';
import { textLine } from './validation.ts';

/** Editorial content of a page, in the language of the request (docs/reference/content.md). */
export const PageContent = z.object({
  /** The page's canonical path, without the language prefix. */
  path: z.string(),
  /** For the document title, without the shop's name. */
  title: z.string(),
  description: z.string(),
  /** Text of the page; may be empty. */
  content: z.array(DescriptionBlock),
});
export type PageContent = z.infer<typeof PageContent>;

/** A banner above a category's products. */
export const CategoryBanner = z.object({
  /** Alternative text. */
  title: z.string(),
  /** Paths at the image handler: for desktops and for phones. */
  image: z.string(),
  mobileImage: z.string(),
  /** A storefront path without the language prefix, a URL of another site, or null. */
  link: z.nullable(z.string()),
});
export type CategoryBanner = z.infer<typeof CategoryBanner>;

const path = textLine(300);

export const contentEndpoints = endpoints({
  'GET /utils/api/link': {
    summary: 'Title, description and text of a page by its path; 404 if no content is stored for the path',
    access: 'public',
    /** A storefront path without the language prefix; case, duplicate slashes, query and fragment are ignored. */
    query: z.object({ path }),
    data: PageContent,
    errors: ['link_not_found'],
  },
  'GET /pagerender/content/product-category-banner': {
    summary: 'Banners of a category, or of the nearest ancestor that has some',
    access: 'public',
    /** Of the category, below `/product-category/`. */
    query: z.object({ path }),
    data: z.object({ banners: z.array(CategoryBanner) }),
    errors: [],
  },
});
