import type { ArticlePage } from '#contract/articles.ts';
import type { AppContext } from '../../app-context.ts';
import { articlePath, articlesBySlug, nextBlogChange, relatedArticles } from '../../blog/blog.ts';
import { contextOf, type PageRequest, readPage } from '../pages.ts';
import { withHeadingIds } from './headings.ts';

const maxRelated = 3;

/** An article with its page; undefined if there is none, or if it is not published. */
export async function readArticle(
  context: AppContext,
  { slug, ...request }: Omit<PageRequest, 'path'> & { slug: string },
): Promise<ArticlePage | undefined> {
  const pageRequest = { ...request, path: articlePath(slug) };
  const shown = contextOf(context, pageRequest);
  const page = shown && (await readPage(context, pageRequest));
  if (!shown || !page) return undefined;
  const options = { locale: request.locale, now: shown.clock() };
  const ownSlug = page.path.slice(articlePath('').length);
  const [[article], related, blogChange] = await Promise.all([
    articlesBySlug(context.db, [ownSlug], options),
    relatedArticles(context.db, ownSlug, maxRelated, options),
    nextBlogChange(context.db, options.now),
  ]);
  if (!article) return undefined;
  const changes = [page.changesAt, blogChange?.toISOString()].filter((time) => typeof time === 'string');
  return { ...page, ...article, ...withHeadingIds(page.blocks), related, changesAt: changes.sort()[0] ?? null };
}
