import type { QueryTerm } from '../analysis/analyser.ts';
import { maxJoinedRuns } from '../analysis/analyser.ts';
import { codeLexeme, nameMark, quoteLexeme } from '../analysis/lexemes.ts';
import type { CategoryMention } from './named-category-rules.ts';
import { type NamedModel, neighbouringTerms } from './named-model-rules.ts';
import type { Preference } from './preference-rules.ts';

/** A query for the index. Every part is a `tsquery`. */
export interface TextQuery {
  /** What a product must match. */
  match: string;
  /** Matches the description index (all texts of the product page) instead of the main index (names, categories, attributes). */
  inDescriptions: boolean;
  /** Matching products with all terms in their name, or in the named category. They are ranked by relevance even if they are not best sellers. */
  preferred: string;
  /** The category that the query names; null without one. */
  namedCategory: string | null;
  /** Neighbouring Latin words of the query as they are in a name, such as g pro x; null without any. */
  phrase: string | null;
  /** Which of the matching products are ranked higher; null for no other than usually. */
  preference: Preference | null;
  terms: TermQueries[];
}

/** The queries for one term. */
interface TermQueries {
  anywhere: string;
  inName: string;
  /** With weight A, B or D: names in both languages, brand, category, merchant codes, joined words. */
  inNameBrandOrCategory: string;
  /** Anywhere, as a whole word, even if the term is a prefix. */
  wholeWord: string;
}

/** A lexeme that may be the beginning of a merchant code: it has a digit, and is longer than most numbers and sizes. */
const codePattern = /^#(?=.*\d).{4,}$/;

/**
 * The text query for terms. Products whose merchant code starts with `rawQuery`, the whole query, match as well. Null without terms.
 */
export function buildTextQuery(
  queryTerms: readonly QueryTerm[],
  mention: CategoryMention | null,
  rawQuery = '',
): TextQuery | null {
  const terms = queryTerms.map((one) => termQueries(withoutParts(one, numberAndLetter)));
  if (terms.length === 0) return null;
  const code = codeQuery(rawQuery);
  const all = terms.map(({ anywhere }) => anywhere).join(' & ');
  const namedCategory = mention
    ? mention.lexemes.map((lexeme) => lexemeQuery(lexeme, mention.isPrefix, '')).join(' | ')
    : null;
  return withPreferred(
    {
      match: code ? `(${all}) | ${code}` : all,
      inDescriptions: false,
      namedCategory,
      phrase: phraseQuery(queryTerms),
      preference: null,
      terms,
    },
    queryTerms,
  );
}

/** Matches merchant codes that start with the whole query; null if it is no beginning of one. */
function codeQuery(rawQuery: string): string | null {
  const code = codeLexeme(rawQuery);
  return code && codePattern.test(code) ? lexemeQuery(code, true, '') : null;
}

/** A term without its parts that match the pattern: `2k` is not a separate `2` and `k`, which stand for anything. */
const withoutParts = (one: QueryTerm, pattern: RegExp): QueryTerm => ({
  ...one,
  alternatives: one.alternatives.filter((phrase) => !pattern.test(phrase) || phrase.replaceAll(' ', '') !== one.term),
});

const letterAndNumber = /^[a-z]+ [0-9]/;
const numberAndLetter = /^[0-9.]+ [a-z]$/;
const startsWithNumber = /^[0-9]/;

/** The runs of letters and of digits of a Latin term, as they were typed: nintendo switch is one term; none of another one. */
const latinRunsOf = ({ term, alternatives }: QueryTerm): string[] => {
  const typed = alternatives.find((alternative) => alternative.replaceAll(' ', '') === term) ?? term;
  return /^[a-z0-9. ]+$/.test(typed) ? (typed.match(/[a-z]+|[0-9.]+/g) ?? []) : [];
};

/**
 * Matches names that have neighbouring Latin words of a query next to each other, as many as documents join. A figure is no beginning of a
 * name: 16gb is a property.
 */
function phraseQuery(queryTerms: readonly QueryTerm[]): string | null {
  const phrases = queryTerms.flatMap((_, from) => {
    const joined: QueryTerm[] = [];
    let runs = 0;
    for (const term of queryTerms.slice(from)) {
      const ofTerm = latinRunsOf(term).length;
      if (ofTerm === 0 || runs + ofTerm > maxJoinedRuns) break;
      joined.push(term);
      runs += ofTerm;
    }
    const [first] = joined;
    return runs < 2 || !first || /^[0-9]/.test(first.term)
      ? []
      : { term: joined.map(({ term }) => term).join(''), isPrefix: joined.some(({ isPrefix }) => isPrefix) };
  });
  const longest = phrases.filter(
    ({ term }) => !phrases.some((other) => other.term !== term && other.term.endsWith(term)),
  );
  return longest.length > 0
    ? longest.map(({ term, isPrefix }) => lexemeQuery(nameMark + term, isPrefix, '')).join(' | ')
    : null;
}

/** The same query against descriptions. Those are full of numbers and units, so `128gb` does not match a separate `128` and `gb`. */
export function toDescriptionQuery(queryTerms: readonly QueryTerm[], textQuery: TextQuery): TextQuery {
  const whole = queryTerms.map((one) => withoutParts(one, startsWithNumber));
  const terms = whole.map(termQueries);
  return withPreferred(
    { ...textQuery, match: terms.map(({ anywhere }) => anywhere).join(' & '), inDescriptions: true, terms },
    whole,
  );
}

/** The same query within a category. */
export const narrowToCategory = (textQuery: TextQuery, namedCategory: string): TextQuery => ({
  ...textQuery,
  match: `(${textQuery.match}) & (${namedCategory})`,
});

/** Matches products of the named category, and those with the terms for it in their names. */
export const ofKindQuery = (kind: readonly QueryTerm[], { namedCategory }: TextQuery): string => {
  const inName = kind.map((term) => termQuery({ ...term, isPrefix: false }, { mark: nameMark })).join(' & ');
  return namedCategory === null ? inName : `(${namedCategory}) | (${inName})`;
};

/**
 * Matches any product of the named category, or, if none is named, products that contain all terms but one. Null for a single term.
 */
export function relaxTextQuery(queryTerms: readonly QueryTerm[], textQuery: TextQuery): TextQuery | null {
  if (textQuery.terms.length < 2) return null;
  const anywhere = textQuery.terms.map((term) => term.anywhere);
  const allButOne = anywhere
    .map((_, missing) => `(${anywhere.filter((_, index) => index !== missing).join(' & ')})`)
    .join(' | ');
  return withPreferred({ ...textQuery, match: textQuery.namedCategory ?? allButOne }, queryTerms);
}

/** Matches products that are the named model: by name, as a variant of the series, or by a merchant code that starts with `rawQuery`. */
export function soldModelQuery({ series, designation }: NamedModel, textQuery: TextQuery, rawQuery: string): TextQuery {
  const ofSeries = series.map(
    (term) => `(${termQuery(term, { weights: 'AB' })} | ${termQuery(term, { mark: nameMark })})`,
  );
  const ofDesignation = designation.map((term) => {
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
  const close = closeModels([...designation, ...near]);
  const match = [...ofSeries, ...(isWide || close === '' ? [] : [`(${close})`])].join(' & ');
  const terms = [...series, ...designation].map(termQueries);
  const nearQuery = near.length > 0 ? [combine(near.map(termQueries))] : [];
  return { ...textQuery, match, preferred: match, inDescriptions: false, terms: [...terms, ...nearQuery] };
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
  const match = names.map((term) => termQuery({ ...term, isPrefix: false }, { mark: nameMark })).join(' & ');
  return { ...textQuery, match, preferred: match, inDescriptions: false, terms: queryTerms.map(termQueries) };
}

/** The models next to those that a query names, as terms. */
const neighbouringModels = (designation: readonly QueryTerm[]): QueryTerm[] =>
  designation
    .flatMap(({ term }) => neighbouringTerms(term))
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

function withPreferred(textQuery: Omit<TextQuery, 'preferred'>, queryTerms: readonly QueryTerm[]): TextQuery {
  const { match, namedCategory } = textQuery;
  const allInName = queryTerms.map((term) => termQuery(term, { mark: nameMark })).join(' & ');
  return { ...textQuery, preferred: namedCategory ? `(${allInName}) | ((${match}) & (${namedCategory}))` : allInName };
}

const isNumber = ({ term }: QueryTerm) => /^[0-9]+$/.test(term);

/** Smaller numbers are those of generations, and of the memory of variants: 12 of redmi note 12 is not meant by 12 GB. */
const leastVariantNumber = 32;
const isVariantNumber = (one: QueryTerm) => isNumber(one) && Number(one.term) >= leastVariantNumber;

function termQueries(term: QueryTerm): TermQueries {
  const whole = { ...term, isPrefix: false };
  // The beginning of a number says little: 11 is not meant by T110.
  const inName = isNumber(term) ? whole : term;
  return {
    anywhere: termQuery(term),
    inName: termQuery(inName, { weights: 'A' }),
    inNameBrandOrCategory: termQuery(inName, { weights: 'ABD' }),
    wholeWord: termQuery(whole),
  };
}

/** Matches a term or one of its alternatives, and the merchant code it may be; codes that start with it if it is a prefix. */
function termQuery({ term, alternatives, isPrefix }: QueryTerm, { weights = '', mark = '' } = {}): string {
  const code = mark ? null : codeLexeme(term);
  const phrases = alternatives.map((alternative) => alternative.split(' ').filter(Boolean));
  const words = new Set([term, ...phrases.flatMap((parts) => (parts.length === 1 ? parts : []))]);
  // What matches `smart & phone` matches `phone` as well, which is another alternative: reading the index for it would take long.
  const isImplied = (parts: readonly string[]) =>
    parts.some((part) => (parts.length > 1 && words.has(part)) || (isPrefix && part.startsWith(term)));
  const parts = [
    lexemeQuery(mark + term, isPrefix, weights),
    ...phrases
      .filter((phrase) => !isImplied(phrase))
      .map((phrase) => phrase.map((part) => lexemeQuery(mark + part, false, weights)).join(' & ')),
    ...(code && codePattern.test(code) ? [lexemeQuery(code, isPrefix, weights)] : []),
  ];
  return `(${[...new Set(parts.filter(Boolean))].map((part) => (part.includes(' & ') ? `(${part})` : part)).join(' | ')})`;
}

function lexemeQuery(lexeme: string, isPrefix: boolean, weights: string): string {
  const suffix = `${isPrefix ? '*' : ''}${weights}`;
  return suffix ? `${quoteLexeme(lexeme)}:${suffix}` : quoteLexeme(lexeme);
}
