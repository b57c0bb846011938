import { type Locale, type Localised, locales } from '#contract/locale.ts';
import { type Analyser, singularForms } from './analyser.ts';
import { categoryMark } from './lexemes.ts';

type QueryAnalyser = Pick<Analyser, 'queryTerms'>;

/** Products below such a category are accessories of what the categories above it name, not that thing. */
const accessoryCategory = /accessor|อุปกรณ์เสริม/i;
const conjunction = /\s*(?:&|,|\/|และ)\s*/;
const bracket = /[()]/;

/** The lexemes of what a product is, from the names of its own category and of those above, nearest first. */
export function categoryLexemes([own, ...above]: readonly Localised[], analyser: QueryAnalyser): string[] {
  if (!own) return [];
  const isAccessory = (name: Localised) => accessoryCategory.test(name.en) || accessoryCategory.test(name.th);
  const end = isAccessory(own) ? 0 : above.findIndex(isAccessory);
  const naming = end < 0 ? above : above.slice(0, end);
  const all = [...lexemesOf(own, true, analyser), ...naming.flatMap((name) => categoryNameLexemes(name, analyser))];
  return [...new Set(all)].filter((lexeme) => lexeme !== categoryMark);
}

/** The lexemes of a category's name; none where it names several things, such as Smartphones & Tablets. */
export const categoryNameLexemes = (name: Localised, analyser: QueryAnalyser) => lexemesOf(name, false, analyser);

const lexemesOf = (name: Localised, isOwn: boolean, analyser: QueryAnalyser) =>
  locales.flatMap((locale) => splitName(name[locale], isOwn).map((part) => lexemeOf(part, locale, analyser)));

/** Splits a name at brackets, and a product's own category also at conjunctions: a category above leaves open which one it is. */
function splitName(text: string, isOwn: boolean): string[] {
  return text.split(bracket).flatMap((name) => {
    const parts = name.split(conjunction).filter((part) => part.trim() !== '');
    return isOwn || parts.length === 1 ? parts : [];
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
