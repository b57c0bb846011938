import { type Locale, type Localised, locales } from '#contract/locale.ts';
import { type Analysis, singular } from './analyser.ts';
import { kind } from './lexemes.ts';

/** Whatever is below such a category goes with the things above it and is none of them. */
const besideThings = /accessor|อุปกรณ์เสริม/i;
const several = /\s*(?:&|,|\/|และ)\s*/;
const otherName = /[()]/;

/** What a product is: the lexemes of its category and of those above, the nearest first. */
export function kindsOf([own, ...above]: readonly Localised[], analysis: Pick<Analysis, 'queryWords'>): string[] {
  if (!own) return [];
  const isThing = (name: Localised) => !besideThings.test(name.en) && !besideThings.test(name.th);
  const last = isThing(own) ? above.findIndex((name) => !isThing(name)) : 0;
  const higher = last < 0 ? above : above.slice(0, last);
  const all = [...lexemesOf(own, true, analysis), ...higher.flatMap((name) => kindsNamed(name, analysis))];
  return [...new Set(all)].filter((lexeme) => lexeme !== kind);
}

/** The lexemes of a name, where it is of one kind of things. */
export const kindsNamed = (name: Localised, analysis: Pick<Analysis, 'queryWords'>) => lexemesOf(name, false, analysis);

const lexemesOf = (name: Localised, isOwn: boolean, analysis: Pick<Analysis, 'queryWords'>) =>
  locales.flatMap((locale) => namesIn(name[locale], isOwn).map((one) => lexemeOf(one, locale, analysis)));

/** A category above that holds several things says not which of them its products are. */
function namesIn(text: string, isOwn: boolean): string[] {
  return text.split(otherName).flatMap((name) => {
    const parts = name.split(several).filter((part) => part.trim() !== '');
    return isOwn || parts.length === 1 ? parts : [];
  });
}

const lexemeOf = (name: string, locale: Locale, analysis: Pick<Analysis, 'queryWords'>) =>
  kind +
  analysis
    .queryWords(name, locale)
    .map(({ term }) => one(term))
    .join('');

export const one = (term: string) => singular(term)[0] ?? term;
