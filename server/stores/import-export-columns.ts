import { z } from 'zod';
import {
  decimal,
  integer,
  json,
  localised,
  optional,
  type RowOf,
  rowType,
  storedByQuery,
  text,
  textMatching,
} from '../import-export/columns.ts';

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

export const categoryColumns = {
  type: rowType('store-category'),
  slug: slugOf('identifier'),
  ...localised('name', text('name in Thai'), text('name in English')),
  position: optional(integer('position in lists'), 0),
};

export const storeColumns = {
  type: rowType('store'),
  slug: slugOf('identifier'),
  ...localised('name', text('name in Thai'), text('name in English')),
  ...localised(
    'address',
    text('floor, building, number and road in Thai'),
    text('floor, building, number and road in English'),
  ),
  subdistrict: storedByQuery(text('Thai name')),
  district: storedByQuery(text('Thai name')),
  province: storedByQuery(text('Thai name')),
  postcode: textMatching('five digits', /^\d{5}$/, 'must be five digits'),
  latitude: decimal('degrees, WGS 84', -90, 90),
  longitude: decimal('degrees, WGS 84', -180, 180),
  phone: textMatching('digits only', /^0\d{8,9}$/, 'must be 9 or 10 digits that begin with 0'),
  categories: optional(storedByQuery(json('slugs of its categories: ["in-mall", …]', z.array(z.string()))), []),
  opening_hours: optional(
    storedByQuery(
      json(
        'opening hours by day, 1 is Monday: [{"weekday":1,"opens":"10:00","closes":"21:00"}, …]',
        z.array(OpeningDay),
      ),
    ),
    [],
  ),
  position: optional(integer('position in lists'), 0),
};

/** Columns of the table that are derived from the place names of the file. */
export const placeColumns = {
  subdistrict_id: integer('id of the place'),
  district_id: integer('id of the place'),
  province_id: integer('id of the place'),
};

export const storeStockColumns = {
  type: rowType('store-stock'),
  slug: storedByQuery(slugOf('slug of the branch')),
  sku: storedByQuery(text('merchant code of the SKU', { max: 64 })),
  stock: integer('units in the branch'),
};

/** A row of a branch category in the file. */
export type CategoryFileRow = RowOf<typeof categoryColumns>;
/** A row of a branch in the file. */
export type StoreFileRow = RowOf<typeof storeColumns>;
/** A row of the stock of a SKU in a branch in the file. */
export type StoreStockFileRow = RowOf<typeof storeStockColumns>;
