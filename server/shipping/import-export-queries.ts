import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import { type RateFileRow, rateColumns, type ZoneFileRow, zoneColumns } from './import-export-columns.ts';

const zoneStorage = storedColumns(zoneColumns);
const rateStorage = storedColumns(rateColumns);

export async function zonesByKey(tx: Tx, zones: readonly string[]): Promise<ZoneFileRow[]> {
  const { rows } = await sql<object>`
    select ${zoneStorage.select('z')} from shipping_zones z where shipping_zone = any (${zones}::text[])`.execute(tx);
  return rows.map(zoneStorage.fileRow);
}

/** Writes zones. One call may move the default flag from one zone to another. */
export async function saveZones(tx: Tx, rows: readonly ZoneFileRow[]): Promise<void> {
  await sql`
    insert into shipping_zones (${zoneStorage.names})
    select ${zoneStorage.values}
    from json_to_recordset(${zoneStorage.json(rows)}::json) as r (${zoneStorage.record})
    order by r.default_flag, r.shipping_zone
    on conflict (shipping_zone) do update set ${zoneStorage.assignments({ except: ['shipping_zone'] })}
  `.execute(tx);
}

export async function ratesByZone(
  tx: Tx,
  given: readonly { zone: string; from_grams: number }[],
): Promise<RateFileRow[]> {
  const { rows } = await sql<object>`
    select ${rateStorage.select('r')}
    from unnest(${given.map(({ zone }) => zone)}::text[], ${given.map(({ from_grams }) => from_grams)}::integer[])
      as given (shipping_zone, from_grams)
    join shipping_rates r using (shipping_zone, from_grams)`.execute(tx);
  return rows.map(rateStorage.fileRow);
}

export async function saveRates(tx: Tx, rows: readonly RateFileRow[]): Promise<void> {
  await sql`
    insert into shipping_rates (${rateStorage.names})
    select ${rateStorage.values}
    from json_to_recordset(${rateStorage.json(rows)}::json) as r (${rateStorage.record})
    order by r.shipping_zone, r.from_grams
    on conflict (shipping_zone, from_grams)
    do update set ${rateStorage.assignments({ except: ['shipping_zone', 'from_grams'] })}
  `.execute(tx);
}

/** All zones, each followed by its rates. */
export async function allZonesWithRates(db: Db): Promise<object[]> {
  const { rows: zones } = await sql<object>`
    select ${zoneStorage.select('z')} from shipping_zones z order by position, shipping_zone`.execute(db);
  const { rows: rates } = await sql<object>`
    select ${rateStorage.select('r')} from shipping_rates r order by shipping_zone, from_grams`.execute(db);
  const ratesOfZones = Map.groupBy(rates.map(rateStorage.fileRow), ({ zone }) => zone);
  return zones.map(zoneStorage.fileRow).flatMap((zone) => [zone, ...(ratesOfZones.get(zone.zone) ?? [])]);
}
