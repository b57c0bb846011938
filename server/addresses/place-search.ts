import { hasThai, unifyCharacters } from '../thai-text/thai-text.ts';
import { type Area, foldPlaceName, foldPlaceText, type PlaceNameIndex } from './place-names.ts';

/** A subdistrict as it is searched: its names folded, in one language. */
interface SearchedPlace {
  area: Area;
  postcode: string;
  subdistrict: string;
  /** Subdistrict, district, province, as they are written after each other. */
  chain: string;
  district: string;
  province: string;
}

export interface PlaceSearchIndex {
  th: readonly SearchedPlace[];
  en: readonly SearchedPlace[];
}

/** Every subdistrict once for each of its postcodes, sorted: the ones with short names first, then Bangkok, then by name. */
export function indexPlaceSearch({ subdistricts }: PlaceNameIndex): PlaceSearchIndex {
  const ofLanguage = (language: 'th' | 'en') => {
    const compare = new Intl.Collator(language).compare;
    const fold = foldOnce(language);
    const isBangkok = ({ area }: SearchedPlace) => Number(area.province.name.en === 'Bangkok');
    return subdistricts
      .flatMap((area) => (area.subdistrict?.postcodes ?? []).map((postcode) => foldedPlace(area, postcode, fold)))
      .sort(
        (a, b) =>
          a.subdistrict.length - b.subdistrict.length ||
          isBangkok(b) - isBangkok(a) ||
          compare(a.area.province.name[language], b.area.province.name[language]) ||
          compare(a.area.district?.name[language] ?? '', b.area.district?.name[language] ?? '') ||
          compare(a.area.subdistrict?.name[language] ?? '', b.area.subdistrict?.name[language] ?? ''),
      );
  };
  return { th: ofLanguage('th'), en: ofLanguage('en') };
}

type Fold = (place: { name: Record<'th' | 'en', string> } | null) => string;

/** Folds each name once: thousands of subdistricts have the same districts and provinces. */
function foldOnce(language: 'th' | 'en'): Fold {
  const folded = new Map<string, string>();
  return (place) => {
    const name = place?.name[language] ?? '';
    const text = folded.get(name) ?? foldPlaceName(name);
    folded.set(name, text);
    return text;
  };
}

function foldedPlace(area: Area, postcode: string, fold: Fold): SearchedPlace {
  const [subdistrict, district, province] = [fold(area.subdistrict), fold(area.district), fold(area.province)];
  return { area, postcode, subdistrict, district, province, chain: subdistrict + district + province };
}

/** The words before names that say what they are, and abbreviations of them; at the beginning and after spaces. */
const labels =
  /(?<=^|[\s,])(?:แขวง\s?\/\s?ตำบล|ตำบล\s?\/\s?แขวง|แขวง|ตำบล|ต\.|ต(?=\s)|เขต|อำเภอ|อ\.|อ(?=\s)|จังหวัด|จ\.|จ(?=\s)|tambon|khwaeng|amphoe|amphur|khet|changwat|t\.|a\.)\s*|\s(?:sub-?\s?district|district|province)(?=$|[\s,])/gi;

/** Subdistricts that fit what was typed, the best first: by name, then with district, province and postcode, then by a part of the name. */
export function searchPlaces(
  index: PlaceSearchIndex,
  query: string,
  limit: number,
): { area: Area; postcode: string }[] {
  const unified = unifyCharacters(query).replace(/[,;]/g, ' ').trim();
  // Names begin with เขต and ต as well: labels are removed only where something remains.
  const typed = unified.replace(labels, ' ').trim() || unified;
  const words = readWords(typed);
  const isDistrict = /^(?:เขต|อำเภอ|อ\.|amphoe|amphur|khet)/i.test(unified) && typed !== unified;
  const spellings = [...new Set([foldPlaceText(typed).text, foldPlaceText(typed, true).text])];
  if ((spellings[0] ?? '').length < 2) return [];
  const ranked: SearchedPlace[][] = Array.from({ length: 8 }, () => []);
  for (const place of index[hasThai(typed) ? 'th' : 'en']) {
    const rank = rankOf(place, spellings, words, isDistrict);
    if (rank !== null) ranked[rank]?.push(place);
  }
  return ranked
    .flat()
    .slice(0, limit)
    .map(({ area, postcode }) => ({ area, postcode }));
}

/** Words folded one by one; digits are the beginning of a postcode. */
function readWords(typed: string): string[] {
  return typed
    .split(/\s+/)
    .map((word) => foldPlaceText(word).text)
    .filter((word) => word !== '');
}

/** From 0, the best; null if the place does not fit. */
function rankOf(
  place: SearchedPlace,
  spellings: readonly string[],
  words: readonly string[],
  isDistrict: boolean,
): number | null {
  const { subdistrict, district, province, chain, postcode } = place;
  const [first = ''] = words;
  if (words.length === 1) {
    if (/^\d+$/.test(first)) return postcode.startsWith(first) ? 0 : null;
    // Most places are passed over here.
    if (!chain.includes(spellings[0] ?? '') && !chain.includes(spellings[1] ?? spellings[0] ?? '')) return null;
  }
  const isNamed = (spelling: string) => spelling.startsWith(district) && (district + province).startsWith(spelling);
  if (isDistrict && spellings.some(isNamed)) return 0;
  if (spellings.includes(subdistrict)) return 1;
  if (spellings.includes(district)) return 2;
  if (spellings.some((spelling) => subdistrict.startsWith(spelling))) return 3;
  if (spellings.some((spelling) => chain.startsWith(spelling))) return 4;
  if (words.length > 1 && subdistrict.includes(first) && everyWordIn(place, words)) return 5;
  if (spellings.some((spelling) => district.startsWith(spelling)) || (words.length > 1 && everyWordIn(place, words)))
    return 6;
  return spellings.some((spelling) => subdistrict.includes(spelling) || province.startsWith(spelling)) ? 7 : null;
}

function everyWordIn({ chain, district, province, postcode }: SearchedPlace, words: readonly string[]): boolean {
  return words.every((word) =>
    /^\d/.test(word)
      ? postcode.startsWith(word)
      : chain.includes(word) || district.startsWith(word) || province.startsWith(word),
  );
}
