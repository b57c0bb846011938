import { isOnlyBetween, type Mention } from './place-mention-rules.ts';
import { type Area, type AreaLevel, commonArea, containsArea } from './place-names.ts';

/** What an address says about its place. */
export interface RecognisedPlace {
  /** The smallest area that is certain; null if there is none. */
  area: Area | null;
  /** The names in the address that say so. */
  mentions: readonly Mention[];
  /** The areas that fit the address equally well, if there are several. */
  choices: readonly Area[];
}

export interface AddressPlaceClues {
  /** The address, with what is not part of its place masked by commas. */
  line: string;
  mentions: readonly Mention[];
  /** Null if the address has none. */
  postcode: string | null;
  /** The areas of the postcode. */
  postcodeAreas: readonly Area[];
  /** The subdistrict that the shopper chose among several. */
  chosenSubdistrictId?: number;
}

interface Reading {
  area: Area;
  mentions: readonly Mention[];
  score: number;
}

const levels = ['subdistrict', 'district', 'province'] as const;

/** Scores closer than this are equal. */
const sameScore = 0.01;

/** Of one area; the last ones. */
const maxMentionsPerLevel = 4;

/** Reads the place of an address: the area whose name, with the names of those above it and the postcode, fits it best. */
export function recognisePlace(clues: AddressPlaceClues): RecognisedPlace {
  const areas = new Set(clues.mentions.flatMap((mention) => mention.areas));
  for (const area of clues.postcodeAreas) if (area.subdistrict?.id === clues.chosenSubdistrictId) areas.add(area);
  const readings = [...areas]
    .filter((area) => clues.chosenSubdistrictId === undefined || area.subdistrict?.id === clues.chosenSubdistrictId)
    .map((area) => readAs(area, clues))
    .filter((reading) => reading !== null)
    .sort((a, b) => b.score - a.score);
  const [best] = readings;
  if (!best) return { area: null, mentions: [], choices: [] };
  const equal = readings.filter(({ score }) => best.score - score < sameScore);
  if (equal.length === 1) return { area: best.area, mentions: best.mentions, choices: [] };
  const area = commonArea(equal.map((reading) => reading.area));
  const isCertain = ({ areas: named }: Mention) => area !== null && named.some((one) => containsArea(one, area));
  return { area, mentions: best.mentions.filter(isCertain), choices: equal.map((reading) => reading.area) };
}

/** The address read as one in this area; null if it does not say so clearly enough. */
function readAs(area: Area, clues: AddressPlaceClues): Reading | null {
  const { line, mentions, postcode, postcodeAreas, chosenSubdistrictId } = clues;
  const named = levels.map((level) =>
    mentions
      .filter((mention) => mention.areas.some((one) => one.level === level && containsArea(one, area)))
      .slice(-maxMentionsPerLevel),
  );
  const fits = postcodeAreas.some((one) => containsArea(area, one) || containsArea(one, area));
  let best: Reading | null = null;
  for (const subdistrict of [undefined, ...(named[0] ?? [])]) {
    for (const district of [undefined, ...(named[1] ?? [])]) {
      for (const province of [undefined, ...(named[2] ?? [])]) {
        const used = [subdistrict, district, province].filter((mention) => mention !== undefined);
        const own = { subdistrict, district, province }[area.level];
        if (chosenSubdistrictId === undefined && !own) continue;
        if (overlap(used)) continue;
        if (!isClear({ subdistrict, district, province }, area, fits, line)) continue;
        let score = scoreOf(line, used, area);
        if (postcode) score += fits ? { subdistrict: 3, district: 2, province: 1 }[area.level] : -2;
        if (area.level === 'subdistrict' && !district && !subdistrict?.isLabelled) score -= 1.5;
        for (const mention of mentions) {
          const isOther = mention.isLabelled && !used.some((one) => one === mention || overlap([one, mention]));
          if (isOther && !mention.areas.some((one) => containsArea(one, area))) score -= 2;
        }
        if (!best || score > best.score) best = { area, mentions: used, score };
      }
    }
  }
  return best;
}

type Used = Partial<Record<AreaLevel, Mention>>;

/** Names are also those of roads and people: one without label needs a name above it or a postcode, or to end the address. */
function isClear(used: Used, area: Area, fitsPostcode: boolean, line: string): boolean {
  const own = used[area.level];
  if (!own || own.isLabelled || fitsPostcode) return true;
  if (area.level === 'subdistrict') return used.district !== undefined || used.province !== undefined;
  if (used.province && used.province !== own) return true;
  return isOnlyBetween(line, own.labelEnd, line.length);
}

function scoreOf(line: string, used: readonly Mention[], area: Area): number {
  let score = 0;
  for (const { isLabelled, text } of used) score += (isLabelled ? 5 : 3) + Math.min(text.length, 20) * 0.05;
  score += 0.3 * used.filter(({ text }) => isExact(text, area)).length;
  const inOrder = [...used].sort((a, b) => a.start - b.start);
  for (const [position, mention] of inOrder.entries()) {
    if (used[position] !== mention) score -= 0.5;
    const next = inOrder[position + 1];
    if (next) score += isOnlyBetween(line, mention.labelEnd, next.labelStart) ? 1.5 : -0.5;
  }
  const last = inOrder.at(-1);
  if (last && isOnlyBetween(line, last.labelEnd, line.length)) score += 1;
  return score;
}

function isExact(text: string, { province, district, subdistrict }: Area): boolean {
  const plain = (name: string) => name.replace(/[\s.-]/g, '').toLowerCase();
  return [province, district, subdistrict].some(
    (place) => place && (plain(place.name.th) === plain(text) || plain(place.name.en) === plain(text)),
  );
}

function overlap(mentions: readonly Mention[]): boolean {
  return mentions.some((a, at) => mentions.slice(at + 1).some((b) => a.start < b.end && b.start < a.end));
}
