import { closest, distance } from 'fastest-levenshtein';
import type { Localised } from '#contract/locale.ts';
import type { SkuAttribute } from '../../catalogue/catalogue.ts';

/** The part of a URL for a name; undefined if it has no Latin letters or digits. */
export function slugOf(name: string): string | undefined {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words === null || /[\u0E00-\u0E7F]/.test(name) ? undefined : words.join('-');
}

/** The names in `กล้อง > เลนส์` from the top down. */
export function levelsOf(category: string): string[] {
  return category.split('>').map((name) => name.trim());
}

/** Paragraphs of a text. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const folder = '/images/products';

/** The pictures named in a cell such as `front.jpg | back.jpg`. */
export function picturesOf(cell: string): string[] {
  return cell
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => (/^(\/|https:)/.test(name) ? name : `${folder}/${name}`));
}

/** Where the picture of a SKU is expected if its row names none. */
export function usualPicture(sku: string): string {
  return `${folder}/${sku.replace(/[^A-Za-z0-9._-]+/g, '-')}.jpg`;
}

/** Codes by which attributes of the same meaning are known in the shop. */
const optionCodes: { code: string; name: Localised }[] = [
  { code: 'colour', name: { th: 'สี', en: 'Colour' } },
  { code: 'storage', name: { th: 'ความจุ', en: 'Storage' } },
  { code: 'size', name: { th: 'ขนาด', en: 'Size' } },
  { code: 'edition', name: { th: 'รุ่น', en: 'Model' } },
];

const pairsOf = (cell: string): [name: string, value: string][] | undefined => {
  const pairs = cell.split('|').map((part) => part.split(':').map((text) => text.trim()));
  return pairs.every((pair): pair is [string, string] => pair.length === 2 && pair.every((text) => text !== ''))
    ? pairs
    : undefined;
};

/** The variant attributes in cells such as `สี: ดำ | ความจุ: 64 GB`; the Thai texts are used where English ones are missing. */
export function optionsOf(th: string, en: string | null | undefined): SkuAttribute[] | { refused: string } {
  const thai = pairsOf(th);
  if (!thai) return { refused: 'options_th: must be such as สี: ดำ | ความจุ: 64 GB' };
  const english = en ? pairsOf(en) : thai;
  if (english?.length !== thai.length)
    return { refused: `options_en: must name as many options as options_th, such as Colour: Black` };
  return thai.map(([name, value], index) => {
    const [nameEn, valueEn] = english[index] as [string, string];
    const known = optionCodes.find(({ name: { th, en } }) => th === name || en === name);
    return {
      code: known?.code ?? slugOf(nameEn) ?? `option-${index + 1}`,
      type: 'integer',
      value: slugOf(valueEn) ?? value.replace(/\s+/g, '-'),
      label: { th: value, en: valueEn },
      name: known?.name ?? { th: name, en: nameEn },
    };
  });
}

/** Whether two SKUs are distinguished by the same options, and differ in one. */
export function areVariants(one: readonly SkuAttribute[], other: readonly SkuAttribute[]): boolean {
  const values = (attributes: readonly SkuAttribute[]) =>
    new Map(attributes.filter(({ type }) => type === 'integer').map(({ code, value }) => [code, value]));
  const [ones, others] = [values(one), values(other)];
  return (
    ones.size > 0 &&
    ones.size === others.size &&
    [...ones.keys()].every((code) => others.has(code)) &&
    [...ones].some(([code, value]) => others.get(code) !== value)
  );
}

/** The name that another one may be a slip of: at most two characters differ, other than digits. Undefined if there is none. */
export function nameCloseTo(name: string, names: readonly string[]): string | undefined {
  const withoutDigits = (text: string) => text.replace(/\d+/g, '');
  const others = names.filter((other) => withoutDigits(other) !== withoutDigits(name));
  if (others.length === 0) return undefined;
  const nearest = closest(name, others);
  return distance(name, nearest) <= Math.min(2, Math.floor(name.length / 4)) ? nearest : undefined;
}
