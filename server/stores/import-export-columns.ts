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
  slug: slugOf('identifies it'),
  ...localised('name', text('name in Thai'), text('name in English')),
  position: optional(integer('its place among the others'), 0),
};

export const storeColumns = {
  type: rowType('store'),
  slug: slugOf('identifies it'),
  ...localised('name', text('name in Thai'), text('name in English')),
  ...localised('address', text('floor, building, number and road in Thai'), text('the same in English')),
  subdistrict: storedByQuery(text('its Thai name')),
  district: storedByQuery(text('its Thai name')),
  province: storedByQuery(text('its Thai name')),
  postcode: textMatching('five digits', /^\d{5}$/, 'must be five digits'),
  latitude: decimal('degrees, WGS 84', -90, 90),
  longitude: decimal('degrees, WGS 84', -180, 180),
  phone: textMatching('digits only', /^0\d{8,9}$/, 'must be 9 or 10 digits that begin with 0'),
  categories: optional(storedByQuery(json('slugs of its categories: ["in-mall", …]', z.array(z.string()))), []),
  opening_hours: optional(
    storedByQuery(
      json(
        'days on which it opens, 1 is Monday: [{"weekday":1,"opens":"10:00","closes":"21:00"}, …]',
        z.array(OpeningDay),
      ),
    ),
    [],
  ),
  position: optional(integer('its place among the others'), 0),
};

/** What the table has of the places that a file names. */
export const placeColumns = {
  subdistrict_id: integer('number in the address book'),
  district_id: integer('number in the address book'),
  province_id: integer('number in the address book'),
};

export const storeStockColumns = {
  type: rowType('store-stock'),
  slug: storedByQuery(slugOf('which branch')),
  sku: storedByQuery(text('merchant code of the SKU', { max: 64 })),
  stock: integer('units in the branch'),
};

/** A category of branches as a file carries it. */
export type CategoryFileRow = RowOf<typeof categoryColumns>;
/** A branch as a file carries it. */
export type StoreFileRow = RowOf<typeof storeColumns>;
/** Units of a SKU in a branch as a file carries them. */
export type StoreStockFileRow = RowOf<typeof storeStockColumns>;
