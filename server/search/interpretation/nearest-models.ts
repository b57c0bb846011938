import type { Locale } from '#contract/locale.ts';
import type { Db } from '../../db/database.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import { quoteLexeme } from '../analysis/lexemes.ts';
import { featureTerms, productKindTerms } from '../analysis/lexicon-terms.ts';
import { currentAnalyser } from '../index/current-analyser.ts';
import { documentFrequencies } from './document-frequencies.ts';
import { countMatches, namedProducts } from './match-queries.ts';
import { numberDistance, similarNumbers } from './model-number-rules.ts';
import {
  isGeneration,
  namedQuery,
  nearestModelsQuery,
  nearestOfKindQuery,
  numberedModelsQuery,
  soldModelQuery,
} from './model-query-rules.ts';
import type { CategoryMention } from './named-category-rules.ts';
import {
  designationOf,
  isProperName,
  type NamedModel,
  namedModel,
  separateNumbers,
  withSeriesOfNumber,
} from './named-model-rules.ts';
import { stopWords } from './stop-words.ts';
import { narrowedTo, preferringTerm, type TextQuery, toDescriptionQuery } from './text-query-rules.ts';

/** A query and its terms, as far as they are interpreted. */
interface Typed {
  terms: readonly QueryTerm[];
  textQuery: TextQuery;
  namedCategory: CategoryMention | null;
}

/** What is found in place of a model that is not sold. */
interface Nearest {
  terms: readonly QueryTerm[];
  textQuery: TextQuery;
}

const essentialTerms = (terms: readonly QueryTerm[]) => terms.filter(({ term }) => !stopWords.has(term));

/** Of the products that have the name of a maker or a series, at least this share is named so; others are for it, or have it. */
const leastNamedShare = 1 / 3;
/** Of those with the name of a series that a number follows; most others are accessories. */
export const leastSeriesShare = 1 / 10;

/** The terms that products are named with, such as asus and galaxy, but not google where only attributes have it. */
export async function namesOf(
  db: Db,
  locale: Locale,
  terms: readonly QueryTerm[],
  textQuery: TextQuery,
  leastShare: number = leastNamedShare,
): Promise<QueryTerm[]> {
  const [frequencies] = await documentFrequencies(db, locale, terms);
  const names: QueryTerm[] = [];
  for (const [index, term] of terms.entries()) {
    const least = Math.max(1, Math.ceil(leastShare * (frequencies[index] ?? 0)));
    if ((await countMatches(db, locale, namedQuery([term], terms, textQuery), least)) >= least) names.push(term);
  }
  return names;
}

/** The neighbours of the model that a query names by a series and a number or suffix; null if it names none, or one that is sold. */
export async function nearestModels(db: Db, locale: Locale, query: string, typed: Typed): Promise<Nearest | null> {
  const terms = essentialTerms(typed.terms);
  const kinds = await kindsInNames(db, locale, terms, typed.textQuery);
  const named = namedModel(terms, kinds) ?? (await modelWithoutSpaces(db, locale, query));
  if (!named) return null;
  const model = withSeriesOfNumber(named);
  // A letter may be the beginning of any word: c in iphone c.
  const isLetter = /^[a-z]$/.test(model.designation[0]?.term ?? '');
  if (isLetter && (await countMatches(db, locale, typed.textQuery, 1)) > 0) return null;
  const sold = soldModelQuery(model, typed.textQuery, query);
  if ((await countMatches(db, locale, sold, 1)) > 0) return null;
  const { series } = model;
  if (series.length > 0 && (await namesOf(db, locale, series, typed.textQuery, leastSeriesShare)).length === 0)
    return null;
  const found = { terms: [...series, ...model.designation] };
  const close = nearestModelsQuery(model, typed.textQuery, false);
  const ofKind = (await countMatches(db, locale, close, 1)) > 0 && (await ofNearestKind(db, locale, model, close));
  if (ofKind) return { ...found, textQuery: ofKind };
  if (series.length === 0) return null;
  const wide = nearestModelsQuery(model, typed.textQuery, true);
  const products = await namedProducts(db, locale, wide);
  if (products.length === 0) return null;
  const numbers = similarNumbers(
    model,
    products.map(({ name }) => name),
  );
  return { ...found, textQuery: numbers.length > 0 ? numberedModelsQuery(model, numbers, typed.textQuery) : wide };
}

/**
 * The neighbours of a model that have a category in common with the one whose number is the nearest: no tablet A11 for a phone A15. Null if
 * it is called by its generation, and no neighbour is: the 11 of an iPad Air are inches.
 */
async function ofNearestKind(
  db: Db,
  locale: Locale,
  model: NamedModel,
  neighbours: TextQuery,
): Promise<TextQuery | null> {
  const products = (await namedProducts(db, locale, neighbours)).map((product) => ({
    ...product,
    distance: numberDistance(model, product.name),
  }));
  const [nearest] = products.toSorted((one, other) => one.distance - other.distance);
  const isFar = !nearest || nearest.distance === Number.POSITIVE_INFINITY;
  if (isFar && model.series.length > 0 && model.designation.every(isGeneration)) return null;
  if (isFar || nearest.categoryLexemes.length === 0) return neighbours;
  const [number] = similarNumbers(model, [nearest.name]);
  const narrowed = narrowedTo(nearest.categoryLexemes.map(quoteLexeme).join(' | '), neighbours);
  return number ? preferringTerm(number, narrowed) : narrowed;
}

/**
 * What matches in descriptions. Of a model whose series no product is named with, only those that have its number next to it: snapdragon 8,
 * and not the pixels of a television for pixel 8.
 * @param leastShare of the products with the name of the series, how many have to be named so; by default any
 */
export async function withNumberOfModel(
  db: Db,
  locale: Locale,
  { terms, textQuery }: Typed,
  described: TextQuery,
  leastShare = 0,
): Promise<TextQuery> {
  const { series, designation } = namedModel(terms) ?? { series: [], designation: [] };
  const [last, number] = [series.at(-1), designation[0]];
  if (!last || !number || (await namesOf(db, locale, series, textQuery, leastShare)).length > 0) return described;
  return narrowedTo(quoteLexeme(last.term + number.term), described);
}

/**
 * What has a part that a query names by a series and a number, and that hardly a product is named with, as phones have a Snapdragon 8 Elite;
 * null if nothing has it.
 * @param lexicon names of which some are those of products
 */
export async function withNamedPart(
  db: Db,
  locale: Locale,
  typed: Typed,
  lexicon: ReadonlyMap<string, string>,
): Promise<TextQuery | null> {
  const terms = essentialTerms(typed.terms);
  const series = namedModel(terms)?.series.at(-1);
  if (!series || lexicon.has(series.term)) return null;
  const described = toDescriptionQuery(terms, typed.textQuery);
  const numbered = await withNumberOfModel(db, locale, { ...typed, terms }, described, leastSeriesShare);
  return numbered !== described && (await countMatches(db, locale, numbered, 1)) > 0 ? numbered : null;
}

/** The model in a query such as iphone15pro or wh1000xm4. */
async function modelWithoutSpaces(db: Db, locale: Locale, query: string) {
  const separated = separateNumbers(query);
  if (separated === query) return null;
  return namedModel((await currentAnalyser(db)).queryTerms(separated, locale));
}

const isLatinWord = ({ term }: QueryTerm) => /^[a-z]+$/.test(term);

/** The Latin words for kinds that products are named with directly after the word before them, as in Nothing Phone. */
async function kindsInNames(db: Db, locale: Locale, terms: readonly QueryTerm[], textQuery: TextQuery) {
  const found = new Set<string>();
  for (const [index, one] of terms.entries()) {
    const previous = terms[index - 1];
    if (!previous || !isLatinWord(previous) || !isLatinWord(one) || !productKindTerms.has(one.term)) continue;
    const together = { term: previous.term + one.term, alternatives: [], isPrefix: false };
    if ((await countMatches(db, locale, namedQuery([together], terms, textQuery), 1)) > 0) found.add(one.term);
  }
  return found;
}

/**
 * The neighbours of the model that a query names by a category and a number, such as การ์ดจอ 4060, within the category; null if it names
 * none, or neither it nor a neighbour is in the category.
 */
export async function nearestOfKind(
  db: Db,
  locale: Locale,
  typed: Typed,
  described: TextQuery,
): Promise<Nearest | null> {
  const { terms, textQuery, namedCategory } = typed;
  if (!namedCategory || !textQuery.namedCategory) return null;
  const others = essentialTerms([...terms.slice(0, namedCategory.from), ...terms.slice(namedCategory.to)]);
  const designation = designationOf(others);
  if (designation.length === 0) return null;
  const inCategory = { ...described, match: `(${described.match}) & (${textQuery.namedCategory})` };
  if ((await countMatches(db, locale, inCategory, 1)) > 0) return null;
  const series = others.filter((term) => !designation.includes(term));
  const nearest = nearestOfKindQuery({ series, designation }, textQuery, textQuery.namedCategory);
  return nearest && (await countMatches(db, locale, nearest, 1)) > 0 ? { terms, textQuery: nearest } : null;
}

/** Whether a query is for a category of a kind of products, such as headphones, and not only for those with a feature, such as gaming. */
const namesCategoryOfKind = ({ terms, namedCategory }: Typed) =>
  namedCategory !== null &&
  !namedCategory.isPrefix &&
  terms.slice(namedCategory.from, namedCategory.to).some(({ term }) => !featureTerms.has(term));

/**
 * The products with the brand and series that a query names, where none of them has its other terms in its description: DJI Osmo for dji
 * osmo pocket. Null where the first name of the query is none of them, as in snapdragon x elite, and where it is for a category.
 */
export async function nearestByName(
  db: Db,
  locale: Locale,
  typed: Typed,
  described: TextQuery,
): Promise<Nearest | null> {
  if (namesCategoryOfKind(typed)) return null;
  const terms = essentialTerms(typed.terms);
  const isInNames = async (names: readonly QueryTerm[]) =>
    (await countMatches(db, locale, namedQuery(names, terms, typed.textQuery), 1)) > 0;
  const properNames = terms.filter(isProperName);
  const names: QueryTerm[] = [];
  for (const term of await namesOf(db, locale, properNames, typed.textQuery))
    if (await isInNames([...names, term])) names.push(term);
  if (names.length === 0 || names[0] !== properNames[0] || names.length === terms.length) return null;
  const named = namedQuery(names, terms, typed.textQuery);
  const namedAndDescribed = { ...described, match: `(${described.match}) & ${named.match}` };
  if ((await countMatches(db, locale, namedAndDescribed, 1)) > 0) return null;
  return { terms, textQuery: named };
}
