import type { ParsedAddress } from '#contract/address-lines.ts';
import type { Place, PostcodeMatch, Subdistrict } from '#contract/addresses.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import { type AddressBook, type BookPlace, loadAddressBook } from './address-book.ts';
import { parseAddressLine } from './address-line.ts';
import { type Area, indexPlaceNames, type PlaceNameIndex } from './place-names.ts';
import { indexPlaceSearch, type PlaceSearchIndex, searchPlaces } from './place-search.ts';
import { regions } from './regions.ts';

let loading: Promise<AddressBook> | undefined;

function loadedAddressBook(): Promise<AddressBook> {
  loading ??= loadAddressBook();
  return loading;
}

let indexing: Promise<{ names: PlaceNameIndex; search: PlaceSearchIndex }> | undefined;

function loadedIndex(): Promise<{ names: PlaceNameIndex; search: PlaceSearchIndex }> {
  indexing ??= loadedAddressBook().then((book) => {
    const names = indexPlaceNames(book);
    return { names, search: indexPlaceSearch(names) };
  });
  return indexing;
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

/** The places of an address; null if there is no such subdistrict. */
export async function findPlaceNames(subdistrictId: number): Promise<PlaceNames | null> {
  return (await loadedAddressBook()).subdistricts.get(subdistrictId) ?? null;
}

/**
 * The id of a province, district or subdistrict by its Thai names from the province down, joined by '/', such as `ตราด/เกาะกูด`; null
 * if there is none.
 */
export async function findPlaceId(path: string): Promise<number | null> {
  const [provinceName, districtName, subdistrictName, ...more] = path.split('/');
  if (more.length > 0) return null;
  const named = <P extends { name: Localised }>(places: Map<number, P>, name: string | undefined) =>
    [...places.values()].find((place) => place.name.th === name);
  const province = named((await loadedAddressBook()).provinces, provinceName);
  if (!province || districtName === undefined) return province?.id ?? null;
  const district = named(province.districts, districtName);
  if (!district || subdistrictName === undefined) return district?.id ?? null;
  return named(district.subdistricts, subdistrictName)?.id ?? null;
}

/** The fields of `AddressInput` that contradict each other, such as a postcode of another subdistrict; empty if none do. */
export async function mismatchedPlaceFields({
  subdistrictId,
  districtId,
  provinceId,
  postcode,
}: PlaceIds): Promise<(keyof PlaceIds)[]> {
  const { provinces, subdistricts } = await loadedAddressBook();
  const province = provinces.get(provinceId);
  if (!province) return ['provinceId'];
  if (!province.districts.has(districtId)) return ['districtId'];
  const place = subdistricts.get(subdistrictId);
  if (place?.district.id !== districtId) return ['subdistrictId'];
  return place.subdistrict.postcodes.includes(postcode) ? [] : ['postcode'];
}

/** The six regions, each with its provinces by name. */
export async function listRegions(locale: Locale): Promise<{ id: number; label: string; provinces: Place[] }[]> {
  const provinces = [...(await loadedAddressBook()).provinces.values()];
  return regions.map((region, index) => ({
    id: index + 1,
    label: region.name[locale],
    provinces: presentSorted(
      provinces.filter((province) => region.provinces.includes(province.name.th)),
      locale,
    ),
  }));
}

export async function listProvinces(locale: Locale): Promise<Place[]> {
  return presentSorted([...(await loadedAddressBook()).provinces.values()], locale);
}

/** The districts of a province; null if there is no such province. */
export async function listDistricts(provinceId: number, locale: Locale): Promise<Place[] | null> {
  const province = (await loadedAddressBook()).provinces.get(provinceId);
  return province ? presentSorted([...province.districts.values()], locale) : null;
}

/** The subdistricts of a district with their postcodes; null if there is no such district. */
export async function listSubdistricts(districtId: number, locale: Locale): Promise<Subdistrict[] | null> {
  const district = (await loadedAddressBook()).districts.get(districtId);
  if (!district) return null;
  return presentSorted([...district.subdistricts.values()], locale).map((place) => ({
    ...place,
    postcodes: district.subdistricts.get(place.id)?.postcodes ?? [],
  }));
}

/** The places of a postcode; null if no place has it. */
export async function findPostcode(postcode: string, locale: Locale): Promise<PostcodeMatch[] | null> {
  const places = (await loadedAddressBook()).byPostcode.get(postcode);
  return places?.map((place) => presentMatch(place, postcode, locale)) ?? null;
}

/** Subdistricts by what a shopper types in either language, the best first. */
export async function findPlaces(query: string, limit: number, locale: Locale): Promise<PostcodeMatch[]> {
  const found = searchPlaces((await loadedIndex()).search, query, limit);
  return found.flatMap(({ area, postcode }) => presentArea(area, postcode, locale));
}

/** The most choices that are offered for a place that is not certain. */
const maxChoices = 20;

/**
 * Takes an address in one text apart.
 *
 * @param subdistrictId the one that was chosen among the choices of an earlier call
 */
export async function parseAddress(
  text: string,
  subdistrictId: number | undefined,
  locale: Locale,
): Promise<ParsedAddress> {
  const { area, postcode, choices, ...line } = parseAddressLine(text, (await loadedIndex()).names, subdistrictId);
  const offered = choices.flatMap((choice) => {
    const postcodes = choice.subdistrict?.postcodes ?? [];
    return postcodes
      .filter((one) => postcode === null || one === postcode)
      .flatMap((one) => presentArea(choice, one, locale));
  });
  return {
    ...line,
    province: area && presentPlace(area.province, locale),
    district: area?.district ? presentPlace(area.district, locale) : null,
    subdistrict: area?.subdistrict ? presentPlace(area.subdistrict, locale) : null,
    postcode,
    choices: offered.length <= maxChoices ? offered : [],
  };
}

/** A subdistrict as a match; nothing for a district or province. */
function presentArea({ province, district, subdistrict }: Area, postcode: string, locale: Locale): PostcodeMatch[] {
  return district && subdistrict ? [presentMatch({ province, district, subdistrict }, postcode, locale)] : [];
}

function presentMatch({ province, district, subdistrict }: BookPlace, postcode: string, locale: Locale): PostcodeMatch {
  return {
    province: presentPlace(province, locale),
    district: presentPlace(district, locale),
    subdistrict: presentPlace(subdistrict, locale),
    postcode,
  };
}

function presentPlace({ id, name }: { id: number; name: Localised }, locale: Locale): Place {
  return { id, label: name[locale] };
}

function presentSorted(places: { id: number; name: Localised }[], locale: Locale): Place[] {
  const { compare } = new Intl.Collator(locale);
  return places.map((place) => presentPlace(place, locale)).sort((a, b) => compare(a.label, b.label));
}
