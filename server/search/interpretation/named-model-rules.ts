import { hasThai } from '../../thai-text/thai-text.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import { seriesOfNumbers } from '../analysis/default-names.ts';
import {
  modelSuffixTerms,
  productKindTerms,
  propertyTerms,
  standardTerms,
  unitTerms,
} from '../analysis/lexicon-terms.ts';

/** A model that a query names, such as iPhone 15 Pro. */
export interface NamedModel {
  /** The brand or series, such as iPhone; empty where a model is called by its letter and number alone. */
  series: readonly QueryTerm[];
  /** What tells models of the series apart, such as 15 and Pro. */
  designation: readonly QueryTerm[];
}

/** A figure with the unit of a property or a generation of a standard: 144hz, 5g, 4k. */
const measurement = /^(?:[0-9.]+(?:gb|tb|mb|w|hz|mah|inch|inches|mm|cm|mp|m|g|p|v)|[0-9.]{1,3}[kx])$/;
/** A number with its unit, or a standard with its version, as one term: 75นิ้ว, wifi6. */
export function isMeasurement(term: string): boolean {
  const [, before = '', after = ''] = /^([^0-9.]*)[0-9.]+([^0-9.]*)$/.exec(term) ?? [];
  return (
    measurement.test(term) || (before === '' && unitTerms.has(after)) || (after === '' && standardTerms.has(before))
  );
}

/** Whether a term is a number, a measurement or a unit, which name no product by themselves. */
export const isFigure = (term: string) => /^[0-9.]+$/.test(term) || isMeasurement(term) || unitTerms.has(term);

/** Models have numbers of up to four digits; longer ones are prices and capacities. */
const modelNumber = /^(?![0-9]{5,}$)(?=.*[0-9])[a-z0-9.]{1,20}$/;
/** A model that is called by its letter and number alone, such as S21 or A54, or by those of a processor or a graphics card, such as 5600X. */
const modelAlone = /^(?:[a-z][0-9]{2,3}|[0-9]{4,5}(?:[fgs]|gt|k[fs]?|x|x3d|xtx?|ti))$/;
/** What follows a number and belongs to it, such as ti in 5070 ti; not any word, such as new. */
const modelLetters = /^(?:[a-z]{1,2}|xtx|super)$/;
/** The number of a graphics card, which what follows it makes a model, as in 4070 super. */
const numberOfCard = /^[0-9]{4}$/;
const lettersOfCard = /^(?:ti|super|xtx?)$/;

/**
 * The model that a query names: a series, then a number or a suffix such as Pro, or a letter with a number (s21). Null where the query asks
 * for a kind of product (จอ 144hz, case for iphone 15), whose figures are properties.
 * @param kindsInNames words for kinds that are part of a name, as in Nothing Phone
 */
export function namedModel(
  terms: readonly QueryTerm[],
  kindsInNames: ReadonlySet<string> = new Set(),
): NamedModel | null {
  if (terms.some(({ term }) => productKindTerms.has(term) && !kindsInNames.has(term))) return null;
  const from = terms.findIndex((_, index) => isDesignation(terms, index) || isLastLetter(terms, index));
  const [first, ...others] = terms.map(({ term }) => term);
  const isCard =
    numberOfCard.test(first ?? '') && others.length > 0 && others.every((term) => lettersOfCard.test(term));
  const isAlone = modelAlone.test(first ?? '') && terms.every((_, index) => isDesignation(terms, index));
  if (isAlone || isCard) return { series: [], designation: terms };
  if (from < 1 || !terms.slice(0, from).some(({ term }) => hasThai(term) || term.length > 1)) return null;
  const length = terms
    .slice(from)
    .findIndex(({ term }, index) => !isDesignation(terms, from + index) && !modelLetters.test(term));
  return {
    series: terms.slice(0, from).map((term) => ({ ...term, isPrefix: false })),
    designation: terms.slice(from, length < 0 ? terms.length : from + length),
  };
}

/** A model with the series that its number implies: canon eos 80d for canon 80d. */
export function withSeriesOfNumber({ series, designation }: NamedModel): NamedModel {
  const number = designation[0]?.term ?? '';
  const implied = seriesOfNumbers.find(
    (one) => one.number.test(number) && series.length === 1 && hasWord(series[0] as QueryTerm, one.maker),
  );
  return implied
    ? { series: [...series, { term: implied.series, alternatives: [], isPrefix: false }], designation }
    : { series, designation };
}

const hasWord = ({ term, alternatives }: QueryTerm, word: string) => term === word || alternatives.includes(word);

/** Whether a term is the letter of a model at the end of its name, such as x in iphone x max. */
const isLastLetter = (terms: readonly QueryTerm[], index: number): boolean =>
  index > 0 &&
  /^[a-z]$/.test(terms[index]?.term ?? '') &&
  terms.slice(index + 1).every((_, further) => isDesignation(terms, index + 1 + further));

/**
 * The terms that tell models of a kind apart, such as 4060 in การ์ดจอ rtx 4060: numbers of at least two digits, and words with a digit,
 * but no measurements.
 */
export const designationOf = (terms: readonly QueryTerm[]): QueryTerm[] =>
  terms.filter(({ term }, index) => /[a-z][0-9]|[0-9]{2}/.test(term) && isDesignation(terms, index));

const year = /^20[0-9]{2}$/;

const isIn = (terms: readonly QueryTerm[], { term }: QueryTerm) => terms.some((one) => one.term === term);

/**
 * Whether the terms of a query that documents have lack the number of a model, such as 6600 of การ์ดจอ rx 6600, or the series before a
 * number, such as xps of dell xps 13, and have a name.
 */
export const lacksModel = (terms: readonly QueryTerm[], known: readonly QueryTerm[]): boolean =>
  known.some(isProperName) &&
  (designationOf(terms).some((one) => /[a-z]|[0-9]{3}/.test(one.term) && !year.test(one.term) && !isIn(known, one)) ||
    terms.some((one, index) => {
      const next = terms[index + 1]?.term ?? '';
      return index > 0 && isSeries(one.term) && !isIn(known, one) && /^[0-9]{1,4}$/.test(next) && !year.test(next);
    }));

const isSeries = (term: string) => /^[a-z]{2,}$/.test(term) && !modelSuffixTerms.has(term);

/** Whether a term may be the name of a brand or a series: a Latin word, or a Thai one that stands for it, but no kind and no suffix. */
export function isProperName({ term, alternatives }: QueryTerm): boolean {
  const others = [productKindTerms, modelSuffixTerms, propertyTerms, unitTerms];
  if (others.some((words) => words.has(term)) || isMeasurement(term)) return false;
  return [term, ...alternatives].some((word) => /^[a-z][a-z0-9 ]+$/.test(word));
}

function isDesignation(terms: readonly QueryTerm[], index: number): boolean {
  const term = terms[index]?.term ?? '';
  if (modelSuffixTerms.has(term)) return true;
  return modelNumber.test(term) && !isMeasurement(term) && !unitTerms.has(terms[index + 1]?.term ?? '');
}

/** A query with spaces between the letters and the numbers of models: wh 1000 xm 4 for wh1000xm4. */
export const separateNumbers = (query: string): string =>
  query.replace(/(?<=\p{Script=Latin})(?=[0-9])|(?<=[0-9])(?=\p{Script=Latin})/gu, ' ');

/** How far the numbers of neighbouring models are apart. */
const neighbourSteps = [-3, -2, -1, 1, 2, 3];
/** Those of numbers that are raised by one with each generation: S21 and S25. */
const generationSteps = [-5, -4, ...neighbourSteps, 4, 5];

/** The numbers of models next to a number, in each of its digits if it has three or more: 5090 and 4080 for 4090. */
function neighbouringNumbers(number: string): string[] {
  const value = Number(number);
  if (!Number.isInteger(value)) return [];
  const isGeneration = number.length < 3;
  const digits = isGeneration ? [0] : Array.from(number, (_, digit) => digit);
  return digits.flatMap((digit) =>
    (isGeneration ? generationSteps : neighbourSteps)
      .map((step) => value + step * 10 ** digit)
      .filter((one) => one > 0)
      // A05 is next to A07.
      .map((one) => String(one).padStart(number.length, '0')),
  );
}

/** A term as the terms of neighbouring models: s22 and s24 for s23. */
export function neighbouringTerms(term: string): string[] {
  const parts = /^(.*?)([0-9]+)([a-z]*)$/.exec(term);
  if (!parts) return [];
  const [, before = '', number = '', after = ''] = parts;
  return neighbouringNumbers(number).map((neighbour) => before + neighbour + after);
}
