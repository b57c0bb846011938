import { getDatabase, type IExpanded, setEngMode } from 'thai-address-universal';
import type { Localised } from '#contract/locale.ts';
import { correctEnglishName } from './english-names.ts';

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

/** A subdistrict with its district and province. */
export interface BookPlace {
  province: BookProvince;
  district: BookDistrict;
  subdistrict: BookSubdistrict;
}

/** Every province, district and subdistrict of Thailand. Built once, immutable. */
export interface AddressBook {
  provinces: Map<number, BookProvince>;
  districts: Map<number, BookDistrict>;
  subdistricts: Map<number, BookPlace>;
  byPostcode: Map<string, BookPlace[]>;
}

/** Loads the address book. A place's id is a hash of its Thai names from the province down (decision 005). */
export async function loadAddressBook(): Promise<AddressBook> {
  // The package switches its whole database between languages; rows have the same order in both.
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
    const province = getOrAddPlace(book.provinces, [row.province], other.province, { districts: new Map() });
    const district = getOrAddPlace(province.districts, [row.province, row.district], other.district, {
      subdistricts: new Map(),
    });
    book.districts.set(district.id, district);
    const subdistrict = getOrAddPlace(
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

function getOrAddPlace<More extends object>(
  map: Map<number, { id: number; name: Localised } & More>,
  thaiNames: string[],
  english: string,
  more: More,
): { id: number; name: Localised } & More {
  const id = hashPlaceNames(thaiNames);
  const present = map.get(id);
  if (present) return present;
  const thai = thaiNames.at(-1) ?? '';
  const name = { th: thai, en: correctEnglishName(thai, english) };
  const made = { id, name, ...more };
  map.set(id, made);
  return made;
}

/** 31-bit FNV-1a of the names, never 0. */
function hashPlaceNames(names: string[]): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(names.join('/'), 'utf8')) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 1 || 1;
}
