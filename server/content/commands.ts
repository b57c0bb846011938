import type { Db } from '../db/database.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { writerByType } from '../import-export/row-types.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { bannerColumns, linkColumns } from './import-export-columns.ts';
import { bannersByCategory, knownCategoryPaths, linksByPath, saveBanners, saveLinks } from './import-export-queries.ts';
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
      if (/^\/en(\/|$)/.test(path)) return 'path: must be without the language';
      return path === canonicalLinkPath(path) ? undefined : `path: must be spelled ${canonicalLinkPath(path)}`;
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
    const known = await knownCategoryPaths(
      tx,
      rows.map(({ row }) => row.category),
    );
    return rows.map(({ row: { category } }) =>
      known.has(category) ? undefined : `category: there is no category ${category}`,
    );
  },
  save: saveBanners,
});

async function* pages(db: Db): AsyncGenerator<readonly object[]> {
  yield await linksByPath(db, null);
  yield await bannersByCategory(db, null);
}

/** What the shop says of its own pages, and the banners of its categories. */
export const contentImportExport: ImportExport = {
  name: 'content',
  description: 'titles, descriptions and texts of pages, and banners of categories',
  rowTypes: { link: linkColumns, 'category-banner': bannerColumns },
  pages,
  write: writerByType({
    link: { columns: linkColumns, write: writeLinks },
    'category-banner': { columns: bannerColumns, write: writeBanners },
  }),
  constraintMessages: {},
  rowsReferToEarlierRows: false,
};
