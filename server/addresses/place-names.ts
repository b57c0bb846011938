import { foldThaiSpelling, unifyCharacters } from '../thai-text/thai-text.ts';
import type { AddressBook, BookDistrict, BookProvince, BookSubdistrict } from './address-book.ts';

export type AreaLevel = 'province' | 'district' | 'subdistrict';

/** A province, district or subdistrict with those above it. */
export interface Area {
  level: AreaLevel;
  province: BookProvince;
  district: BookDistrict | null;
  subdistrict: BookSubdistrict | null;
}

/** A text folded for comparing names of places: letters and digits only, spelled as they sound. */
export interface FoldedLine {
  text: string;
  /** For each character, the index of its letter in the text before folding. */
  offsets: number[];
  /** For each character, whether it follows a space, a mark or another script. */
  startsWord: boolean[];
}

/** Spellings of English names that vary: Khlong and Klong, Mueang and Muang, Toei and Toey, Sathon and Sathorn, Si and Sri. */
const latinSpellings: [RegExp, string][] = [
  [/[ktp]h|sr/y, ''],
  [/ue|oo|ou/y, 'u'],
  [/ee/y, 'i'],
  [/or(?=[^aeiouy\s]|$|\s)/y, 'o'],
  [/(?<=[aeiou])y/y, 'i'],
  [/j/y, 'ch'],
  [/v/y, 'w'],
];

const isLetterOrDigit = (character: string) => /[a-z0-9\u0E01-\u0E4E]/.test(character);
const scriptOf = (character: string) => (character >= '\u0E00' ? 'thai' : character <= '9' ? 'digit' : 'latin');

/** Folds a text from `unifyCharacters`. With `isTyping` its last Thai letter may lack the mark that silences it. */
export function foldPlaceText(line: string, isTyping = false): FoldedLine {
  // One character for each, so that offsets stay true.
  const lower = line.replace(/[\u{10000}-\u{10FFFF}]/gu, '  ').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const thai = foldThaiSpelling(lower, { keepSilentConsonants: isTyping });
  const folded: FoldedLine = { text: '', offsets: [], startsWord: [] };
  let previous = '';
  let at = 0;
  while (at < thai.text.length) {
    const character = thai.text[at] ?? '';
    const spelling = character >= 'a' && character <= 'z' ? findSpelling(thai.text, at) : undefined;
    const [length, written] = spelling ?? [1, isLetterOrDigit(character) ? character : ''];
    for (const one of written) {
      const isStart = !isLetterOrDigit(previous) || scriptOf(previous) !== scriptOf(one);
      folded.startsWord.push(isStart);
      folded.offsets.push(thai.sourceOffsets[at] ?? 0);
      folded.text += one;
      previous = one;
    }
    if (written === '') previous = '';
    at += length;
  }
  return folded;
}

function findSpelling(text: string, at: number): [length: number, written: string] | undefined {
  for (const [pattern, written] of latinSpellings) {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found) return [found.length, written || found.slice(0, 1)];
  }
  return undefined;
}

/** The folded form of a name, as the index has it. */
export function foldPlaceName(name: string): string {
  return foldPlaceText(unifyCharacters(name)).text;
}

/** Other names of provinces; each is the beginning of the name, or what people say instead. */
const otherProvinceNames: Record<string, string[]> = {
  กรุงเทพมหานคร: ['กรุงเทพ', 'กทม', 'Krung Thep', 'Krung Thep Maha Nakhon', 'Bangkok Metropolis', 'BKK'],
  นครราชสีมา: ['โคราช', 'Korat'],
  พระนครศรีอยุธยา: ['อยุธยา', 'Ayutthaya', 'Ayuthaya'],
  นครศรีธรรมราช: ['นครศรี', 'Nakhon Si'],
  สุราษฎร์ธานี: ['สุราษฎร์', 'Surat'],
  อุบลราชธานี: ['อุบล', 'Ubon'],
  อุดรธานี: ['อุดร', 'Udon'],
  ประจวบคีรีขันธ์: ['ประจวบ', 'Prachuap'],
  กาญจนบุรี: ['กาญจน์'],
  สมุทรปราการ: ['Samut Prakarn'],
  ชลบุรี: ['Cholburi'],
};

/** Every place by its names and postcodes. */
export interface PlaceNameIndex {
  /** By the folded form of the name. */
  byName: ReadonlyMap<string, readonly Area[]>;
  /** The subdistricts of a postcode. */
  byPostcode: ReadonlyMap<string, readonly Area[]>;
  subdistricts: readonly Area[];
}

/** Indexes the names in both languages, what people call provinces, and เมือง for the capital district of a province. */
export function indexPlaceNames(book: AddressBook): PlaceNameIndex {
  const byName = new Map<string, Area[]>();
  const byPostcode = new Map<string, Area[]>();
  const subdistricts: Area[] = [];
  const add = (area: Area, names: readonly string[]) => {
    for (const folded of new Set(names.map(foldPlaceName))) addTo(byName, folded, area);
  };
  for (const province of book.provinces.values()) {
    const area: Area = { level: 'province', province, district: null, subdistrict: null };
    const others = otherProvinceNames[province.name.th] ?? [];
    add(area, [province.name.th, province.name.en, ...others]);
    for (const district of province.districts.values()) {
      const inProvince: Area = { ...area, level: 'district', district };
      const isCapital = district.name.th === `เมือง${province.name.th}`;
      add(inProvince, [district.name.th, district.name.en, ...(isCapital ? capitalNames(others) : [])]);
      for (const subdistrict of district.subdistricts.values()) {
        const inDistrict: Area = { ...inProvince, level: 'subdistrict', subdistrict };
        add(inDistrict, [subdistrict.name.th, subdistrict.name.en]);
        subdistricts.push(inDistrict);
        for (const postcode of subdistrict.postcodes) addTo(byPostcode, postcode, inDistrict);
      }
    }
  }
  return { byName, byPostcode, subdistricts };
}

/** What the capital district of a province is called, such as เมืองโคราช. */
function capitalNames(otherProvinceNames: readonly string[]): string[] {
  return ['', ...otherProvinceNames].flatMap((name) => [`เมือง${name}`, `Mueang ${name}`]);
}

function addTo(map: Map<string, Area[]>, key: string, area: Area): void {
  const present = map.get(key);
  if (present) present.push(area);
  else map.set(key, [area]);
}

/** Whether an area is in another one, or the same. */
export function containsArea(outer: Area, inner: Area): boolean {
  if (outer.province !== inner.province) return false;
  if (outer.district && outer.district !== inner.district) return false;
  return !outer.subdistrict || outer.subdistrict === inner.subdistrict;
}

/** The smallest area in which all of them are; null if they are in several provinces, or there are none. */
export function commonArea(areas: readonly Area[]): Area | null {
  const [first] = areas;
  if (!first || areas.some(({ province }) => province !== first.province)) return null;
  if (areas.every((area) => area === first)) return first;
  const { province, district } = first;
  return district !== null && areas.every((area) => area.district === district)
    ? { level: 'district', province, district, subdistrict: null }
    : { level: 'province', province, district: null, subdistrict: null };
}
