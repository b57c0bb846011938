import type { AddressPartKind, ParsedAddress } from '#contract/address-lines.ts';

/** A part of a text with what it says. */
export interface Found<Value> {
  start: number;
  end: number;
  value: Value;
}

const mobile =
  /(?:(?:หมายเลข)?โทรศัพท์(?:มือถือ)?|โทร|เบอร์(?:โทร(?:ศัพท์)?)?|มือถือ|(?<![a-z])(?:tel|mobile|phone)(?: ?no)?)?[\s.:]*(?<![\d/])((?:\+?66[\s-]?\(?0?\)?|0)[689]\d?(?:[\s-]?\d){7,8})(?![\d/])/gi;

/** The mobile number in a text, with the word before it; null if there is none, or several. */
export function findMobileNumber(text: string): Found<string> | null {
  const found: Found<string>[] = [];
  for (const match of text.matchAll(mobile)) {
    const digits = (match[1] ?? '')
      .replace(/\D/g, '')
      .replace(/^66(?=0?[689])/, '')
      .replace(/^0?/, '0');
    if (!/^0[689]\d{8}$/.test(digits)) continue;
    found.push({ start: match.index, end: match.index + match[0].length, value: digits });
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}

const title = /^(?:คุณ|นางสาว|นาง|นาย|น\.ส\.|ด\.ช\.|ด\.ญ\.|khun(?= )|mrs?\.? |ms\.? |miss )\s*/i;
const receiverLabel =
  /^\s*(?:(?:ชื่อ(?:ผู้รับ|-สกุล|-นามสกุล| นามสกุล)?|ผู้รับ|กรุณาส่ง|จัดส่งที่|ส่งที่|ส่งถึง|ส่ง|ถึง|name|to|receiver|deliver to|ship to)(?=[\s:])[\s:]*)/i;
const nameWord = /^[A-Za-z\u0E00-\u0E4E.'-]+$/;
const addressWord =
  /^(?:บ้านเลขที่|เลขที่|ที่อยู่|บริษัท|หจก|ร้าน|หมู่|อาคาร|คอนโด|ซอย|ถนน|ตำบล|แขวง|อำเภอ|เขต|จังหวัด|ต\.|อ\.|จ\.|ซ\.|ถ\.|ม\.|moo|soi|room|unit|floor|building|address|no\.?$)/i;

/**
 * The receiver at the beginning of an address: after a title or a word such as ผู้รับ, or two words in a line of their own, or before
 * the mobile number. Null if it is not clear.
 *
 * @param text line breaks stay; what is not part of a name is masked by commas
 */
export function findReceiver(text: string): Found<ParsedAddress['receiver']> | null {
  const label = receiverLabel.exec(text)?.[0] ?? '';
  const titled = title.exec(text.slice(label.length).trimStart());
  const from = text.length - text.slice(label.length).trimStart().length + (titled?.[0].length ?? 0);
  const rest = text.slice(from);
  const length = /[\d,;\n]|\s(?:บ้านเลขที่|เลขที่|ที่อยู่|address)/i.exec(rest)?.index ?? rest.length;
  const words = rest.slice(0, length).trim().split(/\s+/);
  const isOnItsOwn = /^[,;\n]/.test(rest.slice(length).trimStart()) || /^\s*\n/.test(rest.slice(length));
  const isName = words.every((word) => nameWord.test(word) && !addressWord.test(word));
  const isEnough = label || titled ? words.length <= 4 : isOnItsOwn && words.length === 2;
  if (!isName || !isEnough || words[0] === '') return null;
  const [firstName = '', ...lastName] = words;
  return { start: 0, end: from + length, value: { firstName, lastName: lastName.join(' ') } };
}

const partLabels: [AddressPartKind, RegExp][] = [
  ['houseNumber', /(?:บ้านเลขที่|เลขที่บ้าน|เลขที่|(?<![a-z])(?:house no|no)\.?(?=[\s:\d]))[\s:]*/gi],
  ['villageNumber', /(?:หมู่ที่|หมู่|ม\.|(?<![a-z])(?:moo|mu|m\.))\s*(?=\d)/gi],
  ['village', /(?:หมู่บ้าน|มบ\.|โครงการ|ม\.(?=\s?[ก-ฮเ-ไ])|(?<![a-z])(?:moo ?ban|mooban|muban)(?![a-z]))\s*/gi],
  ['building', /(?:อาคาร|(?<![ก-๛])ตึก|คอนโดมิเนียม|คอนโด|หอพัก|อพาร์[ตท]เม้?นท์?|แมนชั่น)\s*/gi],
  ['floor', /(?:(?<![ก-๛])ชั้น(?:ที่)?|(?<![a-z])(?:floor|fl\.?))\s*(?=[A-Z]?\d)/gi],
  ['room', /(?:(?<![ก-๛])ห้อง(?:เลขที่|ที่)?|(?<![a-z])(?:room|unit)(?: no\.?)?)\s*(?=[A-Z]?\d)/gi],
  ['alley', /(?:(?<!ปาก)ซอย|ซ\.|ตรอก|(?<![a-z])soi(?![a-z]))\s*/gi],
  ['road', /(?:ถนน|ถ\.|(?<![a-z])thanon(?![a-z]))\s*/gi],
];

/** English words after a name. */
const suffixes: [AddressPartKind, RegExp][] = [
  ['road', /(?:road|rd\.?|street|st\.)$/i],
  ['building', /(?:building|tower|condo|condominium|apartment|residence|mansion)$/i],
  ['village', /village$/i],
  ['floor', /(?<=\d(?:st|nd|rd|th) )floor$/i],
];

/** What an address line says, in its order: house number, village, building, alley, road. */
export function findAddressParts(line: string): ParsedAddress['parts'] {
  const labels = partLabels
    .flatMap(([kind, pattern]) =>
      [...line.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((label, at, all) => !all.slice(0, at).some((one) => one.end > label.start));
  const parts: ParsedAddress['parts'] = [];
  const before = line.slice(0, labels[0]?.start ?? line.length);
  const number = /^\s*(\d+(?:[/-]\d+)*)(?![\d/])/.exec(before);
  if (number?.[1]) parts.push({ kind: 'houseNumber', text: number[1] });
  parts.push(...namedBySuffix(before.slice(number?.[0].length ?? 0)));
  for (const [at, { kind, end }] of labels.entries()) {
    const [value = '', ...others] = line.slice(end, labels[at + 1]?.start ?? line.length).split(/,/);
    const isNumber = kind === 'houseNumber' || kind === 'villageNumber' || kind === 'floor' || kind === 'room';
    const text = isNumber ? (/^[A-Z]?\d+[A-Z]?(?:[/-]\d+)*/i.exec(value)?.[0] ?? '') : value.trim();
    const [suffixed] = isNumber ? [] : namedBySuffix(text);
    if (text) parts.push(suffixed && kind === 'alley' ? { kind, text } : { kind, text });
    const rest = isNumber ? value.slice(text.length) : '';
    parts.push(...[rest, ...others].flatMap(namedBySuffix));
  }
  return parts;
}

/** The parts between commas that end with a word such as Road. */
function namedBySuffix(text: string): ParsedAddress['parts'] {
  return text.split(',').flatMap((one) => {
    const name = one.trim();
    const kind = suffixes.find(([, pattern]) => pattern.test(name))?.[0];
    return kind ? [{ kind, text: name }] : [];
  });
}
