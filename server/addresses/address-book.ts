import { getDatabase, type IExpanded, setEngMode } from 'thai-address-universal';
import type { Localised } from '#contract/locale.ts';

export interface BookSubdistrict {
  id: number;
  name: Localised;
  postcodes: string[];
}

export interface BookDistrict {
  id: number;
  name: Localised;
  subdistricts: Map<number, BookSubdistrict>;
}

export interface BookProvince {
  id: number;
  name: Localised;
  districts: Map<number, BookDistrict>;
}

/** A subdistrict with all that lies above it. */
export interface BookPlace {
  province: BookProvince;
  district: BookDistrict;
  subdistrict: BookSubdistrict;
}

/** Every province, district and subdistrict of Thailand. Built once and never changed. */
export interface AddressBook {
  provinces: Map<number, BookProvince>;
  districts: Map<number, BookDistrict>;
  subdistricts: Map<number, BookPlace>;
  byPostcode: Map<string, BookPlace[]>;
}

/** Names that the data spells wrongly. */
const spelling: [RegExp, string][] = [
  [/Khnong\b/g, 'Khlong'],
  [/^Nakhonratchasima$/, 'Nakhon Ratchasima'],
  [/^Nakhonsawan$/, 'Nakhon Sawan'],
  [/^Suphanburi$/, 'Suphan Buri'],
];

/**
 * Loads the book. Official codes are missing or shared for some districts, so a place's id is a 31-bit FNV-1a hash of its
 * Thai names from the province down: it stays the same when the data is reordered or grows.
 */
export async function loadAddressBook(): Promise<AddressBook> {
  // The database is switched between languages as a whole; its rows stand in the same order in both.
  await setEngMode(false);
  const thai = (await getDatabase()) as unknown as IExpanded[];
  await setEngMode(true);
  const english = (await getDatabase()) as unknown as IExpanded[];

  const book: AddressBook = {
    provinces: new Map(),
    districts: new Map(),
    subdistricts: new Map(),
    byPostcode: new Map(),
  };
  for (const [index, row] of thai.entries()) {
    const other = english[index];
    if (!other) throw new Error('The address data differs between languages.');
    const province = entry(book.provinces, [row.province], other.province, { districts: new Map() });
    const district = entry(province.districts, [row.province, row.district], other.district, {
      subdistricts: new Map(),
    });
    book.districts.set(district.id, district);
    const subdistrict = entry(
      district.subdistricts,
      [row.province, row.district, row.sub_district],
      other.sub_district,
      { postcodes: [] as string[] },
    );
    const place = book.subdistricts.get(subdistrict.id) ?? { province, district, subdistrict };
    book.subdistricts.set(subdistrict.id, place);
    if (subdistrict.postcodes.includes(row.postal_code)) continue;
    subdistrict.postcodes.push(row.postal_code);
    const sharing = book.byPostcode.get(row.postal_code);
    if (sharing) sharing.push(place);
    else book.byPostcode.set(row.postal_code, [place]);
  }
  return book;
}

function entry<More extends object>(
  map: Map<number, { id: number; name: Localised } & More>,
  thaiNames: string[],
  english: string,
  more: More,
): { id: number; name: Localised } & More {
  const id = idOf(thaiNames);
  const present = map.get(id);
  if (present) return present;
  const name = {
    th: thaiNames.at(-1) ?? '',
    en: spelling.reduce((text, [wrong, right]) => text.replace(wrong, right), english),
  };
  const made = { id, name, ...more };
  map.set(id, made);
  return made;
}

/** 31-bit FNV-1a of the names, never 0. */
function idOf(names: string[]): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(names.join('/'), 'utf8')) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 1 || 1;
}
