import { type Locale, type Localised, locales } from '#contract/locale.ts';
import { type Analyser, isInParts, type QueryTerm, singularForms } from './analyser.ts';
import { categoryMark, kindMark } from './lexemes.ts';
import { featureTerms, isKindTerm } from './lexicon-terms.ts';

type QueryAnalyser = Pick<Analyser, 'queryTerms'>;

/** Products below such a category are accessories of what the categories above it name, not that thing. */
const accessoryCategory = /accessor|อุปกรณ์เสริม/i;
const conjunction = /\s*(?:&|,|\/|และ)\s*/;
const bracket = /[()]/;

/** The lexemes of what a product is, from the names of its own category and of those above, nearest first. */
export function categoryLexemes([own, ...above]: readonly Localised[], analyser: QueryAnalyser): string[] {
  if (!own) return [];
  const isAccessory = (name: Localised) => accessoryCategory.test(name.en) || accessoryCategory.test(name.th);
  const end = isAccessory(own)
    ? 0
    : above.findIndex((name, index) => isAccessory(name) || isFor(above[index - 1] ?? own, name));
  const naming = end < 0 ? above : above.slice(0, end);
  const all = [
    ...lexemesOf(own, true, analyser),
    ...naming.flatMap((name) => categoryNameLexemes(name, analyser)),
    ...kindLexemes(own, true, analyser),
    ...naming.flatMap((name) => kindLexemes(name, false, analyser)),
  ];
  return [...new Set(all)].filter((lexeme) => lexeme !== categoryMark);
}

/** Whether a category is of something for what the category above it names: ขาตั้งกล้อง, but not กล้องแอ็กชัน. In Thai what it is comes first. */
const isFor = (own: Localised, above: Localised) => own.th.indexOf(above.th) > 0;

/** The lexemes of the kinds that a category's name is about: the first term in Thai, the last one in English. */
const kindLexemes = (name: Localised, isOwn: boolean, analyser: QueryAnalyser) =>
  locales.flatMap((locale) =>
    splitName(name[locale], isOwn).flatMap((part) => {
      const term = analyser.queryTerms(part, locale).at(locale === 'th' ? 0 : -1);
      return term
        ? [toSingular(term.term), ...kindWithoutFeatures(term)].filter(isKindTerm).map((kind) => kindMark + kind)
        : [];
    }),
  );

/** The kind in a compound of one with features: headphones in หูฟังไร้สาย, but no camera in กล้องวงจรปิด. */
function kindWithoutFeatures({ term, alternatives }: QueryTerm): string[] {
  const parts = alternatives.find((phrase) => isInParts(phrase, term))?.split(' ') ?? [];
  const others = parts.filter((part) => !featureTerms.has(part));
  return others.length === 1 ? others.map(toSingular) : [];
}

/** The lexemes of a category's name; none where it names several things, such as Smartphones & Tablets. */
export const categoryNameLexemes = (name: Localised, analyser: QueryAnalyser) => lexemesOf(name, false, analyser);

const lexemesOf = (name: Localised, isOwn: boolean, analyser: QueryAnalyser) =>
  locales.flatMap((locale) => splitName(name[locale], isOwn).map((part) => lexemeOf(part, locale, analyser)));

/** Splits a name at brackets, and a product's own category also at conjunctions: a category above leaves open which one it is. */
function splitName(text: string, isOwn: boolean): string[] {
  return text.split(bracket).flatMap((name) => {
    const parts = name.split(conjunction).filter((part) => part.trim() !== '');
    return isOwn || parts.length === 1 ? withKind(parts) : [];
  });
}

const modifier = /^[a-z0-9-]+(?<!s)$/i;

/**
 * Parts of a name with the kind that all of them share: Laptop Chargers and GaN Chargers for Laptop & GaN Chargers, หัวชาร์จ GaN and
 * หัวชาร์จโน้ตบุ๊ก for หัวชาร์จ GaN และโน้ตบุ๊ก.
 */
function withKind(parts: readonly string[]): string[] {
  const inThai = /^([\u0E00-\u0E7F]+) /.exec(parts[0] ?? '')?.[1] ?? '';
  const inEnglish = / [a-z0-9-]+s\s*$/i.exec(parts.at(-1) ?? '')?.[0] ?? '';
  return parts.map((part, index) => {
    if (index > 0) return inThai + part;
    return parts.length > 1 && modifier.test(part) ? part + inEnglish : part;
  });
}

const lexemeOf = (name: string, locale: Locale, analyser: QueryAnalyser) =>
  categoryMark +
  analyser
    .queryTerms(name, locale)
    .map(({ term }) => toSingular(term))
    .join('');

/** The singular of an English plural, any other term as it is. */
export const toSingular = (term: string) => singularForms(term)[0] ?? term;
