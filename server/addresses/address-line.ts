import type { ParsedAddress } from '#contract/address-lines.ts';
import { unifyCharacters } from '../thai-text/thai-text.ts';
import { type Found, findAddressParts, findMobileNumber, findReceiver } from './address-part-rules.ts';
import { type RecognisedPlace, recognisePlace } from './address-place-rules.ts';
import { findMentions } from './place-mention-rules.ts';
import { type Area, commonArea, containsArea, type PlaceNameIndex } from './place-names.ts';

/** An address taken apart, with its places as they are in the address book. */
export interface AddressLine extends Pick<ParsedAddress, 'receiver' | 'mobileNo' | 'address' | 'parts'> {
  /** The smallest area that is certain; null if there is none. */
  area: Area | null;
  postcode: string | null;
  otherPostcode: string | null;
  choices: readonly Area[];
}

/** Takes an address in one text apart. What is not recognised stays in the address. */
export function parseAddressLine(text: string, index: PlaceNameIndex, chosenSubdistrictId?: number): AddressLine {
  const source = unifyCharacters(text)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  const mobile = findMobileNumber(source);
  const withoutMobile = mask(source, [mobile]);
  const receiver = findReceiver(withoutMobile);
  const masked = mask(withoutMobile, [receiver, ...countries(withoutMobile)]).replace(/\n/g, ',');
  const postcode = findPostcode(masked, index);
  const known = postcode ? (index.byPostcode.get(postcode.value) ?? []) : [];
  const place = recognisePlace({
    line: mask(masked, [postcode]),
    mentions: findMentions(masked, index),
    postcode: postcode?.value ?? null,
    postcodeAreas: known,
    chosenSubdistrictId,
  });
  const removed = [mobile, receiver, ...countries(withoutMobile), postcode, ...place.mentions.map(spanOf)];
  const address = tidy(remove(source, removed));
  return {
    receiver: receiver?.value ?? null,
    mobileNo: mobile?.value ?? null,
    address,
    parts: findAddressParts(address),
    ...completePlace(place, postcode?.value ?? null, known),
  };
}

type Span = Pick<Found<unknown>, 'start' | 'end'>;

const spanOf = ({ labelStart, labelEnd }: RecognisedPlace['mentions'][number]): Span => ({
  start: labelStart,
  end: labelEnd,
});

/** The text with the spans replaced by commas, so that positions stay the same. */
function mask(text: string, spans: readonly (Span | null)[]): string {
  let masked = text;
  for (const span of spans) {
    if (span) masked = masked.slice(0, span.start) + ','.repeat(span.end - span.start) + masked.slice(span.end);
  }
  return masked;
}

function remove(text: string, spans: readonly (Span | null)[]): string {
  let rest = '';
  let from = 0;
  for (const span of spans.filter((one) => one !== null).sort((a, b) => a.start - b.start)) {
    rest += `${text.slice(from, Math.max(from, span.start))} `;
    from = Math.max(from, span.end);
  }
  return rest + text.slice(from);
}

/** One line without the separators that removed parts left. */
function tidy(text: string): string {
  return text
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?: ?[,;|])+(?= ?[,;|])/g, '')
    .replace(/ (?=[,;])/g, '')
    .replace(/^[\s,;:|/-]+|[\s,;:|/(-]+$/g, '')
    .replace(/^ที่อยู่[\s:]*|^address[\s:]+/i, '')
    .trim();
}

function countries(text: string): Span[] {
  return [...text.matchAll(/(?<=[\s,\d]|^)(?:ประเทศไทย|thailand)[\s.,]*$/gi)].map(spanOfMatch);
}

function spanOfMatch(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}

/** The postcode of an address: the last number of five digits that is one; else one that is called so, or ends the address. */
function findPostcode(line: string, index: PlaceNameIndex): Found<string> | null {
  const numbers = [
    ...line.matchAll(
      /((?:รหัสไปรษณีย์|รหัส|ปณ\.?|post(?:al)? ?code|zip(?: ?code)?)[\s.:]*)?(?<![\d/.-])(\d{5})(?![\d/-])/gi,
    ),
  ].map((match) => ({ ...spanOfMatch(match), value: match[2] ?? '', isLabelled: match[1] !== undefined }));
  const inPlace = numbers.filter(({ start, isLabelled }) => isLabelled || !/^[\s,]*$/.test(line.slice(0, start)));
  const isLast = ({ end }: Span) => /^[\s,.]*$/.test(line.slice(end));
  return (
    inPlace.findLast(({ value }) => index.byPostcode.has(value)) ??
    inPlace.findLast((number) => number.isLabelled || isLast(number)) ??
    null
  );
}

/** Adds what follows from the postcode and the area, and reports a postcode that does not fit. */
function completePlace(
  { area, choices }: RecognisedPlace,
  given: string | null,
  known: readonly Area[],
): Pick<AddressLine, 'area' | 'postcode' | 'otherPostcode' | 'choices'> {
  const fitting = known.filter((one) => area === null || containsArea(area, one));
  if (given && fitting.length > 0) {
    if (choices.length > 0) return { area, postcode: given, otherPostcode: null, choices };
    const filled = commonArea(fitting);
    return { area: filled, postcode: given, otherPostcode: null, choices: filled?.subdistrict ? [] : fitting };
  }
  const [first = null, ...others] = area?.subdistrict?.postcodes ?? [];
  return { area, postcode: others.length === 0 ? first : null, otherPostcode: given, choices };
}
