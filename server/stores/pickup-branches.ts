import type { Locale, Localised } from '#contract/locale.ts';
import type { PickupBranch } from '#contract/pickup.ts';
import type { SpecialDay } from '#contract/stores.ts';
import { findPlaceNames } from '../addresses/addresses.ts';
import type { Db } from '../db/database.ts';
import { presentSpecialDays, presentWeek } from './opening-days.ts';
import { selectPickupBranch } from './queries.ts';
import { type Location, type OpeningHours, upcomingDays } from './rules.ts';
import { specialDayRows } from './special-day-queries.ts';

/** A branch as orders keep it, in both languages. */
export interface PickupBranchSnapshot {
  storeId: number;
  name: Localised;
  /** Floor, building, number and road. */
  address: Localised;
  subdistrict: Localised;
  district: Localised;
  province: Localised;
  postcode: string;
  phone: string;
  location: Location;
  /** Only the days on which it is open. */
  hours: OpeningHours[];
}

/** The visible branch with this id, or null. */
export async function findPickupBranch(db: Db, storeId: number): Promise<PickupBranchSnapshot | null> {
  const row = await selectPickupBranch(db, storeId);
  if (!row) return null;
  const { slug: _, subdistrictId, latitude, longitude, ...rest } = row;
  const places = await findPlaceNames(subdistrictId);
  if (!places) throw new Error(`A branch is in subdistrict ${subdistrictId}, which does not exist.`);
  return {
    ...rest,
    subdistrict: places.subdistrict.name,
    district: places.district.name,
    province: places.province.name,
    location: { latitude, longitude },
  };
}

/** A branch as the API returns it, in the language of the request. */
export function presentPickupBranch(branch: PickupBranchSnapshot, locale: Locale): PickupBranch {
  const { storeId, name, address, subdistrict, district, province, postcode, phone, location, hours } = branch;
  return {
    storeId,
    name: name[locale],
    address: address[locale],
    subdistrict: subdistrict[locale],
    district: district[locale],
    province: province[locale],
    postcode,
    phone,
    location,
    openingHours: presentWeek(hours),
  };
}

/** The days of the next two weeks on which a branch has other hours than those of the snapshot, as they are now. */
export async function findUpcomingSpecialDays(
  db: Db,
  { storeId, hours }: PickupBranchSnapshot,
  options: { now: Date; locale: Locale },
): Promise<SpecialDay[]> {
  const days = await specialDayRows(db, [storeId], options);
  const ofBranch = [...(days.get(null) ?? []), ...(days.get(storeId) ?? [])];
  return upcomingDays(presentSpecialDays(hours, ofBranch), options.now);
}
