import { z } from 'zod';
import { DescriptionBlock } from '#contract/products.ts';
import type { Db } from '../db/database.ts';
import { integer, json, nullable, oneOf, text, textMatching } from '../import-export/columns.ts';
import { type CliContext, importExportCommand } from '../import-export/commands.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { writerByType } from '../import-export/row-types.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { bannersByCategory, knownCategoryPaths, linksByPath, saveBanners, saveLinks } from './import-export-queries.ts';
import { normaliseLink } from './rules.ts';

const linkColumns = {
  type: oneOf('link', ['link']),
  path: text('which page: its address without the language, such as /product-category/laptops', { max: 300 }),
  title_th: text('title for search engines in Thai, without the name of the shop'),
  title_en: text('the same in English'),
  description_th: text('a sentence or two for search engines in Thai', { max: 1000 }),
  description_en: text('the same in English', { max: 1000 }),
  content_th: json(
    'blocks of text on the page in Thai: [{"type":"paragraph","data":{"text":"…"}}, …]',
    z.array(DescriptionBlock),
  ),
  content_en: json('the same in English', z.array(DescriptionBlock)),
};

const bannerColumns = {
  type: oneOf('category-banner', ['category-banner']),
  category: text('path of the category'),
  position: integer('its place among the banners of the category'),
  title_th: text('what it says, in Thai'),
  title_en: text('the same in English'),
  image: text('path of the wide picture'),
  mobile_image: nullable(text('path of the picture for phones; without it the wide one')),
  link: nullable(
    textMatching(
      'where it leads: an address without the language, or another site',
      /^(\/(?!\/)|https:\/\/)\S*$/,
      'must begin with / or https://',
    ),
  ),
};

const writeLinks = rowWriter({
  columns: linkColumns,
  key: ['type', 'path'],
  defaults: () => ({ content_th: [], content_en: [] }),
  find: (tx, given) =>
    linksByPath(
      tx,
      given.map(({ path }) => path),
    ),
  check: async (_tx, rows) =>
    rows.map(({ row: { path } }) => {
      if (/^\/en(\/|$)/.test(path)) return 'path: must be without the language';
      return path === normaliseLink(path) ? undefined : `path: must be spelled ${normaliseLink(path)}`;
    }),
  save: saveLinks,
});

const writeBanners = rowWriter({
  columns: bannerColumns,
  key: ['type', 'category', 'position'],
  defaults: () => ({ mobile_image: null, link: null }),
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

/** `npm run shop -- content export|import`. */
export const contentCommands = (cli: CliContext) => importExportCommand(contentImportExport, cli);
