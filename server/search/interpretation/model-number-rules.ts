import type { QueryTerm } from '../analysis/analyser.ts';
import type { NamedModel } from './named-model-rules.ts';

/** A number of a model with the letters before and after it: r, 50 for EOS R50. */
interface ModelNumber {
  letters: string;
  number: string;
  tail: string;
}

const inText = /([a-z]*)[ -]?([0-9]+)([a-z]*)/g;

const formsOf = (term: QueryTerm | undefined): string[] => (term ? [term.term, ...term.alternatives] : ['']);

/** The forms of the first number that a query has for a model: a6400 and alpha 6400. Letters before a bare number are those of the series. */
function askedNumbers({ series, designation }: NamedModel): ModelNumber[] {
  const before = formsOf(series.at(-1));
  return formsOf(designation.find((one) => /[0-9]/.test(one.term))).flatMap((form) => {
    const [, letters = '', number, tail = ''] = /^([a-z]*) ?([0-9]+)([a-z]*)$/.exec(form) ?? [];
    if (number === undefined) return [];
    return (letters === '' ? before : [letters]).map((name) => ({ letters: name, number, tail }));
  });
}

const numbersIn = (name: string): ModelNumber[] =>
  [...name.toLowerCase().matchAll(inText)].map(([, letters = '', number = '', tail = '']) => ({
    letters,
    number,
    tail,
  }));

const distance = (one: ModelNumber, other: ModelNumber) => Math.abs(Number(one.number) - Number(other.number));

/** Of a name, how far its number with the same letters is from the one that the query has; infinite without one. */
export function numberDistance(model: NamedModel, name: string): number {
  const asked = askedNumbers(model);
  const distances = numbersIn(name).flatMap((one) =>
    asked.filter(({ letters }) => letters === one.letters).map((other) => distance(one, other)),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}

/** Numbers of models that are shown in place of one that is not sold, at most. */
const maxNumbers = 20;

/**
 * The numbers of models in `names` that look like the one that a query has, as terms, the nearest first: those with the same letters and as
 * many digits (L3250 for l3110), otherwise those with another letter (R50 for m50), or with another number of digits (R50 for r100).
 */
export function similarNumbers(model: NamedModel, names: readonly string[]): QueryTerm[] {
  const asked = askedNumbers(model);
  const all = names.flatMap(numbersIn).flatMap((one) => asked.map((other) => ({ one, other })));
  const alike = all.filter(({ one, other }) => one.number.length === other.number.length);
  const withLetters = alike.filter(({ one, other }) => one.letters === other.letters);
  const withLetter = alike.filter(
    ({ one, other }) => one.letters.length === 1 && other.letters.length === 1 && one.tail === other.tail,
  );
  const withTail = withLetters.filter(({ one, other }) => one.tail === other.tail);
  const ofLetter = all.filter(({ one, other }) => one.letters.length === 1 && one.letters === other.letters);
  const found = ([withTail, withLetter, withLetters].find((models) => models.length > 0) ?? ofLetter).toSorted(
    (a, b) => distance(a.one, a.other) - distance(b.one, b.other),
  );
  const terms = [...new Set(found.map(({ one: { letters, number, tail } }) => letters + number + tail))];
  return terms.slice(0, maxNumbers).map((term) => ({ term, alternatives: [], isPrefix: false }));
}
