import type { Place, PostcodeMatch, Subdistrict } from '#contract/addresses.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import { type AddressBook, type BookPlace, loadAddressBook } from './address-book.ts';
import { regions } from './regions.ts';

let loading: Promise<AddressBook> | undefined;

function book(): Promise<AddressBook> {
  loading ??= loadAddressBook();
  return loading;
}

/** The names of an address's places in both languages. */
export interface PlaceNames {
  subdistrict: { id: number; name: Localised };
  district: { id: number; name: Localised };
  province: { id: number; name: Localised };
}

export interface PlaceIds {
  subdistrictId: number;
  districtId: number;
  provinceId: number;
  postcode: string;
}

/** The places of an address; null where there is no such subdistrict. */
export async function placesOf(subdistrictId: number): Promise<PlaceNames | null> {
  return (await book()).subdistricts.get(subdistrictId) ?? null;
}

/** Which fields of an address do not fit together, by the names of `AddressInput`; empty when all do. */
export async function misfits({
  subdistrictId,
  districtId,
  provinceId,
  postcode,
}: PlaceIds): Promise<(keyof PlaceIds)[]> {
  const { provinces, subdistricts } = await book();
  const province = provinces.get(provinceId);
  if (!province) return ['provinceId'];
  if (!province.districts.has(districtId)) return ['districtId'];
  const place = subdistricts.get(subdistrictId);
  if (place?.district.id !== districtId) return ['subdistrictId'];
  return place.subdistrict.postcodes.includes(postcode) ? [] : ['postcode'];
}

/** The six regions, each with its provinces by name. */
export async function listRegions(locale: Locale): Promise<{ id: number; label: string; provinces: Place[] }[]> {
  const provinces = [...(await book()).provinces.values()];
  return regions.map((region, index) => ({
    id: index + 1,
    label: region.name[locale],
    provinces: byName(
      provinces.filter((province) => region.provinces.includes(province.name.th)),
      locale,
    ),
  }));
}

export async function listProvinces(locale: Locale): Promise<Place[]> {
  return byName([...(await book()).provinces.values()], locale);
}

/** The districts of a province; null where there is no such province. */
export async function listDistricts(provinceId: number, locale: Locale): Promise<Place[] | null> {
  const province = (await book()).provinces.get(provinceId);
  return province ? byName([...province.districts.values()], locale) : null;
}

/** The subdistricts of a district with their postcodes; null where there is no such district. */
export async function listSubdistricts(districtId: number, locale: Locale): Promise<Subdistrict[] | null> {
  const district = (await book()).districts.get(districtId);
  if (!district) return null;
  return byName([...district.subdistricts.values()], locale).map((place) => ({
    ...place,
    postcodes: district.subdistricts.get(place.id)?.postcodes ?? [],
  }));
}

/** Where a postcode leads; null where nothing has it. */
export async function findPostcode(postcode: string, locale: Locale): Promise<PostcodeMatch[] | null> {
  const places = (await book()).byPostcode.get(postcode);
  return places?.map((place) => match(place, postcode, locale)) ?? null;
}

function match({ province, district, subdistrict }: BookPlace, postcode: string, locale: Locale): PostcodeMatch {
  return {
    province: label(province, locale),
    district: label(district, locale),
    subdistrict: label(subdistrict, locale),
    postcode,
  };
}

function label({ id, name }: { id: number; name: Localised }, locale: Locale): Place {
  return { id, label: name[locale] };
}

function byName(places: { id: number; name: Localised }[], locale: Locale): Place[] {
  const { compare } = new Intl.Collator(locale);
  return places.map((place) => label(place, locale)).sort((a, b) => compare(a.label, b.label));
}
