import { findPlaceNames, findPostcode } from '../addresses/addresses.ts';
import { skuIdsByCode } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { writerByType } from '../import-export/row-types.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import {
  categoryColumns,
  type StoreFileRow,
  specialDayColumns,
  storeColumns,
  storeStockColumns,
} from './import-export-columns.ts';
import {
  categoriesBySlug,
  lockStoreStocks,
  type StoreRow,
  type StoreWithPlaceIds,
  saveCategories,
  saveStoreStocks,
  saveStores,
  selectExistingSlugs,
  storeStockPages,
  storesBySlug,
} from './import-export-queries.ts';
import { minutesOfDay, timeOfDay } from './rules.ts';
import { saveSpecialDays, specialDaysByKey } from './special-day-import-queries.ts';

const writeCategories = rowWriter({
  columns: categoryColumns,
  key: ['type', 'slug'],
  find: (tx, given) =>
    categoriesBySlug(
      tx,
      given.map(({ slug }) => slug),
    ),
  save: saveCategories,
});

const writeStores = rowWriter({
  columns: storeColumns,
  key: ['type', 'slug'],
  find: (tx, given) =>
    selectFileRows(
      tx,
      given.map(({ slug }) => slug),
    ),
  async check(tx, rows) {
    const known = new Set((await categoriesBySlug(tx, null)).map(({ slug }) => slug));
    return Promise.all(rows.map(({ row }) => rowError(row, known)));
  },
  save: async (tx, rows) => saveStores(tx, await Promise.all(rows.map(withPlaceIds))),
});

const writeSpecialDays = rowWriter({
  columns: specialDayColumns,
  key: ['type', 'day', 'branch'],
  find: specialDaysByKey,
  async check(tx, rows) {
    const slugs = rows.map(({ row }) => row.branch);
    const stores = await selectExistingSlugs(
      tx,
      slugs.filter((slug) => slug !== null),
    );
    return slugs.map((slug) => (slug === null || stores.has(slug) ? undefined : `branch: there is no branch ${slug}`));
  },
  save: saveSpecialDays,
});

const writeStocks = rowWriter({
  columns: storeStockColumns,
  key: ['type', 'slug', 'sku'],
  find: lockStoreStocks,
  async check(tx, rows) {
    const given = rows.map(({ row }) => row);
    const stores = await selectExistingSlugs(
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

async function withPlaceIds(row: StoreFileRow): Promise<StoreWithPlaceIds> {
  const places = await placesOfRow(row);
  if (!places) throw new Error(`the branch ${row.slug} has passed the checks, but its place does not exist`);
  return {
    ...row,
    subdistrict_id: places.subdistrict.id,
    district_id: places.district.id,
    province_id: places.province.id,
    hours: row.opening_hours.map(({ weekday, opens, closes }) => ({
      weekday,
      opens: minutesOfDay(opens),
      closes: minutesOfDay(closes),
    })),
  };
}

async function selectFileRows(db: Db, slugs: readonly string[] | null): Promise<StoreFileRow[]> {
  return Promise.all((await storesBySlug(db, slugs)).map(fileRowOf));
}

async function fileRowOf({
  hours,
  subdistrict_id,
  district_id: _,
  province_id: __,
  ...store
}: StoreRow): Promise<StoreFileRow> {
  const places = await findPlaceNames(subdistrict_id);
  return {
    ...store,
    subdistrict: places?.subdistrict.name.th ?? '',
    district: places?.district.name.th ?? '',
    province: places?.province.name.th ?? '',
    opening_hours: hours.map(({ weekday, opens, closes }) => ({
      weekday,
      opens: timeOfDay(opens),
      closes: timeOfDay(closes),
    })),
  };
}

async function* exportBatches(db: Db): AsyncGenerator<readonly object[]> {
  yield await categoriesBySlug(db, null);
  yield await selectFileRows(db, null);
  yield await specialDaysByKey(db, null);
  yield* storeStockPages(db);
}

/** Branches, their categories, days with other opening hours and stock in one file. A row may refer to rows above it and to existing rows. */
export const storesImportExport: ImportExport = {
  name: 'stores',
  description: 'branches, their categories, days with other opening hours and stock',
  rowTypes: {
    'store-category': categoryColumns,
    store: storeColumns,
    'special-opening-day': specialDayColumns,
    'store-stock': storeStockColumns,
  },
  exportBatches,
  write: writerByType({
    'store-category': { columns: categoryColumns, write: writeCategories },
    store: { columns: storeColumns, write: writeStores },
    'special-opening-day': { columns: specialDayColumns, write: writeSpecialDays },
    'store-stock': { columns: storeStockColumns, write: writeStocks },
  }),
  constraintMessages: {},
  rowsReferToEarlierRows: true,
};
