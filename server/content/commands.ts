import type { Db } from '../db/database.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { writerByType } from '../import-export/row-types.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { bannerColumns, linkColumns } from './import-export-columns.ts';
import {
  bannersByCategory,
  existingCategoryPaths,
  linksByPath,
  saveBanners,
  saveLinks,
} from './import-export-queries.ts';
import { canonicalLinkPath } from './rules.ts';

const writeLinks = rowWriter({
  columns: linkColumns,
  key: ['type', 'path'],
  find: (tx, given) =>
    linksByPath(
      tx,
      given.map(({ path }) => path),
    ),
  check: async (_tx, rows) =>
    rows.map(({ row: { path } }) => {
      if (/^\/en(\/|$)/.test(path)) return 'path: must not start with /en';
      return path === canonicalLinkPath(path) ? undefined : `path: must be written ${canonicalLinkPath(path)}`;
    }),
  save: saveLinks,
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
}

/** Content of pages and banners of categories. */
export const contentImportExport: ImportExport = {
  name: 'content',
  description: 'titles, descriptions and texts of pages, and banners of categories',
  rowTypes: { link: linkColumns, 'category-banner': bannerColumns },
  exportBatches,
  write: writerByType({
    link: { columns: linkColumns, write: writeLinks },
    'category-banner': { columns: bannerColumns, write: writeBanners },
  }),
  constraintMessages: {},
  rowsReferToEarlierRows: false,
};
