import type { QueryTerm } from '../analysis/analyser.ts';
import { codeLexeme, nameMark, quoteLexeme } from '../analysis/lexemes.ts';
import type { CategoryMention } from './named-category-rules.ts';
import { type NamedModel, neighbouringTerms } from './named-model-rules.ts';

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
  const terms = queryTerms.map(termQueries);
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

/**
 * The same query against descriptions. Those are full of numbers and units, so `128gb` does not match a separate `128` and `gb`.
 */
export function toDescriptionQuery(queryTerms: readonly QueryTerm[], textQuery: TextQuery): TextQuery {
  const withoutSplitUnits = queryTerms.map((one) => ({
    ...one,
    alternatives: one.alternatives.filter(
      (phrase) => !/^[0-9]/.test(phrase) || phrase.replaceAll(' ', '') !== one.term,
    ),
  }));
  const terms = withoutSplitUnits.map(termQueries);
  return withPreferred(
    { ...textQuery, match: terms.map(({ anywhere }) => anywhere).join(' & '), inDescriptions: true, terms },
    withoutSplitUnits,
  );
}

/** The same query within a category. */
export const narrowToCategory = (textQuery: TextQuery, namedCategory: string): TextQuery => ({
  ...textQuery,
  match: `(${textQuery.match}) & (${namedCategory})`,
});

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
  const bySeries = (options: { weights?: string; mark?: string }) =>
    series.map((term) => termQuery(term, options)).join(' & ');
  const byDesignation = (options: { mark?: string }) => designation.map((term) => termQuery(term, options)).join(' & ');
  const asNamed = `${bySeries({ weights: 'AB' })} & ${byDesignation({ mark: nameMark })}`;
  const asVariant = `${bySeries({ mark: nameMark })} & ${byDesignation({})}`;
  const byCode = codeQuery(rawQuery);
  const match = `(${asNamed}) | (${asVariant})${byCode ? ` | ${byCode}` : ''}`;
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
  const neighbours = designation.flatMap(({ term }) => neighbouringTerms(term));
  const near = neighbours.map(
    (term): QueryTerm => ({
      term,
      alternatives: [(term.match(/[0-9.]+|[^0-9.]+/g) ?? []).join(' ')].filter((parts) => parts !== term),
      isPrefix: false,
    }),
  );
  const ofSeries = series.map((term) => termQuery(term, { mark: nameMark })).join(' & ');
  const close = [...designation, ...near].map((term) => termQuery(term, { mark: nameMark })).join(' | ');
  const match = isWide || close === '' ? ofSeries : `${ofSeries} & (${close})`;
  const terms = [...series, ...designation].map(termQueries);
  const nearQuery = near.length > 0 ? [combine(near.map(termQueries))] : [];
  return { ...textQuery, match, preferred: match, inDescriptions: false, terms: [...terms, ...nearQuery] };
}

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

const termQueries = (term: QueryTerm): TermQueries => ({
  anywhere: termQuery(term),
  inName: termQuery(term, { weights: 'A' }),
  inNameBrandOrCategory: termQuery(term, { weights: 'ABD' }),
  wholeWord: termQuery({ ...term, isPrefix: false }),
});

/** Matches a term or one of its alternatives, and the merchant code it may be; codes that start with it if it is a prefix. */
function termQuery({ term, alternatives, isPrefix }: QueryTerm, { weights = '', mark = '' } = {}): string {
  const code = mark ? null : codeLexeme(term);
  const parts = [
    lexemeQuery(mark + term, isPrefix, weights),
    ...alternatives.map((alternative) =>
      alternative
        .split(' ')
        .filter(Boolean)
        .map((part) => lexemeQuery(mark + part, false, weights))
        .join(' & '),
    ),
    ...(code && codePattern.test(code) ? [lexemeQuery(code, isPrefix, weights)] : []),
  ];
  return `(${[...new Set(parts.filter(Boolean))].map((part) => (part.includes(' & ') ? `(${part})` : part)).join(' | ')})`;
}

function lexemeQuery(lexeme: string, isPrefix: boolean, weights: string): string {
  const suffix = `${isPrefix ? '*' : ''}${weights}`;
  return suffix ? `${quoteLexeme(lexeme)}:${suffix}` : quoteLexeme(lexeme);
}
