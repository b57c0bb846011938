import { z } from 'zod';
import { findPlaceNames, findPostcode } from '../addresses/addresses.ts';
import { skuIdsByCode } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { decimal, integer, json, oneOf, type RowOf, text, textMatching } from '../import-export/columns.ts';
import { type CliContext, importExportCommand } from '../import-export/commands.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { writerByType } from '../import-export/row-types.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import {
  categoriesBySlug,
  knownStores,
  type StoreRow,
  saveCategories,
  saveStoreStocks,
  saveStores,
  storeStockPages,
  storeStocksOf,
  storesBySlug,
} from './import-export-queries.ts';
import { minutesOfDay, timeOfDay } from './rules.ts';

const slugOf = (description: string) =>
  textMatching(
    description,
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be words in small Latin letters and digits, joined by dashes',
  );
const timeForm = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time such as 10:00');
const OpeningDay = z
  .object({ weekday: z.int().min(1).max(7), opens: timeForm, closes: timeForm })
  .refine(({ opens, closes }) => opens < closes, 'must open before it closes');

const categoryColumns = {
  type: oneOf('store-category', ['store-category']),
  slug: slugOf('by what it is known again'),
  name_th: text('name in Thai'),
  name_en: text('name in English'),
  position: integer('its place among the others'),
};

const storeColumns = {
  type: oneOf('store', ['store']),
  slug: slugOf('by what it is known again'),
  name_th: text('name in Thai'),
  name_en: text('name in English'),
  address_th: text('floor, building, number and road in Thai'),
  address_en: text('the same in English'),
  subdistrict: text('its Thai name'),
  district: text('its Thai name'),
  province: text('its Thai name'),
  postcode: textMatching('five digits', /^\d{5}$/, 'must be five digits'),
  latitude: decimal('degrees, WGS 84', -90, 90),
  longitude: decimal('degrees, WGS 84', -180, 180),
  phone: textMatching('digits only', /^0\d{8,9}$/, 'must be 9 or 10 digits that begin with 0'),
  categories: json('slugs of its categories: ["in-mall", …]', z.array(z.string())),
  opening_hours: json(
    'days on which it opens, 1 is Monday: [{"weekday":1,"opens":"10:00","closes":"21:00"}, …]',
    z.array(OpeningDay),
  ),
  position: integer('its place among the others'),
};

const stockColumns = {
  type: oneOf('store-stock', ['store-stock']),
  slug: slugOf('which branch'),
  sku: text('merchant code of the SKU', { max: 64 }),
  stock: integer('pieces in the branch'),
};

type StoreFileRow = RowOf<typeof storeColumns>;

const writeCategories = rowWriter({
  columns: categoryColumns,
  key: ['type', 'slug'],
  defaults: () => ({ position: 0 }),
  find: (tx, given) =>
    categoriesBySlug(
      tx,
      given.map(({ slug }) => slug),
    ),
  check: async (_tx, rows) => rows.map(() => undefined),
  save: saveCategories,
});

const writeStores = rowWriter({
  columns: storeColumns,
  key: ['type', 'slug'],
  defaults: () => ({ categories: [], opening_hours: [], position: 0 }),
  find: (tx, given) =>
    fileRows(
      tx,
      given.map(({ slug }) => slug),
    ),
  async check(tx, rows) {
    const known = new Set((await categoriesBySlug(tx, null)).map(({ slug }) => slug));
    return Promise.all(rows.map(({ row }) => rowError(row, known)));
  },
  save: async (tx, rows) => saveStores(tx, await Promise.all(rows.map(storeOfRow))),
});

const writeStocks = rowWriter({
  columns: stockColumns,
  key: ['type', 'slug', 'sku'],
  defaults: () => ({}),
  find: storeStocksOf,
  async check(tx, rows) {
    const given = rows.map(({ row }) => row);
    const stores = await knownStores(
      tx,
      given.map(({ slug }) => slug),
    );
    const skus = await skuIdsByCode(
      tx,
      given.map(({ sku }) => sku),
    );
    return given.map(({ slug, sku }) => {
      if (!stores.has(slug)) return `slug: there is no branch ${slug}`;
      return skus.has(sku) ? undefined : 'sku: there is no SKU of that code';
    });
  },
  save: saveStoreStocks,
});

async function rowError(row: StoreFileRow, categories: ReadonlySet<string>): Promise<string | undefined> {
  const unknown = row.categories.find((slug) => !categories.has(slug));
  if (unknown !== undefined) return `categories: there is no store category ${unknown}`;
  const days = row.opening_hours.map(({ weekday }) => weekday);
  if (new Set(days).size < days.length) return 'opening_hours: must name each weekday once';
  return (await placesOfRow(row)) ? undefined : 'subdistrict, district, province, postcode: there is no such place';
}

async function placesOfRow({ subdistrict, district, province, postcode }: StoreFileRow) {
  return (await findPostcode(postcode, 'th'))?.find(
    (match) =>
      match.subdistrict.label === subdistrict && match.district.label === district && match.province.label === province,
  );
}

async function storeOfRow(row: StoreFileRow): Promise<StoreRow> {
  const places = await placesOfRow(row);
  if (!places) throw new Error(`the branch ${row.slug} was checked, and has no place`);
  return {
    slug: row.slug,
    name: { th: row.name_th, en: row.name_en },
    address: { th: row.address_th, en: row.address_en },
    subdistrict_id: places.subdistrict.id,
    district_id: places.district.id,
    province_id: places.province.id,
    postcode: row.postcode,
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    position: row.position,
    categories: row.categories,
    hours: row.opening_hours.map(({ weekday, opens, closes }) => ({
      weekday,
      opens: minutesOfDay(opens),
      closes: minutesOfDay(closes),
    })),
  };
}

async function fileRows(db: Db, slugs: readonly string[] | null): Promise<StoreFileRow[]> {
  return Promise.all((await storesBySlug(db, slugs)).map(fileRowOf));
}

async function fileRowOf(store: StoreRow): Promise<StoreFileRow> {
  const places = await findPlaceNames(store.subdistrict_id);
  return {
    type: 'store',
    slug: store.slug,
    name_th: store.name.th,
    name_en: store.name.en,
    address_th: store.address.th,
    address_en: store.address.en,
    subdistrict: places?.subdistrict.name.th ?? '',
    district: places?.district.name.th ?? '',
    province: places?.province.name.th ?? '',
    postcode: store.postcode,
    latitude: store.latitude,
    longitude: store.longitude,
    phone: store.phone,
    categories: store.categories,
    opening_hours: store.hours.map(({ weekday, opens, closes }) => ({
      weekday,
      opens: timeOfDay(opens),
      closes: timeOfDay(closes),
    })),
    position: store.position,
  };
}

async function* pages(db: Db): AsyncGenerator<readonly object[]> {
  yield await categoriesBySlug(db, null);
  yield await fileRows(db, null);
  yield* storeStockPages(db);
}

/** Branches, their categories and what they hold, in one file; a row names only rows above it, or what is there already. */
export const storesImportExport: ImportExport = {
  name: 'stores',
  description: 'branches, their categories and what they hold',
  rowTypes: { 'store-category': categoryColumns, store: storeColumns, 'store-stock': stockColumns },
  pages,
  write: writerByType({
    'store-category': { columns: categoryColumns, write: writeCategories },
    store: { columns: storeColumns, write: writeStores },
    'store-stock': { columns: stockColumns, write: writeStocks },
  }),
  constraintMessages: {},
  rowsReferToEarlierRows: true,
};

/** `npm run shop -- stores export|import`. */
export const storesCommands = (cli: CliContext) => importExportCommand(storesImportExport, cli);
