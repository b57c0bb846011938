import type { Tx } from '../db/database.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { type ArticleFileRow, blogAdColumns, blogCategoryColumns, blogTagColumns } from './import-export-columns.ts';
import {
  blogAdsBySlug,
  blogCategoriesBySlug,
  blogTagsBySlug,
  saveBlogAds,
  saveBlogCategories,
  saveBlogTags,
} from './import-export-queries.ts';

const slugsOf = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);

export const writeBlogCategories = rowWriter({
  columns: blogCategoryColumns,
  key: ['type', 'slug'],
  find: (tx, given) => blogCategoriesBySlug(tx, slugsOf(given)),
  save: saveBlogCategories,
});

export const writeBlogTags = rowWriter({
  columns: blogTagColumns,
  key: ['type', 'slug'],
  find: (tx, given) => blogTagsBySlug(tx, slugsOf(given)),
  save: saveBlogTags,
});

export const writeBlogAds = rowWriter({
  columns: blogAdColumns,
  key: ['type', 'slug'],
  find: (tx, given) => blogAdsBySlug(tx, slugsOf(given)),
  async check(tx, rows) {
    const known = new Set(slugsOf(await blogCategoriesBySlug(tx, null)));
    return rows.map(({ row: { category, starts_at, ends_at } }) => {
      if (category !== null && !known.has(category)) return `category: there is no blog-category ${category}`;
      const isReversed = starts_at !== null && ends_at !== null && starts_at >= ends_at;
      return isReversed ? 'ends_at: must be after starts_at' : undefined;
    });
  },
  save: saveBlogAds,
});

/** For each article the reason why it cannot be saved: a category or tag that does not exist; undefined if it can. */
export async function articleProblems(
  tx: Tx,
  rows: readonly Pick<ArticleFileRow, 'category' | 'tags'>[],
): Promise<(string | undefined)[]> {
  const categories = new Set(slugsOf(await blogCategoriesBySlug(tx, null)));
  const tags = new Set(slugsOf(await blogTagsBySlug(tx, null)));
  return rows.map((row) => {
    if (!categories.has(row.category)) return `category: there is no blog-category ${row.category}`;
    const unknown = row.tags.find((slug) => !tags.has(slug));
    return unknown === undefined ? undefined : `tags: there is no blog-tag ${unknown}`;
  });
}
