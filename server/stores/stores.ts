import type { Locale } from '#contract/locale.ts';
import type { OpeningDay, Store } from '#contract/stores.ts';
import { findPlaceNames, listRegions } from '../addresses/addresses.ts';
import type { Db } from '../db/database.ts';
import { type CandidateFilter, type CandidateRow, candidateRows, type StoreRow, storeRows } from './queries.ts';
import { distanceBetween, hasWords, isOpen, type Location, type OpeningHours, timeOfDay, wordsOf } from './rules.ts';

/** Which branches to find (spec 2, `/store`); what is left out does not narrow. */
export interface StoreQuery {
  /** Id of a region of the address book. */
  region?: number;
  /** Id of a province of the address book. */
  province?: number;
  /** Slug. */
  category?: string;
  /** Words of names, addresses, places or postcodes, in either language. */
  query?: string;
  /** Branches that have at least one piece of it. */
  skuId?: number;
  /** Where to measure from: the nearest come first. */
  from?: Location;
  limit: number;
  offset: number;
}

/** In whose language a branch is read, and at which moment it is open or not. */
export interface StoreReading {
  now: Date;
  locale: Locale;
}

/** One page of the branches that fit, by distance or else in their own order, and how many there are. */
export async function findStores(
  db: Db,
  { query, from, limit, offset, ...filter }: StoreQuery,
  reading: StoreReading,
): Promise<{ items: Store[]; total: number }> {
  const candidates = await candidateRows(db, await candidateFilter(filter));
  const fitting = (await withWords(candidates, wordsOf(query ?? ''))).map((row) => ({
    storeId: row.storeId,
    distance: from ? distanceBetween(from, row) : null,
  }));
  if (from) fitting.sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0));
  const page = fitting.slice(offset, offset + limit);
  const ids = page.map(({ storeId }) => storeId);
  const rows = new Map((await storeRows(db, ids, reading.locale)).map((row) => [row.storeId, row]));
  const items = page.flatMap(({ storeId, distance }) => {
    const row = rows.get(storeId);
    return row ? [presentStore(row, distance, reading)] : [];
  });
  return { items: await Promise.all(items), total: fitting.length };
}

/** The branch of that id; null where there is none. */
export async function readStore(db: Db, storeId: number, reading: StoreReading): Promise<Store | null> {
  const [row] = await storeRows(db, [storeId], reading.locale);
  return row ? presentStore(row, null, reading) : null;
}

async function candidateFilter({
  region,
  province,
  ...filter
}: Pick<StoreQuery, 'region' | 'province' | 'category' | 'skuId'>): Promise<CandidateFilter> {
  if (region === undefined) return province === undefined ? filter : { ...filter, provinceIds: [province] };
  const inRegion = (await listRegions('th')).find(({ id }) => id === region)?.provinces.map(({ id }) => id) ?? [];
  return { ...filter, provinceIds: inRegion.filter((id) => province === undefined || id === province) };
}

/** Those in whose name, address, places or postcode all words stand. */
async function withWords(rows: CandidateRow[], words: string[]): Promise<CandidateRow[]> {
  if (words.length === 0) return rows;
  const fitting = await Promise.all(
    rows.map(async ({ name, address, subdistrictId, postcode }) => {
      const { subdistrict, district, province } = await knownPlaces(subdistrictId);
      const texts = [name, address, subdistrict.name, district.name, province.name].flatMap(({ th, en }) => [th, en]);
      return hasWords([...texts, postcode], words);
    }),
  );
  return rows.filter((_, index) => fitting[index]);
}

async function presentStore(row: StoreRow, distance: number | null, { now, locale }: StoreReading): Promise<Store> {
  const { subdistrictId, latitude, longitude, hours, ...shown } = row;
  const { subdistrict, district, province } = await knownPlaces(subdistrictId);
  return {
    ...shown,
    subdistrict: { id: subdistrict.id, label: subdistrict.name[locale] },
    district: { id: district.id, label: district.name[locale] },
    province: { id: province.id, label: province.name[locale] },
    location: { latitude, longitude },
    distance: distance === null ? null : Math.round(distance * 100) / 100,
    openingHours: presentWeek(hours),
    openNow: isOpen(hours, now),
  };
}

function presentWeek(hours: readonly OpeningHours[]): OpeningDay[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const day = hours.find((open) => open.weekday === weekday);
    return { weekday, hours: day ? { opens: timeOfDay(day.opens), closes: timeOfDay(day.closes) } : null };
  });
}

async function knownPlaces(subdistrictId: number) {
  const places = await findPlaceNames(subdistrictId);
  if (!places) throw new Error(`A branch lies in subdistrict ${subdistrictId}, which the address book does not have.`);
  return places;
}
