import { z } from 'zod';
import {
  baht,
  boolean,
  day,
  integer,
  localised,
  optional,
  type RowOf,
  rowType,
  slug,
  storedAs,
  storedByQuery,
  text,
  textList,
} from '../import-export/columns.ts';

export const zoneColumns = {
  type: rowType('shipping-zone'),
  zone: storedAs('shipping_zone', slug('key of the zone, such as islands')),
  ...localised('name', text('name in Thai', { max: 120 }), text('name in English', { max: 120 })),
  areas: optional(
    textList(
      'its places and postcodes: ["84140", "กรุงเทพมหานคร", "ตราด/เกาะกูด", …]; places are Thai names from the province down',
      z.array(z.string().min(1).max(200)).max(2000),
    ),
    [],
  ),
  default_flag: optional(boolean('whether it is the zone of all other addresses; one zone'), false),
  cash_on_delivery: optional(boolean('whether orders can be paid on delivery there'), true),
  position: optional(integer('of zones with the same area, the one with the lowest position applies'), 0),
};

export const rateColumns = {
  type: rowType('shipping-rate'),
  zone: storedAs('shipping_zone', slug('key of the zone')),
  from_grams: integer('weight of the goods from which it applies, inclusive; the lightest is 0'),
  fee: baht('delivery fee, VAT included; 0 if it is free', { mayBeZero: true }),
  minimum_days: integer('working days until it arrives at the earliest', { min: 1, max: 60 }),
  maximum_days: integer('working days until it arrives at the latest', { min: 1, max: 60 }),
};

export const holidayColumns = {
  type: rowType('public-holiday'),
  day: storedByQuery(day('the day, on which nothing leaves or arrives: 2027-04-13')),
  ...localised('name', text('name in Thai', { max: 120 }), text('name in English', { max: 120 })),
  cancelled: optional(boolean('whether it is a working day after all'), false),
};

/** Rows of files. */
export type ZoneFileRow = RowOf<typeof zoneColumns>;
export type RateFileRow = RowOf<typeof rateColumns>;
