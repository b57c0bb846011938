import { findPlaceId, findPostcode } from '../addresses/addresses.ts';
import { rowsByDay } from '../import-export/day-queries.ts';
import type { ImportExport } from '../import-export/import-export.ts';
import { writerByType } from '../import-export/row-types.ts';
import { rowWriter } from '../import-export/row-writer.ts';
import { holidayColumns, rateColumns, type ZoneFileRow, zoneColumns } from './import-export-columns.ts';
import { allZonesWithRates, ratesByZone, saveRates, saveZones, zonesByKey } from './import-export-queries.ts';
import { isPostcode } from './live-shipping.ts';

const holidays = rowsByDay('public_holidays', 'day', holidayColumns);

const writeZones = rowWriter({
  columns: zoneColumns,
  key: ['type', 'zone'],
  find: (tx, given) =>
    zonesByKey(
      tx,
      given.map(({ zone }) => zone),
    ),
  check: async (_tx, rows) => Promise.all(rows.map(({ row }) => areaProblem(row))),
  save: saveZones,
});

async function areaProblem({ areas }: ZoneFileRow): Promise<string | undefined> {
  for (const area of areas) {
    const known = isPostcode(area) ? await findPostcode(area, 'th') : await findPlaceId(area);
    if (known === null) return `areas: there is no place or postcode ${area}`;
  }
  return undefined;
}

const writeRates = rowWriter({
  columns: rateColumns,
  key: ['type', 'zone', 'from_grams'],
  find: ratesByZone,
  async check(tx, rows) {
    const zones = await zonesByKey(
      tx,
      rows.map(({ row }) => row.zone),
    );
    const known = new Set(zones.map(({ zone }) => zone));
    return rows.map(({ row }) => {
      if (!known.has(row.zone)) return `zone: there is no zone ${row.zone}`;
      return row.maximum_days < row.minimum_days ? 'maximum_days: must be at least minimum_days' : undefined;
    });
  },
  save: saveRates,
});

const writeHolidays = rowWriter({
  columns: holidayColumns,
  key: ['type', 'day'],
  find: (tx, given) =>
    holidays.find(
      tx,
      given.map(({ day }) => day),
    ),
  save: holidays.save,
});

/** Import and export of delivery fees and days, and of the days on which nothing is delivered. */
export const shippingImportExport: ImportExport = {
  name: 'shipping',
  description: 'shipping zones with fees, days and cash on delivery, and public holidays',
  rowTypes: { 'shipping-zone': zoneColumns, 'shipping-rate': rateColumns, 'public-holiday': holidayColumns },
  async *exportBatches(db) {
    yield await allZonesWithRates(db);
    yield await holidays.find(db, null);
  },
  write: writerByType({
    'shipping-zone': { columns: zoneColumns, write: writeZones },
    'shipping-rate': { columns: rateColumns, write: writeRates },
    'public-holiday': { columns: holidayColumns, write: writeHolidays },
  }),
  constraintMessages: { shipping_zones_one_default: 'default_flag: another zone is the default' },
  rowsReferToEarlierRows: true,
};
