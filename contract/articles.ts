import * as z from 'zod/mini';
import { BlogArticle } from './blog.ts';
import { ContentPage, previewQuery } from './content.ts';
import { endpoints } from './endpoint.ts';
import { textLine } from './validation.ts';

/** An article of the blog: a page of blocks with its place in the blog. */
export const ArticlePage = z.object({
  ...ContentPage.shape,
  ...BlogArticle.shape,
  /** The headings of its text, for a table of contents; `id` is that of the heading in the text. */
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Published articles about the same, the most similar first. */
  related: z.array(BlogArticle),
});
export type ArticlePage = z.infer<typeof ArticlePage>;

export const articlesEndpoints = endpoints({
  'GET /pagerender/content/blog/{slug}': {
    operationId: 'getArticle',
    summary: 'An article of the blog with its blocks; 404 before its publication',
    access: 'public',
    params: z.object({ slug: textLine(200) }),
    query: z.object(previewQuery),
    data: ArticlePage,
    errors: ['page_not_found'],
  },
});
