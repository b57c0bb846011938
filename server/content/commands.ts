import {
  blogAdColumns,
  blogAdsBySlug,
  blogCategoriesBySlug,
  blogCategoryColumns,
  blogTagColumns,
  blogTagsBySlug,
  writeBlogAds,
  writeBlogCategories,
  writeBlogTags,
} from '../blog/blog.ts';
import { contactTopicColumns, topicsByValue, writeContactTopics } from '../contact/contact.ts';
import type { Db } from '../db/database.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { writerByType } from '../import-export/row-types.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { articleFileColumns } from './articles/article-columns.ts';
import { articlePagesBySlug, writeArticlePages } from './articles/article-import.ts';
import { blockKinds } from './blocks/block-kinds.ts';
import { pathsWithoutPage, pathsWithPage } from './check/page-kinds.ts';
import { bannerColumns, linkColumns, pageColumns } from './import-export-columns.ts';
import {
  bannersByCategory,
  existingCategoryPaths,
  linksByPath,
  pagesByPath,
  saveBanners,
  saveLinks,
  savePages,
} from './import-export-queries.ts';
import { menuColumns } from './menus/menu-columns.ts';
import { menuFileRows } from './menus/menu-queries.ts';
import { writeMenus } from './menus/menus.ts';
import { canonicalLinkPath, isPartOfPage, pagePathProblem, showsLinkContent } from './rules.ts';

export { type CheckCliContext, contentCheckCommand } from './operator/check-command.ts';
export { contentPreviewCommand } from './operator/preview-command.ts';

const writeLinks = rowWriter({
  columns: linkColumns,
  key: ['type', 'path'],
  find: (tx, given) =>
    linksByPath(
      tx,
      given.map(({ path }) => path),
    ),
  check: async (_tx, rows) => rows.map(({ row }) => pathProblem(row)),
  save: saveLinks,
  async warn(tx, rows, now) {
    const missing = await pathsWithoutPage(
      tx,
      rows.map(({ row }) => row.path),
      now,
    );
    return rows.map(({ row: { path } }) => {
      const kind = missing.get(path);
      if (kind === undefined)
        return showsLinkContent(path)
          ? undefined
          : { message: 'path: this page has texts of its own and does not show these' };
      return { message: `path: there is no such ${kind}`, unless: { key: path, findSettled: pathsWithPage } };
    });
  },
});

function pathProblem({ path }: { path: string }): string | undefined {
  if (/^\/en(\/|$)/.test(path)) return 'path: must not start with /en';
  return path === canonicalLinkPath(path) ? undefined : `path: must be written ${canonicalLinkPath(path)}`;
}

const writePages = rowWriter({
  columns: pageColumns,
  key: ['type', 'path'],
  find: (tx, given) =>
    pagesByPath(
      tx,
      given.map(({ path }) => path),
    ),
  async check(tx, rows, now) {
    const parts = rows.flatMap(({ row: { path } }) => (isPartOfPage(path) ? [path] : []));
    const missing = await pathsWithoutPage(tx, parts, now);
    return rows.map(({ row }) => {
      const kind = missing.get(row.path);
      return pathProblem(row) ?? pagePathProblem(row.path) ?? (kind && `path: there is no such ${kind}`);
    });
  },
  save: savePages,
});

const writeBanners = rowWriter({
  columns: bannerColumns,
  key: ['type', 'category', 'position'],
  find: (tx, given) =>
    bannersByCategory(
      tx,
      given.map(({ category }) => category),
    ),
  async check(tx, rows) {
    const known = await existingCategoryPaths(
      tx,
      rows.map(({ row }) => row.category),
    );
    return rows.map(({ row: { category } }) =>
      known.has(category) ? undefined : `category: there is no category ${category}`,
    );
  },
  save: saveBanners,
});

async function* exportBatches(db: Db): AsyncGenerator<readonly object[]> {
  yield await linksByPath(db, null);
  yield await bannersByCategory(db, null);
  yield await pagesByPath(db, null);
  yield await menuFileRows(db, null);
  yield await topicsByValue(db, null);
  yield await blogCategoriesBySlug(db, null);
  yield await blogTagsBySlug(db, null);
  yield await articlePagesBySlug(db, null);
  yield await blogAdsBySlug(db, null);
}

const kindsHelp = Object.values(blockKinds)
  .map(({ type, help }) => `  ${type} ${help}\n`)
  .join('');

/** Content of pages, banners of categories, pages of blocks, menus, topics of messages, and the blog. */
export const contentImportExport: ImportExport = {
  name: 'content',
  description:
    'titles, descriptions and texts of pages, banners, pages of blocks, menus, topics of messages, and the blog',
  rowTypes: {
    link: linkColumns,
    'category-banner': bannerColumns,
    page: pageColumns,
    menu: menuColumns,
    'contact-topic': contactTopicColumns,
    'blog-category': blogCategoryColumns,
    'blog-tag': blogTagColumns,
    article: articleFileColumns,
    'blog-ad': blogAdColumns,
  },
  notes: `Kinds of blocks with their data. Texts are {"th": "…", "en": "…"}; a block is not shown in a language in which a text is missing. products is {"ids": [1, 2]} or {"category"?, "brand"?, "special"?, "sort"?, "limit"?}:
${kindsHelp}`,
  exportBatches,
  write: writerByType({
    link: { columns: linkColumns, write: writeLinks },
    'category-banner': { columns: bannerColumns, write: writeBanners },
    page: { columns: pageColumns, write: writePages },
    menu: { columns: menuColumns, write: writeMenus },
    'contact-topic': { columns: contactTopicColumns, write: writeContactTopics },
    'blog-category': { columns: blogCategoryColumns, write: writeBlogCategories },
    'blog-tag': { columns: blogTagColumns, write: writeBlogTags },
    article: { columns: articleFileColumns, write: writeArticlePages },
    'blog-ad': { columns: blogAdColumns, write: writeBlogAds },
  }),
  constraintMessages: {
    category_banners_window: 'ends_at: must be after starts_at',
    content_pages_check: 'ends_at: must be after starts_at',
    content_pages_check1: 'starts_at, ends_at: must not be given for the home page',
    menu_items_header_has_links: 'link: must be given for an item of the header',
  },
  rowsReferToEarlierRows: true,
};
