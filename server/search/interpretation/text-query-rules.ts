import { hasThai } from '../../thai-text/thai-text.ts';
import type { QueryTerm } from '../analysis/analyser.ts';
import { isInParts, maxJoinedRuns } from '../analysis/analyser.ts';
import { codeLexeme, nameMark, quoteLexeme } from '../analysis/lexemes.ts';
import { isKindTerm } from '../analysis/lexicon-terms.ts';
import type { CategoryMention } from './named-category-rules.ts';
import { isMeasurement } from './named-model-rules.ts';
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
  /** Whether it is called like a kind of product, and not like a brand or a series. */
  isKindNamed: boolean;
  /** All categories of that kind: gaming mice besides mice; null where no kind is named. */
  namedKind: string | null;
  /** Neighbouring Latin words of the query as they are in a name, such as g pro x; null without any. */
  phrase: string | null;
  /** Which of the matching products are ranked higher; null for no other than usually. */
  preference: Preference | null;
  terms: TermQueries[];
}

/** The queries for one term. */
export interface TermQueries {
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
  const isKindNamed =
    mention !== null && queryTerms.slice(mention.from, mention.to).some(({ term }) => isKindTerm(term));
  const kinds = isKindNamed ? mention.kindLexemes.map(quoteLexeme) : [];
  return withPreferred(
    {
      match: code ? `(${all}) | ${code}` : all,
      inDescriptions: false,
      namedCategory,
      isKindNamed,
      namedKind: kinds.length > 0 ? kinds.join(' | ') : null,
      phrase: phraseQuery(queryTerms),
      preference: null,
      terms,
    },
    queryTerms,
  );
}

/** Matches merchant codes that start with the whole query; null if it is no beginning of one. */
export function codeQuery(rawQuery: string): string | null {
  const code = codeLexeme(rawQuery);
  return code && codePattern.test(code) ? lexemeQuery(code, true, '') : null;
}

/** A term without its parts, or only without those that match the pattern: `2k` is not a separate `2` and `k`, which stand for anything. */
export const withoutParts = (one: QueryTerm, pattern = /^/): QueryTerm => ({
  ...one,
  alternatives: one.alternatives.filter((phrase) => !pattern.test(phrase) || !isInParts(phrase, one.term)),
});

const numberAndLetter = /^[0-9.]+ [a-z]$/;
const startsWithNumber = /^[0-9]/;

/** The terms of a query; a figure alone without its parts, as too many products have the number and the unit anywhere. */
export const wholeFigure = (terms: readonly QueryTerm[]): QueryTerm[] =>
  terms.map((one) => (terms.length === 1 ? withoutParts(one, startsWithNumber) : one));

/** A Thai term as the Latin word that it stands for: ipad for ไอแพด. */
function inLatin(one: QueryTerm): QueryTerm {
  if (!hasThai(one.term)) return one;
  const term = one.alternatives.find((alternative) => /^[a-z]+$/.test(alternative));
  return term === undefined ? one : { term, alternatives: [], isPrefix: false };
}

/** The runs of letters and of digits of a Latin term, as they were typed: nintendo switch is one term; none of another one. */
const latinRunsOf = ({ term, alternatives }: QueryTerm): string[] => {
  const typed = alternatives.find((alternative) => isInParts(alternative, term)) ?? term;
  return /^[a-z0-9. ]+$/.test(typed) ? (typed.match(/[a-z]+|[0-9.]+/g) ?? []) : [];
};

/**
 * Matches names that have neighbouring Latin words of a query next to each other, as many as documents join. A figure is no beginning of a
 * name: 16gb is a property.
 */
function phraseQuery(typedTerms: readonly QueryTerm[]): string | null {
  const queryTerms = typedTerms.map(inLatin);
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

/** The same query with products that have a further term first. */
export const preferringTerm = (term: QueryTerm, textQuery: TextQuery): TextQuery => ({
  ...textQuery,
  terms: [...textQuery.terms, termQueries(term)],
});

/** The same query for the products that match `condition` as well. */
export const narrowedTo = (condition: string, textQuery: TextQuery): TextQuery => ({
  ...textQuery,
  match: `(${textQuery.match}) & (${condition})`,
  preferred: `(${textQuery.preferred}) & (${condition})`,
});

/** Matches products with all of the terms in their names. */
export const inNameQuery = (terms: readonly QueryTerm[]): string =>
  terms.map((term) => termQuery({ ...term, isPrefix: false }, { mark: nameMark })).join(' & ');

/** Matches products of the categories that a mention is about, and of those of the same kind. */
export const inCategoryQuery = ({ lexemes, kindLexemes }: CategoryMention): string =>
  [...new Set([...lexemes, ...kindLexemes])].map(quoteLexeme).join(' | ');

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

function withPreferred(textQuery: Omit<TextQuery, 'preferred'>, queryTerms: readonly QueryTerm[]): TextQuery {
  const { match, namedCategory } = textQuery;
  const allInName = queryTerms.map((term) => termQuery(term, { mark: nameMark })).join(' & ');
  return { ...textQuery, preferred: namedCategory ? `(${allInName}) | ((${match}) & (${namedCategory}))` : allInName };
}

export const isNumber = ({ term }: QueryTerm) => /^[0-9]+$/.test(term);

export function termQueries(term: QueryTerm): TermQueries {
  const whole = { ...term, isPrefix: false };
  // The beginning of a number says little: 11 is not meant by T110.
  const inName = isNumber(term) ? whole : term;
  return {
    anywhere: termQuery(term),
    // What is written in two words, such as Wi-Fi 7 and 16 GB, has no weight of its own.
    inName: isMeasurement(term.term)
      ? `${termQuery(inName, { weights: 'A' })} | ${termQuery(inName, { mark: nameMark })}`
      : termQuery(inName, { weights: 'A' }),
    inNameBrandOrCategory: termQuery(inName, { weights: 'ABD' }),
    wholeWord: termQuery(whole),
  };
}

/** Matches a term or one of its alternatives, and the merchant code it may be; codes that start with it if it is a prefix. */
export function termQuery({ term, alternatives, isPrefix }: QueryTerm, { weights = '', mark = '' } = {}): string {
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
