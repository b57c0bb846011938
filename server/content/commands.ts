import { z } from 'zod';
import { DescriptionBlock } from '#contract/catalogue.ts';
import type { Db } from '../db/database.ts';
import { json, oneOf, orNone, text, textLike, whole } from '../exchange/columns.ts';
import { type Desk, exchangeCommands } from '../exchange/commands.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { writer } from '../exchange/keep.ts';
import { writerOfKinds } from '../exchange/kinds.ts';
import { bannersByCategory, knownCategoryPaths, linksByPath, saveBanners, saveLinks } from './exchange-queries.ts';
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
  position: whole('its place among the banners of the category'),
  title_th: text('what it says, in Thai'),
  title_en: text('the same in English'),
  image: text('path of the wide picture'),
  mobile_image: orNone(text('path of the picture for phones; without it the wide one')),
  link: orNone(
    textLike(
      'where it leads: an address without the language, or another site',
      /^(\/(?!\/)|https:\/\/)\S*$/,
      'must begin with / or https://',
    ),
  ),
};

const writeLinks = writer({
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

const writeBanners = writer({
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
export const contentExchange: Exchange = {
  name: 'content',
  about: 'titles, descriptions and texts of pages, and banners of categories',
  kinds: { link: linkColumns, 'category-banner': bannerColumns },
  pages,
  write: writerOfKinds({
    link: { columns: linkColumns, write: writeLinks },
    'category-banner': { columns: bannerColumns, write: writeBanners },
  }),
  constraints: {},
  buildsUp: false,
};

/** `npm run shop -- content export|import`. */
export const contentCommands = (desk: Desk) => exchangeCommands(contentExchange, desk);
