import { type Area, type AreaLevel, foldPlaceText, type PlaceNameIndex } from './place-names.ts';

/** A name of places in an address, with what it names. Positions are indexes of letters. */
export interface Mention {
  start: number;
  end: number;
  /** Where the word before the name begins that says what it is (ตำบล, อ., District); the start of the name without one. */
  labelStart: number;
  /** Where the word after the name ends that says what it is; the end of the name without one. */
  labelEnd: number;
  isLabelled: boolean;
  areas: readonly Area[];
  text: string;
}

const labels: Record<AreaLevel, { before: RegExp; after: RegExp }> = {
  subdistrict: {
    before:
      /(?:(?:แขวง|ตำบล)\s?\/\s?(?:แขวง|ตำบล)|แขวง|ตำบล|ต\.|(?<![ก-๛])ต(?=\s)|(?<![a-z])(?:tambon|tambol|khwaeng|kwaeng|sub-?\s?district|t\.))[\s:.]*$/i,
    after: /^\s*(?:sub-?\s?district|tambon|khwaeng)(?![a-z])/i,
  },
  district: {
    before:
      /(?:(?:เขต|อำเภอ)\s?\/\s?(?:เขต|อำเภอ)|เขต|กิ่งอำเภอ|อำเภอ|อ\.|(?<![ก-๛])อ(?=\s)|(?<![a-z])(?:amphoe|amphur|ampur|amphor|khet|ket|(?<!sub-?\s?)district|a\.))[\s:.]*$/i,
    after: /^\s*(?:district|amphoe|amphur|khet)(?![a-z])/i,
  },
  province: {
    before: /(?:จังหวัด|จ\.|(?<![ก-๛])จ(?=\s)|(?<![a-z])(?:changwat|province|prov\.?))[\s:.]*$/i,
    after: /^\s*(?:province|prov)(?![a-z])\.?/i,
  },
};

/** Words after which a name is that of a street, building or village. */
const otherLabelBefore =
  /(?:ถ\.|ซ\.|ม\.|มบ\.|รร\.|รพ\.|บจก\.|หจก\.|(?<![ก-๛])(?:ถนน|ซอย|ตรอก|หมู่บ้าน|หมู่ที่|หมู่|อาคาร|ตึก|คอนโดมิเนียม|คอนโด|หอพัก|แมนชั่น|โครงการ|ร้าน|วัด|โรงเรียน|โรงพยาบาล|บริษัท|สถานี|แยก|ห้าง|ชุมชน|บ้าน)|(?<![a-z])(?:soi|thanon|ban|baan|moo ?ban|condo|wat|building|tower|village|market))\s*$/i;

/** Words before which a name is that of a street or building, and numbers of a street. */
const otherLabelAfter =
  /^(?:\s*(?:road|rd|street|st|soi|alley|lane|tower|building|condo|condominium|village|mall|plaza|hotel|market|residence|place)(?![a-z])|\s+\d{1,3}(?![\d/]))/i;

const labelStarts = /แขวง|ตำบล|ต\.|เขต|กิ่งอำเภอ|อำเภอ|อ\.|จังหวัด|จ\.|รหัส|โทร|ถนน|ถ\.|ซอย|ซ\.|ประเทศ/g;

/** Characters of the longest name, folded. */
const longestName = 30;

const longestLabel = 40;

/** Finds the names of places in an address. A name is found where words begin and end, next to labels, and next to other names. */
export function findMentions(line: string, index: PlaceNameIndex): Mention[] {
  const folded = foldPlaceText(line);
  const { text, offsets, startsWord } = folded;
  const labelledEnds = new Set([...line.matchAll(labelStarts)].map((match) => match.index));
  const endOf = (next: number) => nameEnd(line, (offsets[next - 1] ?? 0) + 1, offsets[next] ?? line.length);
  const found = new Map<number, { next: number; areas: readonly Area[] }[]>();
  // From the end: a name may end where another one begins.
  for (let start = text.length - 2; start >= 0; start -= 1) {
    for (let next = start + 2; next <= Math.min(text.length, start + longestName); next += 1) {
      const areas = index.byName.get(text.slice(start, next));
      if (!areas) continue;
      const isEnd = next === text.length || startsWord[next] || labelledEnds.has(offsets[next] ?? 0) || found.has(next);
      if (isEnd) found.set(start, [...(found.get(start) ?? []), { next, areas }]);
    }
  }
  const mentions: Mention[] = [];
  const ends = new Set<number>();
  const words: WordsOfNames = {
    endsName: (start, end) =>
      mentions.some((one) => one.end === end && one.start < start && !/[.,]|[ก-๛]\s/.test(one.text)),
    startsName: (start, end) => (found.get(offsets.indexOf(start)) ?? []).some(({ next }) => endOf(next) > end),
  };
  for (const start of [...found.keys()].sort((a, b) => a - b)) {
    for (const { next, areas } of found.get(start) ?? []) {
      const mention = readLabels(line, { start: offsets[start] ?? 0, end: endOf(next) }, areas, words);
      if (!mention || !(startsWord[start] || mention.isLabelled || ends.has(start))) continue;
      ends.add(next);
      mentions.push(mention);
    }
  }
  return mentions;
}

/** Words that look like labels but are part of a name, such as the last syllable of สามตำบล and the first of Soi Dao. */
interface WordsOfNames {
  endsName: (start: number, end: number) => boolean;
  startsName: (start: number, end: number) => boolean;
}

/** A name ends after the letters that folding drops, such as one with a thanthakhat. */
function nameEnd(line: string, from: number, limit: number): number {
  let end = from;
  while (end < limit && /[A-Za-zก-๛]/.test(line[end] ?? '')) end += 1;
  return end;
}

/** The mention with its label, which says which of the areas can be meant; null if it is a street or building. */
function readLabels(
  line: string,
  name: { start: number; end: number },
  areas: readonly Area[],
  words: WordsOfNames,
): Mention | null {
  const { start } = name;
  // Abbreviations such as กทม.
  const end = line[name.end] === '.' ? name.end + 1 : name.end;
  const labelBefore = (pattern: RegExp) => {
    const found = pattern.exec(line.slice(Math.max(0, start - longestLabel), start));
    if (!found) return null;
    const at = start - found[0].length;
    return words.endsName(at, at + found[0].trimEnd().length) ? null : at;
  };
  const labelAfter = (pattern: RegExp) => {
    const found = pattern.exec(line.slice(end, end + longestLabel));
    if (!found) return null;
    const at = end + found[0].length;
    return words.startsName(at - found[0].trimStart().length, at) ? null : at;
  };
  const mention = { start, end, labelStart: start, labelEnd: end, text: line.slice(start, end) };
  for (const level of ['subdistrict', 'district', 'province'] as const) {
    const labelStart = labelBefore(labels[level].before);
    const labelEnd = labelStart === null ? labelAfter(labels[level].after) : null;
    if (labelStart === null && labelEnd === null) continue;
    const named = areas.filter((area) => area.level === level);
    if (named.length === 0) return null;
    return {
      ...mention,
      labelStart: labelStart ?? start,
      labelEnd: labelEnd ?? end,
      isLabelled: true,
      areas: named,
    };
  }
  if (labelBefore(otherLabelBefore) !== null || labelAfter(otherLabelAfter) !== null) return null;
  return { ...mention, isLabelled: false, areas };
}

/** Whether there is nothing between two positions but labels, separators and a postcode. */
export function isOnlyBetween(line: string, from: number, to: number): boolean {
  const between = line
    .slice(from, to)
    .replace(
      /แขวง|ตำบล|เขต|กิ่งอำเภอ|อำเภอ|จังหวัด|รหัสไปรษณีย์|\d{5}|sub-?\s?district|district|province|tambon|amphoe|amphur|khwaeng|khet|changwat|postal code|post ?code|zip ?code|zip/gi,
      '',
    );
  return /^(?:[\s,.:;|/()-]|ต\.|อ\.|จ\.|ต\s|อ\s|จ\s)*$/.test(between);
}
