import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { maxNormalisedLength, pageOf, paging, textLine } from './validation.ts';

const topic = { slug: z.string(), name: z.string() };

/** A category or a tag of articles, with how many published articles it has. */
export const BlogTopic = z.object({ ...topic, articles: z.int() });
export type BlogTopic = z.infer<typeof BlogTopic>;

/** An article of the blog as lists show it, in the language of the request (docs/reference/blog.md). */
export const BlogArticle = z.object({
  /** Of the page `/blog/{slug}`. */
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Path of its cover at the image handler. */
  image: z.nullable(z.string()),
  category: z.object(topic),
  tags: z.array(z.object(topic)),
  author: z.string(),
  /** ISO 8601 UTC. */
  publishedAt: z.string(),
  /** Of its text in this language, at least 1. */
  readingMinutes: z.int(),
});
export type BlogArticle = z.infer<typeof BlogArticle>;

/** A banner of the blog. */
export const BlogAd = z.object({
  slug: z.string(),
  /** What it offers: the pictures may have no words. */
  title: z.string(),
  /** Paths at the image handler: for desktops and for phones. */
  image: z.string(),
  mobileImage: z.string(),
  /** A storefront path without the language prefix, a URL of another site, or null. */
  link: z.nullable(z.string()),
});
export type BlogAd = z.infer<typeof BlogAd>;

/** When an article or a banner of the blog appears or disappears next (ISO 8601 UTC); null if none does any more. */
const changesAt = z.nullable(z.string());

export const blogEndpoints = endpoints({
  'GET /pagerender/content/blog-category-list': {
    operationId: 'listBlogCategories',
    summary: 'Categories with published articles, in the order of the blog',
    access: 'public',
    data: z.array(BlogTopic),
    errors: [],
  },
  'GET /pagerender/content/blog-tag-list': {
    operationId: 'listBlogTags',
    summary: 'Tags with published articles, those of most articles first',
    access: 'public',
    data: z.array(BlogTopic),
    errors: [],
  },
  'GET /pagerender/content/blog-list': {
    operationId: 'listArticles',
    summary: 'Published articles, the newest first; with a query those that fit best first',
    access: 'public',
    query: z.object({
      /** Slugs; an unknown one matches no article. */
      category: z.optional(textLine(100)),
      tag: z.optional(textLine(100)),
      /** Words of the title, the description or the text in either language; all must match. */
      query: z.optional(z.string().check(z.maxLength(200, 'too_long'), maxNormalisedLength(200))),
      ...paging,
    }),
    data: z.object({ ...pageOf(BlogArticle).shape, changesAt }),
    errors: [],
  },
  'GET /pagerender/content/blog-top-list': {
    operationId: 'listTopArticles',
    summary: 'Articles of the top list, in its order',
    access: 'public',
    query: z.object({ limit: paging.limit }),
    data: z.array(BlogArticle),
    errors: [],
  },
  'GET /pagerender/content/blog-ads-list': {
    operationId: 'listBlogBanners',
    summary: 'Banners of the blog that are in their window: those of all of the blog, and those of a category',
    access: 'public',
    query: z.object({
      /** Slug. */
      category: z.optional(textLine(100)),
      limit: paging.limit,
    }),
    data: z.array(BlogAd),
    errors: [],
  },
});
