import type { Db } from '../db/database.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { writerByType } from '../import-export/row-types.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { blockKinds } from './blocks/block-kinds.ts';
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
import { canonicalLinkPath, pagePathProblem } from './rules.ts';

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
  check: async (_tx, rows) => rows.map(({ row }) => pathProblem(row) ?? pagePathProblem(row.path)),
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
}

const kindsHelp = Object.values(blockKinds)
  .map(({ type, help }) => `  ${type} ${help}\n`)
  .join('');

/** Content of pages, banners of categories, and pages of blocks. */
export const contentImportExport: ImportExport = {
  name: 'content',
  description: 'titles, descriptions and texts of pages, banners of categories, and pages of blocks',
  rowTypes: { link: linkColumns, 'category-banner': bannerColumns, page: pageColumns },
  notes: `Kinds of blocks with their data. Texts are {"th": "…", "en": "…"}; a block is not shown in a language in which a text is missing. products is {"ids": [1, 2]} or {"category"?, "brand"?, "special"?, "sort"?, "limit"?}:
${kindsHelp}`,
  exportBatches,
  write: writerByType({
    link: { columns: linkColumns, write: writeLinks },
    'category-banner': { columns: bannerColumns, write: writeBanners },
    page: { columns: pageColumns, write: writePages },
  }),
  constraintMessages: {
    content_pages_check: 'ends_at: must be after starts_at',
    content_pages_check1: 'starts_at, ends_at: must not be given for the home page',
  },
  rowsReferToEarlierRows: false,
};
