import { z } from 'zod';
import {
  boolean,
  code,
  day,
  decimal,
  integer,
  json,
  jsonTextList,
  localised,
  nullable,
  optional,
  phoneNumber,
  type RowOf,
  rowType,
  slug,
  storedByQuery,
  text,
  textMatching,
} from '../import-export/columns.ts';

const timeForm = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time such as 10:00');
const opensFirst = ({ opens, closes }: { opens: string; closes: string }) => opens < closes;
const OpeningDay = z
  .object({ weekday: z.int().min(1).max(7), opens: timeForm, closes: timeForm })
  .refine(opensFirst, 'must open before it closes');
const Hours = z.strictObject({ opens: timeForm, closes: timeForm }).refine(opensFirst, 'must open before it closes');

export const categoryColumns = {
  type: rowType('store-category'),
  slug: slug('identifier'),
  ...localised('name', text('name in Thai'), text('name in English')),
  ...localised(
    'description',
    optional(text('what its branches offer, in Thai', { mayBeBlank: true }), ''),
    optional(text('what its branches offer, in English', { mayBeBlank: true }), ''),
  ),
  position: optional(integer('position in lists'), 0),
};

export const storeColumns = {
  type: rowType('store'),
  slug: slug('identifier'),
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
  phone: phoneNumber('9 or 10 digits, also with hyphens or the code of the country'),
  categories: optional(storedByQuery(jsonTextList('slugs of its categories: ["in-mall", …]', z.array(z.string()))), []),
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
  visible: optional(
    boolean('false hides it everywhere, also from delivery choices; orders that are picked up there remain'),
    true,
  ),
};

/** Columns of the table that are derived from the place names of the file. */
export const placeColumns = {
  subdistrict_id: integer('id of the place'),
  district_id: integer('id of the place'),
  province_id: integer('id of the place'),
};

export const specialDayColumns = {
  type: rowType('special-opening-day'),
  day: storedByQuery(day('the day on which other hours apply: 2027-04-13')),
  branch: storedByQuery(
    nullable(slug('slug of the branch; empty for all branches, of which those with a row of their own use that')),
  ),
  ...localised('name', text('name in Thai', { max: 120 }), text('name in English', { max: 120 })),
  hours: storedByQuery(
    nullable(json('opening hours: {"opens":"11:00","closes":"18:00"}; empty if it is closed', Hours)),
  ),
  cancelled: optional(boolean('whether the usual hours apply after all'), false),
};

export const storeStockColumns = {
  type: rowType('store-stock'),
  slug: storedByQuery(slug('slug of the branch')),
  sku: storedByQuery(code('merchant code of the SKU')),
  stock: integer('units in the branch'),
};

/** A row of a branch category in the file. */
export type CategoryFileRow = RowOf<typeof categoryColumns>;
/** A row of a branch in the file. */
export type StoreFileRow = RowOf<typeof storeColumns>;
/** A row of a day with other opening hours in the file. */
export type SpecialDayFileRow = RowOf<typeof specialDayColumns>;
/** A row of the stock of a SKU in a branch in the file. */
export type StoreStockFileRow = RowOf<typeof storeStockColumns>;
