import { articlePath, articleProblems, articlesForFile, saveArticles } from '../../blog/blog.ts';
import type { Db, Tx } from '../../db/database.ts';
import { rowWriter } from '../../import-export/row-writer.ts';
import { shownText } from '../blocks/shown-text.ts';
import { pagesByPath, savePages } from '../import-export-queries.ts';
import { type ArticlePageFileRow, articleFileColumns } from './article-columns.ts';

export const writeArticlePages = rowWriter({
  columns: articleFileColumns,
  key: ['type', 'slug'],
  find: (tx, given) =>
    articlePagesBySlug(
      tx,
      given.map(({ slug }) => slug),
    ),
  async check(tx, rows) {
    const given = rows.map(({ row }) => row);
    const problems = await articleProblems(tx, given);
    return given.map(({ published_at, ends_at }, index) => {
      const isReversed = ends_at !== null && published_at >= ends_at;
      return problems[index] ?? (isReversed ? 'ends_at: must be after published_at' : undefined);
    });
  },
  save: saveArticlePages,
});

/** The articles with these slugs, or all. */
export async function articlePagesBySlug(db: Db, slugs: readonly string[] | null): Promise<ArticlePageFileRow[]> {
  const articles = await articlesForFile(db, slugs);
  const paths = articles.map(({ slug }) => articlePath(slug));
  const pages = new Map((await pagesByPath(db, paths)).map((page) => [page.path, page]));
  const names = Object.keys(articleFileColumns);
  return articles.map((article) => {
    const page = pages.get(articlePath(article.slug));
    const values: Record<string, unknown> = { ...page, ...article, type: 'article', published_at: page?.starts_at };
    return Object.fromEntries(names.map((name) => [name, values[name]])) as ArticlePageFileRow;
  });
}

/** Saves articles with their pages. Their categories and tags exist. */
async function saveArticlePages(tx: Tx, rows: readonly ArticlePageFileRow[]): Promise<void> {
  await savePages(
    tx,
    rows.map(({ slug, title_th, title_en, description_th, description_en, image, published_at, ends_at, blocks }) => ({
      ...{ path: articlePath(slug), title_th, title_en, description_th, description_en, image },
      ...{ starts_at: published_at, ends_at, blocks },
    })),
  );
  await saveArticles(
    tx,
    rows.map(({ slug, category, tags, author_th, author_en, top_position, ...page }) => ({
      ...{ slug, category, tags, author_th, author_en, top_position },
      texts: {
        title: { th: page.title_th, en: page.title_en },
        description: { th: page.description_th, en: page.description_en },
        body: { th: shownText(page.blocks, 'th'), en: shownText(page.blocks, 'en') },
      },
    })),
  );
}
