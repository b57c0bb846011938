import type { Locale } from '#contract/locale.ts';
import type { Store, StorePoint } from '#contract/stores.ts';
import { findPlaceNames, listRegions } from '../addresses/addresses.ts';
import type { Db } from '../db/database.ts';
import { presentSpecialDays, presentWeek } from './opening-days.ts';
import { type CandidateFilter, type CandidateRow, candidateRows, type StoreRow, storeRows } from './queries.ts';
import { distanceBetween, isOpen, type Location, matchesTerms, searchTerms } from './rules.ts';
import { type SpecialDayRow, specialDayRows } from './special-day-queries.ts';

export {
  findPickupBranch,
  findUpcomingSpecialDays,
  type PickupBranchSnapshot,
  presentPickupBranch,
} from './pickup-branches.ts';
export { stockOfBranches } from './queries.ts';
export { storeStockReservations } from './reservation-queries.ts';
export type { Location } from './rules.ts';
export { upcomingDays } from './rules.ts';

/** Filters of the store finder, all optional. */
export interface StoreQuery {
  /** Id of a region of the address book. */
  region?: number;
  /** Id of a province of the address book. */
  province?: number;
  /** Slug. */
  category?: string;
  /** Terms in names, addresses, places or postcodes, in either language. */
  query?: string;
  /** Of the branches. */
  slugs?: readonly string[];
  /** Branches with at least one unit of this SKU. */
  skuId?: number;
  /** Sorts by the distance from this location. */
  from?: Location;
  limit: number;
  offset: number;
}

/** The language of the texts, and the time at which `openNow` is determined. */
export interface StoreReadOptions {
  now: Date;
  locale: Locale;
}

/** One page of the matching branches, sorted by distance if `from` is given, otherwise by position, and their total. */
export async function findStores(
  db: Db,
  { query, from, limit, offset, ...filter }: StoreQuery,
  options: StoreReadOptions,
): Promise<{ items: Store[]; total: number }> {
  const candidates = await candidateRows(db, await candidateFilter(filter));
  const matching = (await filterByTerms(candidates, searchTerms(query ?? ''))).map((row) => ({
    storeId: row.storeId,
    distance: from ? distanceBetween(from, row) : null,
  }));
  if (from) matching.sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0));
  const page = matching.slice(offset, offset + limit);
  const byId = new Map((await readStores(db, page, options)).map((store) => [store.storeId, store]));
  return { items: page.flatMap(({ storeId }) => byId.get(storeId) ?? []), total: matching.length };
}

/** All matching branches in display order, as points of a map. */
export async function findStorePoints(
  db: Db,
  { query, ...filter }: Omit<StoreQuery, 'from' | 'limit' | 'offset'>,
  locale: Locale,
): Promise<StorePoint[]> {
  const rows = await filterByTerms(await candidateRows(db, await candidateFilter(filter)), searchTerms(query ?? ''));
  return Promise.all(
    rows.map(async ({ storeId, slug, name, subdistrictId, latitude, longitude }) => {
      const { province } = await placeNamesOf(subdistrictId);
      return {
        storeId,
        slug,
        name: name[locale],
        province: { id: province.id, label: province.name[locale] },
        location: { latitude, longitude },
      };
    }),
  );
}

/** The visible branch with this id, or null. */
export async function readStore(db: Db, storeId: number, options: StoreReadOptions): Promise<Store | null> {
  const [store] = await readStores(db, [{ storeId, distance: null }], options);
  return store ?? null;
}

/** The visible branches with these ids, in no particular order; others are ignored. */
async function readStores(
  db: Db,
  stores: readonly { storeId: number; distance: number | null }[],
  options: StoreReadOptions,
): Promise<Store[]> {
  const distances = new Map(stores.map(({ storeId, distance }) => [storeId, distance]));
  const ids = [...distances.keys()];
  const [rows, days] = await Promise.all([storeRows(db, ids, options.locale), specialDayRows(db, ids, options)]);
  return Promise.all(
    rows.map((row) => {
      const specialDays = [...(days.get(null) ?? []), ...(days.get(row.storeId) ?? [])];
      return presentStore(row, specialDays, distances.get(row.storeId) ?? null, options);
    }),
  );
}

async function candidateFilter({
  region,
  province,
  ...filter
}: Pick<StoreQuery, 'region' | 'province' | 'category' | 'slugs' | 'skuId'>): Promise<CandidateFilter> {
  if (region === undefined) return province === undefined ? filter : { ...filter, provinceIds: [province] };
  const inRegion = (await listRegions('th')).find(({ id }) => id === region)?.provinces.map(({ id }) => id) ?? [];
  return { ...filter, provinceIds: inRegion.filter((id) => province === undefined || id === province) };
}

/** Branches that contain all terms in name, address, places or postcode. */
async function filterByTerms(rows: CandidateRow[], terms: string[]): Promise<CandidateRow[]> {
  if (terms.length === 0) return rows;
  const fitting = await Promise.all(
    rows.map(async ({ name, address, subdistrictId, postcode }) => {
      const { subdistrict, district, province } = await placeNamesOf(subdistrictId);
      const texts = [name, address, subdistrict.name, district.name, province.name].flatMap(({ th, en }) => [th, en]);
      return matchesTerms([...texts, postcode], terms);
    }),
  );
  return rows.filter((_, index) => fitting[index]);
}

async function presentStore(
  row: StoreRow,
  specialDays: readonly SpecialDayRow[],
  distance: number | null,
  { now, locale }: StoreReadOptions,
): Promise<Store> {
  const { subdistrictId, latitude, longitude, hours, ...shown } = row;
  const { subdistrict, district, province } = await placeNamesOf(subdistrictId);
  return {
    ...shown,
    subdistrict: { id: subdistrict.id, label: subdistrict.name[locale] },
    district: { id: district.id, label: district.name[locale] },
    province: { id: province.id, label: province.name[locale] },
    location: { latitude, longitude },
    distance: distance === null ? null : Math.round(distance * 100) / 100,
    openingHours: presentWeek(hours),
    specialDays: presentSpecialDays(hours, specialDays),
    openNow: isOpen({ hours, specialDays }, now),
  };
}

async function placeNamesOf(subdistrictId: number) {
  const places = await findPlaceNames(subdistrictId);
  if (!places) throw new Error(`A branch is in subdistrict ${subdistrictId}, which does not exist.`);
  return places;
}
