import type { PostcodeMatch, Subdistrict } from '#contract/addresses.ts';
import { arabicDigits } from '#contract/validation.ts';

/** The four fields of an address that depend on each other. */
export interface ChosenPlace {
  provinceId: number | undefined;
  districtId: number | undefined;
  subdistrictId: number | undefined;
  postcode: string;
}

export type PlaceChoice =
  | { field: 'province'; id: number | undefined; matches?: readonly PostcodeMatch[] }
  | { field: 'district'; id: number | undefined; matches?: readonly PostcodeMatch[] }
  | { field: 'subdistrict'; subdistrict: Subdistrict | undefined }
  | { field: 'postcode'; text: string }
  /** All four at once, such as the result of a search. */
  | { field: 'place'; place: ChosenPlace }
  /** Result of the postcode look-up. Choices of a province or district include it once it is loaded. */
  | { field: 'matches'; postcode: string; matches: readonly PostcodeMatch[] };

/**
 * The place after a choice: values that no longer match are cleared, values with only one match are filled in. Works in
 * both directions: province → district → subdistrict → postcode, and postcode → all others.
 */
export function choosePlace(place: ChosenPlace, choice: PlaceChoice): ChosenPlace {
  switch (choice.field) {
    case 'province':
      return chooseProvinceOrDistrict({ ...place, provinceId: choice.id, districtId: undefined }, choice.matches);
    case 'district':
      return chooseProvinceOrDistrict({ ...place, districtId: choice.id }, choice.matches);
    case 'subdistrict':
      return chooseSubdistrict(place, choice.subdistrict);
    case 'postcode':
      return { ...place, postcode: arabicDigits(choice.text).replace(/\D/g, '').slice(0, 5) };
    case 'place':
      return choice.place;
    case 'matches':
      return place.postcode === choice.postcode ? fillFrom(place, choice.matches) : place;
  }
}

/** A province or district that matches the postcode keeps it; any other clears it. */
function chooseProvinceOrDistrict(place: ChosenPlace, matches: readonly PostcodeMatch[] = []): ChosenPlace {
  const below = { ...place, subdistrictId: undefined };
  const fits = matches.filter(
    ({ province, district }) =>
      province.id === place.provinceId && (place.districtId === undefined || district.id === place.districtId),
  );
  return fits.length > 0 ? fillFrom(below, fits) : { ...below, postcode: '' };
}

function chooseSubdistrict(place: ChosenPlace, subdistrict: Subdistrict | undefined): ChosenPlace {
  if (!subdistrict) return { ...place, subdistrictId: undefined };
  const { id: subdistrictId, postcodes } = subdistrict;
  const [first = ''] = postcodes;
  const fits = postcodes.includes(place.postcode);
  return { ...place, subdistrictId, postcode: fits ? place.postcode : postcodes.length === 1 ? first : '' };
}

function fillFrom(place: ChosenPlace, matches: readonly PostcodeMatch[]): ChosenPlace {
  if (matches.length === 0) return place;
  const provinceId = matchingId(
    place.provinceId,
    matches.map(({ province }) => province.id),
  );
  const inProvince = matches.filter(({ province }) => province.id === provinceId);
  const districtId = matchingId(
    place.districtId,
    inProvince.map(({ district }) => district.id),
  );
  const inDistrict = inProvince.filter(({ district }) => district.id === districtId);
  const subdistrictId = matchingId(
    place.subdistrictId,
    inDistrict.map(({ subdistrict }) => subdistrict.id),
  );
  return { ...place, provinceId, districtId, subdistrictId };
}

/** The chosen id if it is in the list, else the only id in the list, if there is just one. */
function matchingId(chosen: number | undefined, ids: readonly number[]): number | undefined {
  if (chosen !== undefined && ids.includes(chosen)) return chosen;
  const [first, ...others] = ids;
  return others.every((id) => id === first) ? first : undefined;
}

/** The place of a match. */
export function placeOfMatch({ province, district, subdistrict, postcode }: PostcodeMatch): ChosenPlace {
  return { provinceId: province.id, districtId: district.id, subdistrictId: subdistrict.id, postcode };
}

/** Moves the entries that match the postcode to the front; otherwise the order stays. */
export function matchesFirst<Entry extends { id: number }>(
  entries: readonly Entry[],
  ids: ReadonlySet<number>,
): Entry[] {
  return [...entries.filter(({ id }) => ids.has(id)), ...entries.filter(({ id }) => !ids.has(id))];
}
