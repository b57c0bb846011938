import { hasThai } from '../../thai-text/thai-text.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import { nameMark } from '../analysis/lexemes.ts';
import { modelSuffixTerms } from '../analysis/lexicon-terms.ts';
import { type NamedModel, neighbouringTerms } from './named-model-rules.ts';
import {
  codeQuery,
  inNameQuery,
  isNumber,
  type TermQueries,
  type TextQuery,
  termQueries,
  termQuery,
  withoutParts,
} from './text-query-rules.ts';

const letterAndNumber = /^[a-z]+ [0-9]/;
const wordAndNumber = /^[a-z]{2,} [0-9]+$/;

/** Smaller numbers are those of generations, and of the memory of variants: 12 of redmi note 12 is not meant by 12 GB. */
const leastVariantNumber = 32;
const isVariantNumber = (one: QueryTerm) => isNumber(one) && Number(one.term) >= leastVariantNumber;

export const isGeneration = (one: QueryTerm) => isNumber(one) && Number(one.term) < leastVariantNumber;

/**
 * Matches names with the number of a generation: directly after the term before it, where one that is being typed may be the beginning of
 * another one, or anywhere but after a suffix that the query lacks. AirPods Pro 3 are no airpods 3, and Buds T110 no realme 11.
 */
function generationQuery(previous: QueryTerm, { term, isPrefix }: QueryTerm, terms: readonly QueryTerm[]): string {
  const lexeme = (text: string, isBeginning: boolean) =>
    termQuery({ term: text, alternatives: [], isPrefix: isBeginning }, { mark: nameMark });
  const words = [previous.term, ...previous.alternatives].map((word) => word.replaceAll(' ', ''));
  const adjacent = words.filter((word) => !hasThai(word)).map((word) => lexeme(word + term, isPrefix));
  const inQuery = new Set(terms.flatMap((one) => [one.term, ...one.alternatives]));
  const others = [...modelSuffixTerms]
    .filter((suffix) => !hasThai(suffix) && !inQuery.has(suffix))
    .map((suffix) => lexeme(suffix + term, false));
  const apart = `(${lexeme(term, false)} & !(${others.join(' | ')}))`;
  return `(${[...adjacent, apart].join(' | ')})`;
}

/** Matches products that are the named model: by name, as a variant of the series, or by a merchant code that starts with `rawQuery`. */
export function soldModelQuery({ series, designation }: NamedModel, textQuery: TextQuery, rawQuery: string): TextQuery {
  const ofSeries = series.map(
    (term) => `(${termQuery(term, { weights: 'AB' })} | ${termQuery(term, { mark: nameMark })})`,
  );
  const ofDesignation = designation.map((term, index) => {
    const previous = designation[index - 1] ?? series.at(-1);
    if (previous && isGeneration(term)) return generationQuery(previous, term, [...series, ...designation]);
    const inName = termQuery(term, { mark: nameMark });
    // The beginning of a number may be that of any property: 5 is not meant by 512 GB.
    return isVariantNumber(term) ? `(${inName} | ${termQuery({ ...term, isPrefix: false })})` : inName;
  });
  const byCode = codeQuery(rawQuery);
  const match = `(${[...ofSeries, ...ofDesignation].join(' & ')})${byCode ? ` | ${byCode}` : ''}`;
  return { ...textQuery, match, inDescriptions: false };
}

/**
 * Matches the models next to a named one: of its series with a neighbouring number or a part of the designation, or with `isWide` all of
 * its series.
 */
export function nearestModelsQuery(
  { series, designation }: NamedModel,
  textQuery: TextQuery,
  isWide: boolean,
): TextQuery {
  const near = neighbouringModels(designation);
  const ofSeries = series.map((term) => termQuery(term, { mark: nameMark }));
  // By itself a suffix such as Ultra is that of any series.
  const close = closeModels(series.length > 0 ? [...designation, ...near] : near);
  const match = [...ofSeries, ...(isWide || close === '' ? [] : [`(${close})`])].join(' & ');
  const terms = [...series, ...designation].map(termQueries);
  const nearQuery = near.length > 0 ? [combine(near.map(termQueries))] : [];
  return { ...textQuery, match, preferred: match, inDescriptions: false, terms: [...terms, ...nearQuery] };
}

/** Matches products of a series with any of the numbers of models in their names; those with the first ones are the nearest. */
export function numberedModelsQuery(
  { series }: NamedModel,
  numbers: readonly QueryTerm[],
  textQuery: TextQuery,
): TextQuery {
  const anyNumber = numbers.map((term) => termQuery(term, { mark: nameMark })).join(' | ');
  const match = [...series.map((term) => termQuery(term, { mark: nameMark })), `(${anyNumber})`].join(' & ');
  const terms = [
    ...series.map(termQueries),
    combine(numbers.map(termQueries)),
    combine(numbers.slice(0, 1).map(termQueries)),
  ];
  return { ...textQuery, match, preferred: match, inDescriptions: false, terms };
}

/** Matches the models of a category with a number next to the named one; null if it has no number. */
export function nearestOfKindQuery(
  { series, designation }: NamedModel,
  textQuery: TextQuery,
  namedCategory: string,
): TextQuery | null {
  const near = neighbouringModels(designation);
  if (near.length === 0) return null;
  const close = closeModels(near);
  const ofSeries = series.map((term) => ` & ${termQuery({ ...term, isPrefix: false })}`).join('');
  const match = `(${namedCategory}) & (${close})${ofSeries}`;
  const terms = [...series.map(termQueries), combine(near.map(termQueries))];
  return { ...textQuery, match, preferred: match, inDescriptions: false, terms };
}

/** Matches products with all of `names` in their names. */
export function namedQuery(
  names: readonly QueryTerm[],
  queryTerms: readonly QueryTerm[],
  textQuery: TextQuery,
): TextQuery {
  const match = inNameQuery(names);
  return { ...textQuery, match, preferred: match, inDescriptions: false, terms: queryTerms.map(termQueries) };
}

/** The models next to those that a query names, as terms; a word before a number is that of a series: alpha 6700 for a6400. */
const neighbouringModels = (designation: readonly QueryTerm[]): QueryTerm[] =>
  designation
    .flatMap(({ term, alternatives }) => [term, ...alternatives.filter((one) => wordAndNumber.test(one))])
    .flatMap((term) => neighbouringTerms(term.replace(' ', '')))
    .map((term) => ({
      term,
      alternatives: [(term.match(/[0-9.]+|[^0-9.]+/g) ?? []).join(' ')].filter((parts) => parts !== term),
      isPrefix: false,
    }));

/** Matches names with any of the models; not with the letter of one and the number of another name, as in S3 S36GD 24. */
const closeModels = (models: readonly QueryTerm[]) =>
  models.map((term) => termQuery(withoutParts(term, letterAndNumber), { mark: nameMark })).join(' | ');

/** The queries for any of several terms. */
const combine = (terms: readonly TermQueries[]): TermQueries => ({
  anywhere: terms.map(({ anywhere }) => anywhere).join(' | '),
  inName: terms.map(({ inName }) => inName).join(' | '),
  inNameBrandOrCategory: terms.map(({ inNameBrandOrCategory }) => inNameBrandOrCategory).join(' | '),
  wholeWord: terms.map(({ wholeWord }) => wholeWord).join(' | '),
});
